import TableModel

/// The heights of rows by what they show: rows of one template, room and content are equally high wherever they stand.
///
/// The invariant: a cached height is the one that a layout of such a row gives. Keys hold all of what they are made of,
/// so that two rows never share a height by chance.
public struct ContentHeightCache: Sendable {
  public private(set) var traits: HeightTraits
  public private(set) var statistics = HeightStatistics()
  private var heights: [ContentHeightKey: Double] = [:]
  private let capacity: Int

  /// - Parameter capacity: how many heights are kept; once there are as many, all are dropped and gathered anew.
  public init(traits: HeightTraits, capacity: Int = 65_536) {
    self.traits = traits
    self.capacity = max(1, capacity)
  }

  /// The height of such a row: the cached one, else what `compute` gives, which is then cached.
  public mutating func height(of key: ContentHeightKey, compute: () -> Double) -> Double {
    if let height = heights[key] {
      statistics.hits += 1
      return height
    }
    statistics.misses += 1
    let height = compute()
    if heights.count >= capacity { heights.removeAll(keepingCapacity: true) }
    heights[key] = height
    return height
  }

  /// Drops every height where the traits are others than before.
  public mutating func use(_ traits: HeightTraits) {
    guard traits != self.traits else { return }
    self.traits = traits
    heights.removeAll(keepingCapacity: true)
  }
}

/// What a row's height depends on beside the traits.
public struct ContentHeightKey: Hashable, Sendable {
  /// Numbers and texts one after the other, each text behind its length.
  private var bytes: [UInt8] = []

  /// - Parameters:
  ///   - template: its place among the document's templates.
  ///   - room: the lengths that the row is laid out in, such as the width and the margins of its content view.
  ///   - values: what the row shows. Of a key with several values the last counts, as in layout; all are compared.
  public init(template: Int, room: [Double], values: [CellValue]) {
    bytes.reserveCapacity(16 + 8 * room.count + 24 * values.count)
    append(UInt64(bitPattern: Int64(template)))
    append(UInt64(room.count))
    for length in room { append(length.bitPattern) }
    for value in values {
      append(text: value.key.utf8)
      value.withUTF8 { append(text: $0) }
    }
  }

  private mutating func append(text: some Collection<UInt8>) {
    append(UInt64(text.count))
    bytes.append(contentsOf: text)
  }

  private mutating func append(_ number: UInt64) {
    for shift in stride(from: 0, to: 64, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: number >> UInt64(shift)))
    }
  }
}
