import TableModel

/// What changed in the templates of two documents, each by its reuse identifier.
struct TemplateComparison {
  /// Templates that are in both documents and look different.
  private(set) var changed: Set<String> = []
  private let changes: [String: [ValueChange]]
  /// Templates of which an editor's document tells all.
  private let outlined: Set<String>
  /// Changes of values that only a preview shows.
  private let sampleChanges: [String: [ValueChange]]
  /// Who has each changed template, in either document.
  private var oldUsers: [String: TemplateUsers] = [:]
  private var newUsers: [String: TemplateUsers] = [:]
  private let old: [CellTemplate]
  private let new: [CellTemplate]

  init(_ old: TableDocument, _ new: TableDocument) {
    self.old = old.templates
    self.new = new.templates
    let before = Dictionary(old.templates.map { ($0.name, $0) }) { first, _ in first }
    var changes: [String: [ValueChange]] = [:]
    var samples: [String: [ValueChange]] = [:]
    for template in new.templates {
      guard let known = before[template.name], changes[template.name] == nil else { continue }
      let values = known.valueChanges(to: template)
      if !values.isEmpty { changes[template.name] = values }
      let sample = known.sampleValues.changes(to: template.sampleValues, of: "sample")
      if !sample.isEmpty { samples[template.name] = sample }
    }
    outlined = Set(new.templates.filter { $0.outline != nil }.map(\.name))
    self.changes = changes
    sampleChanges = samples
    changed = Set(changes.keys)
    guard !changed.isEmpty else { return }
    oldUsers = TemplateUsers.all(of: changed, in: old.table)
    newUsers = TemplateUsers.all(of: changed, in: new.table)
  }

  func values(of name: String) -> [ValueChange] { changes[name] ?? [] }

  /// Whether what a template says of its cells is compared as a part of it.
  func tellsOptions(_ look: TableCell.Look) -> Bool {
    if case .template(let reference) = look { outlined.contains(reference.identifier) } else { false }
  }

  /// What alone has a template in either document; `nil` where several things have it, or none.
  func soleUsers(of name: String) -> (old: TemplateUser, new: TemplateUser)? {
    guard let before = oldUsers[name], let after = newUsers[name], before.count == 1, after.count == 1 else {
      return nil
    }
    return (before.first, after.first)
  }

  func areChanged(_ header: TableHeaderFooter?) -> Bool {
    header?.templateName.map { changed.contains($0) } ?? false
  }

  /// Templates that came, went or changed.
  ///
  /// - Parameter folded: those whose change is told as one row's own.
  func tableChanges(without folded: Set<String>) -> [TableChange] {
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
      let values = (folded.contains(name) ? [] : values(of: name)) + (sampleChanges[name] ?? [])
      guard !values.isEmpty else { continue }
      let users = changed.contains(name) ? max(oldUsers[name]?.count ?? 0, newUsers[name]?.count ?? 0) : nil
      found.append(
        TableChange(
          .update, .template, id: name, from: .template(oldPlace), to: .template(place), values: values,
          rowCount: users))
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
  var name: String { objectID ?? id }
}
