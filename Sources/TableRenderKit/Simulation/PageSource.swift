import Diagnostics
import TableModel
import TableSessions

/// The rows of a page, read again at every refresh.
final class PageSource: TableSource {
  private(set) var sections: [TableSection]
  /// Why the page could not be read when it was last asked for: its rows are then those from before.
  private(set) var failure: String?
  private let path: String
  private var options: RunOptions

  /// - Parameter sections: what the page holds now.
  init(_ sections: [TableSection], of path: String, options: RunOptions) {
    self.sections = sections
    self.path = path
    self.options = options
  }

  /// From the next refresh on the page's data comes from this file.
  func useData(at path: String) { options.dataPath = path }

  func refetch() {
    guard path != "-", options.dataPath != "-" else {
      failure = "standard input can be read only once"
      return
    }
    var run = TableRun(options)
    let document = run.read(path)
    failure = run.diagnostics.diagnostics.first { $0.severity == .error }?.message
    if let document, failure == nil { sections = document.table.sections }
  }
}
