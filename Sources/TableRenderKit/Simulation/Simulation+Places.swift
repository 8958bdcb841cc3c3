import Diagnostics
import TableModel
import TableScripts

extension Simulation {
  /// Where a row is now; of one that is named by its place, the place, whatever is there.
  func path(of row: RowPlace) -> TableIndexPath? {
    switch row.name {
    case .path(let path): path
    case .id(let id): session.indexPath(of: id)
    }
  }

  func index(of section: SectionPlace) -> Int? {
    switch section.name {
    case .index(let index): index < session.sectionCount ? index : nil
    case .id(let id): session.section(of: id)
    }
  }

  /// What a table says that lacks a row.
  func missing(_ row: RowPlace) -> String {
    switch row.name {
    case .id(let id):
      return "no row is named '\(id)'" + Spelling.suggestion(for: id, in: session.cells.compactMap(\.id))
    case .path(let path):
      guard path.section < session.sectionCount else {
        return "there is no row \(path): the table has \(Self.counted(session.sectionCount, "section"))"
      }
      let count = session.rowCount(in: path.section)
      return "there is no row \(path): section \(path.section) has \(Self.counted(count, "row"))"
    }
  }

  func missing(_ section: SectionPlace) -> String {
    switch section.name {
    case .id(let id):
      let known = (0..<session.sectionCount).compactMap { session.sectionHead(at: $0)?.id }
      return "no section is named '\(id)'" + Spelling.suggestion(for: id, in: known)
    case .index(let index):
      return "there is no section \(index): the table has \(Self.counted(session.sectionCount, "section"))"
    }
  }

  static func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
