import TableDiff
import TableLayout

extension HeightEdit {
  /// What a batch of updates does to the heights of rows, for a cache that follows a session or a comparison. An update of a section is none of it: only its header and
  /// footer are read anew.
  public static func edits(following stage: BatchStage) -> [HeightEdit] {
    stage.operations.compactMap { operation in
      switch operation {
      case .deleteSection(let section): .deleteSection(section)
      case .insertSection(let section):
        .insertSection(section, rows: stage.result.sections[section].rowCount)
      case .updateSection: nil
      case .moveSection(let from, let to): .moveSection(from: from, to: to)
      case .deleteRow(let path): .deleteRow(path)
      case .insertRow(let path): .insertRow(path)
      case .updateRow(let path): .reloadRow(path)
      case .moveRow(let from, let to): .moveRow(from: from, to: to)
      }
    }
  }
}
