import TableModel

/// What an attribute's text may look like: one description for the reader's messages and for the schema.
enum ValueForm: Hashable, Sendable {
  case text
  /// Text that is not empty.
  case name
  case number(ClosedRange<Double>)
  /// A number of points, or `automatic`.
  case automaticLength
  case integer(ClosedRange<Int>)
  case boolean
  case choice([String])
  case color
  case font
  case link
  /// Four numbers: top, leading, bottom, trailing; two: vertical, horizontal; one: all.
  case insets
  /// Four numbers: x, y, width, height.
  case frame

  /// The longest length that a document may name: what a screen could never show is a mistake.
  static let lengths = 0.0...100_000.0
  static let booleans = ["true", "false", "YES", "NO", "yes", "no", "1", "0"]
  static let automatic = "automatic"

  /// What would be right, for the end of a message.
  var expected: String {
    switch self {
    case .text: "a text"
    case .name: "a text that is not empty"
    case .number(Self.lengths): "a number of points"
    case .number(let range):
      "a number from \(Self.short(range.lowerBound)) to \(Self.short(range.upperBound))"
    case .automaticLength: "a number of points or '\(Self.automatic)'"
    case .integer(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .boolean: "true or false"
    case .choice(let names): "one of \(names.joined(separator: ", "))"
    case .color: "a color such as #FF3B30 or systemRed"
    case .font: "a font such as 'body', 'semibold 17' or 'italic 13 Georgia'"
    case .link: "a relative link or one of \(Link.schemes.joined(separator: ", "))"
    case .insets: "one, two or four numbers of points: 'top leading bottom trailing'"
    case .frame: "four numbers of points: 'x y width height'"
    }
  }

  private static func short(_ number: Double) -> String {
    Int(exactly: number).map { "\($0)" } ?? "\(number)"
  }
}
