import TableDiff
import TableLayout
import TableModel

/// How much changed, in a line: `1 row inserted, 2 rows moved; 812.5 → 833 (+20.5) points in all`.
struct ChangeCounts {
  private let files: ArrangedFiles

  init(_ files: ArrangedFiles) { self.files = files }

  var text: String {
    let old = files.tables.reduce(0) { $0 + $1.old.arrangement.contentHeight }
    let new = files.tables.reduce(0) { $0 + $1.new.arrangement.contentHeight }
    return counts + "; " + HeightChange.text(from: old, to: new) + " points in all"
  }

  private var counts: String {
    let changes = files.tables.flatMap(\.changeset.changes)
    var parts: [String] = []
    for element in TableChange.Element.allCases {
      for kind in TableChange.Kind.allCases {
        let count = changes.count { $0.element == element && $0.kind == kind }
        if count > 0 { parts.append("\(count) \(element.name(count)) \(kind.past)") }
      }
    }
    let also = changes.count { $0.element == .row && $0.kind == .move && !$0.values.isEmpty }
    if also > 0 { parts.append("\(also) of the moved updated") }
    if !files.outside.isEmpty {
      parts.append(
        "\(files.outside.count) \(files.outside.count == 1 ? "change" : "changes") outside the tables")
    }
    return parts.isEmpty ? "no changes" : parts.joined(separator: ", ")
  }
}

/// Heights as a person compares them.
enum HeightChange {
  /// `44 → 64.5 (+20.5)`, or one height where nothing changed.
  static func text(from old: Double, to new: Double) -> String {
    let delta = new - old
    guard abs(delta) >= 0.0005 else { return OutputBuffer.text(new) }
    let sign = delta > 0 ? "+" : ""
    return "\(OutputBuffer.text(old)) → \(OutputBuffer.text(new)) (\(sign)\(OutputBuffer.text(delta)))"
  }
}

extension TableChange.Kind {
  var past: String {
    switch self {
    case .insert: "inserted"
    case .delete: "deleted"
    case .move: "moved"
    case .update: "updated"
    }
  }
}

extension TableChange.Element {
  func name(_ count: Int) -> String { count == 1 ? rawValue : rawValue + "s" }
}
