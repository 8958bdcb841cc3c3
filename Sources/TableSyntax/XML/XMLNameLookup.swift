import CLibXML2

/// Finds a name's number by the pointer under which the parser keeps the name.
///
/// Plain memory, since this is asked for every element and attribute. Whoever makes one calls `deallocate`.
struct XMLNameLookup {
  private struct Slot {
    var pointer: UnsafePointer<UInt8>?
    var index: Int32
  }

  /// Open addressing; the number of slots is a power of two at least four times that of the names.
  private let slots: UnsafeMutablePointer<Slot>
  private let mask: Int

  init(_ table: XMLNameTable, in dictionary: xmlDictPtr) {
    var size = 16
    while size < table.names.count * 4 { size *= 2 }
    mask = size - 1
    slots = .allocate(capacity: size)
    slots.initialize(repeating: Slot(pointer: nil, index: -1), count: size)
    for (index, name) in table.names.enumerated() {
      guard let pointer = xmlDictLookup(dictionary, name, Int32(name.utf8.count)) else { continue }
      var slot = firstSlot(of: pointer)
      while let found = slots[slot].pointer, found != pointer { slot = (slot + 1) & mask }
      if slots[slot].pointer == nil { slots[slot] = Slot(pointer: pointer, index: Int32(index)) }
    }
  }

  func deallocate() { slots.deallocate() }

  private func firstSlot(of pointer: UnsafePointer<UInt8>) -> Int {
    let bits = UInt(bitPattern: pointer)
    return Int(truncatingIfNeeded: (bits ^ (bits >> 7)) &* 0x9E37_79B1) & mask
  }

  func id(of pointer: UnsafePointer<UInt8>) -> XMLNameID {
    var slot = firstSlot(of: pointer)
    while let found = slots[slot].pointer {
      if found == pointer { return XMLNameID(index: slots[slot].index) }
      slot = (slot &+ 1) & mask
    }
    return .unknown
  }
}
