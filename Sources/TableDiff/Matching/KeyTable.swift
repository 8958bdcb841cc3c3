/// Numbers keys in the order in which they are first seen: sixteen bytes a slot, no copies of what was hashed.
struct KeyTable {
  private struct Slot {
    var key: UInt64 = 0
    var group: Int32 = -1
  }

  private var slots: [Slot]
  private(set) var count = 0

  /// - Parameter capacity: how many keys will come, as far as that is known; more are taken.
  init(capacity: Int) {
    var size = 16
    while size < capacity * 2 { size *= 2 }
    slots = Array(repeating: Slot(), count: size)
  }

  /// The number of a key; a new one for a key not seen before.
  mutating func number(of key: UInt64) -> Int32 {
    if count * 2 >= slots.count { grow() }
    let mask = slots.count - 1
    return slots.withUnsafeMutableBufferPointer { slots in
      var place = Int(truncatingIfNeeded: key >> 20) & mask
      while slots[place].group >= 0 {
        if slots[place].key == key { return slots[place].group }
        place = (place + 1) & mask
      }
      slots[place] = Slot(key: key, group: Int32(truncatingIfNeeded: count))
      count += 1
      return Int32(truncatingIfNeeded: count - 1)
    }
  }

  /// Whether a key was seen before.
  func contains(_ key: UInt64) -> Bool {
    let mask = slots.count - 1
    return slots.withUnsafeBufferPointer { slots in
      var place = Int(truncatingIfNeeded: key >> 20) & mask
      while slots[place].group >= 0 {
        if slots[place].key == key { return true }
        place = (place + 1) & mask
      }
      return false
    }
  }

  private mutating func grow() {
    let known = slots
    slots = Array(repeating: Slot(), count: known.count * 2)
    let mask = slots.count - 1
    for slot in known where slot.group >= 0 {
      var place = Int(truncatingIfNeeded: slot.key >> 20) & mask
      while slots[place].group >= 0 { place = (place + 1) & mask }
      slots[place] = slot
    }
  }
}
