import TableModel

extension SchemaWriter {
  mutating func pattern(of form: ValueForm) {
    switch form {
    case .text, .link: empty("text")
    case .name, .font: data("string", [("minLength", "1")])
    case .number(let range): number(range)
    case .integer(let range):
      data("integer", [("minInclusive", "\(range.lowerBound)"), ("maxInclusive", "\(range.upperBound)")])
    case .automaticLength:
      open("choice")
      value(ValueForm.automatic)
      number(ValueForm.lengths)
      close("choice")
    case .boolean: choice(ValueForm.booleans) { $0.value($1) }
    case .choice(let names): choice(names) { $0.value($1) }
    case .color: color()
    case .insets: insets()
    case .frame: frame()
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
    let limit = ValueForm.lengths.upperBound
    open("list")
    for range in [-limit...limit, -limit...limit, ValueForm.lengths, ValueForm.lengths] { number(range) }
    close("list")
  }
}
