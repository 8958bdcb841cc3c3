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
}
