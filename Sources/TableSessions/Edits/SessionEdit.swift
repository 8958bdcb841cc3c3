import TableModel

/// One edit of a table. Places count in the table as it stands before the edit, but where it says otherwise.
public enum SessionEdit: Hashable, Sendable {
  /// A row that stands at the place after the edit.
  case insertRow(TableCell, at: TableIndexPath)
  /// A row of the section's insertion template, without values.
  case insertTemplateRow(at: TableIndexPath)
  case deleteRow(TableIndexPath)
  /// Within a section or to another; the end counts in the table after the move.
  case moveRow(from: TableIndexPath, to: TableIndexPath)
  /// Another cell in the place of a row's. It is still the same row where both cells have the same identifier or
  /// none has any; otherwise the old row is deleted and another one inserted.
  case replaceRow(TableIndexPath, with: TableCell)
  /// A row that is to be shown anew though nothing about it is known to have changed.
  case reloadRow(TableIndexPath)
  /// A section, with its rows, that stands at the place after the edit.
  case insertSection(TableSection, at: Int)
  case deleteSection(Int)
  /// The end counts in the table after the move.
  case moveSection(from: Int, to: Int)
  /// Another header, footer, index title or insertion template. The rows stay, those that come with it don't count.
  case updateSection(Int, TableSection)
  /// A section of which every row is to be shown anew.
  case reloadSection(Int)
}

/// Why an edit cannot be made. The table is then as it was before.
public enum EditFailure: Error, Hashable, Sendable {
  /// The table has no section there.
  case noSection(Int)
  /// The table has no row there.
  case noRow(TableIndexPath)
  /// No row can come to stand there: it would leave a gap.
  case noPlace(TableIndexPath)
  /// No section can come to stand there.
  case noSectionPlace(Int)
  /// The section may not have more rows than so many.
  case tooManyRows(section: Int, maximum: Int)
  /// The section does not say what a new row looks like.
  case noInsertionTemplate(section: Int)
  /// No template has the name that a cell or a header gives.
  case unknownTemplate(String)
  /// A section is not updated to one with another identifier.
  case otherSection(Int)
  /// What takes all rows anew cannot be a part of several edits.
  case insideTransaction
  /// The source could not look at its rows again, for a reason that ends a sentence.
  case sourceFailed(String)
}
