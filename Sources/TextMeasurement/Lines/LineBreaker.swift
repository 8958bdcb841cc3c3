import CTextShaping

/// Where lines may break, by UAX 14.
final class LineBreaker {
  private var breaker: OpaquePointer?

  deinit { ts_breaker_close(breaker) }

  /// The byte offsets after which a line may end, rising, the end of the text the last.
  func opportunities(in text: MeasuredText) -> [Int32] {
    opportunities(in: text.bytes[..<text.end])
  }

  func opportunities(in bytes: ArraySlice<UInt8>) -> [Int32] {
    let plain = bytes.withUnsafeBufferPointer(Self.plainOpportunities)
    if let plain { return plain }
    if breaker == nil { breaker = ts_breaker_open() }
    let found = [Int32](unsafeUninitializedCapacity: bytes.count) { offsets, count in
      let found = bytes.withUnsafeBytes { text in
        ts_breaker_find(
          breaker, text.bindMemory(to: CChar.self).baseAddress, Int32(clamping: bytes.count),
          offsets.baseAddress, Int32(clamping: bytes.count))
      }
      count = max(0, Int(found))
    }
    return found.isEmpty ? [Int32(clamping: bytes.count)] : found
  }

  /// The opportunities of a text that has nothing in it but what UAX 14 breaks after spaces and nowhere else,
  /// `nil` for any other: a short way for most texts, held to ICU by a test. A comma or full stop after a
  /// space has rules of its own.
  static func plainOpportunities(_ bytes: UnsafeBufferPointer<UInt8>) -> [Int32]? {
    var offsets: [Int32] = []
    offsets.reserveCapacity(min(1024, bytes.count / 4 + 1))
    var isAfterSpace = false
    for index in bytes.indices {
      switch bytes[index] {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        if isAfterSpace { offsets.append(Int32(clamping: index)) }
        isAfterSpace = false
      case UInt8(ascii: " "): isAfterSpace = true
      case UInt8(ascii: ","), UInt8(ascii: "."):
        if isAfterSpace || index == 0 { return nil }
      default: return nil
      }
    }
    offsets.append(Int32(clamping: bytes.count))
    return offsets
  }
}
