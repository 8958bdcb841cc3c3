import TableRenderKit

/// Times each stage of the pipeline on a file.
enum StageTimer {
  /// Runs the pipeline `repetitions` times and prints each stage's shortest time.
  static func run(_ path: String, repetitions: Int) {
    var shortest: [String: Duration] = [:]
    var order: [String] = []
    let clock = ContinuousClock()
    func time<T>(_ name: String, _ body: () -> T) -> T {
      var result: T?
      let elapsed = clock.measure { result = body() }
      if shortest[name] == nil { order.append(name) }
      shortest[name] = min(shortest[name] ?? elapsed, elapsed)
      return result ?? body()
    }
    var rows = 0
    for _ in 0..<max(1, repetitions) {
      var run = TableRun(RunOptions())
      guard let document = time("read and resolve", { run.read(path) }) else {
        return print("cannot read \(path)")
      }
      rows = document.rowCount
      let table = time("arrange", { run.arrange(document) })
      for format in OutputFormat.allCases {
        var bytes = 0
        time("write \(format.rawValue)") {
          var out = OutputBuffer { bytes += $0.count }
          run.render(table, as: format, to: &out)
          out.finish()
        }
      }
    }
    for name in order {
      guard let elapsed = shortest[name] else { continue }
      let milliseconds =
        Double(elapsed.components.attoseconds) / 1e15 + Double(elapsed.components.seconds) * 1000
      let perSecond = milliseconds > 0 ? Int(Double(rows) / milliseconds * 1000) : 0
      print("\(name): \((milliseconds * 10).rounded() / 10) ms, \(perSecond) rows/s")
    }
    print("peak memory: \(Platform.peakMemory / 1_048_576) MiB")
  }
}
