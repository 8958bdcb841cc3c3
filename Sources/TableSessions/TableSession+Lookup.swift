import TableModel

extension TableSession {
  public var sectionCount: Int { store.sections.count }

  public var rowCount: Int { store.rowCount }

  /// How many rows a section has; 0 where there is no such section.
  public func rowCount(in section: Int) -> Int {
    store.hasSection(section) ? store.sections[section].slots.count : 0
  }

  /// A section with its rows: linear in them.
  public func section(at index: Int) -> TableSection? {
    store.hasSection(index) ? store.fullSection(index) : nil
  }

  /// A section without its rows.
  public func sectionHead(at index: Int) -> TableSection? {
    store.hasSection(index) ? store.sections[index].head : nil
  }

  /// The cell of a row; `nil` where there is none.
  public func cell(at path: TableIndexPath) -> TableCell? { store.slot(at: path).map(store.cell) }

  /// Whether there is a row at a place.
  public func contains(_ path: TableIndexPath) -> Bool { store.hasRow(path) }

  /// Whether a row has an identifier.
  public func contains(id: String) -> Bool { store.contains(id) }

  /// The place of the first row with an identifier. Linear in the rows of its section.
  public func indexPath(of id: String) -> TableIndexPath? { store.path(of: id) }

  /// The place of the first section with an identifier.
  public func section(of id: String) -> Int? { store.sections.firstIndex { $0.head.id == id } }

  /// Every cell in order, as the table is now.
  public var cells: some Sequence<TableCell> {
    let store = store
    return store.sections.lazy.flatMap { section in section.slots.lazy.map { store.cell(of: $0) } }
  }

  /// The places of all rows in order, as the table is now.
  public var indexPaths: some Sequence<TableIndexPath> {
    store.sections.map(\.slots.count).enumerated().lazy.flatMap { section, count in
      (0..<count).lazy.map { TableIndexPath(section: section, row: $0) }
    }
  }

  /// The titles of the section index and the sections they lead to.
  public var sectionIndex: [SectionIndexEntry] { outline.sectionIndex }

  /// The section that an index title leads to; `nil` where there are no sections.
  public func section(forIndexTitle title: String) -> Int? { outline.section(forIndexTitle: title) }

  /// The template that a cell or header is made from; `nil` for a standard style.
  public func template(for reference: TemplateReference) -> CellTemplate? {
    guard let index = reference.index.map(Int.init), templates.indices.contains(index) else { return nil }
    return templates[index]
  }

  /// The table's attributes and its sections without rows.
  var outline: Table {
    var table = head
    table.sections = store.sections.map(\.head)
    return table
  }
}
