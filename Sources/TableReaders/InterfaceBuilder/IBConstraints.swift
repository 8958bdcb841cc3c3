import Diagnostics
import TableModel
import TableSyntax

extension IBContext {
  /// The constraints that stand in a view and that no variation leaves out.
  mutating func constraints(_ node: IBNode, owner: ConstraintItem, _ scope: IBScope) -> [LayoutConstraint] {
    let excluded = node.excluded(from: .constraints)
    return node.list(.constraints).compactMap { xml in
      guard xml.name == IBElement.constraint.rawValue else {
        noteUnknown(xml)
        return nil
      }
      if let id = xml.text(.id), excluded.contains(id) { return nil }
      return constraint(self.node(xml), owner, scope)
    }
  }

  private mutating func constraint(
    _ node: IBNode, _ owner: ConstraintItem, _ scope: IBScope
  ) -> LayoutConstraint? {
    guard let first = anchor(node, .firstItem, .firstAttribute, owner, scope) else { return nil }
    var constraint = LayoutConstraint(first)
    constraint.id = node.id
    constraint.range = node.range
    constraint.relation = choice(node, .relation) ?? .equal
    if node[.secondAttribute] != nil {
      guard let second = anchor(node, .secondItem, .secondAttribute, owner, scope) else { return nil }
      constraint.second = second
    }
    constraint.constant = number(node, .constant) ?? 0
    constraint.priority = number(node, .priority, in: 0...1000) ?? LayoutConstraint.required
    constraint.isPlaceholder = flag(node, .isPlaceholder)
    constraint.multiplier = multiplier(node) ?? 1
    return constraint.priority > 0 ? constraint : nil
  }

  /// An item that is not said is the view that the constraint stands in.
  private mutating func anchor(
    _ node: IBNode, _ item: IBAttribute, _ attribute: IBAttribute, _ owner: ConstraintItem, _ scope: IBScope
  ) -> ConstraintAnchor? {
    guard let name = node[attribute] else {
      diagnostics.add(
        .missingAttribute, "<constraint> needs '\(attribute.rawValue)'; it is left out", at: node.range)
      return nil
    }
    guard let layoutAttribute = LayoutAttribute(rawValue: name.value) else {
      noteUnknown(node.xml, "the constraint attribute '\(name.value)'")
      return nil
    }
    guard let id = node[item] else { return ConstraintAnchor(owner, layoutAttribute) }
    if let anchor = scope.anchor(id.value, layoutAttribute) { return anchor }
    diagnostics.add(
      Diagnostic(
        .invalidValue, "a constraint speaks of '\(id.value)', which is not in its cell; it is left out",
        at: id.valueRange, severity: .warning))
    return nil
  }

  /// A number, or a ratio `a:b` or `a/b`.
  private mutating func multiplier(_ node: IBNode) -> Double? {
    guard let attribute = node[.multiplier] else { return nil }
    let parts = attribute.value.split(whereSeparator: { $0 == ":" || $0 == "/" })
    guard parts.count == 2 else { return number(attribute) }
    guard let above = Double(parts[0]), let below = Double(parts[1]), below != 0, (above / below).isFinite,
      abs(above / below) <= 1e6
    else { return number(attribute) }
    return above / below
  }
}
