import Diagnostics
import TableModel
import TableSyntax

extension CellDraft {
  /// Reads `leadingActions`, `trailingActions` and `menu`: arrays of dictionaries.
  ///
  /// - Returns: whether the key is one of them.
  mutating func setActions(
    _ key: String, _ value: SyntaxValue, _ diagnostics: inout DiagnosticList
  ) -> Bool {
    guard [RowKeys.leadingActions, RowKeys.trailingActions, RowKeys.menu].contains(key) else { return false }
    if value.isNull { return true }
    guard let elements = value.items else {
      diagnostics.add(
        .wrongType, "'\(key)' of a row must be an array of actions, not \(value.kindName)", at: value.range)
      return true
    }
    var configuration = SwipeActionsConfiguration()
    configuration.range = value.range
    configuration.actions = elements.compactMap { Self.action($0, &diagnostics) }
    let read = configuration
    setOption { options in
      switch key {
      case RowKeys.leadingActions: options.leadingActions = read
      case RowKeys.trailingActions: options.trailingActions = read
      default: options.menu = read.actions
      }
    }
    return true
  }

  private static func action(_ value: SyntaxValue, _ diagnostics: inout DiagnosticList) -> TableAction? {
    guard let entries = value.members else {
      diagnostics.add(.wrongType, "an action must be a dictionary, not \(value.kindName)", at: value.range)
      return nil
    }
    var action = TableAction(id: "")
    action.range = value.range
    for entry in entries
    where !KeyRules<TableAction>.action.set(entry.key, to: entry.value, of: &action, &diagnostics) {
      let suggestion = Spelling.suggestion(for: entry.key, in: KeyRules<TableAction>.action.names)
      diagnostics.add(.unknownKey, "unknown key '\(entry.key)' of an action\(suggestion)", at: entry.keyRange)
    }
    if action.id.isEmpty { action.id = action.title ?? action.image ?? "" }
    return action
  }
}
