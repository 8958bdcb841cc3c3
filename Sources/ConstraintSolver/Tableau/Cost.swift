/// What a residual costs on either side of zero: nothing, one unit a point at a level, or no end.
struct Cost: Equatable {
  /// Costs nothing.
  static let free = Int16.max
  /// May not be.
  static let wall: Int16 = -1

  /// What a positive residual costs: a level, `free` or `wall`.
  var upper: Int16
  /// What a negative one costs.
  var lower: Int16

  static let none = Cost(upper: free, lower: free)
  static let required = Cost(upper: wall, lower: wall)
  static let length = Cost(upper: free, lower: wall)

  @inline(__always) func on(_ side: Side) -> Int16 { side == .above ? upper : lower }

  @inline(__always) var isFree: Bool { self == .none }
}

extension Int16 {
  /// A level, neither free nor a wall.
  @inline(__always) var isLevel: Bool { self >= 0 && self != Cost.free }
}

/// Where a residual stands, or is reckoned to stand: what it costs is a straight line on either side of zero.
enum Side: Int8 {
  case below = -1
  /// At zero, where neither side is paid.
  case bend = 0
  case above = 1

  @inline(__always) var sign: Double { Double(rawValue) }

  @inline(__always) var opposite: Side {
    switch self {
    case .below: .above
    case .bend: .bend
    case .above: .below
    }
  }
}
