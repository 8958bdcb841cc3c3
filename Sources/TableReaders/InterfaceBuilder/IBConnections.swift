import TableModel
import TableSyntax

extension IBContext {
  /// The keys that a cell's outlets make of its views: outlets to other things do no harm.
  func outlets(of node: IBNode) -> [String: String] {
    var outlets = ownerOutlets
    for xml in node.list(.connections) where xml.name == IBElement.outlet.rawValue {
      guard let property = xml.text(.property), let destination = xml.text(.destination),
        !property.isEmpty, outlets[destination] == nil || ownerOutlets[destination] != nil
      else { continue }
      outlets[destination] = property
    }
    return outlets
  }

  /// Notes the outlets of a xib's owner: it may be the cell by another name.
  mutating func noteOwner(_ xml: XMLElement) {
    for outlet in xml.first(.connections)?.elements ?? [] where outlet.name == IBElement.outlet.rawValue {
      guard let property = outlet.text(.property), let destination = outlet.text(.destination),
        property != IBKey.view.rawValue
      else { continue }
      ownerOutlets[destination] = property
    }
  }

  /// The methods that a cell's views call and the scenes that they lead to.
  func connections(of cell: XMLElement) -> [TemplateConnection] {
    var found: [TemplateConnection] = []
    func visit(_ xml: XMLElement, viewID: String?, depth: Int) {
      guard depth < ViewNode.maximumDepth else { return }
      for case .element(let child) in xml.children {
        switch IBElement(rawValue: child.name) {
        case .action:
          var action = TemplateConnection(.action, name: child.text(.selector) ?? "")
          action.viewID = viewID
          found.append(action)
        case .segue:
          var segue = TemplateConnection(.segue, name: child.text(.identifier) ?? child.text(.kind) ?? "")
          segue.viewID = viewID
          segue.destination = child.text(.destination)
          found.append(segue)
        default: visit(child, viewID: child.text(.id) ?? viewID, depth: depth + 1)
        }
      }
    }
    visit(cell, viewID: nil, depth: 0)
    return found
  }
}
