import Diagnostics
import TableModel

/// A cell while it is read.
struct CellDraft {
  var id: String?
  var template: TemplateReference?
  var style: CellStyle?
  var values = ValueList()
  private(set) var options = CellOptions.default
  private(set) var hasOptions = false
  /// Those of the last cell that had any, and the place where it has them.
  private var lastOptions = CellOptions.default
  private var shared: SharedCellOptions?

  mutating func setOption(_ set: (inout CellOptions) -> Void) {
    hasOptions = true
    set(&options)
  }

  /// For the next cell.
  mutating func reset() {
    id = nil
    template = nil
    style = nil
    values.removeAll()
    if hasOptions { options = .default }
    hasOptions = false
  }

  /// The cell; its values are then handed over.
  mutating func take(range: SourceRange?) -> TableCell {
    let look = template.map { TableCell.Look.template($0) } ?? .style(style ?? .default)
    var cell = TableCell(id: id, look: look, values: values.take(), range: range)
    if hasOptions { shareOptions(with: &cell) }
    return cell
  }

  /// Cells that follow each other mostly have the same options.
  private mutating func shareOptions(with cell: inout TableCell) {
    if shared == nil || lastOptions != options {
      shared = SharedCellOptions(options)
      lastOptions = options
    }
    if let shared { cell.share(shared) }
  }
}
