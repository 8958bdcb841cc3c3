/// Comparisons of what it costs to let a column's residual go.
///
/// Costs are compared level by level, and where all levels tie, constraint by constraint in the order in which they
/// were added: as if each optional constraint had a level of its own for its error, behind all priorities. So the
/// best solution does not hang on the way that led to it.
extension Tableau {
  /// A column's residual on the way to a side, and how much of the way a unit of something else is.
  struct Move {
    var column: Int
    var side: Side
    /// How far something else gets on a unit of the way: moves are compared by their cost for its unit.
    var rate = 1.0
  }

  /// What a unit of a move costs at a level.
  @inline(__always) func cost(_ move: Move, level: Int16) -> Double {
    let slope = slopes(Int(level))[move.column]
    let own: Double = columns[move.column].cost.on(move.side) == level ? 1 : 0
    return own + (move.side == .above ? slope : -slope)
  }

  /// What a unit of a move costs in a constraint's own error.
  func cost(_ move: Move, symbol: Int) -> Double {
    let place = Int(symbols[symbol].place)
    if place < 0 {
      return ~place == move.column && columns[~place].cost.on(move.side).isLevel ? 1 : 0
    }
    let side = sides[place]
    guard side != .bend, rows[place].cost.on(side).isLevel else { return 0 }
    return row(place)[move.column] * side.sign * move.side.sign
  }

  /// Whether a move costs more (1), less (−1) or neither (0).
  func sign(of move: Move) -> Int {
    let known = signByLevels(of: move)
    guard known == 0 else { return known }
    for symbol in 0..<symbolCount where symbols[symbol].kind == .constraint {
      let cost = cost(move, symbol: symbol)
      if cost.magnitude > Self.tolerance { return cost < 0 ? -1 : 1 }
    }
    return 0
  }

  /// The same, without regard to the order of constraints.
  func signByLevels(of move: Move) -> Int {
    guard columns[move.column].cost.on(move.side) != Cost.wall else { return 1 }
    for rank in 0..<levelCount {
      let cost = cost(move, level: ranks[rank])
      if cost.magnitude > Self.tolerance { return cost < 0 ? -1 : 1 }
    }
    return 0
  }

  /// Whether letting a column go costs something to either side, without regard to the order of constraints.
  @inline(__always) func isHeld(_ column: Int) -> Bool {
    let cost = columns[column].cost
    var (isHeldAbove, isHeldBelow) = (cost.upper == Cost.wall, cost.lower == Cost.wall)
    for rank in 0..<levelCount where !(isHeldAbove && isHeldBelow) {
      let level = ranks[rank]
      let slope = slopes(Int(level))[column]
      let above = slope + (cost.upper == level ? 1 : 0)
      let below = (cost.lower == level ? 1 : 0) - slope
      if !isHeldAbove, above.magnitude > Self.tolerance {
        guard above > 0 else { return false }
        isHeldAbove = true
      }
      if !isHeldBelow, below.magnitude > Self.tolerance {
        guard below > 0 else { return false }
        isHeldBelow = true
      }
    }
    return isHeldAbove && isHeldBelow
  }

  /// Which of two moves costs less: the first (−1), the second (1), or neither (0).
  func compare(_ a: Move, _ b: Move) -> Int {
    let tolerance = Self.tolerance * a.rate * b.rate
    for rank in 0..<levelCount {
      let level = ranks[rank]
      let difference = cost(a, level: level) * b.rate - cost(b, level: level) * a.rate
      if difference.magnitude > tolerance { return difference < 0 ? -1 : 1 }
    }
    for symbol in 0..<symbolCount where symbols[symbol].kind == .constraint {
      let difference = cost(a, symbol: symbol) * b.rate - cost(b, symbol: symbol) * a.rate
      if difference.magnitude > tolerance { return difference < 0 ? -1 : 1 }
    }
    return 0
  }

  /// Whether a rise of what a row pays, from one cost to another, is less than a move costs; in a tie too.
  func isRise(from paid: Int16, to asked: Int16, of row: Int, lessThan move: Move) -> Bool {
    let tolerance = Self.tolerance * move.rate
    for rank in 0..<levelCount {
      let level = ranks[rank]
      let rise: Double = (paid == level ? 1 : 0) + (asked == level ? 1 : 0)
      let difference = rise * move.rate - cost(move, level: level)
      if difference.magnitude > tolerance { return difference < 0 }
    }
    for symbol in 0..<symbolCount where symbols[symbol].kind == .constraint {
      var difference = -cost(move, symbol: symbol)
      if symbol == rows[row].symbol {
        difference += ((paid.isLevel ? 1 : 0) + (asked.isLevel ? 1 : 0)) * move.rate
      }
      if difference.magnitude > tolerance { return difference < 0 }
    }
    return true
  }
}
