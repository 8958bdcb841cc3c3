/// An element with its children as sets of bits, one for each place in `Element.allCases`.
struct ElementRule: Sendable {
  let element: Element
  let children: UInt64
  let singleChildren: UInt64
  let hasText: Bool

  init(_ element: Element) {
    self.element = element
    children = Self.bits(element.children)
    singleChildren = Self.bits(element.singleChildren)
    hasText = element.text != nil
  }

  static func bits(_ elements: [Element]) -> UInt64 {
    elements.reduce(0) { bits, element in
      bits | (Element.allCases.firstIndex(of: element).map { 1 << UInt64($0) } ?? 0)
    }
  }
}
