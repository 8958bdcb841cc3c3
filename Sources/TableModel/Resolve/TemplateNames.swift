/// The names of a document's templates, for things that join the document once its references are resolved.
public struct TemplateNames: Sendable {
  private var indices: [String: Int32] = [:]

  /// Names as cells may give them: reuse identifiers first, Interface Builder's where nothing else has the name.
  public init(_ templates: [CellTemplate]) {
    for (index, template) in templates.enumerated() where indices[template.id] == nil {
      indices[template.id] = Int32(clamping: index)
    }
    for (index, template) in templates.enumerated() {
      if let id = template.objectID, indices[id] == nil { indices[id] = Int32(clamping: index) }
    }
  }

  /// Leads a cell to its template.
  ///
  /// - Throws: the name that no template has.
  public func resolve(_ cell: inout TableCell) throws(UnknownTemplate) {
    guard case .template(let reference) = cell.look else { return }
    cell.look = .template(try resolved(reference))
  }

  /// Leads everything in a section to its template.
  ///
  /// - Throws: the first name that no template has.
  public func resolve(_ section: inout TableSection) throws(UnknownTemplate) {
    section.insertionTemplate = try section.insertionTemplate.map(resolved)
    try resolve(&section.header)
    try resolve(&section.footer)
    for row in section.cells.indices { try resolve(&section.cells[row]) }
  }

  private func resolve(_ headerFooter: inout TableHeaderFooter?) throws(UnknownTemplate) {
    guard case .template(let reference)? = headerFooter?.look else { return }
    headerFooter?.look = .template(try resolved(reference))
  }

  private func resolved(_ reference: TemplateReference) throws(UnknownTemplate) -> TemplateReference {
    guard let index = indices[reference.identifier] else { throw UnknownTemplate(name: reference.identifier) }
    guard reference.index != index else { return reference }
    var resolved = reference
    resolved.index = index
    return resolved
  }
}

/// That no template of a document has a name.
public struct UnknownTemplate: Error, Hashable, Sendable {
  public let name: String

  public init(name: String) { self.name = name }
}
