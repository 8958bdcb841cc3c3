import TableSyntax

extension SyntaxValue {
  /// The entries of a dictionary; `nil` for anything else.
  var members: [SyntaxEntry]? {
    if case .dictionary(let entries) = content { entries } else { nil }
  }

  /// The elements of an array; `nil` for anything else.
  var items: [SyntaxValue]? {
    if case .array(let elements) = content { elements } else { nil }
  }

  /// A single value as text: a date in ISO 8601, of data only how much there is. `nil` for collections and null.
  var scalarText: String? {
    switch content {
    case .string(let text), .integer(let text), .real(let text), .date(let text): text
    case .boolean(let value): value ? "true" : "false"
    case .data(let bytes): bytes.count == 1 ? "1 byte" : "\(bytes.count) bytes"
    case .dictionary, .array, .null: nil
    }
  }

  var isNull: Bool { content == .null }

  /// A whole number, where it is written as one.
  var integer: Int? {
    if case .integer(let digits) = content { Int(digits) } else { nil }
  }

  /// A number as attributes have it: without an exponent.
  var attributeText: String? {
    guard case .real(let text) = content, text.contains("e") || text.contains("E"), let number = Double(text)
    else { return scalarText }
    return Int(exactly: number).map { "\($0)" } ?? "\(number)"
  }
}
