import TableDiff
import TableLayout
import TableModel

/// Writes comparisons for people: a line a change under the section it belongs to, changed words marked in place.
public struct ComparisonText {
  private let isColored: Bool

  public init(isColored: Bool) { self.isColored = isColored }

  public func render(_ files: ArrangedFiles, to out: inout OutputBuffer) {
    guard !files.isEmpty else { return }
    let colors = TerminalColors(isColored: isColored)
    out.append(colors.heading("--- \(files.oldName.printable)") + "\n")
    out.append(colors.heading("+++ \(files.newName.printable)") + "\n")
    for comparison in files.changed {
      var lines = ChangeLines(comparison, colors: colors)
      for group in ChangeGroup.groups(of: comparison.changeset.changes) {
        lines.section(of: group.first)
        lines.group(group)
        lines.move(to: &out)
      }
    }
    var lines = ValueLines(colors: colors)
    lines.outside(files.outside)
    out.append(lines.text)
    out.append(ChangeCounts(files).text + "\n")
  }

  /// One line: how much changed.
  public func renderCounts(_ files: ArrangedFiles, to out: inout OutputBuffer) {
    guard !files.isEmpty else { return }
    out.append(files.newName.printable + ": " + ChangeCounts(files).text + "\n")
  }

  /// A line for each thing that changed, without what changed in it.
  public func renderNames(_ files: ArrangedFiles, to out: inout OutputBuffer) {
    var last = ""
    for change in files.tables.flatMap(\.changeset.changes) {
      let name = change.shortName
      let line = (change.element.rawValue + (name.isEmpty ? "" : " \(name)")).printable + "\n"
      if line != last { out.append(line) }
      last = line
      out.flushIfFull()
    }
    if !files.outside.isEmpty { out.append("outside\n") }
  }
}

/// Changes that are told in one line: rows that moved together, or one change alone.
struct ChangeGroup {
  let changes: [TableChange]

  var first: TableChange { changes[0] }

  static func groups(of changes: [TableChange]) -> [ChangeGroup] {
    var groups: [ChangeGroup] = []
    var run: [TableChange] = []
    for change in changes {
      if let last = run.last, !change.continues(last) {
        groups.append(ChangeGroup(changes: run))
        run = []
      }
      run.append(change)
    }
    if !run.isEmpty { groups.append(ChangeGroup(changes: run)) }
    return groups
  }
}

extension TableChange {
  /// Whether it is the move of the row below one that moved too.
  fileprivate func continues(_ other: TableChange) -> Bool {
    guard kind == .move, other.kind == .move, values.isEmpty, other.values.isEmpty,
      let from = old?.path, let to = new?.path, let otherFrom = other.old?.path, let otherTo = other.new?.path
    else { return false }
    return from.section == otherFrom.section && to.section == otherTo.section
      && from.row == otherFrom.row + 1 && to.row == otherTo.row + 1
  }

  /// The identifier, else the place.
  var shortName: String {
    if let id { return id }
    return (new ?? old)?.text ?? ""
  }
}

extension TablePlace {
  var text: String {
    switch self {
    case .table: ""
    case .section(let index), .template(let index): "\(index)"
    case .row(let path): path.description
    }
  }
}

/// The colours that a terminal shows kinds of change in.
struct TerminalColors {
  let isColored: Bool

  func inserted(_ text: String) -> String { paint(text, "32") }
  func deleted(_ text: String) -> String { paint(text, "31") }
  func moved(_ text: String) -> String { paint(text, "36") }
  func updated(_ text: String) -> String { paint(text, "33") }
  func heading(_ text: String) -> String { paint(text, "1") }
  func faint(_ text: String) -> String { paint(text, "2") }

  func paint(_ text: String, as kind: TableChange.Kind) -> String {
    switch kind {
    case .insert: inserted(text)
    case .delete: deleted(text)
    case .move: moved(text)
    case .update: updated(text)
    }
  }

  private func paint(_ text: String, _ code: String) -> String {
    isColored && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
