/// What the cost of a view's length looks like, whatever the lengths of the row at hand.
///
/// Most stack views of most rows are as long as their views want, or longer by some room that always goes to the
/// same view. Then nothing has to be weighed: the shape says so, and no cost function is built.
struct LengthShape {
  /// The cheapest length is a sum or a maximum.
  var isSimple = false
  /// The lowest priority that a shorter view offends, as a level; the highest that a longer one offends.
  var lowestCompression = 0
  var highestHugging = -1
  /// More room along a stack view goes to the views in `growing`.
  var growsSimply = false
  /// Along a stack view: the arranged views that more room goes to, in equal parts.
  var growing: [Int] = []
}
