import TableModel

/// What makes one table into another: once as a person would tell it, and once as a table view can run it.
///
/// A comparison of two documents gives one, and so does every edit of a table: whoever shows a table can follow both
/// in the same way.
public struct TableChangeset: Hashable, Sendable {
  /// The changes in reading order: the table, its templates, then section by section, what is gone beside where it
  /// was.
  public var changes: [TableChange]
  /// Batches of updates, one after the other, that make a table view that shows the old table show the new one. Each
  /// keeps to UIKit's rules.
  public var stages: [BatchStage]
  /// Identifiers that several rows or sections have, where that makes it a guess which became which.
  public var duplicates: [DuplicateIdentifier]

  public init(
    changes: [TableChange] = [], stages: [BatchStage] = [], duplicates: [DuplicateIdentifier] = []
  ) {
    self.changes = changes
    self.stages = stages
    self.duplicates = duplicates
  }

  /// Whether the two tables show the same.
  public var isEmpty: Bool { changes.isEmpty && stages.isEmpty }

  public var operationCount: Int { stages.reduce(0) { $0 + $1.operations.count } }
}

/// One of the two documents of a comparison.
public enum RevisionSide: String, Sendable, CaseIterable {
  case old, new
}

/// An identifier that two rows, or two sections, of one revision have.
public struct DuplicateIdentifier: Hashable, Sendable {
  public let id: String
  public let element: TableChange.Element
  public let side: RevisionSide
  public let first: TablePlace
  public let second: TablePlace

  public init(
    _ id: String, of element: TableChange.Element, in side: RevisionSide, at first: TablePlace,
    and second: TablePlace
  ) {
    self.id = id
    self.element = element
    self.side = side
    self.first = first
    self.second = second
  }
}
