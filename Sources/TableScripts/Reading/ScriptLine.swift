import Diagnostics

/// Takes a line of a script apart into words.
struct ScriptLine {
  private let bytes: ArraySlice<UInt8>
  private let start: Int
  private let source: SourceID
  private var offset: Int

  /// - Parameter start: the place of the line in its text.
  init(_ bytes: ArraySlice<UInt8>, at start: Int, in source: SourceID) {
    self.bytes = bytes
    self.start = start
    self.source = source
    offset = bytes.startIndex
  }

  /// The words before a comment; `nil`, with a diagnostic, where the line cannot be taken apart.
  mutating func words(_ diagnostics: inout DiagnosticList) -> [ScriptWord]? {
    if let wrong = bytes.indices.first(where: {
      bytes[$0] < 0x20 && !Self.isBlank(bytes[$0]) || bytes[$0] == 0x7F
    }) {
      return fail("a script has no control characters", at: wrong..<wrong + 1, &diagnostics)
    }
    var words: [ScriptWord] = []
    while true {
      skipBlanks()
      let begin = offset
      guard let byte else { return words }
      switch byte {
      case UInt8(ascii: "#") where words.isEmpty || isComment: return words
      case UInt8(ascii: "="):
        offset += 1
        words.append(word(.equals, "=", from: begin))
      case UInt8(ascii: "#"):
        offset += 1
        guard let text = text(&diagnostics) else { return nil }
        words.append(word(.id, text, from: begin))
      default:
        let kind: ScriptWord.Kind = byte == UInt8(ascii: "\"") ? .quoted : .bare
        guard let text = text(&diagnostics) else { return nil }
        words.append(word(kind, text, from: begin))
      }
    }
  }

  private var byte: UInt8? { offset < bytes.endIndex ? bytes[offset] : nil }

  /// A `#` with nothing or a blank behind it.
  private var isComment: Bool { offset + 1 >= bytes.endIndex || Self.isBlank(bytes[offset + 1]) }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }

  private mutating func skipBlanks() {
    while let byte, Self.isBlank(byte) { offset += 1 }
  }

  private func word(_ kind: ScriptWord.Kind, _ text: String, from begin: Int) -> ScriptWord {
    ScriptWord(kind: kind, text: text, range: range(begin..<offset))
  }

  private func range(_ places: Range<Int>) -> SourceRange {
    SourceRange(
      source: source, lowerBound: start + places.lowerBound - bytes.startIndex,
      upperBound: start + places.upperBound - bytes.startIndex)
  }

  /// A bare or quoted text.
  private mutating func text(_ diagnostics: inout DiagnosticList) -> String? {
    guard byte == UInt8(ascii: "\"") else {
      let begin = offset
      while let byte, !Self.isBlank(byte), byte != UInt8(ascii: "="), byte != UInt8(ascii: "\"") {
        offset += 1
      }
      return String(decoding: bytes[begin..<offset], as: UTF8.self)
    }
    return quotedText(&diagnostics)
  }

  /// `\"`, `\\` and `\n` stand for a quotation mark, a backslash and a line break.
  private mutating func quotedText(_ diagnostics: inout DiagnosticList) -> String? {
    let begin = offset
    var text: [UInt8] = []
    offset += 1
    while let byte {
      offset += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        switch self.byte {
        case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
        case let mark? where mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "\\"): text.append(mark)
        default:
          return fail("after '\\' stands '\"', '\\' or 'n'", at: offset - 1..<offset, &diagnostics)
        }
        offset += 1
      default: text.append(byte)
      }
    }
    return fail("the quotation mark is not closed", at: begin..<begin + 1, &diagnostics)
  }

  private func fail<Result>(
    _ message: String, at places: Range<Int>, _ diagnostics: inout DiagnosticList
  ) -> Result? {
    diagnostics.add(.malformedStep, message, at: range(places))
    return nil
  }
}
