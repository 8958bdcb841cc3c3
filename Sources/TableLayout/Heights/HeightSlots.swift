/// What is known of each row, in places that do not move when rows do.
struct HeightSlots: Sendable {
  /// Points; `unknown` or `void` where there is no height.
  private var heights: [Double] = []
  private var ids: [String?] = []
  private var byID: [String: Int32] = [:]
  private var free: [Int32] = []

  private static let unknown = -1.0
  /// There was a height, which holds no more.
  private static let void = -2.0

  mutating func allocate() -> Int32 {
    if let slot = free.popLast() { return slot }
    heights.append(Self.unknown)
    ids.append(nil)
    return Int32(clamping: heights.count - 1)
  }

  mutating func release(_ slot: Int32) {
    forgetID(of: slot)
    heights[Int(slot)] = Self.unknown
    free.append(slot)
  }

  func height(of slot: Int32) -> Double? {
    let height = heights[Int(slot)]
    return height >= 0 ? height : nil
  }

  /// The height where it was cached under the same id.
  func height(of slot: Int32, id: String?) -> Double? {
    ids[Int(slot)] == id ? height(of: slot) : nil
  }

  func wasComputed(_ slot: Int32) -> Bool { heights[Int(slot)] != Self.unknown }

  func slot(ofID id: String) -> Int32? { byID[id] }

  /// Keeps a height; one that is no length makes the slot's void.
  mutating func set(_ height: Double, of slot: Int32, id: String?) {
    heights[Int(slot)] = height >= 0 && height.isFinite ? height : Self.void
    guard ids[Int(slot)] != id else { return }
    forgetID(of: slot)
    ids[Int(slot)] = id
    if let id { byID[id] = slot }
  }

  /// The row is another one than before, or has another height.
  mutating func void(_ slot: Int32) {
    if heights[Int(slot)] >= 0 { heights[Int(slot)] = Self.void }
  }

  mutating func voidAll() {
    for slot in heights.indices where heights[slot] >= 0 { heights[slot] = Self.void }
  }

  /// Of two rows with one id the later one has it.
  private mutating func forgetID(of slot: Int32) {
    guard let id = ids[Int(slot)] else { return }
    if byID[id] == slot { byID[id] = nil }
    ids[Int(slot)] = nil
  }
}
