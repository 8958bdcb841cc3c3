/// UTF-16 or UTF-32 in either byte order.
struct WideEncoding {
  let width: Int
  let isBigEndian: Bool
  let markLength: Int

  /// By the byte order mark, else by where the zeros stand among the first four bytes, of which the first character is
  /// taken to be ASCII.
  init?(_ bytes: [UInt8]) {
    let head = Array(bytes.prefix(4))
    let zeros = head.map { $0 == 0 }
    if head == [0xFF, 0xFE, 0, 0] {
      self.init(4, isBigEndian: false, markLength: 4)
    } else if head == [0, 0, 0xFE, 0xFF] {
      self.init(4, isBigEndian: true, markLength: 4)
    } else if head.starts(with: [0xFF, 0xFE]) {
      self.init(2, isBigEndian: false, markLength: 2)
    } else if head.starts(with: [0xFE, 0xFF]) {
      self.init(2, isBigEndian: true, markLength: 2)
    } else if zeros == [false, true, true, true] {
      self.init(4, isBigEndian: false, markLength: 0)
    } else if zeros == [true, true, true, false] {
      self.init(4, isBigEndian: true, markLength: 0)
    } else if zeros == [false, true, false, true] {
      self.init(2, isBigEndian: false, markLength: 0)
    } else if zeros == [true, false, true, false] {
      self.init(2, isBigEndian: true, markLength: 0)
    } else {
      return nil
    }
  }

  private init(_ width: Int, isBigEndian: Bool, markLength: Int) {
    self.width = width
    self.isBigEndian = isBigEndian
    self.markLength = markLength
  }

  func decode(_ bytes: [UInt8]) -> InputDecoder.Result {
    let name = "UTF-\(width * 8)"
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var offset = markLength
    while offset + width <= bytes.count {
      guard let scalar = scalar(in: bytes, at: &offset) else {
        return InputDecoder.Result(text: text, failure: "the text is not valid in its encoding \(name)")
      }
      if scalar.value < 0x80 {
        text.append(UInt8(scalar.value))
      } else {
        text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
    let isWhole = offset == bytes.count
    return InputDecoder.Result(
      text: text, failure: isWhole ? nil : "the text ends within a character of its encoding \(name)")
  }

  /// The character at an offset, which is moved past it; `nil` for half a surrogate pair and numbers of no character.
  private func scalar(in bytes: [UInt8], at offset: inout Int) -> Unicode.Scalar? {
    let first = unit(in: bytes, at: offset)
    offset += width
    guard width == 2, first & 0xF800 == 0xD800 else { return Unicode.Scalar(first) }
    guard first & 0xFC00 == 0xD800, offset + 2 <= bytes.count else { return nil }
    let second = unit(in: bytes, at: offset)
    guard second & 0xFC00 == 0xDC00 else { return nil }
    offset += width
    return Unicode.Scalar(0x10000 + ((first & 0x3FF) << 10 | second & 0x3FF))
  }

  private func unit(in bytes: [UInt8], at offset: Int) -> UInt32 {
    var unit: UInt32 = 0
    for index in 0..<width {
      unit = unit << 8 | UInt32(bytes[offset + (isBigEndian ? index : width - 1 - index)])
    }
    return unit
  }
}
