import TableLayout
import TableModel
import TestSupport

/// Batches of edits that a table allows.
struct RandomEdits {
  private var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(state: seed) }

  mutating func number(in range: Range<Int>) -> Int { Int.random(in: range, using: &random) }
  mutating func chance(of one: Int) -> Bool { number(in: 0..<one) == 0 }

  /// A batch for a table with so many rows in each section.
  mutating func batch(for counts: [Int]) -> [HeightEdit] {
    var edits: [HeightEdit] = []
    var arriving = number(in: 0..<4)
    var sections = sectionEdits(counts, &edits)
    for section in counts.indices {
      for row in 0..<counts[section] {
        let path = TableIndexPath(section: section, row: row)
        switch number(in: 0..<8) {
        case 0 where sections.isOpen[section]:
          edits.append(.deleteRow(path))
          sections.count(-1, inOld: section)
        case 1 where sections.isOpen[section]: edits.append(.reloadRow(path))
        case 2 where !sections.after.isEmpty && sections.isOpen[section]:
          edits.append(.moveRow(from: path, to: path))
          sections.count(-1, inOld: section)
          arriving += 1
        default: break
        }
      }
    }
    place(arriving, after: sections.after, &edits)
    return edits.shuffled(using: &random)
  }

  private struct Sections {
    /// How many rows each section of the new table has without those that arrive.
    var after: [Int]
    /// Where each old section went.
    var places: [Int?]
    var isOpen: [Bool]

    mutating func count(_ change: Int, inOld section: Int) {
      if let place = places[section] { after[place] += change }
    }
  }

  private mutating func sectionEdits(_ counts: [Int], _ edits: inout [HeightEdit]) -> Sections {
    var sections = Sections(after: [], places: counts.map { _ in nil }, isOpen: counts.map { _ in true })
    var counts = counts
    var staying: [Int] = []
    var moving: [Int] = []
    for section in counts.indices {
      switch number(in: 0..<10) {
      case 0:
        edits.append(.deleteSection(section))
        sections.isOpen[section] = chance(of: 2)
      case 1:
        counts[section] = number(in: 0..<4)
        edits.append(.reloadSection(section, rows: counts[section]))
        sections.isOpen[section] = false
        staying.append(section)
      case 2: moving.append(section)
      default: staying.append(section)
      }
    }
    let inserted = chance(of: 4) ? number(in: 1..<3) : 0
    let total = staying.count + moving.count + inserted
    let places = (0..<total).shuffled(using: &random)
    for (place, section) in zip(places, moving) {
      edits.append(.moveSection(from: section, to: place))
      sections.places[section] = place
    }
    sections.after = [Int](repeating: 0, count: total)
    for place in places[moving.count..<(moving.count + inserted)] {
      sections.after[place] = number(in: 0..<4)
      edits.append(.insertSection(place, rows: sections.after[place]))
    }
    for (place, section) in zip(places[(moving.count + inserted)...].sorted(), staying) {
      sections.places[section] = place
    }
    for (section, place) in sections.places.enumerated() {
      if let place { sections.after[place] = counts[section] }
    }
    return sections
  }

  /// Gives every row that arrives a place; moves have been noted without one.
  private mutating func place(_ arriving: Int, after: [Int], _ edits: inout [HeightEdit]) {
    guard !after.isEmpty else { return }
    var arrivals = after.map { _ in 0 }
    for _ in 0..<arriving { arrivals[number(in: 0..<after.count)] += 1 }
    var paths = after.indices.flatMap { section in
      (0..<(after[section] + arrivals[section])).shuffled(using: &random).prefix(arrivals[section]).map {
        TableIndexPath(section: section, row: $0)
      }
    }.shuffled(using: &random)
    for index in edits.indices {
      if case .moveRow(let from, _) = edits[index], let to = paths.popLast() {
        edits[index] = .moveRow(from: from, to: to)
      }
    }
    edits += paths.map { .insertRow($0) }
  }
}
