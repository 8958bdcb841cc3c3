import CSQLite

/// SQLite's functions on text that take a time that grows with the product of two lengths, made anew so that it grows
/// with their sum. What they give is what SQLite's documentation says of them.
enum TextFunctions {
  /// `instr(text, part)`: where the part begins, from 1; 0 where it is not in the text.
  static let instr: FunctionCall.Body = { context, count, values in
    guard let call = FunctionCall(context, count, values), !call.hasNull else { return }
    let isData = call.type(0) == SQLITE_BLOB && call.type(1) == SQLITE_BLOB
    guard let text = isData ? call.bytes(0) : call.text(0), let part = isData ? call.bytes(1) : call.text(1)
    else { return }
    guard call.spend(text.count + part.count) else { return }
    guard !part.isEmpty else { return call.give(1) }
    var found: Int?
    TextPattern(part).search(text, overlapping: true) { place in
      if isData || !text[place].isContinuation { found = place }
      return found == nil
    }
    guard let found else { return call.give(0) }
    call.give(1 + (isData ? found : text[..<found].reduce(0) { $1.isContinuation ? $0 : $0 + 1 }))
  }

  /// `replace(text, part, other)`.
  static let replace: FunctionCall.Body = { context, count, values in
    guard let call = FunctionCall(context, count, values), let text = call.text(0), let part = call.text(1)
    else { return }
    guard call.spend(text.count + part.count) else { return }
    guard let first = part.first, first != 0 else { return call.give(argument: 0) }
    guard let other = call.text(2) else { return }
    let longest = call.longest
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var end = 0
    TextPattern(part).search(text, overlapping: false) { place in
      result += text[end..<place]
      result += other
      end = place + part.count
      return result.count <= longest
    }
    guard result.count + text.count - end <= longest else { return call.failTooLong() }
    guard call.spend(result.count) else { return }
    result += text[end...]
    call.give(text: result)
  }

  static let trim: FunctionCall.Body = { FunctionCall($0, $1, $2)?.trim(left: true, right: true) }
  static let trimLeft: FunctionCall.Body = { FunctionCall($0, $1, $2)?.trim(left: true, right: false) }
  static let trimRight: FunctionCall.Body = { FunctionCall($0, $1, $2)?.trim(left: false, right: true) }

  static let like: FunctionCall.Body = { FunctionCall($0, $1, $2)?.match(.like) }
  static let glob: FunctionCall.Body = { FunctionCall($0, $1, $2)?.match(.glob) }
}

extension FunctionCall {
  /// Counts work on so many bytes; `false`, with the call failed, where the query may do no more.
  fileprivate func spend(_ bytes: Int) -> Bool {
    guard let watch = functions?.watch, !watch.spend(bytes: bytes) else { return true }
    failStopped()
    return false
  }

  /// `trim(text)` and `trim(text, characters)`.
  fileprivate func trim(left: Bool, right: Bool) {
    guard !hasNull, let text = text(0) else { return }
    let characters = count > 1 ? self.text(1).map(CharacterSet.init) : CharacterSet.blank
    guard let characters, spend(text.count + (count > 1 ? characters.byteCount : 0)) else { return }
    var rest = text[...]
    if left {
      while let end = rest.endOfFirst, characters.contains(rest[..<end]) { rest = rest[end...] }
    }
    if right {
      while let start = rest.startOfLast, characters.contains(rest[start...]) { rest = rest[..<start] }
    }
    give(text: rest)
  }

  /// `like(pattern, text)`, `like(pattern, text, escape)`, `glob(pattern, text)`: what the operators call.
  fileprivate func match(_ language: WildcardPattern.Language) {
    // Source: `SQLITE_LIKE_DOESNT_MATCH_BLOBS`, which SQLite's documentation recommends.
    guard type(0) != SQLITE_BLOB, type(1) != SQLITE_BLOB else { return give(0) }
    guard !hasNull, let pattern = text(0), let functions else { return }
    guard pattern.count <= WildcardPattern.longest else { return fail("LIKE or GLOB pattern too complex") }
    var escape: Unicode.Scalar?
    if count > 2 {
      guard let text = text(2) else { return }
      let scalars = String(decoding: text, as: UTF8.self).unicodeScalars
      guard let only = scalars.first, scalars.count == 1 else {
        return fail("ESCAPE expression must be a single character")
      }
      escape = only
    }
    let wildcards = functions.pattern(pattern, language, escape)
    guard let text = text(1) else { return }
    guard let isMatch = wildcards.matches(text, spend: functions.watch.spend) else { return failStopped() }
    give(isMatch ? 1 : 0)
  }
}

/// The characters that `trim` takes away.
private struct CharacterSet {
  private var characters: Set<[UInt8]> = []
  private var isPlain = [Bool](repeating: false, count: 256)
  let byteCount: Int

  static let blank = [UInt8(ascii: " ")].withUnsafeBufferPointer(CharacterSet.init)

  /// - Parameter text: ends at a zero byte, as SQLite has it.
  init(_ text: UnsafeBufferPointer<UInt8>) {
    byteCount = text.count
    var rest = text.prefix { $0 != 0 }
    while let end = rest.endOfFirst {
      if end - rest.startIndex == 1 {
        isPlain[Int(rest[rest.startIndex])] = true
      } else {
        characters.insert(Array(rest[..<end]))
      }
      rest = rest[end...]
    }
  }

  func contains(_ character: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    character.count == 1
      ? isPlain[Int(character[character.startIndex])]
      : !characters.isEmpty && characters.contains(Array(character))
  }
}

extension UInt8 {
  /// Whether it goes on with a character of UTF-8.
  fileprivate var isContinuation: Bool { self & 0xC0 == 0x80 }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  fileprivate var endOfFirst: Int? {
    guard let first else { return nil }
    var end = startIndex + 1
    if first >= 0xC0 { while end < endIndex, self[end].isContinuation { end += 1 } }
    return end
  }

  fileprivate var startOfLast: Int? {
    guard !isEmpty else { return nil }
    var start = endIndex - 1
    while start > startIndex, self[start].isContinuation { start -= 1 }
    return start
  }
}
