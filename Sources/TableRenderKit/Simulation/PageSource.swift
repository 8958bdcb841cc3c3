import Diagnostics
import TableModel
import TableSessions

/// The rows of a page, read again at every refresh.
final class PageSource: TableSource {
  private(set) var sections: [TableSection]
  /// The page as it was read last; `nil` before it was read again.
  private(set) var page: TableDocument?
  /// Why the page could not be read when it was last asked for: it is then what it was before.
  private(set) var failure: String?
  /// Errors of a page that could not be read, and the warnings of one that could.
  private(set) var findings: [Diagnostic] = []
  /// From the next refresh on the page's data comes from this file; `nil` leaves it where the page says.
  var dataPath: String?
  private let path: String
  /// Reads the page with its data from a file.
  private let read: (_ dataPath: String?) -> (TableDocument?, DiagnosticList)

  /// - Parameters:
  ///   - sections: what the page holds now.
  ///   - dataPath: where its data comes from now.
  init(
    _ sections: [TableSection], of path: String, dataPath: String?,
    read: @escaping (_ dataPath: String?) -> (TableDocument?, DiagnosticList)
  ) {
    self.sections = sections
    self.path = path
    self.dataPath = dataPath
    self.read = read
  }

  func refetch() {
    findings = []
    guard path != "-", dataPath != "-" else {
      failure = "standard input can be read only once"
      return
    }
    let (document, diagnostics) = read(dataPath)
    let errors = diagnostics.diagnostics.filter { $0.severity == .error }
    findings = errors.isEmpty ? diagnostics.diagnostics : errors
    failure = errors.first?.message
    guard let document, failure == nil else { return }
    page = document
    sections = document.table.sections
  }
}
