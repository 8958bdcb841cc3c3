import Diagnostics
import TableModel
import TableSyntax

/// The keys of a dictionary that mean what attributes of the same names mean.
struct KeyRules<Target>: Sendable {
  private let rules: [AttributeRule<Target>]
  private let places: [String: Int]
  /// What the dictionary describes, for a message: `a row`.
  private let owner: String

  init(_ owner: String, _ rules: [AttributeRule<Target>]) {
    self.owner = owner
    self.rules = rules
    places = Dictionary(rules.enumerated().map { ($0.element.name, $0.offset) }) { first, _ in first }
  }

  var names: [String] { rules.map(\.name) }

  /// Sets what a key says.
  ///
  /// - Returns: whether it is one of these keys, be its value right or wrong. Null counts as absent.
  func set(
    _ key: String, to value: SyntaxValue, of target: inout Target, _ diagnostics: inout DiagnosticList
  ) -> Bool {
    guard let place = places[key] else { return false }
    if value.isNull { return true }
    let rule = rules[place]
    guard let text = text(of: value, by: rule) else {
      diagnostics.add(
        .wrongType, "'\(key)' of \(owner) must be \(rule.form.expected), not \(value.kindName)",
        at: value.range)
      return true
    }
    let isSet = AttributeValue.with(text, at: value.range) { rule.set(&target, $0) }
    if !isSet { noteMalformed(text, of: rule, at: value.range, &diagnostics) }
    return true
  }

  private func text(of value: SyntaxValue, by rule: AttributeRule<Target>) -> String? {
    guard case .choice(let names) = rule.form, let number = value.integer else { return value.attributeText }
    let isAccessory = names == Accessory.allCases.map(\.rawValue)
    let ordered = isAccessory ? UIKitRawValues.accessories : names
    return ordered.indices.contains(number) ? ordered[number] : "\(number)"
  }

  private func noteMalformed(
    _ text: String, of rule: AttributeRule<Target>, at range: SourceRange, _ diagnostics: inout DiagnosticList
  ) {
    let text = AttributeReader.shortened(text)
    if rule.form == .link {
      diagnostics.add(
        .unsafeLink, "link '\(text)' of \(owner) is left out; allowed is \(rule.form.expected)", at: range)
    } else {
      diagnostics.add(
        .invalidValue,
        "invalid value '\(text)' for '\(rule.name)' of \(owner); expected \(rule.form.expected)",
        at: range)
    }
  }
}

extension KeyRules where Target == CellDraft {
  static let row = KeyRules("a row", AttributeRule<CellDraft>.rules)
}

extension KeyRules where Target == TableSection {
  static let section = KeyRules("a section", AttributeRule<TableSection>.rules)
}

extension KeyRules where Target == Table {
  static let table = KeyRules("the table", AttributeRule<Table>.rules)
}

extension KeyRules where Target == HeaderFooterDraft {
  static let headerFooter = KeyRules("a header or footer", AttributeRule<HeaderFooterDraft>.rules)
}

extension KeyRules where Target == TableAction {
  static let action = KeyRules("an action", AttributeRule<TableAction>.rules)
}
