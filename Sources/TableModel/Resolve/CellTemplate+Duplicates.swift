import Diagnostics

extension [CellTemplate] {
  /// Keeps the first template of each identifier; a later one that has an object id goes by that.
  public mutating func removeDuplicates(into diagnostics: inout DiagnosticList) {
    var first: [String: SourceRange?] = [:]
    var kept: [CellTemplate] = []
    for var template in self {
      if first[template.id] != nil, let id = template.objectID { template.id = id }
      if let range = first[template.id] {
        diagnostics.add(
          .duplicateIdentifier, "two templates have the id '\(template.id)'; the first one is used",
          at: template.range, notes: [Diagnostic.Note("the first one", at: range)])
      } else {
        first[template.id] = .some(template.range)
        kept.append(template)
      }
    }
    self = kept
  }
}
