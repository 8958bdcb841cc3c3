import Diagnostics

extension PropertyListTextParser {
  /// At the character that the parser has reached.
  func failure(_ message: String) -> SyntaxFailure {
    guard offset < bytes.count else { return failureAtEnd() }
    return failure(message, at: offset, characterEnd)
  }

  func failure(_ message: String, at lower: Int, _ upper: Int) -> SyntaxFailure {
    SyntaxFailure(.malformedPropertyList, message, at: builder.range(lower, upper))
  }

  /// Says what stands where a key or a value should.
  func failureAtWord() -> SyntaxFailure {
    guard let byte else { return failureAtEnd() }
    guard byte >= 0x80 || !"{}()<>=;,".utf8.contains(byte) else {
      return failure(
        builder.isInDictionary && builder.pendingKey == nil ? "expected a key" : "expected a value")
    }
    let character = String(decoding: bytes[offset..<characterEnd], as: UTF8.self)
    return failure("a text with '\(character)' in it must stand in quotation marks")
  }

  private var characterEnd: Int {
    var end = offset + 1
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return end
  }

  /// Tells what is still open, the innermost first.
  private func failureAtEnd() -> SyntaxFailure {
    let here = builder.range(bytes.count, bytes.count)
    let notes = builder.innermostStarts(3).compactMap { start in
      let kind =
        bytes[start] == UInt8(ascii: "{") ? "dictionary" : bytes[start] == UInt8(ascii: "(") ? "array" : nil
      return kind.map {
        Diagnostic.Note("the \($0) that begins here has no end", at: builder.range(start, start + 1))
      }
    }
    return SyntaxFailure(
      .malformedPropertyList, "the property list breaks off before its end", at: here, notes: notes)
  }
}
