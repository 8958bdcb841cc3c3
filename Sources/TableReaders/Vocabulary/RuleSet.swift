import TableSyntax

/// The attributes of one element, found by the number of their name. A reference, since every element passes one.
final class RuleSet<Target>: Sendable {
  let element: Element
  let rules: [AttributeRule<Target>]
  /// One bit for each rule whose attribute must be there.
  let required: UInt64
  private let places: [Int8]

  init(_ element: Element, _ rules: [AttributeRule<Target>], _ names: NativeNames) {
    self.element = element
    self.rules = rules
    var places = [Int8](repeating: -1, count: names.all.count)
    var required: UInt64 = 0
    for (place, rule) in rules.enumerated() {
      let name = names.id(of: rule.name)
      if name.isKnown { places[Int(name.index)] = Int8(clamping: place) }
      if rule.isRequired { required |= 1 << UInt64(place) }
    }
    self.places = places
    self.required = required
  }

  /// The place of the rule for a name; `nil` where the element has no such attribute.
  func place(ofName name: XMLNameID) -> Int? {
    let index = Int(name.index)
    guard places.indices.contains(index), places[index] >= 0 else { return nil }
    return Int(places[index])
  }
}
