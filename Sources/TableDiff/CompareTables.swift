import TableModel

extension TableChangeset {
  /// Compares two documents whose references are resolved.
  ///
  /// Sections and rows are the same ones where their identifiers are, else where their values are, else where they
  /// share enough of their words. Time grows a little faster than the number of rows, memory with it.
  public init(from old: TableDocument, to new: TableDocument) {
    let comparison = Comparison.best(old, new)
    var description = ChangeDescription(comparison)
    description.describe()
    self.init(
      changes: description.changes, stages: StageBuilder(comparison).stages(),
      duplicates: comparison.matching.duplicates)
  }
}
