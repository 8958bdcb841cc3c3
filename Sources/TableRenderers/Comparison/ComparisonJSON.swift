import TableDiff
import TableModel

/// Writes comparisons for programs.
///
/// `{"changes":[{"kind":"move","element":"row","id":…,"from":[0,1],"to":[1,0],"values":[{"key":…,"old":…,"new":…}],
/// "oldHeight":…,"newHeight":…}],"stages":[{"ops":[{"op":"deleteRow","at":[0,2]}]}],…}`
///
/// A row that moved and changed is told twice, as a move and as an update, with the same values.
public struct ComparisonJSON {
  public init() {}

  public func render(_ files: ArrangedFiles, to out: inout OutputBuffer) {
    var json = JSONWriter(out)
    json.object { json in
      json.key("changes")
      json.array { json in
        for comparison in files.tables { json.changes(comparison, of: files) }
        json.outside(files.outside)
      }
      json.key("stages")
      json.array { json in
        for comparison in files.tables { json.stages(comparison.changeset.stages, of: comparison.tableID) }
      }
      json.duplicates(files.tables.flatMap(\.changeset.duplicates))
      // Documents that say the same can have other heights where an image beside them changed: that is no change of theirs.
      if files.isEmpty { return }
      json.member("oldHeight", files.tables.reduce(0) { $0 + $1.old.arrangement.contentHeight })
      json.member("newHeight", files.tables.reduce(0) { $0 + $1.new.arrangement.contentHeight })
    }
    out = json.finish()
  }
}

extension JSONWriter {
  fileprivate mutating func changes(_ comparison: ArrangedComparison, of files: ArrangedFiles) {
    for change in comparison.changeset.changes {
      self.change(change, comparison, files)
      if change.kind == .move, !change.values.isEmpty {
        var update = change
        update.kind = .update
        self.change(update, comparison, files)
      }
      flush()
    }
  }

  fileprivate mutating func outside(_ values: [ValueChange]) {
    guard !values.isEmpty else { return }
    object { json in
      json.member("kind", TableChange.Kind.update.rawValue)
      json.member("element", "outside")
      json.values(values)
    }
  }

  private mutating func change(
    _ change: TableChange, _ comparison: ArrangedComparison, _ files: ArrangedFiles
  ) {
    object { json in
      json.member("kind", change.kind.rawValue)
      json.member("element", change.element.rawValue)
      json.member("id", change.id)
      if change.element != .table { json.member("table", comparison.tableID) }
      json.member("fromTable", change.formerTable)
      json.place("from", change.old)
      json.place("to", change.new)
      if let rowCount = change.rowCount {
        json.key("rows")
        json.value(rowCount)
      }
      if !change.values.isEmpty { json.values(change.values) }
      let former = change.formerTable.map { id in files.tables.first { $0.old.table.id == id } } ?? comparison
      json.member("oldHeight", former?.old.height(of: change.element, at: change.old))
      json.member("newHeight", comparison.new.height(of: change.element, at: change.new))
    }
  }

  /// A row's place is its index path, any other's a number.
  private mutating func place(_ name: StaticString, _ place: TablePlace?) {
    switch place {
    case .row(let path)?: member(name, path)
    case .section(let index)?, .template(let index)?:
      key(name)
      value(index)
    case .table?, nil: break
    }
  }

  private mutating func values(_ values: [ValueChange]) {
    key("values")
    array { json in
      for change in values {
        json.object { json in
          json.member("of", change.subject)
          json.member("key", change.key)
          json.member("old", change.old)
          json.member("new", change.new)
        }
      }
    }
  }

  fileprivate mutating func stages(_ stages: [BatchStage], of tableID: String?) {
    for (index, stage) in stages.enumerated() {
      object { json in
        json.member("table", tableID)
        json.key("ops")
        json.array { json in
          for operation in stage.operations {
            json.operation(operation)
            json.flush()
          }
        }
        if index < stages.count - 1 { json.result(stage.result) }
      }
    }
  }

  private mutating func operation(_ operation: BatchOperation) {
    func write(_ name: String, _ body: (inout JSONWriter) -> Void) {
      object { json in
        json.member("op", name)
        body(&json)
      }
    }
    func at(_ name: String, _ section: Int) {
      write(name) { json in
        json.key("at")
        json.value(section)
      }
    }
    func at(_ name: String, _ path: TableIndexPath) {
      write(name) { json in
        json.key("at")
        json.value(path)
      }
    }
    switch operation {
    case .deleteSection(let section): at("deleteSection", section)
    case .insertSection(let section): at("insertSection", section)
    case .updateSection(let section): at("updateSection", section)
    case .deleteRow(let path): at("deleteRow", path)
    case .insertRow(let path): at("insertRow", path)
    case .updateRow(let path): at("updateRow", path)
    case .moveSection(let from, let to):
      write("moveSection") { json in
        json.key("from")
        json.value(from)
        json.key("to")
        json.value(to)
      }
    case .moveRow(let from, let to):
      write("moveRow") { json in
        json.key("from")
        json.value(from)
        json.key("to")
        json.value(to)
      }
    }
  }

  /// What the table holds between two batches, as runs of rows of the old or new document.
  private mutating func result(_ table: StageTable) {
    key("result")
    array { json in
      for section in table.sections {
        json.object { json in
          json.member("of", section.side.rawValue)
          json.key("section")
          json.value(section.section)
          json.key("rows")
          json.array { json in
            for run in section.runs { json.run(run) }
          }
        }
      }
    }
  }

  private mutating func run(_ run: RowRun) {
    object { json in
      json.member("of", run.side.rawValue)
      json.key("from")
      json.value(TableIndexPath(section: run.section, row: run.rows.lowerBound))
      json.key("count")
      json.value(run.rows.count)
    }
  }

  fileprivate mutating func duplicates(_ duplicates: [DuplicateIdentifier]) {
    guard !duplicates.isEmpty else { return }
    key("duplicates")
    array { json in
      for duplicate in duplicates {
        json.object { json in
          json.member("element", duplicate.element.rawValue)
          json.member("id", duplicate.id)
          json.member("in", duplicate.side.rawValue)
          json.place("first", duplicate.first)
          json.place("second", duplicate.second)
        }
      }
    }
  }
}
