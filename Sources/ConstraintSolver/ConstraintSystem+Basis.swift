extension ConstraintSystem {
  /// Which residuals are let go, and on which side each is reckoned to be: all that decides how costs change with
  /// values, and so whether other values are as good.
  public struct Basis: Sendable {
    /// The residual of each row with its cost, as it lies in memory.
    fileprivate let rows: [UInt64]
    fileprivate let sides: [Side]
  }

  public var basis: Basis {
    Basis(
      rows: (0..<tableau.rowCount).map { tableau.rowWord($0) },
      sides: Array(UnsafeBufferPointer(start: tableau.sides, count: tableau.rowCount)))
  }

  /// Whether this is the system's basis. `false` too where the same residuals stand in other rows.
  ///
  /// Meant for telling quickly what was found out about a basis before; the system that it came from, with the same
  /// constraints.
  public func isAt(_ basis: borrowing Basis) -> Bool {
    guard basis.rows.count == tableau.rowCount else { return false }
    // Without a branch for each row, so that several are compared at once.
    var (difference, turn): (UInt64, Int8) = (0, 0)
    basis.rows.withUnsafeBufferPointer { rows in
      for row in 0..<rows.count { difference |= rows[row] ^ tableau.rowWord(row) }
    }
    guard difference == 0 else { return false }
    basis.sides.withUnsafeBufferPointer { sides in
      for row in 0..<sides.count { turn |= sides[row].rawValue ^ tableau.sides[row].rawValue }
    }
    return turn == 0
  }
}

extension Tableau {
  /// The symbol and the cost of a row's residual in one word.
  @inline(__always) fileprivate func rowWord(_ row: Int) -> UInt64 {
    UnsafeRawPointer(rows).load(fromByteOffset: row &* MemoryLayout<Residual>.stride, as: UInt64.self)
  }
}
