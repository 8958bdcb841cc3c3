/// Offsets, the last in first out, in plain memory. Whoever makes one calls `deallocate`.
struct OffsetStack {
  private var offsets = UnsafeMutablePointer<Int>.allocate(capacity: 64)
  private var capacity = 64
  private(set) var count = 0

  var last: Int? { count > 0 ? offsets[count - 1] : nil }

  /// The last few, the very last first.
  func suffix(_ length: Int) -> [Int] {
    (0..<min(length, count)).map { offsets[count - 1 - $0] }
  }

  mutating func push(_ offset: Int) {
    if count == capacity { grow() }
    offsets[count] = offset
    count += 1
  }

  mutating func pop() { if count > 0 { count -= 1 } }

  private mutating func grow() {
    let larger = UnsafeMutablePointer<Int>.allocate(capacity: capacity * 2)
    larger.update(from: offsets, count: count)
    offsets.deallocate()
    offsets = larger
    capacity *= 2
  }

  func deallocate() { offsets.deallocate() }
}
