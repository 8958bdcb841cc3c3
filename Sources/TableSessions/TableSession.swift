import TableDiff
import TableModel

/// A table without a screen: it holds sections and rows, takes edits, and tells subscribers of every change.
///
/// Each change is told once, as the changeset that a comparison of the tables before and after gives, so that whoever
/// shows the table, or keeps heights for it, can follow. An edit that cannot be made throws and changes nothing.
///
/// An edit moves four bytes for each row behind it in its section; nothing else grows with the rows. A session is used
/// by one thread at a time.
public final class TableSession {
  var store: RowStore
  /// The table's attributes, without sections.
  var head: Table
  /// In the order of the document: references count in it.
  public internal(set) var templates: [CellTemplate]
  var names: TemplateNames
  /// Where rows come from at a refresh; `nil` where they are what edits make them.
  public internal(set) var source: (any TableSource)?
  /// What of the document is neither table nor template.
  var frame: TableDocument
  let board = UpdateBoard()
  private var updateCount = 0
  /// How deep in transactions it is.
  private var depth = 0
  /// The move that a view shows already, until somebody makes it.
  private var shownMove: SessionEdit?
  private var editsInTransaction = 0
  /// Whether the transaction asked for everything to be read anew.
  var isReloadAsked = false
  private var wasEditing = false
  /// Whether that move was all that was done in the transaction.
  private var isOnlyShownMove = false

  /// A session of a document whose references are resolved.
  public init(_ document: TableDocument) {
    head = document.table
    head.sections = []
    templates = document.templates
    names = TemplateNames(document.templates)
    store = RowStore(document.table.sections)
    frame = document
    frame.table = Table()
    frame.templates = []
  }

  /// A session of what a source gives.
  ///
  /// - Parameters:
  ///   - table: the attributes of the table; its sections don't count.
  ///   - templates: those that the source's cells name.
  /// - Throws: `EditFailure.unknownTemplate`.
  public convenience init(
    _ source: some TableSource, table: Table = Table(), templates: [CellTemplate] = []
  ) throws(EditFailure) {
    self.init(TableDocument(table: table, templates: templates))
    store = RowStore(try resolved(source.sections))
    self.source = source
  }

  /// The table as a document, made when it is asked for: linear in the rows.
  public var document: TableDocument {
    var document = frame
    document.table = head
    document.table.sections = store.sections.indices.map(store.fullSection)
    document.templates = templates
    return document
  }

  /// The same without the rows: linear in the sections.
  public var documentWithoutRows: TableDocument {
    var document = frame
    document.table = outline
    document.templates = templates
    return document
  }

  // MARK: Subscribing

  /// Sends every update from now on to a closure, until the subscription that comes back is released.
  ///
  /// - Parameter hearsReorders: whether rows that a person dragged are told too. A view that let them do so shows them
  ///   at their places already; whatever else follows the table has to hear of it.
  public func subscribe(
    hearsReorders: Bool = true, _ receive: @escaping (SessionUpdate) -> Void
  ) -> Subscription {
    board.add(hearsReorders: hearsReorders, receive)
  }

  func send(_ extent: SessionUpdate.Extent, _ origin: SessionUpdate.Origin, _ arrivals: Arrivals) {
    updateCount += 1
    board.send(SessionUpdate(number: updateCount, extent: extent, origin: origin, arrivals: arrivals))
  }

  // MARK: Editing

  /// Makes one edit and tells of it.
  ///
  /// - Throws: why it cannot be made; nothing has changed then.
  public func apply(_ edit: SessionEdit) throws(EditFailure) {
    let edit = try edit.checked(in: store, names)
    let isShown = shownMove == edit
    if isShown { shownMove = nil }
    guard depth == 0 else {
      editsInTransaction += 1
      isOnlyShownMove = isShown && editsInTransaction == 1
      return store.make(edit)
    }
    var telling = EditTelling(edit, before: store, templates: templates)
    store.make(edit)
    telling.finish(after: store)
    guard !telling.changeset.isEmpty else { return }
    send(.delta(telling.changeset), isShown ? .reorder : .edit, telling.arrivals)
  }

  /// Why an edit cannot be made; `nil` where it can.
  public func failure(of edit: SessionEdit) -> EditFailure? {
    do throws(EditFailure) {
      _ = try edit.checked(in: store, names)
      return nil
    } catch {
      return error
    }
  }

  /// Tells a move as a reorder if it is made inside: a person dragged the row there, and whoever let them shows it so.
  func whileShowing(_ move: SessionEdit, _ body: () -> Void) {
    shownMove = move
    body()
    shownMove = nil
  }

  /// Makes several edits, one after the other, all or none, and tells of them as one change.
  ///
  /// - Throws: why one of them cannot be made; nothing has changed then.
  public func apply(_ edits: [SessionEdit]) throws(EditFailure) {
    try transact { () throws(EditFailure) in
      for edit in edits { try apply(edit) }
    }
  }

  /// Tells every edit that is made inside as one change, and takes all of them back where something is thrown.
  ///
  /// Inside another transaction it is a part of that one: it is told with it, and taken back with it.
  public func transact<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) {
    if depth == 0 { (editsInTransaction, isOnlyShownMove, wasEditing) = (0, false, head.isEditing) }
    let savepoint = store.begin()
    let before = (isEditing: head.isEditing, isReloadAsked: isReloadAsked)
    depth += 1
    do throws(Failure) {
      try body()
    } catch {
      depth -= 1
      store.undo(to: savepoint)
      (head.isEditing, isReloadAsked) = before
      if depth == 0 { store.commit() }
      throw error
    }
    depth -= 1
    guard depth == 0 else { return }
    // Who hears of it may begin another.
    let (isEditedSince, isReloaded) = (wasEditing, isReloadAsked)
    isReloadAsked = false
    tellTransaction()
    tellEditing(since: isEditedSince)
    if isReloaded { reload() }
  }

  var isInTransaction: Bool { depth > 0 }

  func expectNoTransaction() throws(EditFailure) {
    if isInTransaction { throw .insideTransaction }
  }

  private func tellTransaction() {
    guard let (changeset, arrivals) = transaction else { return }
    store.commit()
    guard !changeset.isEmpty else { return }
    send(.delta(changeset), isOnlyShownMove ? .reorder : .edit, arrivals)
  }

  /// What the transaction did. Nothing that it was found by is kept: who holds the store while it changes has it copied.
  private var transaction: (TableChangeset, Arrivals)? {
    guard let journal = store.journal else { return nil }
    let telling = TransactionTelling(journal, after: store, templates: templates)
    return (telling.changeset, telling.arrivals)
  }
}
