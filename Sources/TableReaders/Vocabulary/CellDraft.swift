import Diagnostics
import TableModel

/// A cell while it is read.
struct CellDraft {
  var id: String?
  var template: TemplateReference?
  var style: CellStyle?
  var values = ValueList()
  /// The text that the cell is read from, for values that stand in it.
  var sourceText: [UInt8] = []
  private(set) var options = CellOptions.default
  private(set) var hasOptions = false
  /// Those of the last cell that had any, and the place where it has them.
  private var lastOptions = CellOptions.default
  private var shared: SharedCellOptions?

  mutating func setOption(_ set: (inout CellOptions) -> Void) {
    hasOptions = true
    set(&options)
  }

  /// Adds a value that is written as an attribute.
  mutating func addValue(_ key: String, _ value: AttributeValue) {
    let range = value.range
    if value.utf8.count > CellValue.shortTextBytes, let range, value.stands(in: sourceText, at: range) {
      values.append(CellValue(key, standingIn: sourceText, at: range))
    } else {
      values.append(CellValue(key, value.string, at: range))
    }
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
    if hasOptions { shareOptions() }
    return TableCell(
      id: id, look: look, values: values.take(), sharing: hasOptions ? shared : nil, range: range)
  }

  /// Cells that follow each other mostly have the same options.
  private mutating func shareOptions() {
    if shared == nil || lastOptions != options {
      shared = SharedCellOptions(options)
      lastOptions = options
    }
  }
}
