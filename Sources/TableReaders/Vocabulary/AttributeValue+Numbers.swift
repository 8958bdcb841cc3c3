import TableModel

extension AttributeValue {
  /// A decimal number without exponent, as XML Schema's `decimal` has it; always finite.
  var number: Double? { Self.number(trimmed) }

  /// A whole number; `nil` where it does not fit.
  var integer: Int? {
    let text = trimmed
    var digits = text[...]
    if let sign = digits.first, Self.isSign(sign) { digits = digits.dropFirst() }
    guard !digits.isEmpty, digits.allSatisfy(Self.isDigit) else { return nil }
    return Int(String(decoding: text, as: UTF8.self))
  }

  /// Numbers with white space between them; `nil` where one of them is none, or there are more than four.
  var numbers: [Double]? {
    var numbers: [Double] = []
    for word in words {
      guard numbers.count < 4, let number = Self.number(UnsafeBufferPointer(rebasing: word)) else {
        return nil
      }
      numbers.append(number)
    }
    return numbers
  }

  var boolean: Bool? {
    let text = trimmed
    return text.count > 5 ? nil : Bool(attribute: String(decoding: text, as: UTF8.self))
  }

  /// What stands between white space.
  var words: [Slice<UnsafeBufferPointer<UInt8>>] { utf8.split(whereSeparator: Self.isSpace) }

  /// A number, or one divided by another: `1.5`, `3:2`, `3/2`; `nil` where the divisor is zero.
  var ratio: Double? {
    let text = trimmed
    let isDivision = { (byte: UInt8) in byte == UInt8(ascii: ":") || byte == UInt8(ascii: "/") }
    guard let place = text.firstIndex(where: isDivision) else { return Self.number(text) }
    guard let dividend = Self.number(UnsafeBufferPointer(rebasing: text[..<place])),
      let divisor = Self.number(UnsafeBufferPointer(rebasing: text[(place + 1)...])), divisor != 0
    else { return nil }
    let quotient = dividend / divisor
    return quotient.isFinite ? quotient : nil
  }

  static func number(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
    var mantissa = 0
    var digitCount = 0
    var fractionCount = 0
    var hasPoint = false
    for (place, byte) in text.enumerated() {
      if isDigit(byte) {
        digitCount += 1
        if hasPoint { fractionCount += 1 }
        if digitCount <= exactDigits { mantissa = mantissa * 10 + Int(byte - UInt8(ascii: "0")) }
      } else if byte == UInt8(ascii: "."), !hasPoint {
        hasPoint = true
      } else if place > 0 || !isSign(byte) {
        return nil
      }
    }
    guard digitCount > 0 else { return nil }
    guard digitCount <= exactDigits else { return longNumber(text) }
    let magnitude = Double(mantissa) / powersOfTen[fractionCount]
    return text.first == UInt8(ascii: "-") ? -magnitude : magnitude
  }

  /// Digits whose number, and power of ten, a `Double` holds exactly: one division then rounds once.
  private static let exactDigits = 15
  private static let powersOfTen: [Double] = (0...15).map { (0..<$0).reduce(1.0) { power, _ in power * 10 } }

  private static func longNumber(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
    guard let number = Double(String(decoding: text, as: UTF8.self)), number.isFinite else { return nil }
    return number
  }

  private static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }

  private static func isSign(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") }
}
