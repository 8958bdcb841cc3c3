import Diagnostics

extension Table {
  /// Diagnoses cells that share an `id`, and sections that do: updates and comparisons go by it.
  func checkIdentifiers(into diagnostics: inout DiagnosticList) {
    var sectionIDs = IdentifierSet()
    for (index, section) in sections.enumerated() {
      guard let id = section.id,
        let first = sectionIDs.enter(id, as: index, identifierAt: { sections[$0].id ?? "" })
      else { continue }
      diagnostics.add(
        .duplicateIdentifier, "two sections have the id '\(id)'", at: section.range,
        notes: [Diagnostic.Note("the first one", at: sections[first].range)])
    }
    checkCellIdentifiers(into: &diagnostics)
  }

  private func checkCellIdentifiers(into diagnostics: inout DiagnosticList) {
    var starts: [Int] = []
    var count = 0
    for section in sections {
      starts.append(count)
      count += section.cells.count
    }
    func cell(_ ordinal: Int) -> TableCell {
      var low = 0
      var high = starts.count
      while high - low > 1 {
        let middle = (low + high) / 2
        if starts[middle] <= ordinal { low = middle } else { high = middle }
      }
      return sections[low].cells[ordinal - starts[low]]
    }
    var cellIDs = IdentifierSet()
    for (index, section) in sections.enumerated() {
      for row in section.cells.indices {
        guard let id = section.cells[row].id,
          let first = cellIDs.enter(id, as: starts[index] + row, identifierAt: { cell($0).id ?? "" })
        else { continue }
        diagnostics.add(
          .duplicateIdentifier, "two cells have the id '\(id)'", at: section.cells[row].range,
          notes: [Diagnostic.Note("the first one", at: cell(first).range)])
      }
    }
  }

  /// Diagnoses explicit index titles where no section has one: all of them would lead to the first section. A
  /// title between those of two sections is nothing to warn of: it leads to the one before, as in UIKit's own apps.
  func checkIndexTitles(into diagnostics: inout DiagnosticList) {
    guard let titles = explicitIndexTitles, let first = titles.first else { return }
    if sections.contains(where: { $0.indexTitle != nil }) { return }
    let named = titles.count == 1 ? "the index title '\(first)' leads" : "\(titles.count) index titles lead"
    diagnostics.add(
      .unknownIndexTitle, "\(named) nowhere, since no section has an indexTitle",
      at: indexTitlesRange ?? range)
  }
}
