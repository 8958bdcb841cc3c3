import Diagnostics

extension JSONParser {
  /// At the character that the parser has reached.
  func failure(_ message: String) -> SyntaxFailure {
    guard offset < bytes.count else { return failureAtEnd() }
    var end = offset + 1
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return failure(message, at: offset, end)
  }

  func failure(_ message: String, at lower: Int, _ upper: Int) -> SyntaxFailure {
    SyntaxFailure(.malformedJSON, message, at: builder.range(lower, upper))
  }

  /// Says what stands where a value should.
  func failureAtValue() -> SyntaxFailure {
    guard let byte else { return failureAtEnd() }
    switch byte {
    case UInt8(ascii: "'"): return failure("a string must stand in double quotation marks")
    case UInt8(ascii: "/"), UInt8(ascii: "#"): return failure("JSON has no comments")
    case UInt8(ascii: "+"): return failure("a number may not begin with '+'")
    case UInt8(ascii: "."): return failure("a number must have a digit before the point")
    case UInt8(ascii: ","): return failure("expected a value before the comma")
    default: break
    }
    var end = offset
    while end < bytes.count, end - offset < 32, Self.isWord(bytes[end]) { end += 1 }
    guard end > offset else { return failure("expected a value") }
    let word = String(decoding: bytes[offset..<end], as: UTF8.self)
    let meant = [
      "True": "true", "False": "false", "TRUE": "true", "FALSE": "false", "None": "null", "nil": "null",
    ]
    let suggestion = meant[word].map { "; did you mean \($0)?" } ?? ""
    return failure("'\(word)' is no value\(suggestion)", at: offset, end)
  }

  /// Tells what is still open, the innermost first.
  func failureAtEnd() -> SyntaxFailure {
    let here = builder.range(bytes.count, bytes.count)
    let depth = builder.depth
    guard depth > 0 else {
      let isEmpty = bytes.allSatisfy { $0 <= 0x20 }
      let message = isEmpty ? "the document is empty" : "the document breaks off within a value"
      return SyntaxFailure(.malformedJSON, message, at: here)
    }
    let notes = builder.innermostStarts(3).map { start in
      let kind = bytes[start] == UInt8(ascii: "{") ? "dictionary" : "array"
      return Diagnostic.Note("the \(kind) that begins here has no end", at: builder.range(start, start + 1))
    }
    let what = depth == 1 ? "one value is" : "\(depth) values are"
    return SyntaxFailure(
      .malformedJSON, "the document breaks off while \(what) open", at: here, notes: notes)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    0x30...0x39 ~= byte || 0x41...0x5A ~= byte || 0x61...0x7A ~= byte || byte == 0x5F || byte >= 0x80
  }
}
