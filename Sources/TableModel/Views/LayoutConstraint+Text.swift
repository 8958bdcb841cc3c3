extension LayoutConstraint: CustomStringConvertible {
  /// As an equation: `title.leading >= 0.5 * photo.trailing + 8 @750`.
  ///
  /// Neither a multiplier of 1, a constant of 0 nor a required priority is told.
  public var description: String {
    var text = "\(first) \(relation.symbol) "
    if let second {
      if multiplier != 1 { text += "\(Self.text(ofMultiplier: multiplier)) * " }
      text += "\(second)"
      if constant != 0 { text += " \(constant < 0 ? "-" : "+") \(DecimalText.text(abs(constant)))" }
    } else {
      text += DecimalText.text(constant)
    }
    return priority == Self.required ? text : "\(text) @\(DecimalText.text(priority))"
  }

  /// With all its digits where three decimals would make it 0.
  private static func text(ofMultiplier multiplier: Double) -> String {
    multiplier.magnitude < 0.0005 ? "\(multiplier)" : DecimalText.text(multiplier)
  }
}

extension ConstraintAnchor: CustomStringConvertible {
  public var description: String { "\(item).\(attribute.rawValue)" }
}

extension ConstraintItem: CustomStringConvertible {
  /// As documents name it.
  public var description: String {
    switch self {
    case .owner: "superview"
    case .view(let id): id
    case .contentView: "contentView"
    case .cell: "cell"
    }
  }
}

extension LayoutRelation {
  var symbol: String {
    switch self {
    case .equal: "="
    case .lessThanOrEqual: "<="
    case .greaterThanOrEqual: ">="
    }
  }
}
