/// Writes the diagnostics of a run for programs, as one JSON object on one line.
///
///     {"diagnostics":[{"severity":"error","identifier":"unknown-attribute","message":"…","file":"page.xml",
///       "line":4,"column":9,"endLine":4,"endColumn":23,"notes":[],"fixIts":[]}],"errors":1,"warnings":0,"omitted":0}
///
/// Lines and columns count from 1; columns count Unicode scalars, and the end is the place after the last one.
public struct DiagnosticJSON {
  private let library: SourceLibrary
  private var lineTables: [SourceID: LineTable] = [:]

  public init(library: SourceLibrary) { self.library = library }

  public mutating func format(_ list: DiagnosticList) -> String {
    var diagnostics: [String] = []
    for diagnostic in list.diagnostics { diagnostics.append(object(diagnostic)) }
    return """
      {"diagnostics":[\(diagnostics.joined(separator: ","))],"errors":\(list.errorCount),\
      "warnings":\(list.warningCount),"omitted":\(list.omittedCount)}

      """
  }

  private mutating func object(_ diagnostic: Diagnostic) -> String {
    var notes: [String] = []
    for note in diagnostic.notes { notes.append("{\"message\":\(quoted(note.message))\(place(note.range))}") }
    var fixIts: [String] = []
    for fixIt in diagnostic.fixIts {
      fixIts.append("{\"replacement\":\(quoted(fixIt.replacement))\(place(fixIt.range))}")
    }
    return """
      {"severity":"\(diagnostic.severity.rawValue)","identifier":"\(diagnostic.identifier.rawValue)",\
      "message":\(quoted(diagnostic.message))\(place(diagnostic.range)),\
      "notes":[\(notes.joined(separator: ","))],"fixIts":[\(fixIts.joined(separator: ","))]}
      """
  }

  private mutating func place(_ range: SourceRange?) -> String {
    guard let range, let source = library[range.source] else { return "" }
    let table = lineTables[range.source] ?? LineTable(source.text)
    lineTables[range.source] = table
    let start = table.position(of: range.lowerBound)
    let end = table.position(of: range.upperBound)
    return """
      ,"file":\(quoted(source.name)),"line":\(start.line),"column":\(start.column),\
      "endLine":\(end.line),"endColumn":\(end.column)
      """
  }

  private func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\u{0}"..<"\u{20}", "\u{7F}"..<"\u{A0}":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
