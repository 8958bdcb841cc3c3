import Diagnostics
import TableModel
import TableSyntax

extension IBContext {
  /// A table view with its cells as templates; static ones are rows too.
  mutating func table(_ xml: XMLElement, title: String?) -> TableDocument {
    let node = self.node(xml)
    var table = Table()
    table.title = title
    table.range = node.range
    table.style = choice(node, .style) ?? .plain
    if node.text(.separatorStyle) == "none" { table.separatorStyle = .none }
    table.rowHeight = length(node, .rowHeight)
    table.estimatedRowHeight = length(node, .estimatedRowHeight)
    table.sectionHeaderHeight = length(node, .sectionHeaderHeight)
    table.sectionFooterHeight = length(node, .sectionFooterHeight)
    table.separatorColor = color(node, .separatorColor)
    table.backgroundColor = color(node, .backgroundColor)
    table.separatorInset = insets(node.child(.separatorInset))
    table.allowsSelection = flag(node, .allowsSelection, default: true)
    table.allowsMultipleSelection = flag(node, .allowsMultipleSelection)
    noteUnread(xml)
    var surroundings = IBTableSurroundings()
    surroundings.style = table.style
    surroundings.hasSeparators = table.separatorStyle != .none
    surroundings.rowHeight = table.rowHeight
    surroundings.tint = color(node, .tintColor) ?? globalTint
    surroundings.fillsScreen = node.text(.key) == IBKey.view.rawValue
    var document = TableDocument(table: table, source: xml.range.source)
    document.drawnWidth = rect(node).flatMap { $0.width > 0 ? $0.width : nil }
    readHeaders(node, &document)
    for cell in node.list(.prototypes) where cell.name == IBElement.tableViewCell.rawValue {
      document.templates.append(self.cell(cell, in: surroundings))
    }
    for section in node.list(.sections) { readSection(section, surroundings, &document) }
    return document
  }

  /// Interface Builder writes -1 for an automatic height.
  private mutating func length(_ node: IBNode, _ attribute: IBAttribute) -> Double? {
    number(node, attribute).flatMap { $0 < 0 ? nil : $0 }
  }

  /// What a table's screen has for pulling it down.
  mutating func refreshControl(_ xml: XMLElement) -> RefreshControl {
    let node = self.node(xml)
    var control = RefreshControl(title: node.child(.attributedTitle).map { attributed($0).string })
    control.tintColor = color(node, .tintColor)
    control.range = node.range
    return control
  }

  private mutating func readHeaders(_ node: IBNode, _ document: inout TableDocument) {
    if let xml = node.child(.tableHeaderView), let template = header(xml) {
      document.table.header = TableHeaderFooter(.template(template.ownReference))
      document.templates.append(template)
    }
    if let xml = node.child(.tableFooterView), let template = header(xml) {
      document.table.footer = TableHeaderFooter(.template(template.ownReference))
      document.templates.append(template)
    }
  }

  private mutating func readSection(
    _ xml: XMLElement, _ surroundings: IBTableSurroundings, _ document: inout TableDocument
  ) {
    guard xml.name == IBElement.tableViewSection.rawValue else { return noteUnknown(xml) }
    let node = self.node(xml)
    var section = TableSection(id: node.id)
    section.range = node.range
    noteUnread(xml)
    section.header = headerFooter(node, .headerTitle, .headerTitle, .headerView, &document)
    section.footer = headerFooter(node, .footerTitle, .footerTitle, .footerView, &document)
    for xml in node.list(.cells) where xml.name == IBElement.tableViewCell.rawValue {
      var template = cell(xml, in: surroundings)
      // A row names its own cell, whatever other has its reuse identifier.
      template.id = template.objectID ?? template.id
      section.cells.append(
        TableCell(
          id: template.objectID, look: .template(template.ownReference), options: template.options,
          range: template.range))
      document.templates.append(template)
    }
    document.table.sections.append(section)
  }

  private mutating func headerFooter(
    _ node: IBNode, _ title: IBAttribute, _ titleKey: IBKey, _ view: IBKey, _ document: inout TableDocument
  ) -> TableHeaderFooter? {
    if let xml = node.child(view), let template = header(xml) {
      document.templates.append(template)
      return TableHeaderFooter(.template(template.ownReference))
    }
    guard let words = plainText(node, title, titleKey) else { return nil }
    var result = TableHeaderFooter(.title(words))
    result.range = node[title]?.valueRange ?? node.range
    return result
  }
}

extension CellTemplate {
  /// How its own document names it.
  fileprivate var ownReference: TemplateReference { TemplateReference(objectID ?? id, at: range) }
}
