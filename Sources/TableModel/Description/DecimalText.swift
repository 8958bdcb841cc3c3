/// Lengths as text: at most three decimals, none that are not needed, and never "-0": the same digits on every machine.
public enum DecimalText {
  /// Lengths beyond 10¹⁵ count as that, what is no number as 0.
  public static func append(_ length: Double, to bytes: inout [UInt8]) {
    guard length.isFinite else { return bytes.append(UInt8(ascii: "0")) }
    let thousandths = Int((max(-1e15, min(1e15, length)) * 1000).rounded())
    if thousandths < 0 { bytes.append(UInt8(ascii: "-")) }
    append(thousandths.magnitude / 1000, to: &bytes)
    var rest = thousandths.magnitude % 1000
    guard rest > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    var unit: UInt = 100
    while rest > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(rest / unit))
      rest %= unit
      unit /= 10
    }
  }

  public static func append(_ magnitude: UInt, to bytes: inout [UInt8]) {
    if magnitude >= 10 { append(magnitude / 10, to: &bytes) }
    bytes.append(UInt8(ascii: "0") + UInt8(magnitude % 10))
  }

  public static func text(_ length: Double) -> String {
    var bytes: [UInt8] = []
    append(length, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
