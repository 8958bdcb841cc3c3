import Diagnostics

extension [CellTemplate] {
  /// Keeps the first template of each identifier.
  public mutating func removeDuplicates(into diagnostics: inout DiagnosticList) {
    var first: [String: SourceRange?] = [:]
    var kept: [CellTemplate] = []
    for template in self {
      if let range = first[template.id] {
        diagnostics.add(
          .duplicateIdentifier, "two templates have the id '\(template.id)'; the first one is used",
          at: template.range, notes: [Diagnostic.Note("the first one", at: range)])
      } else {
        first[template.id] = .some(template.range)
        kept.append(template)
      }
    }
    if kept.count < count { self = kept }
  }
}
