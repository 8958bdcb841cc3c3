import TableRenderKit

// tablerender-benchmark generate ROWS      a document of ROWS rows, to standard output
// tablerender-benchmark constrained ROWS   the same, its rows laid out by constraints
// tablerender-benchmark read FILE          reads and resolves a document, nothing else
// tablerender-benchmark stages FILE [N]    the shortest of N times of every stage
// tablerender-benchmark compare [N]        the shortest of N comparisons of each of some pairs of tables
// tablerender-benchmark solve [N]          the shortest of N times of a typical cell's constraints
// tablerender-benchmark session [N]        the median of N edits of each kind in a session of 100,000 rows

let words = Array(CommandLine.arguments.dropFirst())
switch (words.first, words.dropFirst().first) {
case ("generate", let count?), ("constrained", let count?):
  var generator = RowGenerator()
  var out = OutputBuffer { try? Platform.write($0, to: Platform.standardOutput) }
  generator.generate(Int(count) ?? 0, isConstrained: words[0] == "constrained") { text in
    out.append(text)
    out.flushIfFull()
  }
  out.finish()
case ("read", let path?):
  var run = TableRun(RunOptions())
  let rows = run.read(path)?.rowCount ?? 0
  print("\(rows) rows, peak memory \(Platform.peakMemory / 1_048_576) MiB")
case ("stages", let path?): StageTimer.run(path, repetitions: words.count > 2 ? Int(words[2]) ?? 3 : 3)
case ("compare", let count): ComparisonTimer.run(repetitions: count.flatMap(Int.init) ?? 5)
case ("solve", let count): SolverTimer.run(repetitions: count.flatMap(Int.init) ?? 1000)
case ("session", let count): SessionTimer.run(repetitions: count.flatMap(Int.init) ?? 201)
default:
  print(
    """
    usage: tablerender-benchmark generate ROWS | constrained ROWS | read FILE | stages FILE [N] | compare [N]
           | solve [N] | session [N]
    """)
}
