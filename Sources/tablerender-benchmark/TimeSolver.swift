import ConstraintSolver

/// Times the constraints of a typical cell: made and solved, and solved again for rows whose texts differ.
enum SolverTimer {
  /// Three content lengths: the name's and the role's width, and the note's height.
  private typealias Row = (name: Double, role: Double, note: Double)

  static func run(repetitions: Int) {
    do throws(UnsatisfiableConstraint) {
      let cell = try CellSystem(.both)
      print("\(cell.system.size) numbers in the table")
      print(
        "build and solve, one system:",
        build(repetitions) { () throws(UnsatisfiableConstraint) in
          _ = try CellSystem(.both)
        })
      print(
        "build and solve, a system an axis:",
        build(repetitions) { () throws(UnsatisfiableConstraint) in
          _ = (try CellSystem(.horizontal), try CellSystem(.vertical))
        })
      let (across, down) = (try CellSystem(.horizontal), try CellSystem(.vertical))
      for (name, rows) in [("all fit", rows(widest: 190)), ("some too long", rows(widest: 340))] {
        print("a row, one system, \(name):", oneSystem(cell, rows, repetitions))
        print("a row, a system an axis, \(name):", systemAnAxis(across, down, rows, repetitions))
      }
    } catch {
      print("the constraints exclude each other")
    }
  }

  private static func build(
    _ repetitions: Int, _ body: () throws(UnsatisfiableConstraint) -> Void
  ) -> String {
    nanoseconds(repetitions, of: 20) { for _ in 0..<20 { try? body() } }
  }

  /// Goes back to the cell as it was built, sets three lengths and solves.
  private static func oneSystem(_ cell: CellSystem, _ rows: [Row], _ repetitions: Int) -> String {
    guard let name = cell.nameWidth, let role = cell.roleWidth, let note = cell.noteHeight,
      let height = cell.height
    else { return "nothing to time" }
    var (system, sum) = (cell.system, 0.0)
    return nanoseconds(repetitions, of: rows.count) {
      for row in rows {
        system.restore(cell.system)
        system.setConstant(of: name, to: row.name)
        system.setConstant(of: role, to: row.role)
        system.setConstant(of: note, to: row.note)
        system.solve()
        sum += system.value(of: height)
      }
    }
  }

  private static func systemAnAxis(
    _ across: CellSystem, _ down: CellSystem, _ rows: [Row], _ repetitions: Int
  ) -> String {
    guard let name = across.nameWidth, let role = across.roleWidth, let note = down.noteHeight,
      let height = down.height
    else { return "nothing to time" }
    var (horizontal, vertical, sum) = (across.system, down.system, 0.0)
    return nanoseconds(repetitions, of: rows.count) {
      for row in rows {
        horizontal.restore(across.system)
        horizontal.setConstant(of: name, to: row.name)
        horizontal.setConstant(of: role, to: row.role)
        horizontal.solve()
        vertical.restore(down.system)
        vertical.setConstant(of: note, to: row.note)
        vertical.solve()
        sum += vertical.value(of: height)
      }
    }
  }

  /// The shortest time of a number of runs, divided by what a run does.
  private static func nanoseconds(_ repetitions: Int, of count: Int, _ body: () -> Void) -> String {
    let clock = ContinuousClock()
    var shortest = Duration.seconds(1)
    for _ in 0..<max(1, repetitions) { shortest = min(shortest, clock.measure(body)) }
    return "\(Int(Double(shortest.components.attoseconds) / 1e9 / Double(count) + 0.5)) ns"
  }

  /// Rows with texts up to a width and notes of one to five lines, always the same.
  private static func rows(widest: Double) -> [Row] {
    var state: UInt64 = 7
    func next(below bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    func width(from least: Double) -> Double { least + Double(next(below: 1000)) / 1000 * (widest - least) }
    return (0..<64).map { _ in (width(from: 40), width(from: 30), Double(18 * (1 + next(below: 5)))) }
  }
}
