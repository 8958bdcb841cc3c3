/// Finds repeated identifiers among very many: eight bytes a slot and no copies of the texts.
struct IdentifierSet {
  /// The upper half of the identifier's hash and, one more than, its ordinal; 0 is free. A power of two of them.
  private var slots: [UInt64] = Array(repeating: 0, count: 16)
  private var count = 0

  /// Enters an identifier, unless an equal one was: then the ordinal of that one.
  ///
  /// - Parameter identifierAt: the identifier that was entered as an ordinal.
  mutating func enter(_ identifier: String, as ordinal: Int, identifierAt: (Int) -> String) -> Int? {
    guard ordinal < Int(UInt32.max) else { return nil }
    let hash = UInt64(UInt(bitPattern: identifier.hashValue))
    var place = firstPlace(of: hash)
    while slots[place] != 0 {
      let known = Int(slots[place] & Self.ordinalMask) - 1
      if slots[place] >> 32 == hash >> 32, identifierAt(known) == identifier { return known }
      place = (place + 1) & (slots.count - 1)
    }
    slots[place] = hash & ~Self.ordinalMask | UInt64(ordinal + 1)
    count += 1
    if count * 2 > slots.count { grow() }
    return nil
  }

  private static let ordinalMask: UInt64 = 0xFFFF_FFFF

  private func firstPlace(of hash: UInt64) -> Int { Int(hash >> 32) & (slots.count - 1) }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: 0, count: old.count * 2)
    for slot in old where slot != 0 {
      var place = firstPlace(of: slot)
      while slots[place] != 0 { place = (place + 1) & (slots.count - 1) }
      slots[place] = slot
    }
  }
}
