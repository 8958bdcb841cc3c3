import TableModel

/// What a person does to a session's table, and what comes of it: events in, a trace out.
///
/// It decides as UIKit does which rows light up, are selected, open, are edited and moved; handlers are asked and told
/// on the way. Without a screen every row is on it.
public final class TableInteraction {
  /// The table that events happen to.
  public let session: TableSession
  public var options: InteractionOptions
  /// What the table is seen through; `nil` where all of it is seen at once.
  public let screen: Screen?

  /// Hears everything that happens as it happens, also what comes of edits between events.
  public var onTrace: ((TraceEntry) -> Void)?

  var cellViews: HandledViews<RowKey, TableCell, any CellHandler>
  var headerViews: HandledViews<DisplayedKey, TableHeaderFooter, any HeaderFooterHandler>
  let defaultHandler = DefaultCellHandler()
  var selection: Set<RowKey> = []
  /// The row under the finger that is lit up.
  var touched: RowKey?
  var openRow: OpenRow?
  /// The row whose confirmation shows.
  var confirmedRow: RowKey?
  var liftedRow: LiftedRow?
  var displayed: [DisplayedPart] = []
  var hasAppeared = false
  var scrollOffset = 0.0
  var bottomInset = 0.0

  private var entries: [TraceEntry] = []
  private var depth = 0
  private var subscription: Subscription?

  /// Rows that the document says are selected are so in the beginning; later on only events select and deselect.
  public init(
    _ session: TableSession, handlers: HandlerProvider = HandlerProvider(), screen: Screen? = nil,
    options: InteractionOptions = InteractionOptions()
  ) {
    self.session = session
    self.screen = screen
    self.options = options
    cellViews = HandledViews(handlers.cells)
    headerViews = HandledViews(handlers.headersFooters)
    for path in session.indexPaths {
      guard let cell = session.cell(at: path), cell.hasOptions, cell.options.isSelected else { continue }
      if let key = session.store.key(at: path) { selection.insert(key) }
    }
    subscription = session.subscribe { [weak self] in self?.hear(of: $0) }
  }

  /// Lets an event happen.
  ///
  /// - Returns: what came of it. A handler that sends an event gets nothing back: what comes of it is told with the event
  ///   that it handles.
  @discardableResult
  public func send(_ event: TableEvent) -> [TraceEntry] {
    depth += 1
    trace(.event(event))
    run(event)
    depth -= 1
    guard depth == 0 else { return [] }
    defer { entries = [] }
    return entries
  }

  func trace(_ entry: TraceEntry) {
    onTrace?(entry)
    if depth > 0 { entries.append(entry) }
  }

  func refuse(_ refusal: Refusal) { trace(.refused(refusal)) }

  private func run(_ event: TableEvent) {
    switch event {
    case .appear: appear()
    case .touch(let path): touch(path)
    case .cancelTouch: unhighlight()
    case .tap(let path): tap(path)
    case .tapElsewhere: coverEverything()
    case .accessory(let path): tapAccessory(path)
    case .swipe(let path, let side): swipe(path, side)
    case .drag(let path, let drag): self.drag(path, drag)
    case .fullSwipe(let path, let side): fullSwipe(path, side)
    case .press(let action): press(action)
    case .edit(let isOn): edit(isOn)
    case .deleteControl(let path): tapDeleteControl(path)
    case .insertControl(let path): tapInsertControl(path)
    case .delete(let path): delete(path)
    case .insert(let path): insert(path)
    case .beginMove(let path): beginMove(path)
    case .dragMove(let target): dragMove(to: target)
    case .endMove: endMove()
    case .cancelMove: cancelMove()
    case .move(let from, let to): move(from: from, to: to)
    case .openMenu(let path): _ = openMenu(path)
    case .menu(let path, let action): chooseMenu(path, action)
    case .refresh: refresh()
    case .nextPage: askForNextPage()
    case .scroll(let offset): scroll(to: offset)
    case .index(let title): tapIndex(title)
    case .keyboard(let height): keyboard(height: height)
    }
  }

  /// Follows the session: what it has lost is forgotten, what stands elsewhere is shown there.
  private func hear(of update: SessionUpdate) {
    switch update.extent {
    case .delta(let changeset): trace(.updated(update.number, operations: changeset.operationCount))
    case .reload: trace(.reloaded(update.number))
    }
    let store = session.store
    selection = selection.filter(store.contains)
    if let key = touched, !store.contains(key) { touched = nil }
    if let key = openRow?.key, !store.contains(key) { openRow = nil }
    if let key = confirmedRow, !store.contains(key) { confirmedRow = nil }
    if let key = liftedRow?.key, !store.contains(key) { liftedRow = nil }
    if screen == nil { cellViews.forget { !store.contains($0) } }
    updateDisplay()
  }
}

/// How a table behaves where UIKit leaves it to properties and not to a delegate.
public struct InteractionOptions {
  public var allowsSelectionWhileEditing = false
  /// As a table view controller does.
  public var clearsSelectionOnAppear = true
  public var swipes = SwipeGeometry()

  public init() {}
}
