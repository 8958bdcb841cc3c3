import Diagnostics
import TableModel
import TableSyntax

extension AttributeReader {
  /// Sets what a view's attributes say: a `{key}` becomes a binding, everything else a value.
  mutating func readView(
    _ tag: XMLStartTag, by rules: RuleSet<ViewNode>, into node: inout ViewNode
  ) {
    for index in 0..<tag.attributeCount {
      let attribute = tag.attribute(at: index)
      guard let place = rules.place(ofName: attribute.id) else {
        noteUnknown(attribute, on: rules.element, known: rules.rules.map(\.name))
        continue
      }
      set(AttributeValue(attribute), by: rules.rules[place], of: rules, into: &node)
    }
  }

  /// Sets one attribute, which may have been written as the element's text.
  mutating func set(
    _ value: AttributeValue, by rule: AttributeRule<ViewNode>, of rules: RuleSet<ViewNode>,
    into node: inout ViewNode
  ) {
    let hasBrace = value.utf8.contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }
    guard hasBrace else {
      if !rule.set(&node, value) { noteMalformed(value, by: rule, of: rules.element) }
      return
    }
    do throws(PlaceholderFailure) {
      let text = try BoundText(parsing: value.string)
      if let literal = text.literal {
        let isSet = AttributeValue.with(literal, at: value.range) { rule.set(&node, $0) }
        if !isSet { noteMalformed(value, by: rule, of: rules.element) }
      } else if let property = rule.property {
        node.bindings.append(ViewBinding(property, text, at: value.range))
      } else {
        noteUnbindable(value, by: rule, of: rules)
      }
    } catch {
      diagnostics.add(
        .malformedPlaceholder,
        "\(error.reason), in '\(rule.name)' on <\(rules.element.rawValue)>",
        at: value.place(ofByte: error.offset))
    }
  }

  private mutating func noteUnbindable(
    _ value: AttributeValue, by rule: AttributeRule<ViewNode>, of rules: RuleSet<ViewNode>
  ) {
    let bindable = rules.rules.filter { $0.property != nil }.map(\.name).joined(separator: ", ")
    diagnostics.add(
      .invalidValue,
      """
      '\(rule.name)' on <\(rules.element.rawValue)> can't have a placeholder; \(bindable) can
      """,
      at: value.range)
  }
}

extension AttributeValue {
  /// The place of one byte where the value stands in the source as it is, else that of the whole value.
  func place(ofByte offset: Int) -> SourceRange? {
    guard let range, Int(range.upperBound - range.lowerBound) == utf8.count, offset < utf8.count else {
      return range
    }
    let start = Int(range.lowerBound) + offset
    return SourceRange(source: range.source, lowerBound: start, upperBound: start + 1)
  }
}
