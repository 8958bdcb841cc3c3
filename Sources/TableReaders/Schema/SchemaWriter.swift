/// Writes the elements of a RELAX NG schema, one a line.
struct SchemaWriter {
  private(set) var text = ""
  private var depth = 0

  mutating func open(_ name: String, _ attributes: [(String, String)] = []) {
    line("<\(name)\(Self.written(attributes))>")
    depth += 1
  }

  mutating func close(_ name: String) {
    depth -= 1
    line("</\(name)>")
  }

  mutating func empty(_ name: String, _ attributes: [(String, String)] = []) {
    line("<\(name)\(Self.written(attributes))/>")
  }

  mutating func reference(_ name: String) { empty("ref", [("name", name)]) }

  mutating func value(_ text: String) { line("<value>\(Self.escaped(text))</value>") }

  mutating func choice<Option>(_ options: [Option], _ write: (inout SchemaWriter, Option) -> Void) {
    open("choice")
    for option in options { write(&self, option) }
    close("choice")
  }

  /// A datatype of XML Schema with its facets.
  mutating func data(_ type: String, _ facets: [(String, String)] = []) {
    if facets.isEmpty { return empty("data", [("type", type)]) }
    open("data", [("type", type)])
    for (name, value) in facets { line("<param name=\"\(name)\">\(Self.escaped(value))</param>") }
    close("data")
  }

  private mutating func line(_ content: String) {
    text += String(repeating: "  ", count: depth) + content + "\n"
  }

  private static func written(_ attributes: [(String, String)]) -> String {
    attributes.map { " \($0.0)=\"\(escaped($0.1))\"" }.joined()
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { escaped, character in
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case "\"": escaped += "&quot;"
      default: escaped.append(character)
      }
    }
  }
}
