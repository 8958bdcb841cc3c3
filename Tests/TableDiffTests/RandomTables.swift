import TableModel
import TestSupport

/// How rows of random tables are told apart.
enum RandomRows: CaseIterable {
  case identified, repeated, nameless, mixed
  /// Without identifiers, and many of them equal.
  case alike
}

/// Random tables and random edits of them.
struct RandomTables {
  let rows: RandomRows
  private var generator: SplitMix64
  private var nextID = 0

  init(_ rows: RandomRows, seed: Int) {
    self.rows = rows
    generator = SplitMix64(state: UInt64(bitPattern: Int64(seed)))
  }

  mutating func table() -> TableDocument {
    document((0..<below(6)).map { anySection("s\($0)") })
  }

  /// A section with or without an identifier, a title, a footer, rows.
  private mutating func anySection(_ id: String) -> TableSection {
    let count = below(3) == 0 ? 0 : below(9)
    var section = section(below(4) == 0 ? nil : id, (0..<count).map { _ in newRow() })
    section.header = below(3) == 0 ? nil : TableHeaderFooter(.title("Title \(below(3))"))
    section.footer = below(4) == 0 ? TableHeaderFooter(.title("Footer \(below(2))")) : nil
    if section.header == nil, below(2) == 0 { section.id = nil }
    return section
  }

  /// A few edits, so that most of the table stays.
  mutating func edited(_ table: TableDocument) -> TableDocument {
    var table = table
    for _ in 0...below(8) { edit(&table.table.sections) }
    return table
  }

  private mutating func edit(_ sections: inout [TableSection]) {
    guard let place = sections.indices.randomElement(using: &generator) else {
      return sections.append(section("n\(below(1000))", [newRow()]))
    }
    let row = sections[place].cells.indices.randomElement(using: &generator)
    switch below(10) {
    case 0: sections.insert(section("n\(below(1000))", [newRow(), newRow()]), at: place)
    case 1: sections.remove(at: place)
    case 2: sections.insert(sections.remove(at: place), at: below(sections.count))
    case 3: sections[place].header = TableHeaderFooter(.title("Title \(below(9))"))
    case 4:
      guard let row else { return }
      sections[place].cells[row].values = [CellValue(StandardKey.text, words())]
    case 5:
      guard let row else { return }
      let cell = sections[place].cells.remove(at: row)
      let target = below(sections.count)
      sections[target].cells.insert(cell, at: below(sections[target].cells.count + 1))
    case 7: sections.insert(anySection("n\(below(1000))"), at: place)
    case 6: if let row { sections[place].cells.remove(at: row) }
    default: sections[place].cells.insert(newRow(), at: below(sections[place].cells.count + 1))
    }
  }

  private mutating func newRow() -> TableCell {
    nextID += 1
    let id: String? =
      switch rows {
      case .identified: "r\(nextID)"
      case .repeated: "r\(below(5))"
      case .nameless, .alike: nil
      case .mixed: below(2) == 0 ? "r\(below(40))" : nil
      }
    return row(id, rows == .alike ? "word \(below(4))" : words())
  }

  private mutating func words() -> String {
    (0...below(4)).map { _ in ["apple", "pear", "plum", "bread", "leek", "\(below(30))"][below(6)] }
      .joined(separator: " ")
  }

  private mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<max(1, bound), using: &generator) }
}
