import TableModel
import TableSessions

extension Refusal {
  /// Why, as the end of a sentence.
  public var words: String {
    switch self {
    case .noRow(let path): "there is no row \(path)"
    case .notVisible(let path): "row \(path) is not on the screen"
    case .byHandler(let method): "the handler's '\(method.words)' says no"
    case .notSelectable(let path): "row \(path) can't be selected now"
    case .noAccessory(let path): "row \(path) has no button"
    case .noActions(let path, let side): "row \(path) has no \(side.rawValue) actions"
    case .noSwipesNow: "rows can't be swiped now"
    case .notFarEnough(let path): "row \(path) was not dragged far or fast enough"
    case .noFullSwipe(let path): "row \(path) performs nothing by a full swipe"
    case .noAction(let action): "there is no '\(action)' to press"
    case .notEditing: "the table is not being edited"
    case .notDeletable(let path): "row \(path) can't be deleted"
    case .notInsertable(let path): "row \(path) inserts nothing"
    case .nowhereToInsert: "no section has room for a new row and says what it looks like"
    case .notMovable(let path): "row \(path) can't be moved"
    case .nothingLifted: "no row is lifted"
    case .noMenu(let path): "row \(path) has no menu"
    case .noRefreshControl: "the table has no refresh control"
    case .noNextPage: "the table has no next page"
    case .noIndexTitle(let title): "the section index has no '\(title)'"
    case .noScreen: "there is nothing to scroll"
    case .edit(let failure): failure.words
    }
  }

  /// Whether there is nothing there that a person could have done it to: not that the table would not do it.
  public var isImpossible: Bool {
    switch self {
    case .noRow, .notVisible, .noAction, .notEditing, .nothingLifted, .noRefreshControl, .noNextPage,
      .noIndexTitle, .noScreen:
      true
    case .edit(.noSection), .edit(.noRow), .edit(.noPlace), .edit(.noSectionPlace): true
    default: false
    }
  }
}

extension EditFailure {
  /// Why, as the end of a sentence.
  var words: String {
    switch self {
    case .noSection(let section): "there is no section \(section)"
    case .noRow(let path): "there is no row \(path)"
    case .noPlace(let path): "no row can come to stand at \(path)"
    case .noSectionPlace(let section): "no section can come to stand at \(section)"
    case .tooManyRows(let section, let maximum): "section \(section) may not have more than \(maximum) rows"
    case .noInsertionTemplate(let section): "section \(section) does not say what a new row looks like"
    case .unknownTemplate(let name): "there is no template '\(name)'"
    case .otherSection(let section): "section \(section) would become another one"
    case .insideTransaction: "rows are not read anew between several edits"
    case .sourceFailed(let reason): "the rows could not be read anew: \(reason)"
    }
  }
}
