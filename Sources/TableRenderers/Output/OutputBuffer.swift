import TableModel

/// Collects output as UTF-8 and hands it on in chunks, so that a page of a million rows is never held twice.
public struct OutputBuffer {
  private(set) var bytes: [UInt8] = []
  private let sink: (([UInt8]) -> Void)?
  /// Takes nothing in: for a walk that only looks at what it would write.
  private let isMuted: Bool

  /// - Parameter sink: takes each chunk; without one everything is kept and `finish` gives it.
  public init(sink: (([UInt8]) -> Void)? = nil) {
    self.sink = sink
    isMuted = false
    if sink != nil { bytes.reserveCapacity(Self.chunk + 4096) }
  }

  private init(isMuted: Bool) {
    sink = nil
    self.isMuted = isMuted
  }

  static var muted: OutputBuffer { OutputBuffer(isMuted: true) }

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
    append(raw: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  public mutating func append(_ text: String) {
    if !isMuted { bytes.append(contentsOf: text.utf8) }
  }

  public mutating func append(byte: UInt8) {
    if !isMuted { bytes.append(byte) }
  }

  public mutating func append(bytes more: [UInt8]) {
    if !isMuted { bytes.append(contentsOf: more) }
  }

  private mutating func append(raw more: UnsafeBufferPointer<UInt8>) {
    if !isMuted { bytes.append(contentsOf: more) }
  }
}

// MARK: Numbers

extension OutputBuffer {
  public mutating func append(_ number: Int) {
    guard !isMuted else { return }
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    DecimalText.append(number.magnitude, to: &bytes)
  }

  /// A length in points, as `DecimalText` writes it.
  public mutating func append(_ length: Double) {
    if !isMuted { DecimalText.append(length, to: &bytes) }
  }

  /// A length as text, in the same form.
  public static func text(_ length: Double) -> String { DecimalText.text(length) }
}

// MARK: Escaping

extension OutputBuffer {
  /// Text in which some bytes are written another way.
  ///
  /// - Parameter replacement: what stands for a byte; `nil` where it stands for itself.
  mutating func append(_ text: String, escaping replacement: (UInt8) -> StaticString?) {
    guard !isMuted else { return }
    let isDone: Void? = text.utf8.withContiguousStorageIfAvailable { append($0, escaping: replacement) }
    guard isDone == nil else { return }
    Array(text.utf8).withUnsafeBufferPointer { append($0, escaping: replacement) }
  }

  private mutating func append(
    _ text: UnsafeBufferPointer<UInt8>, escaping replacement: (UInt8) -> StaticString?
  ) {
    var start = 0
    for (index, byte) in text.enumerated() {
      guard let escape = replacement(byte) else { continue }
      append(raw: UnsafeBufferPointer(rebasing: text[start..<index]))
      append(escape)
      start = index + 1
    }
    append(raw: UnsafeBufferPointer(rebasing: text[start...]))
  }
}
