/// An attribute of a thing of the model, as documents spell it.
public struct DescribedAttribute: Hashable, Sendable {
  public let name: String
  /// `nil` where it is not given and has no value of its own.
  public let value: String?
  /// Whether the value is a free text, rather than a number, a name or a choice.
  public let isText: Bool
  /// Whether it has the value that it has where nothing is said.
  public let isUsual: Bool
}

/// All attributes of a thing, one after the other: what a dump prints and what a comparison compares.
///
/// Places in sources are none of them.
public struct AttributeList: Hashable, Sendable {
  public private(set) var attributes: [DescribedAttribute] = []

  public init() {}

  /// Adds an attribute that has no value unless one is said.
  public mutating func append(_ name: String, _ value: String?) { add(name, value) }

  private mutating func add(_ name: String, _ value: String?, isText: Bool, isUsual: Bool) {
    attributes.append(DescribedAttribute(name: name, value: value, isText: isText, isUsual: isUsual))
  }

  mutating func add(_ name: String, _ value: String?, unless usual: String? = nil) {
    add(name, value, isText: true, isUsual: value == usual)
  }

  mutating func add(_ name: String, _ number: Double?, unless usual: Double? = nil) {
    add(name, number.map(DecimalText.text), isText: false, isUsual: number == usual)
  }

  mutating func add(_ name: String, _ number: Int?, unless usual: Int? = nil) {
    add(name, number.map { String($0) }, isText: false, isUsual: number == usual)
  }

  mutating func add(_ name: String, _ flag: Bool, unless usual: Bool) {
    add(name, String(flag), isText: false, isUsual: flag == usual)
  }

  mutating func add(_ name: String, _ color: Color?, unless usual: Color? = nil) {
    add(name, color?.name, isText: false, isUsual: color == usual)
  }

  mutating func add(_ name: String, _ font: Font?, unless usual: Font? = nil) {
    add(name, font?.text, isText: true, isUsual: font == usual)
  }

  mutating func add<Choice: RawRepresentable<String> & Equatable>(
    _ name: String, _ choice: Choice?, unless usual: Choice? = nil
  ) {
    add(name, choice?.rawValue, isText: false, isUsual: choice == usual)
  }

  mutating func add(_ name: String, _ insets: DirectionalInsets?) {
    let lengths = insets.map { [$0.top, $0.leading, $0.bottom, $0.trailing] }
    add(name, lengths.map { $0.map(DecimalText.text).joined(separator: ",") })
  }

  mutating func add(_ name: String, _ template: TemplateReference?) {
    add(name, template?.identifier)
  }
}
