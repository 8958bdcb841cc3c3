import Diagnostics
import TableModel
import TableSyntax

extension NativeReader {
  /// The place of an element that may stand where it does; a diagnostic and `nil` for every other.
  mutating func admit(_ tag: XMLStartTag) -> Int? {
    let place = Int(tag.id.index)
    guard vocabulary.elements.indices.contains(place) else {
      noteUnknown(tag)
      return nil
    }
    let bit: UInt64 = 1 << UInt64(place)
    guard let open = stack.last else {
      if Element.roots.contains(vocabulary.elements[place].element) { return place }
      noteMisplaced(tag)
      return nil
    }
    let rule = vocabulary.elements[open.place]
    guard rule.children & bit != 0 else {
      noteMisplaced(tag)
      return nil
    }
    if open.seen & bit & rule.singleChildren != 0 {
      attributes.diagnostics.add(
        .misplacedElement,
        "<\(rule.element.rawValue)> can have one <\(tag.name)> only; this one is left out", at: tag.range)
      return nil
    }
    guard views.count < ViewNode.maximumDepth || vocabulary.elements[place].element.viewKind == nil else {
      attributes.diagnostics.add(
        .limitExceeded, "views are nested more than \(ViewNode.maximumDepth) deep; the rest is left out",
        at: tag.nameRange)
      return nil
    }
    stack[stack.count - 1].seen |= bit
    return place
  }

  private mutating func noteUnknown(_ tag: XMLStartTag) {
    let allowed = allowedNames
    let name = tag.name
    let nearest = Spelling.nearest(to: name, in: allowed)
    let candidates = nearest.map { [$0] } ?? Element.allCases.map(\.rawValue)
    if stack.isEmpty, nearest == nil {
      attributes.diagnostics.add(
        .unsupportedFormat,
        "an XML document with the root <\(name)> is not read; what is read is \(DocumentFormat.readable)",
        at: tag.nameRange)
      return
    }
    let suggestion = Spelling.suggestion(for: name, in: candidates)
    attributes.diagnostics.add(
      .unknownElement, "unknown element <\(name)>\(suggestion.isEmpty ? allowedText : suggestion)",
      at: tag.nameRange,
      fixIts: nearest.map { [Diagnostic.FixIt(replace: tag.nameRange, with: $0)] } ?? [])
  }

  private mutating func noteMisplaced(_ tag: XMLStartTag) {
    let place = stack.last.map { "inside <\(vocabulary.elements[$0.place].element.rawValue)>" }
    attributes.diagnostics.add(
      .misplacedElement, "<\(tag.name)> can't stand \(place ?? "at the top")\(allowedText)",
      at: tag.nameRange)
  }

  private var allowedNames: [String] {
    guard let open = stack.last else { return Element.roots.map(\.rawValue) }
    return vocabulary.elements[open.place].element.children.map(\.rawValue)
  }

  private var allowedText: String {
    let names = allowedNames.map { "<\($0)>" }
    return names.isEmpty ? "; nothing can" : "; what can is \(names.joined(separator: ", "))"
  }
}
