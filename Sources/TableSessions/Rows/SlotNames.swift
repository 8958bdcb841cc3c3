/// Which rows have an identifier: mostly one, but nothing forbids several.
struct SlotNames {
  /// The row that has had the identifier for longest.
  private var first: [String: Int32] = [:]
  /// The others, in the order in which they came.
  private var others: [String: [Int32]] = [:]

  init(minimumCapacity: Int) { first.reserveCapacity(minimumCapacity) }

  /// Every row that has an identifier.
  func slots(of id: String) -> [Int32] { first[id].map { [$0] + others[id, default: []] } ?? [] }

  /// The row with an identifier that no other row has; `nil` where there is none, or are several.
  func onlySlot(of id: String) -> Int32? { others[id] == nil ? first[id] : nil }

  func contains(_ id: String) -> Bool { first[id] != nil }

  mutating func enter(_ id: String?, _ slot: Int32) {
    guard let id else { return }
    if first[id] == nil { first[id] = slot } else { others[id, default: []].append(slot) }
  }

  mutating func leave(_ id: String?, _ slot: Int32) {
    guard let id else { return }
    var rest = others[id, default: []]
    if first[id] == slot {
      first[id] = rest.isEmpty ? nil : rest.removeFirst()
    } else {
      rest.removeAll { $0 == slot }
    }
    others[id] = rest.isEmpty ? nil : rest
  }
}
