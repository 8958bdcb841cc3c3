import Diagnostics
import TableModel

extension LayoutEngine {
  /// Explains the height of one row of a document whose references are resolved; `nil` where there is no such row.
  public func explainHeight(
    at path: TableIndexPath, of document: TableDocument, diagnostics: inout DiagnosticList
  ) -> HeightExplanation? {
    guard let cell = document.cell(at: path) else { return nil }
    var pass = TablePass(document, environment: LayoutEnvironment(engine: self, diagnostics: diagnostics))
    let row = pass.arrangeRow(cell, at: path, y: 0)
    diagnostics = pass.environment.diagnostics
    var explanation = pass.explain(row)
    explanation.cache = pass.cacheState(of: path, in: document.table)
    return explanation
  }
}

extension TablePass {
  fileprivate mutating func explain(_ row: ArrangedRow) -> HeightExplanation {
    var explanation = HeightExplanation(
      indexPath: row.indexPath, id: row.cell.id, look: row.cell.look.name, height: row.frame.height,
      origin: row.heightOrigin, terms: [])
    guard row.heightOrigin == .measured else {
      explanation.terms = [.init(row.frame.height, "height given by the \(row.heightOrigin.rawValue)")]
      return explanation
    }
    if case .template(let reference) = row.cell.look, let index = reference.index.map(Int.init),
      templates.indices.contains(index), sources[index].standard == nil || !sources[index].views.isEmpty
    {
      let parts = templates[index].explainHeight(environment)
      explanation.terms = parts.terms
      explanation.constraints = parts.constraints
      explanation.growing = templates[index].growingParts(&environment)
    } else {
      explanation.terms = environment.explainStandardHeight(of: row)
    }
    explanation.addRemainder(pixel: environment.grid.pixel)
    return explanation
  }
}

extension HeightExplanation {
  /// What the terms do not make up: the pixel of the separator, and what rounding adds.
  fileprivate mutating func addRemainder(pixel: Double) {
    let rest = height - terms.reduce(0) { $0 + $1.points }
    guard rest.magnitude > 0.0005 else { return }
    terms.append(
      .init(
        rest,
        (rest - pixel).magnitude < 0.0005
          ? "separator" : rest > 0 && rest < pixel ? "up to the pixel" : "rest"))
  }
}

extension TableCell.Look {
  /// The template's name, or the style's.
  fileprivate var name: String {
    switch self {
    case .style(let style): style.rawValue
    case .template(let reference): reference.identifier
    }
  }
}

extension TablePass {
  fileprivate func cacheState(of path: TableIndexPath, in table: Table) -> HeightExplanation.CacheState {
    guard let key = heightKey(of: table.sections[path.section].cells[path.row]) else { return .notKept }
    for (section, rows) in table.sections.enumerated().prefix(path.section + 1) {
      for (row, other) in rows.cells.enumerated() {
        let place = TableIndexPath(section: section, row: row)
        guard place < path else { break }
        if heightKey(of: other) == key { return .served(by: place) }
      }
    }
    return .measuredAnew
  }
}
