/// Owns the memory that a tableau's numbers are in. Systems that share one are equal, and each copies it before it
/// writes.
///
/// Unchecked, since the compiler cannot see that memory is written by its only owner alone.
final class TableauMemory: @unchecked Sendable {
  let base: UnsafeMutableRawPointer
  private var used = 0

  init(byteCount: Int) {
    base = .allocate(byteCount: byteCount, alignment: Self.alignment)
  }

  deinit { base.deallocate() }

  /// The next array, behind those handed out so far; not initialised.
  func next<Element: BitwiseCopyable>(_ type: Element.Type, count: Int) -> UnsafeMutablePointer<Element> {
    let array = (base + used).bindMemory(to: type, capacity: count)
    used += Self.byteCount(type, count: count)
    return array
  }

  static func byteCount<Element>(_ type: Element.Type, count: Int) -> Int {
    (count * MemoryLayout<Element>.stride + alignment - 1) & ~(alignment - 1)
  }

  private static let alignment = 64
}
