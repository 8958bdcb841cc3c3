import TableModel

extension TablePass {
  /// The section index; `nil` where no section has an index title.
  func arrangeIndex(of document: Table) -> ArrangedSectionIndex? {
    let entries = document.sectionIndex
    guard !entries.isEmpty else { return nil }
    return ArrangedSectionIndex(entries: entries, width: environment.metrics.sectionIndexWidth)
  }
}
