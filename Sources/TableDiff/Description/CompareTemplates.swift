import TableModel

/// What changed in the templates of two documents, each by its reuse identifier.
struct TemplateComparison {
  /// Templates that are in both documents and look different.
  private(set) var changed: Set<String> = []
  private let changes: [String: [ValueChange]]
  /// Templates of which an editor's document tells all.
  private let outlined: Set<String>
  /// How many rows, headers and footers have each changed template, in the document that has more.
  private var users: [String: Int] = [:]
  private let old: [CellTemplate]
  private let new: [CellTemplate]

  init(_ old: TableDocument, _ new: TableDocument) {
    self.old = old.templates
    self.new = new.templates
    let before = Dictionary(old.templates.map { ($0.name, $0) }) { first, _ in first }
    var changes: [String: [ValueChange]] = [:]
    for template in new.templates {
      guard let known = before[template.name], changes[template.name] == nil else { continue }
      let values = known.valueChanges(to: template)
      if !values.isEmpty { changes[template.name] = values }
    }
    outlined = Set(new.templates.filter { $0.outline != nil }.map(\.name))
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

  /// Whether what a template says of its cells is compared as a part of it.
  func tellsOptions(_ look: TableCell.Look) -> Bool {
    if case .template(let reference) = look { outlined.contains(reference.identifier) } else { false }
  }

  /// Whether a changed template has one user alone: then the change is that row's own.
  func isFolded(_ name: String) -> Bool { changed.contains(name) && users[name] == 1 }

  func areChanged(_ header: TableHeaderFooter?) -> Bool {
    header?.templateName.map { changed.contains($0) } ?? false
  }

  /// Templates that came, went or changed, apart from those whose change is one row's own.
  func tableChanges() -> [TableChange] {
    var found: [TableChange] = []
    let oldPlaces = Dictionary(old.enumerated().map { ($0.element.name, $0.offset) }) { first, _ in first }
    let newPlaces = Dictionary(new.enumerated().map { ($0.element.name, $0.offset) }) { first, _ in first }
    for (place, template) in new.enumerated() {
      let name = template.name
      guard let oldPlace = oldPlaces[name] else {
        // A cell that an editor drew is told as a row.
        if template.outline == nil {
          found.append(TableChange(.insert, .template, id: name, from: nil, to: .template(place)))
        }
        continue
      }
      guard changed.contains(name), !isFolded(name) else { continue }
      found.append(
        TableChange(
          .update, .template, id: name, from: .template(oldPlace), to: .template(place),
          values: values(of: name), rowCount: users[name] ?? 0))
    }
    for (place, template) in old.enumerated()
    where template.outline == nil && newPlaces[template.name] == nil {
      found.append(TableChange(.delete, .template, id: template.name, from: .template(place), to: nil))
    }
    return found
  }
}

extension CellTemplate {
  /// What is unique in its document: the object id where an editor gave one.
  fileprivate var name: String { objectID ?? id }
}
