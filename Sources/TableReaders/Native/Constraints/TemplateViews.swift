import Diagnostics
import TableModel

/// The views of one template by their place in document order and by their ids.
struct TemplateViews {
  private(set) var ids: Set<String> = []
  private var places: [String: Int] = [:]
  private var parents: [Int?] = []
  private var names: [String?] = []

  /// - Parameter diagnostics: told of views that share an id.
  init(of template: CellTemplate, diagnostics: inout DiagnosticList) {
    var ranges: [SourceRange?] = []
    for view in template.views { append(view, parent: nil, &ranges, &diagnostics) }
    ids = Set(places.keys)
  }

  private mutating func append(
    _ view: ViewNode, parent: Int?, _ ranges: inout [SourceRange?], _ diagnostics: inout DiagnosticList
  ) {
    let place = parents.count
    parents.append(parent)
    names.append(view.id)
    ranges.append(view.range)
    if let id = view.id {
      if let first = places[id] {
        diagnostics.add(
          .duplicateIdentifier, "two views of a template have the id '\(id)'; the first one is meant by it",
          at: view.range, notes: [Diagnostic.Note("the first one", at: ranges[first])])
      } else {
        places[id] = place
      }
    }
    for subview in view.subviews { append(subview, parent: place, &ranges, &diagnostics) }
  }

  func place(ofID id: String) -> Int? { places[id] }

  /// The view that another stands in; `nil` is the content view.
  func superview(of place: Int) -> Int? { parents[place] }

  /// How a constraint in the list of `owner` names a view, `nil` being the content view; `nil` where nothing names it.
  func item(for place: Int?, owner: Int?) -> ConstraintItem? {
    if place == owner { return .owner }
    guard let place else { return .contentView }
    return names[place].map(ConstraintItem.view)
  }

  /// Whether a view, `nil` being the content view, holds another, however deep.
  func isView(_ outer: Int?, around inner: Int?) -> Bool {
    var place = inner
    while let current = place {
      place = parents[current]
      if place == outer { return true }
    }
    return false
  }
}
