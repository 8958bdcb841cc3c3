/// The ids of a page: safe to write, each there once.
struct PageIdentifiers {
  private var taken: Set<UInt64> = []
  /// How often a name came again.
  private var repeats: [UInt64: Int] = [:]

  /// A document's own name as an id, with every byte that a link or a style sheet would have to escape as two
  /// hexadecimal digits; a name that is taken gets a number.
  mutating func make(_ prefix: String, _ name: String) -> String {
    let base = prefix + Self.safe(name)
    if take(base) { return base }
    let key = Fingerprint(base).value
    var number = repeats[key] ?? 1
    repeat { number += 1 } while !take("\(base)-\(number)")
    repeats[key] = number
    return "\(base)-\(number)"
  }

  private static func safe(_ name: String) -> String {
    let digits = Array("0123456789abcdef".utf8)
    var safe: [UInt8] = []
    for byte in name.utf8.prefix(100) {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
        safe.append(byte)
      default: safe += [UInt8(ascii: "."), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: safe, as: UTF8.self)
  }

  private mutating func take(_ id: String) -> Bool { taken.insert(Fingerprint(id).value).inserted }
}
