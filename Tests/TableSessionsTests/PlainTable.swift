import TableModel
import TableSessions

/// What events do to a table, once more and in the plainest way: rows are known by their identifiers, which are all
/// different, and found by looking through everything.
struct PlainTable {
  var edits: RandomEdits
  let allowsMultipleSelection: Bool
  private(set) var selected: Set<String> = []
  private var hasAppeared = false
  private(set) var open: (id: String, side: SwipeSide, actions: [TableAction]?)?
  private(set) var confirmed: String?
  private(set) var isEditing = false
  /// Rows that the handler has made.
  private var madeCount = 0

  init(_ edits: RandomEdits, allowsMultipleSelection: Bool) {
    self.edits = edits
    self.allowsMultipleSelection = allowsMultipleSelection
  }

  func path(of id: String) -> TableIndexPath? {
    for (section, rows) in edits.model.enumerated() {
      if let row = rows.cells.firstIndex(where: { $0.id == id }) {
        return TableIndexPath(section: section, row: row)
      }
    }
    return nil
  }

  private func cell(at path: TableIndexPath) -> TableCell? {
    guard edits.model.indices.contains(path.section) else { return nil }
    let cells = edits.model[path.section].cells
    return cells.indices.contains(path.row) ? cells[path.row] : nil
  }

  private func style(_ cell: TableCell) -> EditingStyle {
    cell.options.isEditable ? cell.options.editingStyle ?? .delete : .none
  }

  mutating func forgetWhatIsGone() {
    selected = selected.filter { path(of: $0) != nil }
    if let id = open?.id, path(of: id) == nil { open = nil }
    if let id = confirmed, path(of: id) == nil { confirmed = nil }
  }

  private mutating func cover() -> Bool {
    defer { (open, confirmed) = (nil, nil) }
    return open != nil || confirmed != nil
  }

  private mutating func remove(_ id: String) {
    guard let path = path(of: id) else { return }
    edits.model[path.section].cells.remove(at: path.row)
    forgetWhatIsGone()
  }

  /// The row that the handler makes next.
  static func made(_ number: Int) -> TableCell { row("made \(number)") }

  // MARK: Events

  mutating func run(_ event: TableEvent) {
    switch event {
    case .tapElsewhere: _ = cover()
    case .appear:
      if hasAppeared { selected = [] }
      hasAppeared = true
    case .edit(let isOn): edit(isOn)
    case .press(let action): press(action)
    case .tap(let path), .swipe(let path, _), .deleteControl(let path), .insertControl(let path),
      .delete(let path), .move(let path, _), .accessory(let path), .openMenu(let path):
      run(event, on: path)
    default: break
    }
  }

  private mutating func run(_ event: TableEvent, on path: TableIndexPath) {
    switch event {
    case .tap, .accessory, .openMenu:
      guard !cover(), case .tap = event, let cell = cell(at: path) else { return }
      tap(cell)
    case .swipe(_, let side):
      guard let cell = cell(at: path) else { return }
      swipe(cell, side)
    case .deleteControl: tapDeleteControl(path)
    case .insertControl:
      guard let cell = cell(at: path), isEditing, !cover(), style(cell) == .insert else { return }
      edits.model[path.section].cells.insert(Self.made(madeCount), at: path.row)
      madeCount += 1
    case .delete: delete(path)
    case .move(_, let target): move(path, to: target)
    default: break
    }
  }

  private mutating func tap(_ cell: TableCell) {
    guard !isEditing, cell.options.isSelectable, let id = cell.id else { return }
    if !allowsMultipleSelection {
      selected = [id]
    } else if selected.remove(id) == nil {
      selected.insert(id)
    }
  }

  private mutating func swipe(_ cell: TableCell, _ side: SwipeSide) {
    guard !isEditing, let id = cell.id else { return }
    if open?.id == id {
      if open?.side != side { open = nil }
      return
    }
    _ = cover()
    let configuration = side == .leading ? cell.options.leadingActions : cell.options.trailingActions
    if let configuration {
      if !configuration.actions.isEmpty { open = (id, side, configuration.actions) }
    } else if side == .trailing, style(cell) == .delete {
      open = (id, side, nil)
    }
  }

  private mutating func press(_ action: String) {
    if let id = confirmed, action == "delete" { return remove(id) }
    guard let row = open else { return }
    if let actions = row.actions {
      guard let pressed = actions.first(where: { $0.id == action }) else { return }
      open = nil
      if pressed.style == .destructive { remove(row.id) }
    } else if action == "delete" {
      remove(row.id)
    }
  }

  private mutating func edit(_ isOn: Bool) {
    guard isOn != isEditing else { return }
    _ = cover()
    if isOn { selected = [] }
    isEditing = isOn
  }

  private mutating func tapDeleteControl(_ path: TableIndexPath) {
    guard let cell = cell(at: path), isEditing else { return }
    if confirmed != nil {
      confirmed = nil
    } else if style(cell) == .delete {
      confirmed = cell.id
    }
  }

  private mutating func delete(_ path: TableIndexPath) {
    _ = cover()
    guard let cell = cell(at: path), let id = cell.id else { return }
    if isEditing {
      if style(cell) == .delete { remove(id) }
      return
    }
    swipe(cell, .trailing)
    guard let row = open else { return }
    open = nil
    if row.actions?.contains(where: { $0.style == .destructive }) ?? true { remove(id) }
  }

  private mutating func move(_ path: TableIndexPath, to target: TableIndexPath) {
    guard let cell = cell(at: path), isEditing else { return }
    _ = cover()
    guard cell.options.isMovable, edits.model.indices.contains(target.section) else { return }
    let count = edits.model[target.section].cells.count - (target.section == path.section ? 1 : 0)
    guard target.row <= count else { return }
    edits.model[path.section].cells.remove(at: path.row)
    edits.model[target.section].cells.insert(cell, at: target.row)
  }
}
