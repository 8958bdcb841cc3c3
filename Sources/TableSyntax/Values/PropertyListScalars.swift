/// The texts of numbers, dates and data in XML property lists.
enum PropertyListScalars {
  /// A whole number of 64 bits, signed or unsigned, in decimal: white space, a sign, white space, decimal digits or `0x`
  /// and hexadecimal ones, and nothing after them.
  static func integer(_ text: String) -> String? {
    var rest = text.utf8[...].drop(while: isSpace)
    var isNegative = false
    if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      isNegative = sign == UInt8(ascii: "-")
      rest = rest.dropFirst().drop(while: isSpace)
    }
    let isHexadecimal = rest.starts(with: "0x".utf8) || rest.starts(with: "0X".utf8)
    let digits = isHexadecimal ? rest.dropFirst(2) : rest
    guard digits.allSatisfy({ isDigit($0, isHexadecimal) }),
      let magnitude = UInt64(Substring(digits), radix: isHexadecimal ? 16 : 10)
    else { return nil }
    guard isNegative else { return "\(magnitude)" }
    guard magnitude <= UInt64(1) << 63 else { return nil }
    return magnitude == 0 ? "0" : "-\(magnitude)"
  }

  /// A decimal number, perhaps with white space before it but not after, or `inf`, `infinity` or `nan` in any case.
  static func real(_ text: String) -> String? {
    let number = Substring(text.utf8.drop(while: isSpace))
    let unsigned = number.first == "-" || number.first == "+" ? number.dropFirst() : number
    switch unsigned.lowercased() {
    case "inf", "infinity": return number.first == "-" ? "-inf" : "inf"
    case "nan": return "nan"
    default:
      let isPlain = number.utf8.allSatisfy { isDigit($0, false) || "+-.eE".utf8.contains($0) }
      guard isPlain, unsigned.utf8.first.map({ isDigit($0, false) || $0 == UInt8(ascii: ".") }) == true,
        let value = Double(number), value.isFinite
      else { return nil }
      return String(number)
    }
  }

  /// `YYYY-MM-DDThh:mm:ssZ` of a day that there is, and nothing else: no fractions, no zones.
  static func date(_ text: String) -> String? { CalendarDate(Array(text.utf8))?.iso8601 }

  static func base64(_ text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    var bits: UInt32 = 0
    var count = 0
    var padding = 0
    for byte in text.utf8 where !isSpace(byte) && byte != 0x0A && byte != 0x0D {
      if byte == UInt8(ascii: "=") {
        padding += 1
        continue
      }
      guard padding == 0, let value = sextet(byte) else { return nil }
      bits = bits << 6 | UInt32(value)
      count += 1
      if count % 4 != 1 {
        let shift = [0, 4, 2, 0][(count - 1) % 4]
        bytes.append(UInt8(truncatingIfNeeded: bits >> shift))
      }
    }
    return padding <= 2 && count % 4 != 1 ? bytes : nil
  }

  private static func sextet(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte - UInt8(ascii: "A")
    case UInt8(ascii: "a")...UInt8(ascii: "z"): byte - UInt8(ascii: "a") + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0") + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  private static func isDigit(_ byte: UInt8, _ isHexadecimal: Bool) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"): isHexadecimal
    default: false
    }
  }
}
