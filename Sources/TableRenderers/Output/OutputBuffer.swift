/// Collects output as UTF-8 and hands it on in chunks, so that a page of a million rows is never held twice.
public struct OutputBuffer {
  private(set) var bytes: [UInt8] = []
  private let sink: (([UInt8]) -> Void)?

  /// - Parameter sink: takes each chunk; without one everything is kept and `finish` gives it.
  public init(sink: (([UInt8]) -> Void)? = nil) {
    self.sink = sink
    if sink != nil { bytes.reserveCapacity(Self.chunk + 4096) }
  }

  private static let chunk = 1 << 16

  /// Hands on what is left; without a sink, all of it.
  @discardableResult
  public mutating func finish() -> [UInt8] {
    guard let sink else { return bytes }
    sink(bytes)
    bytes.removeAll(keepingCapacity: true)
    return []
  }

  /// A good place to hand on a chunk: between two rows.
  public mutating func flushIfFull() {
    guard let sink, bytes.count >= Self.chunk else { return }
    sink(bytes)
    bytes.removeAll(keepingCapacity: true)
  }

  public mutating func append(_ text: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  public mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  public mutating func append(bytes more: [UInt8]) { bytes.append(contentsOf: more) }

  public mutating func append(byte: UInt8) { bytes.append(byte) }

  public mutating func append(_ number: Int) {
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    append(magnitude: number.magnitude)
  }

  private mutating func append(magnitude: UInt) {
    guard magnitude >= 10 else { return bytes.append(UInt8(ascii: "0") + UInt8(magnitude)) }
    append(magnitude: magnitude / 10)
    bytes.append(UInt8(ascii: "0") + UInt8(magnitude % 10))
  }

  /// A length in points with at most three decimals, none that are not needed, and never "-0": the same digits on
  /// every machine.
  public mutating func append(_ length: Double) {
    guard length.isFinite else { return append("0") }
    let thousandths = (max(-1e15, min(1e15, length)) * 1000).rounded()
    let value = Int(thousandths)
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    append(magnitude: value.magnitude / 1000)
    var rest = value.magnitude % 1000
    guard rest > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    var unit: UInt = 100
    while rest > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(rest / unit))
      rest %= unit
      unit /= 10
    }
  }
}

extension OutputBuffer {
  /// A length as text, in the same form.
  public static func text(_ length: Double) -> String {
    var buffer = OutputBuffer()
    buffer.append(length)
    return String(decoding: buffer.bytes, as: UTF8.self)
  }
}
