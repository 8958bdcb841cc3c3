import TableDiff
import TableModel
import TableRenderers
import TableScripts
import TableSessions

extension Simulation {
  /// What is so instead of what was expected; `nil` where it is as expected.
  func finding(against expectation: Expectation) -> String? {
    switch expectation {
    case .sectionCount(let count): return compare(session.sectionCount, with: count, "section")
    case .rowCount(let count, nil): return compare(session.rowCount, with: count, "row")
    case .rowCount(let count, let section?):
      guard let index = index(of: section) else { return missing(section) }
      return compare(session.rowCount(in: index), with: count, "row")
    case .header(let section, let text):
      guard let index = index(of: section) else { return missing(section) }
      return compare(revision.words(at: .section(index)) ?? "", with: text)
    case .contentHeight(let height): return compare(revision.arrangement.contentHeight, with: height)
    case .offset(let offset): return compare(interaction.offset, with: offset)
    case .selected(let rows): return selectionFinding(rows)
    case .open(let row, let side): return openFinding(row, side)
    case .asking(let row): return askingFinding(row)
    case .editing(let isOn):
      return interaction.isEditing == isOn ? nil : "editing is \(isOn ? "off" : "on")"
    case .updates(let count): return compare(updateCount, with: count, "update")
    case .operations(let count): return compare(lastOperationCount, with: count, "operation")
    case .traced(let text): return tracedFinding(text)
    case .absent(let row):
      guard let path = path(of: row), session.contains(path) else { return nil }
      return "there is a row at \(path)"
    case .title, .value, .id, .exists, .place, .height, .visible: return rowFinding(expectation)
    }
  }

  /// What is expected of one row that is there.
  private func rowFinding(_ expectation: Expectation) -> String? {
    switch expectation {
    case .exists(let row): return look(at: row) { _, _ in nil }
    case .title(let row, let text):
      return look(at: row) { path, _ in compare(revision.words(at: .row(path)) ?? "", with: text) }
    case .value(let row, let key, let text):
      return look(at: row) { _, cell in
        cell.values[key].map { compare($0, with: text) } ?? "the row has no value '\(key)'"
      }
    case .id(let row, let text): return look(at: row) { _, cell in compare(cell.id ?? "", with: text) }
    case .place(let row, let place):
      return look(at: row) { path, _ in
        guard let wanted = self.path(of: place) else { return missing(place) }
        return path == wanted ? nil : "it is at \(path)"
      }
    case .height(let row, let height):
      return look(at: row) { path, _ in compare(heights.height(at: path), with: height) }
    case .visible(let row):
      return look(at: row) { path, _ in
        interaction.visibleParts.contains(.row(path)) ? nil : "row \(path) is not on the screen"
      }
    default: return nil
    }
  }

  private func look(at row: RowPlace, _ body: (TableIndexPath, TableCell) -> String?) -> String? {
    guard let path = path(of: row), let cell = session.cell(at: path) else { return missing(row) }
    return body(path, cell)
  }

  private func compare(_ found: Int, with expected: Int, _ noun: String) -> String? {
    found == expected ? nil : "there \(found == 1 ? "is" : "are") \(Self.counted(found, noun))"
  }

  private func compare(_ found: String, with expected: String) -> String? {
    found == expected ? nil : "it is '\(found)'"
  }

  /// Lengths are told to a thousandth of a point.
  private func compare(_ found: Double, with expected: Double) -> String? {
    abs(found - expected) < 0.0005 ? nil : "it is \(OutputBuffer.text(found))"
  }

  private func selectionFinding(_ rows: [RowPlace]) -> String? {
    let wanted = rows.map(path(of:))
    if let place = wanted.firstIndex(of: nil) { return missing(rows[place]) }
    let found = interaction.selectedRows
    if Set(wanted.compactMap { $0 }) == Set(found) { return nil }
    return found.isEmpty
      ? "nothing is selected" : "selected is \(found.map(\.description).joined(separator: " "))"
  }

  private func openFinding(_ row: RowPlace?, _ side: SwipeSide?) -> String? {
    let found = interaction.openedRow
    guard let row else { return found.map { "row \($0.path) is open at its \($0.side.rawValue) side" } }
    guard let path = path(of: row) else { return missing(row) }
    guard let found else { return "no row is open" }
    return found.path == path && found.side == side
      ? nil : "row \(found.path) is open at its \(found.side.rawValue) side"
  }

  private func askingFinding(_ row: RowPlace?) -> String? {
    let found = interaction.confirmedPath
    guard let row else { return found.map { "row \($0) asks" } }
    guard let path = path(of: row) else { return missing(row) }
    return found == path ? nil : found.map { "row \($0) asks" } ?? "no row asks"
  }

  private func tracedFinding(_ text: String) -> String? {
    let lines = TraceText().plainLines(of: lastStep)
    if lines.contains(text) { return nil }
    return lines.last.map { "no line of the last step is so; its last one is '\($0)'" }
      ?? "the last step has no trace"
  }
}
