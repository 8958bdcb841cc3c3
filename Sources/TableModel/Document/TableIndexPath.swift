/// The place of a cell: its section and its row there, both counted from 0.
public struct TableIndexPath: Hashable, Sendable, Comparable {
  public var section: Int
  public var row: Int

  public init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }

  public static func < (a: TableIndexPath, b: TableIndexPath) -> Bool {
    (a.section, a.row) < (b.section, b.row)
  }
}

extension TableIndexPath {
  /// Reads `section,row`; `nil` for anything else.
  public init?(text: String) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, let section = Int(parts[0]), let row = Int(parts[1]), section >= 0, row >= 0
    else {
      return nil
    }
    self.init(section: section, row: row)
  }
}

extension TableIndexPath: CustomStringConvertible {
  public var description: String { "\(section),\(row)" }
}
