import Diagnostics
import TableModel
import TableSyntax

/// Holds the attributes of elements against their rules, and says what is wrong with them.
struct AttributeReader {
  var diagnostics: DiagnosticList
  /// What `xml:space` says on the element that was read last; `nil` where it is not there.
  private(set) var preservesSpace: Bool?
  private let space: XMLNameID
  private let language: XMLNameID

  init(diagnostics: DiagnosticList, vocabulary: NativeVocabulary) {
    self.diagnostics = diagnostics
    space = vocabulary.space
    language = vocabulary.language
  }

  mutating func beginElement() { preservesSpace = nil }

  /// Sets what the attributes say; an attribute that is wrong leaves the default.
  mutating func read<Target>(
    _ tag: XMLStartTag, by rules: RuleSet<Target>, into target: inout Target
  ) {
    var missing = rules.required
    for index in 0..<tag.attributeCount {
      let attribute = tag.attribute(at: index)
      guard let place = rules.place(ofName: attribute.id) else {
        noteUnknown(attribute, on: rules.element, known: rules.rules.map(\.name))
        continue
      }
      missing &= ~(1 << UInt64(place))
      let value = AttributeValue(attribute)
      if !rules.rules[place].set(&target, value) {
        noteMalformed(value, by: rules.rules[place], of: rules.element)
      }
    }
    if missing != 0 { noteMissing(missing, by: rules, at: tag.range) }
  }

  /// For an element that has no attributes.
  mutating func readNone(_ tag: XMLStartTag, of element: Element) {
    for index in 0..<tag.attributeCount { noteUnknown(tag.attribute(at: index), on: element, known: []) }
  }

  mutating func noteUnknown(_ attribute: XMLAttributeView, on element: Element, known: [String]) {
    if attribute.id == language { return }
    if attribute.id == space {
      preservesSpace = AttributeValue(attribute).trimmed.elementsEqual("preserve".utf8)
      return
    }
    let name = attribute.name
    var message = "unknown attribute '\(name)' on <\(element.rawValue)>"
    var fixIts: [Diagnostic.FixIt] = []
    if let nearest = Spelling.nearest(to: name, in: known) {
      message += "; did you mean '\(nearest)'?"
      fixIts = [Diagnostic.FixIt(replace: attribute.nameRange, with: nearest)]
    } else {
      message += known.isEmpty ? "; it has none" : "; it may have \(known.joined(separator: ", "))"
    }
    diagnostics.add(.unknownAttribute, message, at: attribute.nameRange, fixIts: fixIts)
  }

  mutating func noteMalformed<Target>(
    _ value: AttributeValue, by rule: AttributeRule<Target>, of element: Element
  ) {
    let text = Self.shortened(value.string)
    if rule.form == .link {
      diagnostics.add(
        .unsafeLink,
        "link '\(text)' of '\(rule.name)' on <\(element.rawValue)> is left out; allowed is \(rule.form.expected)",
        at: value.range)
      return
    }
    var fixIts: [Diagnostic.FixIt] = []
    if case .choice(let names) = rule.form, let range = value.range,
      let nearest = Spelling.nearest(to: text, in: names)
    {
      fixIts = [Diagnostic.FixIt(replace: range, with: nearest)]
    }
    diagnostics.add(
      .invalidValue,
      "invalid value '\(text)' for '\(rule.name)' on <\(element.rawValue)>; expected \(rule.form.expected)",
      at: value.range, fixIts: fixIts)
  }

  private mutating func noteMissing<Target>(
    _ missing: UInt64, by rules: RuleSet<Target>, at range: SourceRange
  ) {
    for (place, rule) in rules.rules.enumerated() where missing >> UInt64(place) & 1 == 1 {
      diagnostics.add(
        .missingAttribute, "<\(rules.element.rawValue)> needs the attribute '\(rule.name)'", at: range)
    }
  }

  /// A text as a message can carry it.
  static func shortened(_ text: String) -> String { text.count > 60 ? text.prefix(60) + "…" : text }
}
