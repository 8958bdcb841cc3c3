import CLibXML2

/// Turns the bytes of a file into UTF-8 text, so that everything after it knows one encoding.
public enum InputDecoder {
  /// What came of it.
  public struct Result {
    /// UTF-8 without a byte order mark.
    public let text: [UInt8]
    /// Why the bytes could not be decoded, and `text` is empty or ends early; `nil` where all went well.
    public let failure: String?
  }

  /// Decodes by the byte order mark, else by the pattern of zero bytes of UTF-16 and UTF-32, else by the encoding
  /// that an XML declaration names, else as UTF-8.
  public static func decode(_ bytes: [UInt8]) -> Result {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      return Result(text: Array(bytes.dropFirst(3)), failure: nil)
    }
    if let wide = WideEncoding(bytes) { return wide.decode(bytes) }
    guard let name = declaredEncoding(bytes) else { return Result(text: bytes, failure: nil) }
    switch name.uppercased() {
    case "UTF-8", "UTF8", "US-ASCII", "ASCII", "UTF-16", "UTF-16LE", "UTF-16BE", "UTF-32", "UCS-4":
      return Result(text: bytes, failure: nil)
    default: return convert(bytes, from: name)
    }
  }

  static func looksWide(_ bytes: [UInt8]) -> Bool { WideEncoding(bytes) != nil }

  /// The `encoding` of an XML declaration.
  private static func declaredEncoding(_ bytes: [UInt8]) -> String? {
    guard bytes.starts(with: Array("<?xml".utf8)) else { return nil }
    let head = String(decoding: bytes.prefix(256), as: UTF8.self)
    guard let end = head.firstRange(of: "?>"), let start = head[..<end.lowerBound].firstRange(of: "encoding")
    else { return nil }
    let value = head[start.upperBound..<end.lowerBound].drop { $0.isWhitespace || $0 == "=" }
    guard let quote = value.first, quote == "\"" || quote == "'" else { return nil }
    return String(value.dropFirst().prefix { $0 != quote })
  }

  private static func convert(_ bytes: [UInt8], from name: String) -> Result {
    guard let handler = xmlFindCharEncodingHandler(name) else {
      return Result(text: [], failure: "the encoding '\(name)' is not known")
    }
    defer { xmlCharEncCloseFunc(handler) }
    guard bytes.count < Int(Int32.max / 4), let input = xmlBufferCreate(), let output = xmlBufferCreate()
    else {
      return Result(text: [], failure: "the text is too long to convert from '\(name)'")
    }
    defer {
      xmlBufferFree(input)
      xmlBufferFree(output)
    }
    xmlBufferAdd(input, bytes, Int32(bytes.count))
    while xmlBufferLength(input) > 0 {
      let left = xmlBufferLength(input)
      let written = xmlCharEncInFunc(handler, output, input)
      if written < 0 || xmlBufferLength(input) == left {
        return Result(text: content(of: output), failure: "the text is not valid in its encoding '\(name)'")
      }
    }
    return Result(text: content(of: output), failure: nil)
  }

  private static func content(of buffer: xmlBufferPtr) -> [UInt8] {
    guard let start = xmlBufferContent(buffer) else { return [] }
    return Array(UnsafeBufferPointer(start: start, count: Int(xmlBufferLength(buffer))))
  }
}

/// UTF-16 or UTF-32 in either byte order.
private struct WideEncoding {
  let width: Int
  let isBigEndian: Bool
  let markLength: Int

  init?(_ bytes: [UInt8]) {
    let head = Array(bytes.prefix(4))
    guard head.count >= 2 else { return nil }
    let zeros = head.map { $0 == 0 }
    if head.count == 4 {
      if head == [0xFF, 0xFE, 0, 0] {
        self.init(4, false, 4)
        return
      }
      if head == [0, 0, 0xFE, 0xFF] {
        self.init(4, true, 4)
        return
      }
      if zeros == [false, true, true, true] {
        self.init(4, false, 0)
        return
      }
      if zeros == [true, true, true, false] {
        self.init(4, true, 0)
        return
      }
    }
    if head.starts(with: [0xFF, 0xFE]) {
      self.init(2, false, 2)
      return
    }
    if head.starts(with: [0xFE, 0xFF]) {
      self.init(2, true, 2)
      return
    }
    if zeros == [false, true, false, true] {
      self.init(2, false, 0)
      return
    }
    if zeros == [true, false, true, false] {
      self.init(2, true, 0)
      return
    }
    return nil
  }

  private init(_ width: Int, _ isBigEndian: Bool, _ markLength: Int) {
    self.width = width
    self.isBigEndian = isBigEndian
    self.markLength = markLength
  }

  func decode(_ bytes: [UInt8]) -> InputDecoder.Result {
    let name = "UTF-\(width * 8)"
    guard (bytes.count - markLength) % width == 0 else {
      return InputDecoder.Result(
        text: [], failure: "the text ends within a character of its encoding \(name)")
    }
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var offset = markLength
    while offset < bytes.count {
      guard let scalar = scalar(in: bytes, at: &offset) else {
        return InputDecoder.Result(text: text, failure: "the text is not valid in its encoding \(name)")
      }
      text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
    return InputDecoder.Result(text: text, failure: nil)
  }

  private func scalar(in bytes: [UInt8], at offset: inout Int) -> Unicode.Scalar? {
    let first = unit(in: bytes, at: offset)
    offset += width
    guard width == 2, first & 0xF800 == 0xD800 else { return Unicode.Scalar(first) }
    guard first & 0xFC00 == 0xD800, offset < bytes.count else { return nil }
    let second = unit(in: bytes, at: offset)
    guard second & 0xFC00 == 0xDC00 else { return nil }
    offset += width
    return Unicode.Scalar(0x10000 + ((first & 0x3FF) << 10 | second & 0x3FF))
  }

  private func unit(in bytes: [UInt8], at offset: Int) -> UInt32 {
    (0..<width).reduce(0) { unit, index in
      unit << 8 | UInt32(bytes[offset + (isBigEndian ? index : width - 1 - index)])
    }
  }
}
