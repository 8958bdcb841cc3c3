import Foundation
import TableDiff
import TableModel

/// A pair of documents as the reference model of batch updates writes them, and results as it reads them.
struct ReferencePair {
  let id: String
  let old: TableDocument
  let new: TableDocument

  init?(_ object: Any) {
    guard let object = object as? [String: Any], let id = object["id"] as? String,
      let old = object["old"].flatMap(Self.document), let new = object["new"].flatMap(Self.document)
    else { return nil }
    self.id = id
    self.old = old
    self.new = new
  }

  private static func document(_ object: Any) -> TableDocument? {
    guard let object = object as? [String: Any], let sections = object["sections"] as? [[String: Any]] else {
      return nil
    }
    return TableDiffTests.document(
      sections.map { part in
        let rows = (part["rows"] as? [[String: Any]] ?? []).map { cell in
          row(cell["id"] as? String, cell["content"] as? String ?? "")
        }
        return section(part["id"] as? String, title: part["content"] as? String, rows)
      })
  }

  /// A result line: each batch with its operations and the document after it.
  func result(_ changeset: TableChangeset) -> [String: Any] {
    let stages = changeset.stages.map { stage -> [String: Any] in
      let table = stage.result.table(between: old.table, and: new.table)
      return [
        "ops": stage.operations.map(Self.object), "after": ["sections": table.sections.map(Self.object)],
      ]
    }
    return ["id": id, "stages": stages]
  }

  private static func object(_ section: TableSection) -> [String: Any] {
    var title: Any = NSNull()
    if case .title(let text) = section.header?.look { title = text }
    let rows = section.cells.map { cell -> [String: Any] in
      ["id": cell.id as Any? ?? NSNull(), "content": cell.values[StandardKey.text] as Any? ?? NSNull()]
    }
    return ["id": section.id as Any? ?? NSNull(), "content": title, "rows": rows]
  }

  private static func object(_ operation: BatchOperation) -> [String: Any] {
    func place(_ path: TableIndexPath) -> [Int] { [path.section, path.row] }
    return switch operation {
    case .deleteSection(let at): ["op": "deleteSection", "at": at]
    case .insertSection(let at): ["op": "insertSection", "at": at]
    case .updateSection(let at): ["op": "updateSection", "at": at]
    case .moveSection(let from, let to): ["op": "moveSection", "from": from, "to": to]
    case .deleteRow(let path): ["op": "deleteRow", "at": place(path)]
    case .insertRow(let path): ["op": "insertRow", "at": place(path)]
    case .updateRow(let path): ["op": "updateRow", "at": place(path)]
    case .moveRow(let from, let to): ["op": "moveRow", "from": place(from), "to": place(to)]
    }
  }
}
