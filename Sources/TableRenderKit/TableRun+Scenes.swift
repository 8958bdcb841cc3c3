import TableLayout
import TableReaders

extension TableRun {
  /// Works out every frame of the tables of a file.
  public mutating func arrange(_ scenes: [TableScene]) -> [NamedTable] {
    scenes.enumerated().map { index, scene in
      NamedTable(
        name: scene.name ?? "Table \(index + 1)", id: scene.identifiers.first, table: arrange(scene.document))
    }
  }
}
