import TableModel
import TableSessions
import TestSupport

/// Random edits, and the plain arrays that they are made in once more.
struct RandomEdits {
  var model: [TableSection]
  private var generator: SplitMix64
  private var nextID = 0
  private let hasIDs: Bool
  /// Whether rows differ in what a person can do to them.
  private let hasOptions: Bool

  init(seed: Int, hasIDs: Bool = true, hasOptions: Bool = false, atMost rows: Int = 8) {
    generator = SplitMix64(state: UInt64(bitPattern: Int64(seed)))
    self.hasIDs = hasIDs
    self.hasOptions = hasOptions
    model = []
    for index in 0..<(1 + below(4)) {
      model.append(section("s\(index)", (0..<below(rows)).map { _ in newRow() }))
    }
  }

  mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<max(1, bound), using: &generator) }

  mutating func newRow() -> TableCell {
    nextID += 1
    var cell = row(hasIDs || below(3) == 0 ? "r\(nextID)" : nil, words())
    if hasOptions { cell.options = options() }
    return cell
  }

  private mutating func options() -> CellOptions {
    var options = CellOptions()
    options.isEditable = below(5) > 0
    options.isMovable = below(3) > 0
    options.isSelectable = below(5) > 0
    options.editingStyle = [nil, nil, .delete, .insert, EditingStyle.none][below(5)]
    if below(3) == 0 { options.leadingActions = SwipeActionsConfiguration(actions: [TableAction(id: "pin")]) }
    if below(3) == 0 {
      var remove = TableAction(id: "remove")
      remove.style = .destructive
      let sets = [[], [remove], [TableAction(id: "archive"), remove], [TableAction(id: "archive")]]
      options.trailingActions = SwipeActionsConfiguration(actions: sets[below(4)])
    }
    return options
  }

  /// A place at which there is a row, mostly.
  mutating func place() -> TableIndexPath {
    let section = below(model.count)
    return path(section, model.indices.contains(section) ? below(model[section].cells.count) : 0)
  }

  private mutating func words() -> String { "\(["apple", "pear", "plum"][below(3)]) \(below(100))" }

  /// An edit that can be made, and is made in the model.
  mutating func next() -> SessionEdit {
    guard let place = model.indices.randomElement(using: &generator) else { return insertSection() }
    let count = model[place].cells.count
    let row = below(count)
    switch below(12) {
    case 0...2:
      let cell = newRow()
      let row = below(count + 1)
      model[place].cells.insert(cell, at: row)
      return .insertRow(cell, at: path(place, row))
    case 3, 4:
      guard count > 0 else { return insertSection() }
      model[place].cells.remove(at: row)
      return .deleteRow(path(place, row))
    case 5, 6:
      guard count > 0 else { return insertSection() }
      let cell = model[place].cells.remove(at: row)
      let target = below(model.count)
      let end = below(model[target].cells.count + 1)
      model[target].cells.insert(cell, at: end)
      return .moveRow(from: path(place, row), to: path(target, end))
    case 7:
      guard count > 0 else { return insertSection() }
      var cell = newRow()
      if below(4) > 0 { cell.id = model[place].cells[row].id }
      model[place].cells[row] = cell
      return .replaceRow(path(place, row), with: cell)
    case 8: return count > 0 ? .reloadRow(path(place, row)) : .reloadSection(place)
    case 9: return editSection(place)
    case 10: return insertSection()
    default: return .reloadSection(place)
    }
  }

  private mutating func insertSection() -> SessionEdit {
    guard model.count < 7 else {
      let place = below(model.count)
      model.remove(at: place)
      return .deleteSection(place)
    }
    nextID += 1
    let made = section("n\(nextID)", (0..<below(4)).map { _ in newRow() })
    let place = below(model.count + 1)
    model.insert(made, at: place)
    return .insertSection(made, at: place)
  }

  private mutating func editSection(_ place: Int) -> SessionEdit {
    switch below(3) {
    case 0:
      let end = below(model.count)
      model.insert(model.remove(at: place), at: end)
      return .moveSection(from: place, to: end)
    case 1:
      model.remove(at: place)
      return .deleteSection(place)
    default:
      model[place].footer = TableHeaderFooter(.title(words()))
      return .updateSection(place, model[place])
    }
  }
}
