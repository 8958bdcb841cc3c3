/// One fast look through a text before the parser sees it, for what the parser takes badly: NUL characters, where it
/// believes the text to end; bytes that are not UTF-8, some of which it lets pass; and tags with so many attributes that
/// it would compare them with each other for minutes.
struct XMLTextCheck {
  enum Fault: Equatable {
    case nul(at: Int)
    case invalidUTF8(at: Int)
    case tooManyAttributes(tagStart: Int)
  }

  private let text: UnsafeBufferPointer<UInt8>
  private let mostAttributes: Int
  /// Without `<`, no tag shorter than this can have too many attributes: each takes `a=""` and a space.
  private let longTag: Int
  private var lastTagStart = 0

  /// - Returns: the first fault; `nil` where there is none.
  static func firstFault(in text: UnsafeBufferPointer<UInt8>, limits: SyntaxLimits) -> Fault? {
    var check = XMLTextCheck(text, limits)
    return check.run()
  }

  private init(_ text: UnsafeBufferPointer<UInt8>, _ limits: SyntaxLimits) {
    self.text = text
    mostAttributes = limits.attributes
    longTag = limits.attributes.multipliedReportingOverflow(by: 5).partialValue
  }

  private mutating func run() -> Fault? {
    guard let base = text.baseAddress else { return nil }
    let words = UnsafeRawPointer(base)
    let highBits: UInt64 = 0x8080_8080_8080_8080
    let lowBits: UInt64 = 0x0101_0101_0101_0101
    let tagStarts: UInt64 = 0x3C3C_3C3C_3C3C_3C3C
    var offset = 0
    while offset &+ 8 <= text.count {
      // A byte is zero where taking one from it borrows, and it had no high bit to lose.
      let word = words.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      if (word | (word &- lowBits)) & highBits == 0 {
        let other = word ^ tagStarts
        if (other &- lowBits) & ~other & highBits != 0, let fault = noteTagStart(in: offset..<offset &+ 8) {
          return fault
        }
        offset &+= 8
      } else if let fault = step(&offset) {
        return fault
      }
    }
    while offset < text.count {
      if let fault = step(&offset) { return fault }
    }
    return endOfTag(at: text.count)
  }

  /// Looks at one character.
  private mutating func step(_ offset: inout Int) -> Fault? {
    if text[offset] == 0 { return .nul(at: offset) }
    if text[offset] == UInt8(ascii: "<"), let fault = noteTagStart(in: offset..<offset + 1) { return fault }
    let length = UTF8Check.sequenceLength(at: offset, in: text)
    guard length > 0 else { return .invalidUTF8(at: offset) }
    offset &+= length
    return nil
  }

  /// `range` has at least one `<`, and is too short for the tags that begin and end in it to matter.
  private mutating func noteTagStart(in range: Range<Int>) -> Fault? {
    let fault = endOfTag(at: range.lowerBound)
    for offset in range.reversed() where text[offset] == UInt8(ascii: "<") {
      lastTagStart = offset
      break
    }
    return fault
  }

  private func endOfTag(at offset: Int) -> Fault? {
    guard offset &- lastTagStart >= longTag else { return nil }
    return attributeCount(from: lastTagStart, to: offset) > mostAttributes
      ? .tooManyAttributes(tagStart: lastTagStart) : nil
  }

  /// The quoted values of a start tag; 0 for what is none.
  private func attributeCount(from start: Int, to end: Int) -> Int {
    let markup: [UInt8] = [UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: "/"), UInt8(ascii: ">")]
    guard start + 1 < end, text[start] == UInt8(ascii: "<"), !markup.contains(text[start + 1]) else {
      return 0
    }
    var count = 0
    var quote: UInt8 = 0
    var offset = start + 1
    while offset < end {
      let byte = text[offset]
      offset &+= 1
      if quote != 0 {
        guard byte == quote else { continue }
        quote = 0
        count += 1
      } else if byte == 0x22 || byte == 0x27 {
        quote = byte
      } else if byte == 0x3E {
        return count
      }
    }
    return count
  }
}
