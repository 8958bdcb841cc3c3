import Diagnostics

/// Where the parts of an attribute's value stand in the text that it was read from: a reference is longer there than
/// what it stands for.
struct AttributePlaces {
  private let whole: SourceRange
  private let written: ArraySlice<UInt8>

  /// - Parameters:
  ///   - whole: the value without its quotes.
  ///   - text: the source that it stands in.
  init(of whole: SourceRange, in text: [UInt8]) {
    self.whole = whole
    let lower = min(Int(whole.lowerBound), text.count)
    written = text[lower..<max(lower, min(Int(whole.upperBound), text.count))]
  }

  /// The place of some bytes of the value; that of the whole value where they can't be found.
  func range(of bytes: Range<Int>) -> SourceRange {
    var offset = written.startIndex
    var count = 0
    var start: Int?
    while offset < written.endIndex, count < bytes.upperBound {
      if count >= bytes.lowerBound, start == nil { start = offset }
      let step = step(at: offset)
      offset += step.written
      count += step.read
    }
    guard let start else { return whole }
    return SourceRange(source: whole.source, lowerBound: start, upperBound: offset)
  }

  /// How many bytes are written at an offset for how many of the value.
  private func step(at offset: Int) -> (written: Int, read: Int) {
    switch written[offset] {
    case UInt8(ascii: "\r") where written[offset...].dropFirst().first == UInt8(ascii: "\n"): return (2, 1)
    case UInt8(ascii: "&"):
      guard let end = written[offset...].firstIndex(of: UInt8(ascii: ";")) else { return (1, 1) }
      return (end + 1 - offset, Self.length(of: written[(offset + 1)..<end]))
    default: return (1, 1)
    }
  }

  /// The bytes of the character that a reference stands for; that of a name is one.
  private static func length(of reference: ArraySlice<UInt8>) -> Int {
    let text = String(decoding: reference, as: UTF8.self)
    guard text.hasPrefix("#") else { return 1 }
    let digits = text.dropFirst()
    let number = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap(Unicode.Scalar.init).map { UTF8.width($0) } ?? 1
  }
}
