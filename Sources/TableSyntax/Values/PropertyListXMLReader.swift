import Diagnostics

/// Reads Apple's XML property lists, as strictly as Apple's own reader does.
final class PropertyListXMLReader: XMLEventHandler {
  private enum Element: Int32, CaseIterable {
    case plist, dict, array, key, string, integer, real, `true`, `false`, date, data

    var name: String { String(describing: self) }
    var isScalar: Bool { self != .plist && self != .dict && self != .array }
  }

  private var builder: SyntaxValueBuilder
  private var diagnostics = DiagnosticList()
  private var open: [(element: Element, start: SourceRange)] = []
  private var text: [UInt8] = []
  private var textRange: SourceRange?
  private var hasFailed = false

  private init(source: SourceID, limits: SyntaxLimits) {
    builder = SyntaxValueBuilder(source: source, limits: limits)
  }

  /// - Returns: the root value; `nil` where anything at all is wrong.
  static func read(
    _ text: [UInt8], source: SourceID, limits: SyntaxLimits, diagnostics: inout DiagnosticList
  ) -> SyntaxValue? {
    let handler = PropertyListXMLReader(source: source, limits: limits)
    var reader = XMLEventReader(names: XMLNameTable(Element.allCases.map(\.name)), limits: limits)
    reader.toleratesHyphensInComments = true
    var found = DiagnosticList()
    let isWellFormed = reader.read(text, source: source, handler: handler, diagnostics: &found)
    // What the handler finds it finds before it gives up, and the parser goes on after that.
    diagnostics.add(contentsOf: handler.diagnostics)
    diagnostics.add(contentsOf: found)
    return isWellFormed && !handler.hasFailed ? handler.builder.root : nil
  }

  func startElement(_ tag: XMLStartTag) {
    guard !hasFailed else { return }
    guard let element = Element(rawValue: tag.id.index) else {
      let names = Element.allCases.map(\.name)
      fail(
        .unknownElement,
        "unknown element <\(tag.name)> in a property list" + Spelling.suggestion(for: tag.name, in: names),
        at: tag.nameRange)
      return
    }
    text = []
    textRange = nil
    guard isAllowed(element, tag) else { return }
    open.append((element, tag.range))
    if element == .dict || element == .array {
      attempt { reader throws(SyntaxFailure) in
        try reader.builder.openContainer(isDictionary: element == .dict, at: Int(tag.range.lowerBound))
      }
    }
  }

  private func isAllowed(_ element: Element, _ tag: XMLStartTag) -> Bool {
    guard let parent = open.last?.element else {
      if element != .plist {
        fail(.misplacedElement, "the root of a property list is <plist>", at: tag.nameRange)
      }
      return element == .plist
    }
    switch (parent, element) {
    case (_, .plist): fail(.misplacedElement, "<plist> stands inside <\(parent.name)>", at: tag.nameRange)
    case (.plist, _) where builder.root != nil:
      fail(.malformedPropertyList, "a property list has one value; this is a second one", at: tag.nameRange)
    case (.dict, .key) where builder.pendingKey != nil: failMissingValue(at: tag.nameRange)
    case (.dict, let element) where element != .key && builder.pendingKey == nil:
      fail(
        .malformedPropertyList, "<\(element.name)> inside <dict> has no <key> before it", at: tag.nameRange)
    case (.plist, .key), (.array, .key):
      fail(.misplacedElement, "<key> stands outside <dict>", at: tag.nameRange)
    case (let parent, _) where parent.isScalar:
      fail(.misplacedElement, "<\(element.name)> stands inside <\(parent.name)>", at: tag.nameRange)
    default: return true
    }
    return false
  }

  func text(_ text: XMLText) {
    guard !hasFailed, let element = open.last?.element else { return }
    if element.isScalar {
      self.text.append(contentsOf: text.bytes)
      textRange = textRange?.union(text.range) ?? text.range
    } else if !text.isWhiteSpace {
      fail(.unexpectedText, "text stands right inside <\(element.name)>", at: text.range)
    }
  }

  func endElement(_ range: SourceRange) {
    guard !hasFailed, let (element, start) = open.popLast() else { return }
    switch element {
    case .plist:
      if builder.root == nil { fail(.malformedPropertyList, "the property list has no value", at: start) }
    case .dict where builder.pendingKey != nil: failMissingValue(at: range)
    case .dict, .array: builder.closeContainer(at: Int(range.upperBound), &diagnostics)
    case .key: builder.setKey(String(decoding: text, as: UTF8.self), textRange ?? start)
    default: addScalar(element, at: textRange ?? start.union(range))
    }
  }

  private func addScalar(_ element: Element, at range: SourceRange) {
    let text = String(decoding: text, as: UTF8.self)
    guard let content = Self.content(of: element, text) else {
      fail(
        .malformedPropertyList, "'\(text.prefix(60))' is no \(Self.description(of: element))", at: range)
      return
    }
    attempt { reader throws(SyntaxFailure) in try reader.builder.add(SyntaxValue(content, at: range)) }
  }

  private static func content(of element: Element, _ text: String) -> SyntaxValue.Content? {
    switch element {
    case .string: .string(text)
    case .true: text.isEmpty ? .boolean(true) : nil
    case .false: text.isEmpty ? .boolean(false) : nil
    case .integer: PropertyListScalars.integer(text).map { .integer($0) }
    case .real: PropertyListScalars.real(text).map { .real($0) }
    case .date: PropertyListScalars.date(text).map { .date($0) }
    case .data: PropertyListScalars.base64(text).map { .data($0) }
    default: nil
    }
  }

  private static func description(of element: Element) -> String {
    switch element {
    case .integer: "whole number of 64 bits"
    case .real: "number"
    case .date: "date of the form 2026-05-02T09:41:00Z"
    case .data: "Base64"
    default: "text for <\(element.name)/>, which is empty"
    }
  }

  private func failMissingValue(at range: SourceRange) {
    let key = builder.pendingKey
    diagnostics.add(
      .malformedPropertyList, "value missing for key '\(key?.name ?? "")' inside <dict>", at: range,
      notes: key.map { [Diagnostic.Note("the key is here", at: $0.range)] } ?? [])
    hasFailed = true
  }

  private func fail(_ identifier: DiagnosticIdentifier, _ message: String, at range: SourceRange) {
    diagnostics.add(identifier, message, at: range)
    hasFailed = true
  }

  private func attempt(_ action: (PropertyListXMLReader) throws(SyntaxFailure) -> Void) {
    do throws(SyntaxFailure) {
      try action(self)
    } catch {
      diagnostics.add(error.diagnostic)
      hasFailed = true
    }
  }
}
