import TableModel
import TableRenderers

/// What a line of a dump says after its name: each attribute that is not at its default, spelled as documents spell
/// it.
struct AttributeText {
  private(set) var text = ""

  mutating func add(_ name: String, _ value: String?) {
    if let value { text += " \(name)=\(value.quotedForDump)" }
  }

  mutating func add(_ name: String, _ number: Double?, unless usual: Double? = nil) {
    guard let number, number != usual else { return }
    text += " \(name)=\(OutputBuffer.text(number))"
  }

  mutating func add(_ name: String, _ number: Int?, unless usual: Int? = nil) {
    guard let number, number != usual else { return }
    text += " \(name)=\(number)"
  }

  mutating func add(_ name: String, _ flag: Bool, unless usual: Bool) {
    if flag != usual { text += " \(name)=\(flag)" }
  }

  mutating func add(_ name: String, _ color: Color?) {
    if let color { text += " \(name)=\(color.name)" }
  }

  mutating func add<Choice: RawRepresentable<String> & Equatable>(
    _ name: String, _ choice: Choice?, unless usual: Choice? = nil
  ) {
    guard let choice, choice != usual else { return }
    text += " \(name)=\(choice.rawValue)"
  }

  mutating func add(_ name: String, _ insets: DirectionalInsets?) {
    guard let insets else { return }
    let lengths = [insets.top, insets.leading, insets.bottom, insets.trailing]
    text += " \(name)=\(lengths.map(OutputBuffer.text).joined(separator: ",").quotedForDump)"
  }

  mutating func add(_ name: String, _ template: TemplateReference?) {
    add(name, template?.identifier)
  }
}
