/// What it costs to give a view a length: a convex function made of straight pieces, as a run in a `CostArena`.
struct Cost {
  var start = 0
  var count = 0
}

/// The cost functions of one pass over a template.
///
/// Auto Layout lets no lower priority buy anything from a higher one, and within a priority makes the sum of
/// absolute errors least. So a cost is one number a priority, compared from the highest down, and a view's cost
/// over its length has the shape of a label's: falling by its compression resistance up to the intrinsic length,
/// rising by its hugging beyond. Sums of such functions (views of one length) and their cheapest divisions (views
/// that share a length) have that shape too, which makes nested stack views exact without a solver.
///
/// All functions live in two flat arrays, so that a row allocates nothing. A piece ends at `ends[i]`, where the
/// next begins; the last ends at infinity. Its slope is `levels` numbers.
struct CostArena {
  let levels: Int
  var ends: [Double] = []
  var slopes: [Double] = []
  var pieces: [Piece] = []

  init(levels: Int) { self.levels = levels }

  /// A piece of a function that is being combined with others.
  struct Piece {
    var index: Int
    var input: Int
    /// The length of the piece, or where it ends.
    var length: Double
    var scale: Double
  }

  mutating func removeAll() {
    ends.removeAll(keepingCapacity: true)
    slopes.removeAll(keepingCapacity: true)
  }

  /// The function of a view that wants one length, or none.
  mutating func leaf(_ length: Double, compression: Int, hugging: Int?) -> Cost {
    let start = ends.count
    if length > 0 {
      appendFlatPiece(to: length)
      slopes[slopes.count - levels + compression] = -1
    }
    appendFlatPiece(to: .infinity)
    if let hugging { slopes[slopes.count - levels + hugging] = 1 }
    return Cost(start: start, count: ends.count - start)
  }

  /// The cheapest length, the smallest of several.
  func cheapest(_ cost: Cost) -> Double {
    for index in cost.start..<cost.start + cost.count where sign(index) >= 0 {
      return index == cost.start ? 0 : ends[index - 1]
    }
    return cost.count > 1 ? ends[cost.start + cost.count - 2] : 0
  }

  /// -1 where the cost falls, 1 where it rises, 0 where it is level.
  func sign(_ index: Int) -> Int {
    for slope in slopes[index * levels..<(index + 1) * levels] {
      if slope < -Self.slack { return -1 }
      if slope > Self.slack { return 1 }
    }
    return 0
  }

  /// Compares slopes from the highest priority down: negative where `a` is the smaller.
  func order(_ a: Piece, _ b: Piece) -> Int {
    let (first, second) = (a.index * levels, b.index * levels)
    for level in 0..<levels {
      let difference = slopes[first + level] * a.scale - slopes[second + level] * b.scale
      if difference < -Self.slack { return -1 }
      if difference > Self.slack { return 1 }
    }
    return 0
  }

  mutating func appendFlatPiece(to end: Double) {
    ends.append(end)
    for _ in 0..<levels { slopes.append(0) }
  }

  /// The length of a piece; infinite for the last one.
  func length(_ index: Int, of cost: Cost) -> Double {
    index == cost.start ? ends[index] : ends[index] - ends[index - 1]
  }

  private static let slack = 1e-9
}

/// A function that takes part in a combination, of `scale` times the common length plus `offset`.
struct CostInput {
  var cost: Cost
  var scale = 1.0
  var offset = 0.0
}
