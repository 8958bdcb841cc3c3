import TableDiff
import TableLayout
import TableModel

/// The lines of a comparison, gathered until they are written.
struct ChangeLines {
  private let comparison: ArrangedComparison
  private let colors: TerminalColors
  private let wording: ChangeWording
  private(set) var text = ""
  private var section: String?

  init(_ comparison: ArrangedComparison, colors: TerminalColors) {
    self.comparison = comparison
    self.colors = colors
    wording = ChangeWording(comparison)
  }

  mutating func move(to out: inout OutputBuffer) {
    out.append(text)
    out.flushIfFull()
    text = ""
  }

  /// A line for the section that the next changes belong to, once.
  mutating func section(of change: TableChange) {
    let table = comparison.tableName.map { "\($0), " } ?? ""
    let name = table + (wording.sectionName(of: change) ?? change.element.rawValue)
    guard name != section else { return }
    section = name
    text += colors.heading("@@ \(name.printable)") + "\n"
  }

  mutating func group(_ group: ChangeGroup) {
    let change = group.first
    let line = "\(change.kind.sign) \(wording.name(of: group))".printable
    let heights = wording.heights(of: change)
    text +=
      colors.paint(line, as: change.kind)
      + (group.changes.count == 1 && !heights.isEmpty ? "  \(heights)" : "")
    text += "\n"
    var lines = ValueLines(colors: colors)
    for value in change.values { lines.value(value) }
    text += lines.text
  }
}

extension TableChange.Kind {
  var sign: String {
    switch self {
    case .insert: "+"
    case .delete: "-"
    case .move: ">"
    case .update: "~"
    }
  }
}
