import TableLayout
import TableModel

/// A table that makes edits the slow and plain way, with rows that know their heights: what a cache is held against.
struct MirroredTable {
  struct Row: Hashable {
    var name: Int
    var version = 0
    /// Whether a cache that has followed every edit must have the row's height.
    var isCached = false

    /// The height that a fresh layout would give.
    var height: Double { Double(name) + Double(version) / 1000 }
    var id: String? { name % 3 == 0 ? nil : "row\(name)" }
  }

  private(set) var sections: [[Row]] = []
  private var names = 0

  init(rowCounts: [Int]) { sections = rowCounts.map { count in (0..<count).map { _ in newRow() } } }

  var rowCounts: [Int] { sections.map(\.count) }

  subscript(path: TableIndexPath) -> Row {
    get { sections[path.section][path.row] }
    set { sections[path.section][path.row] = newValue }
  }

  var paths: [TableIndexPath] {
    sections.indices.flatMap { section in
      sections[section].indices.map { TableIndexPath(section: section, row: $0) }
    }
  }

  private mutating func newRow() -> Row {
    names += 1
    return Row(name: names)
  }

  mutating func voidAll() {
    for path in paths { self[path].isCached = false }
  }

  /// Makes a batch by asking of every place of the new table what comes there.
  mutating func apply(_ edits: [HeightEdit]) {
    let old = sections
    var changed = sections
    var deletedSections: Set<Int> = []
    var gone: Set<TableIndexPath> = []
    var sectionsTo: [Int: [Row]] = [:]
    var sources: [Int: Int] = [:]
    var rowsTo: [TableIndexPath: Row] = [:]
    for edit in edits {
      switch edit {
      case .deleteSection(let section): deletedSections.insert(section)
      case .insertSection(let section, let rows): sectionsTo[section] = (0..<rows).map { _ in newRow() }
      case .reloadSection(let section, let rows): changed[section] = (0..<rows).map { _ in newRow() }
      case .moveSection(let from, let to):
        sources[to] = from
        deletedSections.insert(from)
      case .deleteRow(let path): gone.insert(path)
      case .insertRow(let path): rowsTo[path] = newRow()
      case .reloadRow(let path):
        changed[path.section][path.row].version += 1
        changed[path.section][path.row].isCached = false
      case .moveRow(let from, let to):
        gone.insert(from)
        rowsTo[to] = old[from.section][from.row]
      }
    }
    let reloaded = Set(
      edits.compactMap { if case .reloadSection(let section, _) = $0 { section } else { nil } })
    let staying = changed.indices.map { section in
      changed[section].indices.filter {
        reloaded.contains(section) || !gone.contains(TableIndexPath(section: section, row: $0))
      }.map { changed[section][$0] }
    }
    var left = staying.indices.filter { !deletedSections.contains($0) }[...]
    var result: [[Row]] = []
    while true {
      if let rows = sectionsTo[result.count] {
        result.append(rows)
      } else if let source = sources[result.count] {
        result.append(staying[source])
      } else if let next = left.popFirst() {
        result.append(staying[next])
      } else {
        break
      }
    }
    for (path, row) in rowsTo.sorted(by: { $0.key < $1.key }) {
      result[path.section].insert(row, at: path.row)
    }
    sections = result
  }
}
