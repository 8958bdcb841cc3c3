extension LayoutConstraint {
  /// The constraint as a message writes it: `title.top = contentView.topMargin + 8 @750`.
  public var summary: String {
    let sign =
      switch relation {
      case .equal: "="
      case .lessThanOrEqual: "≤"
      case .greaterThanOrEqual: "≥"
      }
    var text = "\(first.summary) \(sign) "
    if let second {
      if multiplier != 1 { text += "\(Self.number(multiplier)) × " }
      text += second.summary
      if constant != 0 {
        text += constant < 0 ? " − \(Self.number(-constant))" : " + \(Self.number(constant))"
      }
    } else {
      text += Self.number(constant)
    }
    if priority < Self.required { text += " @\(Self.number(priority))" }
    return "'\(text)'"
  }

  private static func number(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }
}

extension ConstraintAnchor {
  fileprivate var summary: String {
    switch item {
    case .owner: "superview.\(attribute.rawValue)"
    case .contentView: "contentView.\(attribute.rawValue)"
    case .cell: "cell.\(attribute.rawValue)"
    case .view(let id): "\(id).\(attribute.rawValue)"
    }
  }
}
