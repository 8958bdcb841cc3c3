import TableModel

extension CellTemplate {
  /// What changed inside a template, by view and attribute.
  func valueChanges(to other: CellTemplate) -> [ValueChange] {
    if let outline, let later = other.outline {
      let a = ViewOutline(outline)
      let b = ViewOutline(later)
      return outline.attributes.changes(to: later.attributes) + a.changes(to: b) + a.constraintChanges(to: b)
    }
    let attributes = AttributeList.attributes(of: self).changes(to: .attributes(of: other))
    let a = ViewOutline(self)
    let b = ViewOutline(other)
    return attributes + a.changes(to: b) + a.constraintChanges(to: b)
  }
}

/// The views of a template in a row, each with a key by which it is found again.
struct ViewOutline {
  struct Entry {
    /// The view's own identifier, else the way to it.
    let key: String
    let parent: String
    /// How a person calls the view.
    let name: String
    let attributes: AttributeList
    /// Whether it says something where the view stands among its siblings.
    var isOrdered = true
    /// What kind of thing comes or goes with it.
    var role = "view"
  }

  private(set) var entries: [Entry] = []
  private(set) var constraints: [ConstraintText] = []
  private var names: [String: String] = [:]

  init(_ template: CellTemplate) {
    add(template.views, to: "")
    addConstraints(template.constraints, of: nil)
    visitConstraints(template.views)
  }

  init(_ outline: TemplateOutline) {
    for view in outline.views {
      names[view.id] = view.name
      entries.append(
        Entry(
          key: "#\(view.id)", parent: view.parent.map { "#\($0)" } ?? "", name: view.name,
          attributes: view.attributes, isOrdered: view.isArranged,
          role: view.isConnection ? "connection" : "view"))
    }
    addConstraints(outline.constraints, of: nil)
  }

  private mutating func add(_ views: [ViewNode], to parent: String) {
    var counts: [ViewKind: Int] = [:]
    for view in views {
      let kind = view.content.kind
      let number = counts[kind, default: 0]
      counts[kind] = number + 1
      let key = Self.key(of: view, parent, number)
      let name = view.spokenName
      if let id = view.id { names[id] = name }
      entries.append(Entry(key: key, parent: parent, name: name, attributes: .attributes(of: view)))
      add(view.subviews, to: key)
    }
  }

  private static func key(of view: ViewNode, _ parent: String, _ number: Int) -> String {
    view.id.map { "#\($0)" } ?? "\(parent)/\(view.content.kind.rawValue)\(number)"
  }

  private mutating func visitConstraints(_ views: [ViewNode]) {
    for view in views {
      addConstraints(view.constraints, of: view)
      visitConstraints(view.subviews)
    }
  }

  /// - Parameter owner: the view whose list they stand in; `nil` for the content view's.
  private mutating func addConstraints(_ list: [LayoutConstraint], of owner: ViewNode?) {
    let item = owner.map { ConstraintItem.view($0.id ?? $0.spokenName) } ?? .contentView
    for constraint in list { constraints.append(ConstraintText(constraint, owner: item, names: names)) }
  }

  /// Views that came or went, and attributes that changed.
  func changes(to other: ViewOutline) -> [ValueChange] {
    let before = Dictionary(entries.map { ($0.key, $0) }) { first, _ in first }
    let after = Dictionary(other.entries.map { ($0.key, $0) }) { first, _ in first }
    var changes: [ValueChange] = []
    for entry in other.entries {
      guard let known = before[entry.key] else {
        changes.append(ValueChange(entry.role, from: nil, to: entry.name))
        continue
      }
      changes += known.attributes.changes(to: entry.attributes, of: entry.name)
      if known.parent != entry.parent {
        let places = [before[known.parent]?.name, after[entry.parent]?.name].map { $0 ?? "content view" }
        changes.append(ValueChange("superview", from: places[0], to: places[1], of: entry.name))
      }
    }
    for entry in entries where after[entry.key] == nil {
      changes.append(ValueChange(entry.role, from: entry.name, to: nil))
    }
    return changes + orderChanges(to: other, known: before, after)
  }

  /// Views of one superview whose order changed.
  private func orderChanges(
    to other: ViewOutline, known before: [String: Entry], _ after: [String: Entry]
  ) -> [ValueChange] {
    let common = entries.filter { $0.isOrdered && after[$0.key]?.parent == $0.parent }
    let later = other.entries.filter { $0.isOrdered && before[$0.key]?.parent == $0.parent }
    let old = Dictionary(grouping: common, by: \.parent)
    let new = Dictionary(grouping: later, by: \.parent)
    return old.keys.sorted().compactMap { parent in
      let a = old[parent] ?? []
      let b = new[parent] ?? []
      guard a.map(\.key) != b.map(\.key) else { return nil }
      let names = [a, b].map { $0.map(\.name).joined(separator: ", ") }
      return ValueChange("order", from: names[0], to: names[1], of: after[parent]?.name)
    }
  }
}

extension ViewNode {
  /// What a person calls the view: its kind and its identifier, or its words where the identifier is a machine's.
  var spokenName: String {
    let kind = content.kind.rawValue
    let words = spokenWords.flatMap { $0.isEmpty ? nil : $0 }
    guard let name = id.flatMap({ $0.isObjectID ? nil : $0 }) ?? words ?? id else { return kind }
    return "\(kind) '\(name)'"
  }

  private var spokenWords: String? {
    switch content {
    case .label(let label): label.text
    case .button(let button): button.title
    case .textField(let field): field.placeholder.isEmpty ? field.text : field.placeholder
    case .textView(let view): view.text
    case .imageView(let view): view.image
    default: nil
    }
  }
}

extension String {
  /// Whether it is of the form in which Interface Builder names objects: `a1B-c2-D3e`.
  fileprivate var isObjectID: Bool {
    let parts = split(separator: "-", omittingEmptySubsequences: false)
    return parts.map(\.utf8.count) == [3, 2, 3]
  }
}
