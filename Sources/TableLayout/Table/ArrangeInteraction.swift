import Diagnostics
import TableModel

extension LayoutEngine {
  /// Lays a document out twice, at rest and while it is edited, so that a page can go from one to the other with every
  /// height measured in both.
  ///
  /// `isEditing` tells which of the two is shown first. Frames are those at rest; what is wrong with the document is told
  /// once.
  public func arrangeInteractively(
    _ document: TableDocument, diagnostics: inout DiagnosticList
  ) -> TableArrangement {
    var engine = self
    engine.takesPart = true
    var resting = document
    resting.table.isEditing = false
    var arrangement = engine.arrange(resting, diagnostics: &diagnostics)
    var edited = document
    edited.table.isEditing = true
    var known = DiagnosticList()
    arrangement.interaction = ArrangedInteraction(
      editedRows: engine.arrange(edited, diagnostics: &known).sections.map(\.rows),
      allowsSelection: document.table.allowsSelection,
      allowsMultipleSelection: document.table.allowsMultipleSelection)
    arrangement.isEditing = document.table.isEditing
    return arrangement
  }
}
