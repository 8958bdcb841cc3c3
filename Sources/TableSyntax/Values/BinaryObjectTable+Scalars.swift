extension BinaryObjectTable {
  /// A whole number in decimal; of 16 bytes, where 64 bits with or without a sign hold its value.
  func integer(_ object: Object) -> String? {
    let bytes = content(of: object)
    let low = bytes.suffix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    if bytes.count < 8 || object.kind == .uid { return "\(low)" }
    guard bytes.count > 8 else { return "\(Int64(bitPattern: low))" }
    let high = bytes.dropLast(8)
    if high.allSatisfy({ $0 == 0 }) { return "\(low)" }
    guard high.allSatisfy({ $0 == 0xFF }), low >> 63 == 1 else { return nil }
    return "\(Int64(bitPattern: low))"
  }

  func date(_ object: Object) -> CalendarDate? {
    let bits = content(of: object).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return CalendarDate(secondsSinceReferenceDate: Double(bitPattern: bits))
  }

  /// Whether the object is a string with a NUL character in it.
  func hasNul(_ object: Object) -> Bool {
    let bytes = content(of: object)
    switch object.kind {
    case .ascii: return bytes.contains(0)
    case .utf16:
      return stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).contains {
        bytes[$0] == 0 && bytes[$0 + 1] == 0
      }
    default: return false
    }
  }
}
