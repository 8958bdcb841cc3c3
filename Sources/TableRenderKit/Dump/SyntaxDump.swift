import Diagnostics
import TableSyntax

extension TableRun {
  /// Elements or values with the lines and columns at which they begin.
  mutating func dumpSyntax(_ path: String) -> String? {
    guard let bytes = bytes(of: path) else { return nil }
    let kind = DocumentFormat.recognise(bytes)
    let decoded = kind == .propertyListBinary ? nil : InputDecoder.decode(bytes)
    let text = decoded?.text ?? bytes
    let source = addSource(Source(name: name(of: path), text: text))
    if let failure = decoded?.failure {
      addDiagnostic(Diagnostic(.invalidEncoding, failure, at: decoded?.failureRange(in: source)))
      return nil
    }
    let format = DocumentFormat.recognise(text)
    var limits = options.limits.syntax
    // Writing an outline takes the program's stack, level by level.
    limits.depth = min(limits.depth, 2000)
    var found = DiagnosticList()
    defer { diagnostics.add(contentsOf: found) }
    let dump = SyntaxDump(text)
    switch format {
    case .xml, .interfaceBuilder:
      return XMLElement.read(text, source: source, limits: limits, diagnostics: &found)
        .map { dump.text($0) }
    case .database:
      found.add(
        .unsupportedFormat, "'\(name(of: path))' is an SQLite database, which has no syntax tree", at: nil)
      return nil
    case .unsupported(let kind):
      found.add(.unsupportedFormat, "'\(name(of: path))' is \(kind)", at: nil)
      return nil
    default:
      return SyntaxValue.read(text, as: format, source: source, limits: limits, diagnostics: &found)
        .map { dump.text($0) }
    }
  }
}

/// The syntax tree as an outline.
private struct SyntaxDump {
  private let lines: LineTable

  init(_ text: [UInt8]) { lines = LineTable(text) }

  func text(_ element: XMLElement) -> String {
    var tree = TreeText()
    add(element, &tree)
    return tree.text
  }

  func text(_ value: SyntaxValue) -> String {
    var tree = TreeText()
    add(value, "", &tree)
    return tree.text
  }

  private func add(_ element: XMLElement, _ tree: inout TreeText) {
    let attributes = element.attributes.map { " \($0.name)=\($0.value.quotedForDump)" }
    tree.line("\(place(element.range)) <\(element.name)>\(attributes.joined())")
    tree.nested { tree in
      for child in element.children {
        switch child {
        case .element(let element): add(element, &tree)
        case .text(let text, let range):
          if text.contains(where: { !$0.isWhitespace }) { tree.line("\(place(range)) \(text.quotedForDump)") }
        }
      }
    }
  }

  private func add(_ value: SyntaxValue, _ label: String, _ tree: inout TreeText) {
    switch value.content {
    case .dictionary(let entries):
      tree.line("\(place(value.range)) \(label)dictionary of \(entries.count)")
      tree.nested { tree in
        for entry in entries { add(entry.value, "\(entry.key.quotedForDump): ", &tree) }
      }
    case .array(let items):
      tree.line("\(place(value.range)) \(label)array of \(items.count)")
      tree.nested { tree in
        for item in items { add(item, "", &tree) }
      }
    case .string(let text), .date(let text): tree.line("\(place(value.range)) \(label)\(text.quotedForDump)")
    case .integer(let text), .real(let text): tree.line("\(place(value.range)) \(label)\(text)")
    case .boolean(let flag): tree.line("\(place(value.range)) \(label)\(flag)")
    case .data(let bytes): tree.line("\(place(value.range)) \(label)\(bytes.count) bytes")
    case .null: tree.line("\(place(value.range)) \(label)null")
    }
  }

  private func place(_ range: SourceRange) -> String {
    let position = lines.position(of: range.lowerBound)
    return "\(position.line):\(position.column)"
  }
}
