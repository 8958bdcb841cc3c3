import TableModel

/// One piece of text with the place that layout gave it, before it is put on a line.
struct TextItem {
  enum Style: Hashable {
    case plain, bold, dim, tint, destructive
  }

  var text: String
  /// Points from the left of the table.
  var x: Double
  var width: Double
  /// Points from the top of the row: what decides the line.
  var baseline: Double
  var alignment: TextAlignment
  var style = Style.plain
  /// Shown apart from the direction of what stands beside it.
  var isRightToLeft = false
  /// Never cut: a mark, not a text.
  var isMark = false
}
