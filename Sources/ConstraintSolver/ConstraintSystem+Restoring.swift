extension ConstraintSystem {
  /// Goes back to what `snapshot` was: without allocating where it has no more variables and constraints than this
  /// one, and without copying its table where this one comes from it and has changed in constants only.
  public mutating func restore(_ snapshot: ConstraintSystem) {
    if !(conflicts.isEmpty && snapshot.conflicts.isEmpty) { conflicts = snapshot.conflicts }
    let isOwner = isKnownUniquelyReferenced(&tableau.memory)
    if isOwner, origin === snapshot.tableau.memory, !tableau.changes.isReshaped {
      takeBack(snapshot)
    } else {
      takeAll(snapshot, isOwner: isOwner)
    }
  }

  private mutating func takeAll(_ snapshot: ConstraintSystem, isOwner: Bool) {
    if isOwner, tableau.capacity.holds(snapshot.tableau.capacity) {
      tableau.takeAll(from: snapshot.tableau)
    } else {
      tableau = snapshot.tableau.copied(snapshot.tableau.capacity)
    }
    origin = snapshot.tableau.memory
  }

  /// Takes back what has changed since all was taken from the snapshot.
  ///
  /// Here and not in `Tableau`, which would be copied to be handed over.
  @inline(__always) private mutating func takeBack(_ snapshot: ConstraintSystem) {
    tableau.precision = snapshot.tableau.precision
    tableau.suspect = snapshot.tableau.suspect
    tableau.postponed = snapshot.tableau.postponed
    tableau.values.copy(snapshot.tableau.values, quads: (tableau.rowCount &+ 3) >> 2)
    tableau.changes.takeBackConstants(tableau.constants, from: snapshot.tableau.constants)
    if tableau.changes.rowCount > 0 { takeBackRows(snapshot) }
    tableau.changes.clear()
  }

  private mutating func takeBackRows(_ snapshot: ConstraintSystem) {
    let quads = tableau.quads
    for index in 0..<tableau.changes.rowCount {
      let row = Int(tableau.changes.rows[index])
      tableau.row(row).copy(snapshot.tableau.table + row &* tableau.stride, quads: quads)
      tableau.lows[row] = snapshot.tableau.lows[row]
      tableau.highs[row] = snapshot.tableau.highs[row]
      tableau.sides[row] = snapshot.tableau.sides[row]
      tableau.rows[row] = snapshot.tableau.rows[row]
      tableau.symbols[Int(tableau.rows[row].symbol)].place = Int32(truncatingIfNeeded: row)
    }
    if tableau.changes.hasLevels {
      for level in 0..<tableau.levelCount where tableau.changes.isNoted(level: level) {
        tableau.slopes(level).copy(snapshot.tableau.gradient + level &* tableau.stride, quads: quads)
      }
    }
    for index in 0..<tableau.changes.columnCount {
      let column = Int(tableau.changes.columns[index])
      tableau.columns[column] = snapshot.tableau.columns[column]
      tableau.symbols[Int(tableau.columns[column].symbol)].place = ~Int32(truncatingIfNeeded: column)
    }
  }
}
