import TableModel

extension AttributeList {
  /// What differs from another list: attributes by their names, those of one name in their order.
  func changes(to other: AttributeList, of subject: String? = nil, except: Set<String> = []) -> [ValueChange]
  {
    if self == other { return [] }
    var changes: [ValueChange] = []
    let old = numbered
    let new = other.numbered
    let oldValues = Dictionary(old.map { ($0.name, $0.value) }) { first, _ in first }
    let newNames = Set(new.map(\.name))
    for entry in new where oldValues[entry.name, default: nil] != entry.value {
      changes.append(
        ValueChange(entry.name.key, from: oldValues[entry.name, default: nil], to: entry.value, of: subject))
    }
    for entry in old where !newNames.contains(entry.name) && entry.value != nil {
      changes.append(ValueChange(entry.name.key, from: entry.value, to: nil, of: subject))
    }
    return changes.filter { !except.contains($0.key) }
  }

  private struct NumberedName: Hashable {
    let key: String
    let occurrence: Int
  }

  private var numbered: [(name: NumberedName, value: String?)] {
    var counts: [String: Int] = [:]
    return attributes.map { attribute in
      let occurrence = counts[attribute.name, default: 0]
      counts[attribute.name] = occurrence + 1
      return (NumberedName(key: attribute.name, occurrence: occurrence), attribute.value)
    }
  }
}

extension [CellValue] {
  /// What differs from other values, each key once.
  func changes(to other: [CellValue], of subject: String? = nil) -> [ValueChange] {
    var old: [String: String] = [:]
    for value in self { old[value.key] = value.text }
    var new: [String: String] = [:]
    for value in other { new[value.key] = value.text }
    var told: Set<String> = []
    return (other + self).compactMap { value in
      guard told.insert(value.key).inserted, old[value.key] != new[value.key] else { return nil }
      return ValueChange(value.key, from: old[value.key], to: new[value.key], of: subject)
    }
  }
}
