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

  /// Hands the values over, and makes room for as many: rows are mostly alike.
  mutating func take() -> [CellValue] {
    let taken = values
    values = []
    values.reserveCapacity(taken.count)
    if !knownKeys.isEmpty { knownKeys.removeAll() }
    return taken
  }

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
