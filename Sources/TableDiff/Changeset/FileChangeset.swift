import TableModel

/// What changed between two revisions of a file that may hold several tables.
public struct FileChangeset: Hashable, Sendable {
  /// A table of one file or of both.
  public struct Entry: Hashable, Sendable {
    /// The place among the old file's tables; `nil` for a new table.
    public let old: Int?
    /// The place among the new file's tables; `nil` for one that is gone.
    public let new: Int?
    public var changeset: TableChangeset
  }

  /// In the order of the new file, tables that are gone at the end.
  public var tables: [Entry]
  /// What changed around the tables.
  public var outside: [ValueChange]

  /// Whether nothing is to be told.
  public var isEmpty: Bool { outside.isEmpty && tables.allSatisfy(\.changeset.changes.isEmpty) }
}

extension TableFile {
  /// Gives two revisions of an editor's file the same places for cells that stand in no section, so that the first and
  /// the last of them come and go as rows.
  public static func shareLooseCells(_ old: inout TableFile, _ new: inout TableFile) {
    guard old.surroundings != nil, new.surroundings != nil else { return }
    old.addPlaces(for: new)
    new.addPlaces(for: old)
  }

  private mutating func addPlaces(for other: TableFile) {
    for document in other.tables where document.table.sections.last?.isAutomatic == true {
      guard let place = tables.firstIndex(where: { $0.table.id == document.table.id }) else {
        if document.table.id == nil { tables.append(TableDocument(looseCellsOf: document)) }
        continue
      }
      if tables[place].table.sections.last?.isAutomatic != true {
        tables[place].table.sections.append(.forLooseCells)
      }
    }
  }
}

extension TableDocument {
  fileprivate init(looseCellsOf other: TableDocument) {
    self.init()
    table.sections = [.forLooseCells]
    canvas = other.canvas
  }
}

extension TableSection {
  fileprivate static var forLooseCells: TableSection {
    var section = TableSection()
    section.isAutomatic = true
    return section
  }
}

extension FileChangeset {
  /// Compares two files whose documents' references are resolved. Tables are the same ones where their names are.
  public init(from old: TableFile, to new: TableFile) {
    var left = Array(old.tables.indices)
    tables = []
    outside = []
    for (place, document) in new.tables.enumerated() {
      let partner = left.firstIndex { old.tables[$0].table.id == document.table.id }.map {
        left.remove(at: $0)
      }
      let changeset =
        partner.map { TableChangeset(from: old.tables[$0], to: document) }
        ?? TableChangeset(inserting: document)
      tables.append(Entry(old: partner, new: place, changeset: changeset))
    }
    tables += left.map { Entry(old: $0, new: nil, changeset: TableChangeset(deleting: old.tables[$0])) }
    if tables.count > 1 { tellMovesBetweenTables(old, new) }
    guard let before = old.surroundings, let after = new.surroundings else { return }
    outside = ViewOutline(before).changes(to: ViewOutline(after))
  }
}

extension TableChangeset {
  /// A table that was not there before, told as a whole and by its sections.
  public init(inserting document: TableDocument) {
    self.init(from: TableDocument(), to: document)
    tellAsWhole(
      TableChange(.insert, .table, id: document.table.id, from: nil, to: .table, rowCount: document.rowCount),
      of: document)
    dropAutomaticSections(of: document)
  }

  /// A table that is gone.
  public init(deleting document: TableDocument) {
    self.init(from: document, to: TableDocument())
    tellAsWhole(
      TableChange(.delete, .table, id: document.table.id, from: .table, to: nil, rowCount: document.rowCount),
      of: document)
    dropAutomaticSections(of: document)
  }

  /// Of a file of templates alone these are told, and no table.
  private mutating func tellAsWhole(_ change: TableChange, of document: TableDocument) {
    let templates = changes.filter { $0.element == .template }
    if document.table.sections.isEmpty, !templates.isEmpty {
      changes = templates
    } else {
      changes = [change] + changes.filter { $0.element == .section }
    }
  }

  fileprivate mutating func dropAutomaticSections(of document: TableDocument) {
    changes.removeAll { change in
      guard change.element == .section, let index = change.new?.section ?? change.old?.section else {
        return false
      }
      return document.table.sections[index].isAutomatic && document.table.outline != nil
    }
  }
}
