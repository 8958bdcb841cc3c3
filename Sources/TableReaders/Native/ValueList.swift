import TableModel

/// The values of one cell while they are read.
struct ValueList {
  private(set) var values: [CellValue] = []
  private var knownKeys: Set<String> = []

  private static let linearLimit = 12

  mutating func removeAll() {
    values.removeAll(keepingCapacity: true)
    if !knownKeys.isEmpty { knownKeys.removeAll() }
  }

  /// The values as an array of their own, with no room to spare.
  var copy: [CellValue] { values.withUnsafeBufferPointer { Array($0) } }

  /// - Returns: whether the key had a value already; the later one counts.
  @discardableResult
  mutating func append(_ value: CellValue) -> Bool {
    let isRepeated = isKnown(value.key)
    values.append(value)
    return isRepeated
  }

  mutating func rename(_ key: String, to newKey: String) {
    for index in values.indices where values[index].key == key { values[index].key = newKey }
  }

  private mutating func isKnown(_ key: String) -> Bool {
    if values.count < Self.linearLimit { return values.contains { $0.key == key } }
    if knownKeys.isEmpty { knownKeys = Set(values.map(\.key)) }
    return !knownKeys.insert(key).inserted
  }
}
