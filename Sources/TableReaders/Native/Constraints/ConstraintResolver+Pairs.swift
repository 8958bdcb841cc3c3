import Diagnostics
import TableModel

extension ConstraintResolver {
  /// Whether the two sides of a constraint can be compared at all; a diagnostic where not.
  ///
  /// Source: the arguments that `NSLayoutConstraint` throws an exception for.
  mutating func isPossible(_ draft: ConstraintDraft, at range: SourceRange) -> Bool {
    guard let first = draft.firstAttribute else { return false }
    guard let second = draft.secondAttribute else {
      if let item = draft.secondItem {
        diagnostics.add(
          .missingAttribute, "<constraint> with a 'secondItem' needs the attribute 'secondAttribute'",
          at: item.range)
        return false
      }
      if draft.multiplier != 1 {
        diagnostics.add(
          Diagnostic(
            .conflictingAttributes, "a multiplier counts only beside the attribute 'secondAttribute'",
            at: range,
            severity: .warning))
      }
      return isLength(first, "nothing to be compared with")
    }
    if draft.multiplier == 0, !isLength(first, "a multiplier of 0") { return false }
    guard let reason = first.attribute.reasonAgainst(second.attribute) else { return true }
    diagnostics.add(
      .conflictingAttributes,
      "'\(first.attribute.rawValue)' can't be compared with '\(second.attribute.rawValue)': \(reason)",
      at: second.range)
    return false
  }

  private mutating func isLength(_ first: NamedAttribute, _ flaw: String) -> Bool {
    if first.attribute.isLength { return true }
    diagnostics.add(
      .conflictingAttributes,
      "'\(first.attribute.rawValue)' is a place and has \(flaw); only 'width' and 'height' can",
      at: first.range)
    return false
  }
}

extension LayoutAttribute {
  /// Why two attributes can't be compared; `nil` where they can.
  func reasonAgainst(_ other: LayoutAttribute) -> String? {
    if isLength != other.isLength { return "one is a place, the other a length" }
    if isLength { return nil }
    if isHorizontal != other.isHorizontal { return "one is a place across the screen, the other down it" }
    if followsReadingDirection && other.isPhysical || isPhysical && other.followsReadingDirection {
      return "one depends on the reading direction, the other does not"
    }
    return nil
  }

  private var isPhysical: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }
}
