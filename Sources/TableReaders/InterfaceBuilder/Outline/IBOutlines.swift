import TableModel
import TableSyntax

/// What a file says of its tables, cells and headers, by object id, and of everything around them.
struct IBOutlines {
  private(set) var tables: [String: AttributeList] = [:]
  private(set) var templates: [String: TemplateOutline] = [:]
  private(set) var surroundings = TemplateOutline()

  init(_ root: XMLElement) {
    visit(root, parent: nil, depth: 0)
    nameDestinations()
  }

  /// Calls what a segue leads to by its name.
  private mutating func nameDestinations() {
    let names = Dictionary(surroundings.views.map { ($0.id, $0.name) }) { first, _ in first }
    for index in surroundings.views.indices where surroundings.views[index].isConnection {
      let facts = surroundings.views[index].attributes.attributes
      guard let destination = facts.first(where: { $0.name == "destination" })?.value else { continue }
      surroundings.views[index].name += " to \(names[destination] ?? destination)"
    }
  }

  /// Far beyond any file: what is deeper is left out.
  static let maximumDepth = 500

  private mutating func visit(_ xml: XMLElement, parent: String?, depth: Int) {
    guard depth < Self.maximumDepth else { return }
    let id = xml.text(.id)
    let key = xml.text(.key).flatMap(IBKey.init(rawValue:))
    if xml.name == IBElement.tableViewCell.rawValue || key.map({ IBKey.headers.contains($0) }) == true {
      if let id { templates[id] = IBTemplateOutline(xml).outline }
      return
    }
    var parent = parent
    if let id {
      if xml.name == IBElement.tableView.rawValue {
        tables[id] = IBFacts(xml).attributes
      } else if IBFacts.surrounding.contains(xml.name) {
        surroundings.views.append(
          OutlinedView(
            id: id, parent: parent, name: xml.spokenName,
            isConnection: IBFacts.connections.contains(xml.name), attributes: IBFacts(xml).attributes))
        parent = id
      }
    }
    if xml.name == IBElement.constraints.rawValue { return }
    for case .element(let child) in xml.children where !IBFacts.noise.contains(child.name) {
      visit(child, parent: parent, depth: depth + 1)
    }
  }
}

/// Reads the outline of one cell or header.
private struct IBTemplateOutline {
  private(set) var outline = TemplateOutline()
  private let cellID: String?
  private let contentID: String?

  init(_ xml: XMLElement) {
    let isCell = xml.name == IBElement.tableViewCell.rawValue
    let content = isCell ? xml.elements.first { $0.text(.key) == IBKey.contentView.rawValue } : xml
    cellID = isCell ? xml.text(.id) : nil
    contentID = content?.text(.id)
    outline.attributes = IBFacts(xml).attributes
    addConstraints(of: xml, owner: isCell ? .cell : .contentView)
    guard let content else { return }
    if isCell {
      for fact in IBFacts(content).attributes.attributes {
        outline.attributes.append("contentView \(fact.name)", fact.value)
      }
      addConstraints(of: content, owner: .contentView)
    }
    addViews(in: content, parent: nil, depth: 0)
  }

  private mutating func addViews(in xml: XMLElement, parent: String?, depth: Int) {
    guard depth < IBOutlines.maximumDepth else { return }
    let isStack = xml.name == IBElement.stackView.rawValue
    for child in xml.first(.subviews)?.elements ?? [] {
      guard let id = child.text(.id) else { continue }
      outline.views.append(
        OutlinedView(
          id: id, parent: parent, name: child.spokenName, isArranged: isStack,
          attributes: IBFacts(child).attributes))
      addConstraints(of: child, owner: .view(id))
      addViews(in: child, parent: id, depth: depth + 1)
    }
    // Wrapped views: a visual effect view has its subviews in a content view of its own.
    for child in xml.elements where child.text(.key) == IBKey.contentView.rawValue && xml.text(.id) != cellID
    {
      addViews(in: child, parent: parent, depth: depth + 1)
    }
  }

  private mutating func addConstraints(of xml: XMLElement, owner: ConstraintItem) {
    for entry in xml.first(.constraints)?.elements ?? [] {
      guard let first = anchor(entry, .firstItem, .firstAttribute, owner) else { continue }
      var constraint = LayoutConstraint(
        first, entry.text(.relation).flatMap(LayoutRelation.init(rawValue:)) ?? .equal,
        anchor(entry, .secondItem, .secondAttribute, owner))
      constraint.constant = entry.text(.constant).flatMap(Double.init) ?? 0
      constraint.priority = entry.text(.priority).flatMap(Double.init) ?? LayoutConstraint.required
      constraint.multiplier = entry.text(.multiplier).flatMap(Self.ratio) ?? 1
      outline.constraints.append(constraint)
    }
  }

  private func anchor(
    _ xml: XMLElement, _ item: IBAttribute, _ attribute: IBAttribute, _ owner: ConstraintItem
  ) -> ConstraintAnchor? {
    guard let named = xml.text(attribute).flatMap(LayoutAttribute.init(rawValue:)) else { return nil }
    guard let id = xml.text(item) else { return ConstraintAnchor(owner, named) }
    if id == contentID { return ConstraintAnchor(.contentView, named) }
    return ConstraintAnchor(id == cellID ? .cell : .view(id), named)
  }

  private static func ratio(_ text: String) -> Double? {
    let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" }).compactMap { Double($0) }
    guard parts.count == 2 else { return parts.first }
    return parts[1] == 0 ? nil : parts[0] / parts[1]
  }
}

extension XMLElement {
  /// The kind, and the words that it shows.
  var spokenName: String {
    let parts = [
      text(.property) ?? text(.selector) ?? text(.identifier),
      name == IBElement.segue.rawValue ? text(.kind) : nil,
    ]
    if IBFacts.connections.contains(name) {
      return ([name] + parts.compactMap { $0.map { "'\($0)'" } }).joined(separator: " ")
    }
    let words =
      text(.text) ?? text(.title) ?? text(.placeholder) ?? text(.image)
      ?? elements.first { $0.name == IBElement.state.rawValue }?.text(.title) ?? text(.userLabel)
      ?? elements.first { $0.name == IBElement.string.rawValue }?.text
    guard let words, !words.isEmpty else { return "\(name) \(text(.id) ?? "")" }
    return "\(name) '\(words.prefix(40))'"
  }
}
