import TableModel

/// Which values a cell shows: data may hold much that is on no screen, and none of that is a change.
struct ShownValues {
  /// For each template of the document, in its order.
  private let templates: [Set<String>]

  init(_ document: TableDocument) { templates = document.templates.map { Set($0.keys) } }

  /// Whether a look shows the value of a key. A template that is not known is taken to show everything.
  func shows(_ key: String, in look: TableCell.Look) -> Bool {
    switch look {
    case .style(let style): style.shownKeys.contains(key)
    case .template(let reference):
      reference.index.map { templates.indices.contains(Int($0)) ? templates[Int($0)].contains(key) : true }
        ?? true
    }
  }

  /// Whether a look shows a value: a standard cell shows none where the text is empty.
  func shows(_ value: CellValue, in look: TableCell.Look) -> Bool {
    guard shows(value.key, in: look) else { return false }
    if case .style = look { return value.withUTF8 { !$0.isEmpty } }
    return true
  }

  /// The shown ones, the last of each key, in the order of the keys.
  func values(_ values: [CellValue], shownBy look: TableCell.Look) -> [CellValue] {
    var last: [String: CellValue] = [:]
    for value in values where shows(value, in: look) { last[value.key] = value }
    return last.values.sorted { $0.key < $1.key }
  }
}
