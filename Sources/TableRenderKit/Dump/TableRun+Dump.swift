import Diagnostics
import TableLayout
import TableModel
import TableReaders
import TableSyntax

extension TableRun {
  /// The tree that a stage gives for a file, as text.
  ///
  /// - Returns: `nil` where there is none; the diagnostics say why.
  public mutating func dump(_ path: String, _ stage: DumpStage) -> String? {
    switch stage {
    case .syntax: dumpSyntax(path)
    case .model: read(path).map { ModelDump($0).text }
    case .layout:
      read(path).map { document in
        let table = arrange(document)
        return LayoutDump(table).text
      }
    }
  }
}
