import CTextShaping

/// Where lines may break, by UAX 14.
final class LineBreaker {
  private var breaker: OpaquePointer?

  deinit { ts_breaker_close(breaker) }

  /// The byte offsets after which a line may end, rising, the end of the text the last.
  func opportunities(in bytes: [UInt8]) -> [Int32] {
    if Self.breaksOnlyAtSpaces(bytes) { return Self.afterSpaces(bytes) }
    if breaker == nil { breaker = ts_breaker_open() }
    let found = [Int32](unsafeUninitializedCapacity: bytes.count) { offsets, count in
      let found = bytes.withUnsafeBytes { text in
        ts_breaker_find(
          breaker, text.bindMemory(to: CChar.self).baseAddress, Int32(clamping: bytes.count),
          offsets.baseAddress, Int32(clamping: bytes.count))
      }
      count = max(0, Int(found))
    }
    return found.isEmpty ? Self.afterSpaces(bytes) : found
  }

  /// Whether a text has nothing in it but what UAX 14 breaks after spaces and nowhere else: a short way for most
  /// texts, held to ICU by a test. A comma or full stop after a space has rules of its own.
  static func breaksOnlyAtSpaces(_ bytes: [UInt8]) -> Bool {
    var isAfterSpace = true
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        isAfterSpace = false
      case UInt8(ascii: " "): isAfterSpace = true
      case UInt8(ascii: ","), UInt8(ascii: "."):
        if isAfterSpace { return false }
      default: return false
      }
    }
    return true
  }

  private static func afterSpaces(_ bytes: [UInt8]) -> [Int32] {
    var offsets: [Int32] = []
    let space = UInt8(ascii: " ")
    let keptBack = [space, UInt8(ascii: ","), UInt8(ascii: ".")]
    for index in bytes.indices.dropLast() where bytes[index] == space && !keptBack.contains(bytes[index + 1])
    {
      offsets.append(Int32(clamping: index + 1))
    }
    offsets.append(Int32(clamping: bytes.count))
    return offsets
  }
}
