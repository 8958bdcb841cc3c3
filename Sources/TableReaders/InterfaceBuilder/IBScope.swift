import Diagnostics
import TableModel
import TableSyntax

/// The things of one cell or header that constraints and outlets may speak of.
struct IBScope {
  /// The cell's own id; `nil` for a view that is its own content view.
  let cellID: String?
  let contentID: String?
  private var views: [String: String] = [:]
  private var guides: [String: Guide] = [:]
  /// The keys that outlets make of views.
  var outlets: [String: String] = [:]
  /// What views take over from those around them; `nil` is the system's.
  var tint: Color?

  /// A layout guide: the view it belongs to, and whether it lies inside that view's margins.
  struct Guide {
    let owner: String
    let isInsideMargins: Bool
  }

  /// - Parameters:
  ///   - root: the cell, or the view that has no cell.
  ///   - content: the content view.
  init(root: XMLElement, content: XMLElement?) {
    cellID = content == nil ? nil : root.text(.id)
    contentID = content?.text(.id) ?? root.text(.id)
    enter(root, owner: root.text(.id) ?? "", depth: 0)
  }

  private mutating func enter(_ xml: XMLElement, owner: String, depth: Int) {
    guard depth < ViewNode.maximumDepth else { return }
    for case .element(let child) in xml.children {
      guard let id = child.text(.id) else {
        enter(child, owner: owner, depth: depth + 1)
        continue
      }
      switch IBElement(rawValue: child.name) {
      case .viewLayoutGuide:
        let key = child.text(.key).flatMap(IBKey.init(rawValue:))
        guides[id] = Guide(owner: owner, isInsideMargins: key == .layoutMargins || key == .readableContent)
      case .constraint, .outlet, .outletCollection, .action, .segue: break
      default:
        views[id] = child.name
        enter(child, owner: id, depth: depth + 1)
      }
    }
  }

  /// The thing that an id names, and what an attribute of it is of that thing; `nil` for an unknown id.
  func anchor(_ id: String, _ attribute: LayoutAttribute) -> ConstraintAnchor? {
    if let guide = guides[id] {
      return anchor(guide.owner, guide.isInsideMargins ? attribute.withinMargins : attribute)
    }
    if id == contentID { return ConstraintAnchor(.contentView, attribute) }
    if id == cellID { return ConstraintAnchor(.cell, attribute) }
    return views[id] == nil ? nil : ConstraintAnchor(.view(id), attribute)
  }
}

extension LayoutAttribute {
  /// What the attribute of a guide inside a view's margins is of the view.
  fileprivate var withinMargins: LayoutAttribute {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    case .centerX: .centerXWithinMargins
    case .centerY: .centerYWithinMargins
    default: self
    }
  }
}
