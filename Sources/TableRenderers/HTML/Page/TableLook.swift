import TableLayout
import TableModel

/// What the rows of a table stand on: revisions of one table may differ in it.
struct TableLook: Equatable {
  let style: TableStyle
  /// `nil` is UIKit's own.
  let separatorColor: Color?

  init(_ table: TableArrangement) {
    style = table.style
    separatorColor = table.separatorColor
  }
}
