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
  /// Four numbers: x, y, width, height, the last of which may be `automatic`.
  case frame
  /// Two numbers: width, height.
  case size
  /// A number, or two with `:` or `/` between them.
  case multiplier
  /// A number of points to either side, or `standard`.
  case constant
  /// A number from 1 to 1000, or a name.
  case priority
  /// A number of points, or `none`.
  case intrinsicLength
  /// Names with white space between them.
  case words([String])
  /// `name=number` with white space between one and the next.
  case namedNumbers

  /// The longest length that a document may name: what a screen could never show is a mistake.
  static let lengths = 0.0...100_000.0
  static let booleans = ["true", "false", "YES", "NO", "yes", "no", "1", "0"]
  static let automatic = "automatic"
  /// The furthest that a document may move something.
  static let offsets = -100_000.0...100_000.0
  static let priorities = 1.0...1000.0
  /// Source: the constants of `UILayoutPriority`.
  static let namedPriorities: [(name: String, priority: Double)] = [
    ("required", 1000), ("high", 750), ("low", 250), ("fittingSizeLevel", 50),
  ]
  static let standard = "standard"
  static let none = "none"

  /// What would be right, for the end of a message.
  var expected: String {
    switch self {
    case .text: "a text"
    case .name: "a text that is not empty"
    case .number(Self.lengths): "a number of points from 0 to 100000"
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
    case .frame: "four numbers of points: 'x y width height', or '\(Self.automatic)' for the height"
    case .size: "two numbers of points: 'width height'"
    case .multiplier: "a number, or a ratio such as 16:9 or 1/2"
    case .constant: "a number of points or '\(Self.standard)'"
    case .priority: "a number from 1 to 1000 or one of \(Self.priorityNames.joined(separator: ", "))"
    case .intrinsicLength: "a number of points or '\(Self.none)'"
    case .words(let names): "any of \(names.joined(separator: ", "))"
    case .namedNumbers: "names and numbers such as 'gap=12 side=20'"
    }
  }

  static let priorityNames = namedPriorities.map(\.name)

  private static func short(_ number: Double) -> String {
    Int(exactly: number).map { "\($0)" } ?? "\(number)"
  }
}
