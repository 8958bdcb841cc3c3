import TableModel

/// Which of two documents a comparison begins with where several answers are equally good.
///
/// One of them has to be taken, and it has to be the same one whichever document is the old one: what leads back is to be
/// the inverse of what led there. So it is always looked for from the document that comes first in an order that
/// knows no old and new.
enum ReadingDirection {
  /// Whether the new document comes first.
  static func isTurned(_ old: Revision, _ new: Revision) -> Bool {
    let (a, b) = (old.sections, new.sections)
    if (a.count, old.rowCount) != (b.count, new.rowCount) {
      return (b.count, new.rowCount) < (a.count, old.rowCount)
    }
    for (first, second) in zip(a, b) {
      if let isBefore = isBefore(first, second) { return !isBefore }
      if first.cells.count != second.cells.count { return second.cells.count < first.cells.count }
      for index in first.cells.indices {
        if let isBefore = isBefore(first.cells[index], second.cells[index]) { return !isBefore }
      }
    }
    return false
  }

  /// `nil` where neither comes before the other.
  private static func isBefore(_ a: TableSection, _ b: TableSection) -> Bool? {
    isBefore(a.id, b.id) ?? isBefore(a.spokenTitle, b.spokenTitle)
      ?? isBefore(a.footer?.spokenText, b.footer?.spokenText)
  }

  private static func isBefore(_ a: TableCell, _ b: TableCell) -> Bool? {
    if let isBefore = isBefore(a.id, b.id) { return isBefore }
    for (first, second) in zip(a.values, b.values) {
      if first.key != second.key { return first.key < second.key }
      if !first.hasSameText(as: second) { return first.text < second.text }
    }
    return a.values.count == b.values.count ? nil : a.values.count < b.values.count
  }

  private static func isBefore(_ a: String?, _ b: String?) -> Bool? {
    guard a != b else { return nil }
    guard let a, let b else { return a == nil }
    return a < b
  }
}
