import TableModel

extension SchemaWriter {
  mutating func pattern(of form: ValueForm) {
    switch form {
    case .text, .link: empty("text")
    case .name, .font: data("string", [("minLength", "1")])
    case .number(let range): number(range)
    case .integer(let range):
      data("integer", [("minInclusive", "\(range.lowerBound)"), ("maxInclusive", "\(range.upperBound)")])
    case .automaticLength: number(ValueForm.lengths, or: [ValueForm.automatic])
    case .boolean: choice(ValueForm.booleans) { $0.value($1) }
    case .choice(let names): choice(names) { $0.value($1) }
    case .color: color()
    case .insets: insets()
    case .frame: frame()
    case .size: list([ValueForm.lengths, ValueForm.lengths])
    case .multiplier: multiplier()
    case .constant: number(ValueForm.offsets, or: [ValueForm.standard])
    case .priority: number(ValueForm.priorities, or: ValueForm.priorityNames)
    case .intrinsicLength: number(ValueForm.lengths, or: [ValueForm.none])
    case .words(let names): words(names)
    case .namedNumbers: data("string", [("pattern", Self.namedNumbers)])
    }
  }

  /// At least one `{key}`.
  mutating func placeholder() {
    data("string", [("pattern", #"[^{}]*(\{[^{}]+\}[^{}]*)+"#)])
  }

  private mutating func number(_ range: ClosedRange<Double>) {
    let bounds = [range.lowerBound, range.upperBound].map { Int(exactly: $0).map { "\($0)" } ?? "\($0)" }
    data("decimal", [("minInclusive", bounds[0]), ("maxInclusive", bounds[1])])
  }

  private mutating func number(_ range: ClosedRange<Double>, or names: [String]) {
    open("choice")
    for name in names { value(name) }
    number(range)
    close("choice")
  }

  private mutating func words(_ names: [String]) {
    open("list")
    open("zeroOrMore")
    choice(names) { $0.value($1) }
    close("zeroOrMore")
    close("list")
  }

  private mutating func multiplier() {
    open("choice")
    number(ValueForm.offsets)
    data("string", [("pattern", Self.space + Self.decimal + "[:/]" + Self.nonzero + Self.space)])
    close("choice")
  }

  private static let space = #"[ \t\n\r]*"#
  private static let decimal = #"[+\-]?([0-9]+(\.[0-9]*)?|\.[0-9]+)"#
  private static let nonzero = #"[+\-]?([0-9]*[1-9][0-9]*(\.[0-9]*)?|[0-9]*\.[0-9]*[1-9][0-9]*)"#
  private static let namedNumber = "[A-Za-z_][A-Za-z0-9_]*=\(decimal)"
  private static let namedNumbers = "\(space)(\(namedNumber)([ \\t\\n\\r]+\(namedNumber))*)?\(space)"

  private mutating func color() {
    open("choice")
    for color in SystemColor.allCases { value(color.rawValue) }
    data("token", [("pattern", "#?([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})")])
    close("choice")
  }

  private mutating func insets() {
    choice([1, 2, 4]) { writer, count in
      writer.open("list")
      for _ in 0..<count { writer.number(ValueForm.lengths) }
      writer.close("list")
    }
  }

  private mutating func frame() {
    open("list")
    for range in [ValueForm.offsets, ValueForm.offsets, ValueForm.lengths] { number(range) }
    number(ValueForm.lengths, or: [ValueForm.automatic])
    close("list")
  }

  private mutating func list(_ ranges: [ClosedRange<Double>]) {
    open("list")
    for range in ranges { number(range) }
    close("list")
  }
}
