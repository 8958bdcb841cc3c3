import Diagnostics
import TableModel

/// One attribute of an element: its name, what its text may be, and where the value goes.
struct AttributeRule<Target>: Sendable {
  let name: String
  let form: ValueForm
  var isRequired = false
  /// The view property that a `{key}` in this attribute binds.
  var property: ViewProperty?
  /// `false` where the text is not of the form; the target is then as it was.
  let set: @Sendable (inout Target, AttributeValue) -> Bool

  init(_ name: String, _ form: ValueForm, set: @escaping @Sendable (inout Target, AttributeValue) -> Bool) {
    self.name = name
    self.form = form
    self.set = set
  }

  var required: AttributeRule {
    var rule = self
    rule.isRequired = true
    return rule
  }

  static func text(_ name: String, _ set: @escaping @Sendable (inout Target, String) -> Void) -> AttributeRule
  {
    AttributeRule(name, .text) { target, value in
      set(&target, value.string)
      return true
    }
  }

  /// Text that is not empty.
  static func name(_ name: String, _ set: @escaping @Sendable (inout Target, String) -> Void) -> AttributeRule
  {
    AttributeRule(name, .name) { target, value in
      guard !value.utf8.isEmpty else { return false }
      set(&target, value.string)
      return true
    }
  }

  static func number(
    _ name: String, in range: ClosedRange<Double>, _ set: @escaping @Sendable (inout Target, Double) -> Void
  ) -> AttributeRule {
    AttributeRule(name, .number(range)) { target, value in
      guard let number = value.number, range.contains(number) else { return false }
      set(&target, number)
      return true
    }
  }

  /// A number of points.
  static func length(_ name: String, _ set: @escaping @Sendable (inout Target, Double) -> Void)
    -> AttributeRule
  {
    number(name, in: ValueForm.lengths, set)
  }

  /// A number of points, or `nil` for `automatic`.
  static func automaticLength(_ name: String, _ set: @escaping @Sendable (inout Target, Double?) -> Void)
    -> AttributeRule
  {
    AttributeRule(name, .automaticLength) { target, value in
      if value.trimmed.elementsEqual(ValueForm.automatic.utf8) {
        set(&target, nil)
        return true
      }
      guard let number = value.number, ValueForm.lengths.contains(number) else { return false }
      set(&target, number)
      return true
    }
  }

  static func integer(
    _ name: String, in range: ClosedRange<Int>, _ set: @escaping @Sendable (inout Target, Int) -> Void
  ) -> AttributeRule {
    AttributeRule(name, .integer(range)) { target, value in
      guard let number = value.integer, range.contains(number) else { return false }
      set(&target, number)
      return true
    }
  }
}
