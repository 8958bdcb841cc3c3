import TableModel

extension AttributeRule {
  static func boolean(_ name: String, _ set: @escaping @Sendable (inout Target, Bool) -> Void)
    -> AttributeRule
  {
    AttributeRule(name, .boolean) { target, value in
      guard let boolean = value.boolean else { return false }
      set(&target, boolean)
      return true
    }
  }

  /// One of an enumeration's names.
  static func choice<Choice>(_ name: String, _ set: @escaping @Sendable (inout Target, Choice) -> Void)
    -> AttributeRule
  where Choice: RawRepresentable<String> & CaseIterable & Sendable {
    let choices = Choice.allCases.map { (name: Array($0.rawValue.utf8), choice: $0) }
    return AttributeRule(name, .choice(Choice.allCases.map(\.rawValue))) { target, value in
      let text = value.trimmed
      for known in choices where AttributeValue.areEqual(text, known.name) {
        set(&target, known.choice)
        return true
      }
      return false
    }
  }

  static func color(_ name: String, _ set: @escaping @Sendable (inout Target, Color) -> Void) -> AttributeRule
  {
    AttributeRule(name, .color) { target, value in
      guard let color = Color(value.trimmedString) else { return false }
      set(&target, color)
      return true
    }
  }

  static func font(_ name: String, _ set: @escaping @Sendable (inout Target, Font) -> Void) -> AttributeRule {
    AttributeRule(name, .font) { target, value in
      guard let font = Font(value.trimmedString) else { return false }
      set(&target, font)
      return true
    }
  }

  static func link(_ name: String, _ set: @escaping @Sendable (inout Target, Link) -> Void) -> AttributeRule {
    AttributeRule(name, .link) { target, value in
      guard let link = Link(value.trimmedString) else { return false }
      set(&target, link)
      return true
    }
  }

  static func insets(_ name: String, _ set: @escaping @Sendable (inout Target, DirectionalInsets) -> Void)
    -> AttributeRule
  {
    AttributeRule(name, .insets) { target, value in
      guard let numbers = value.numbers, numbers.allSatisfy(ValueForm.lengths.contains) else { return false }
      switch numbers.count {
      case 1: set(&target, DirectionalInsets(all: numbers[0]))
      case 2:
        set(
          &target,
          DirectionalInsets(top: numbers[0], leading: numbers[1], bottom: numbers[0], trailing: numbers[1]))
      case 4:
        set(
          &target,
          DirectionalInsets(top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3]))
      default: return false
      }
      return true
    }
  }

  /// A template's identifier, with its place.
  static func reference(_ name: String, _ set: @escaping @Sendable (inout Target, TemplateReference) -> Void)
    -> AttributeRule
  {
    AttributeRule(name, .name) { target, value in
      guard !value.utf8.isEmpty else { return false }
      set(&target, TemplateReference(value.string, at: value.range))
      return true
    }
  }
}
