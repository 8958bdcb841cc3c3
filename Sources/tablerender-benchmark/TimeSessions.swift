import TableRenderKit

/// Times edits of a session, told to a subscriber and followed by a cache of heights' edits, against a comparison of
/// the tables before and after.
enum SessionTimer {
  private static let rowCount = 100_000

  /// Prints the median time of each kind of edit, and how often it fits into a comparison of the whole table.
  static func run(repetitions: Int) {
    for sectionCount in [1, 200] {
      let document = table(sections: sectionCount)
      let comparison = timeComparison(document, repetitions: max(3, min(repetitions, 9)))
      print("\(rowCount) rows in \(sectionCount) section\(sectionCount == 1 ? "" : "s")")
      print("  comparing the tables before and after one edit: \(microseconds(comparison)) µs")
      let session = TableSession(document)
      var told = 0
      let subscription = session.subscribe { told += $0.changeset?.operationCount ?? 0 }
      var worst = Duration.zero
      for kind in Kind.allCases {
        let time = time(kind, in: session, repetitions: repetitions)
        worst = max(worst, time)
        print("  \(kind.rawValue): \(microseconds(time)) µs, 1/\(Int(comparison / time)) of it")
      }
      subscription.end()
      print("  the slowest: 1/\(Int(comparison / worst)); \(told) operations told")
    }
    print("peak memory: \(Platform.peakMemory / 1_048_576) MiB")
  }

  private enum Kind: String, CaseIterable {
    case insert
    case delete
    case move
    case moveAcross = "move to another section"
    case replace
    case reload
    case updateSection = "update a section"
    case moveSection = "move a section"
    case insertSection = "insert and delete a section"
    case find = "find a row by its identifier"
    case batch = "ten inserts at once"
  }

  private static func table(sections: Int) -> TableDocument {
    var document = TableDocument()
    let rows = rowCount / sections
    document.table.sections = (0..<sections).map { index in
      var section = TableSection(id: "section-\(index)")
      section.header = TableHeaderFooter(.title("Section \(index)"))
      section.cells = (0..<rows).map { cell(index * rows + $0) }
      return section
    }
    return document
  }

  private static func cell(_ number: Int, text: String = "Text of row number") -> TableCell {
    TableCell(id: "row-\(number)", values: [CellValue(StandardKey.text, "\(text) \(number)")])
  }

  private static func timeComparison(_ document: TableDocument, repetitions: Int) -> Duration {
    var edited = document
    edited.table.sections[0].cells.insert(cell(-1), at: rowCount / 3 % edited.table.sections[0].cells.count)
    return median(repetitions) { _ = TableChangeset(from: document, to: edited) }
  }

  /// - Returns: the median of the edits at places all over the table.
  private static func time(_ kind: Kind, in session: TableSession, repetitions: Int) -> Duration {
    var lottery = Lottery()
    var number = rowCount * 2
    func place() -> TableIndexPath {
      let section = lottery.below(session.sectionCount)
      return TableIndexPath(section: section, row: lottery.below(session.rowCount(in: section) - 1))
    }
    return median(repetitions) {
      number += 1
      try? make(kind, in: session, number, place)
    }
  }

  private static func make(
    _ kind: Kind, in session: TableSession, _ number: Int, _ place: () -> TableIndexPath
  ) throws(EditFailure) {
    let path = place()
    switch kind {
    case .insert: try session.apply(.insertRow(cell(number), at: path))
    case .delete: try session.apply(.deleteRow(path))
    case .move:
      let count = session.rowCount(in: path.section)
      try session.apply(
        .moveRow(from: path, to: TableIndexPath(section: path.section, row: count - 1 - path.row)))
    case .moveAcross: try session.apply(.moveRow(from: path, to: place()))
    case .replace:
      guard var changed = session.cell(at: path) else { return }
      changed.values[0].text = "Another text \(number)"
      try session.apply(.replaceRow(path, with: changed))
    case .reload: try session.apply(.reloadRow(path))
    case .updateSection:
      guard var head = session.sectionHead(at: path.section) else { return }
      head.footer = TableHeaderFooter(.title("Footer \(number)"))
      try session.apply(.updateSection(path.section, head))
    case .moveSection: try session.apply(.moveSection(from: path.section, to: place().section))
    case .insertSection:
      try session.apply(.insertSection(TableSection(id: "new"), at: 0))
      try session.apply(.deleteSection(0))
    case .find: _ = session.indexPath(of: "row-\(number * 7919 % rowCount)")
    case .batch:
      try session.transact { () throws(EditFailure) in
        for step in 0..<10 {
          try session.apply(.insertRow(cell(number * 10 + step, text: "Batch"), at: place()))
        }
      }
    }
  }

  private static func median(_ repetitions: Int, _ body: () -> Void) -> Duration {
    let clock = ContinuousClock()
    let times = (0..<max(1, repetitions)).map { _ in clock.measure(body) }.sorted()
    return times[times.count / 2]
  }

  private static func microseconds(_ time: Duration) -> Double {
    let nanoseconds = Double(time.components.attoseconds) / 1e9 + Double(time.components.seconds) * 1e9
    return (nanoseconds / 100).rounded() / 10
  }
}
