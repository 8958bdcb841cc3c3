import TableModel

/// What changed in the templates of two documents, each by its reuse identifier.
struct TemplateComparison {
  /// Templates that are in both documents and look different.
  private(set) var changed: Set<String> = []
  private let changes: [String: [ValueChange]]
  /// How many rows, headers and footers have each changed template, in the document that has more.
  private var users: [String: Int] = [:]
  private let old: [CellTemplate]
  private let new: [CellTemplate]

  init(_ old: TableDocument, _ new: TableDocument) {
    self.old = old.templates
    self.new = new.templates
    let before = Dictionary(old.templates.map { ($0.id, $0) }) { first, _ in first }
    var changes: [String: [ValueChange]] = [:]
    for template in new.templates {
      guard let known = before[template.id], changes[template.id] == nil else { continue }
      let values = known.valueChanges(to: template)
      if !values.isEmpty { changes[template.id] = values }
    }
    self.changes = changes
    changed = Set(changes.keys)
    guard !changed.isEmpty else { return }
    let counts = [old, new].map { Self.users(of: changed, in: $0.table) }
    users = counts[0].merging(counts[1]) { max($0, $1) }
  }

  private static func users(of names: Set<String>, in table: Table) -> [String: Int] {
    var counts: [String: Int] = [:]
    func count(_ name: String?) { if let name, names.contains(name) { counts[name, default: 0] += 1 } }
    count(table.header?.templateName)
    count(table.footer?.templateName)
    for section in table.sections {
      count(section.header?.templateName)
      count(section.footer?.templateName)
      for cell in section.cells {
        if case .template(let reference) = cell.look { count(reference.identifier) }
      }
    }
    return counts
  }

  func values(of name: String) -> [ValueChange] { changes[name] ?? [] }

  /// Whether a changed template has one user alone: then the change is that row's own.
  func isFolded(_ name: String) -> Bool { changed.contains(name) && users[name] == 1 }

  func areChanged(_ header: TableHeaderFooter?) -> Bool {
    header?.templateName.map { changed.contains($0) } ?? false
  }

  /// Templates that came, went or changed, apart from those whose change is one row's own.
  func tableChanges() -> [TableChange] {
    var found: [TableChange] = []
    let oldPlaces = Dictionary(old.enumerated().map { ($0.element.id, $0.offset) }) { first, _ in first }
    let newPlaces = Dictionary(new.enumerated().map { ($0.element.id, $0.offset) }) { first, _ in first }
    for (place, template) in new.enumerated() {
      guard let oldPlace = oldPlaces[template.id] else {
        found.append(TableChange(.insert, .template, id: template.id, from: nil, to: .template(place)))
        continue
      }
      guard changed.contains(template.id), !isFolded(template.id) else { continue }
      found.append(
        TableChange(
          .update, .template, id: template.id, from: .template(oldPlace), to: .template(place),
          values: values(of: template.id), rowCount: users[template.id] ?? 0))
    }
    for (place, template) in old.enumerated() where newPlaces[template.id] == nil {
      found.append(TableChange(.delete, .template, id: template.id, from: .template(place), to: nil))
    }
    return found
  }
}
