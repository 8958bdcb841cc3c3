import TableModel
import TableSessions

extension TraceEntry {
  /// Whether the next thing tells the same: a handler that is told of it.
  func isTold(by next: TracedStep.Happening?) -> Bool {
    guard case .entry(.called(let method, of: _, by: _), _)? = next else { return false }
    switch self {
    case .highlighted: return method == .didHighlight
    case .unhighlighted: return method == .didUnhighlight
    case .selected: return method == .didSelect
    case .deselected: return method == .didDeselect
    case .accessoryTapped: return method == .accessoryTapped
    default: return false
    }
  }

  /// What happened as a line; `nil` for what is told otherwise.
  ///
  /// - Parameter answer: what the handler answered.
  func words(answer: String?) -> String? {
    switch self {
    case .event, .updated, .reloaded, .displayed, .endedDisplaying: nil
    case .called(let method, let part, _):
      "\(method.words) \(part.words)" + (answer.map { " → \($0)" } ?? "")
    case .noHandler(let part): "no handler for \(part.words)"
    case .refused(let refusal): "nothing comes of it: \(refusal.words)"
    case .highlighted(let path): "highlighted \(path)"
    case .unhighlighted(let path): "unhighlighted \(path)"
    case .selected(let path): "selected \(path)"
    case .deselected(let path): "deselected \(path)"
    case .followed(let link): "followed \(link.destination)"
    case .accessoryTapped(let path): "accessory of \(path) tapped"
    default: laterWords
    }
  }

  /// Of what comes after selection: actions, editing, menus, scrolling.
  private var laterWords: String? {
    switch self {
    case .opened(let path, let side): "opened \(path) at its \(side.rawValue) side"
    case .closed(let path): "closed \(path)"
    case .performed(let action, let path): "'\(action)' of \(path)"
    case .editingBegan: "editing began"
    case .editingEnded: "editing ended"
    case .confirmationShown(let path, let title): "\(path) asks '\(title)'"
    case .confirmationHidden(let path): "\(path) asks no more"
    case .lifted(let path): "lifted \(path)"
    case .hovered(let path): "held over \(path)"
    case .dropped(let from, let to): "dropped \(from) at \(to)"
    case .putBack(let path): "put back at \(path)"
    case .menuShown(let path, let actions): "menu of \(path): \(actions.joined(separator: ", "))"
    case .chosen(let action, let path): "chose '\(action)' of \(path)"
    case .copied(let text): "copied '\(text.split(separator: "\n").joined(separator: " ⏎ "))'"
    case .refreshed: "refreshed"
    case .askedForNextPage(let link): "asked for the next page" + (link.map { ", \($0.destination)" } ?? "")
    case .scrolled(let offset, let direction): "scrolled \(direction.words)to \(OutputBuffer.text(offset))"
    case .bottomInset(let height): "room for \(OutputBuffer.text(height)) points below"
    default: nil
    }
  }
}

extension TablePart {
  var words: String {
    switch self {
    case .row(let path): "\(path)"
    case .header(let section): "header \(section)"
    case .footer(let section): "footer \(section)"
    }
  }
}

extension HandlerMethod {
  /// `should highlight`: the name with a blank before each capital.
  var words: String {
    rawValue.reduce(into: "") { words, letter in
      words += letter.isUppercase ? " \(letter.lowercased())" : "\(letter)"
    }
  }
}

extension ScrollDirection {
  fileprivate var words: String { self == .none ? "" : "\(rawValue) " }
}

extension SessionUpdate.ReloadReason {
  var words: String {
    switch self {
    case .asked: "somebody asked for it"
    case .tableChanged: "the table itself changed"
    case .unproved: "no updates were found that give the new rows"
    }
  }
}
