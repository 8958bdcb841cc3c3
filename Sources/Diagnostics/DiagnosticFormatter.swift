/// Writes diagnostics for people: a line that editors can jump to, an excerpt with a caret, notes.
///
///     page.xml:4:9: error: unknown attribute 'seperatorInset' on <cell>; did you mean … [unknown-attribute]
///       4 |   <cell seperatorInset="3"/>
///         |         ^~~~~~~~~~~~~~
public struct DiagnosticFormatter {
  private let library: SourceLibrary
  private let isColored: Bool
  private var lineTables: [SourceID: LineTable] = [:]

  public init(library: SourceLibrary, isColored: Bool = false) {
    self.library = library
    self.isColored = isColored
  }

  /// Every diagnostic of a run, and a line that counts what is not shown.
  public mutating func format(_ list: DiagnosticList) -> String {
    var text = ""
    for diagnostic in list.diagnostics { text += format(diagnostic) }
    if list.omittedCount > 0 { text += "note: \(list.omittedCount) more diagnostics are not shown\n" }
    return text
  }

  public mutating func format(_ diagnostic: Diagnostic) -> String {
    var text = heading(
      diagnostic.severity.rawValue, diagnostic.message + " [\(diagnostic.identifier.rawValue)]",
      at: diagnostic.range)
    for note in diagnostic.notes { text += self.note(note) }
    for fixIt in diagnostic.fixIts where !diagnostic.message.contains(fixIt.replacement) {
      text += heading("note", "write '\(fixIt.replacement.printable)' here", at: fixIt.range)
    }
    return text
  }

  /// A note without a place stands below what it belongs to.
  private mutating func note(_ note: Diagnostic.Note) -> String {
    note.range.flatMap { library[$0.source] } == nil
      ? "  = \(painted("note")): \(note.message.printable)\n" : heading("note", note.message, at: note.range)
  }

  private mutating func heading(_ label: String, _ message: String, at range: SourceRange?) -> String {
    let message = message.printable
    guard let range, let source = library[range.source] else {
      return "tablerender: \(painted(label)): \(message)\n"
    }
    let table = lineTable(of: range.source, source)
    let position = table.position(of: range.lowerBound)
    let place = "\(source.name.printable):\(position.line):\(position.column)"
    let excerpt = Excerpt(of: range, line: table.line(of: range.lowerBound), in: source.text)
    return "\(place): \(painted(label)): \(message)\n" + excerpt.lines(numbered: position.line)
  }

  private mutating func lineTable(of id: SourceID, _ source: Source) -> LineTable {
    if let table = lineTables[id] { return table }
    let table = LineTable(source.text)
    lineTables[id] = table
    return table
  }

  private func painted(_ label: String) -> String {
    guard isColored else { return label }
    let color = ["error": "31", "warning": "35"][label] ?? "36"
    return "\u{1B}[1;\(color)m\(label)\u{1B}[0m"
  }
}
