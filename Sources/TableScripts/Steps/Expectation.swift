import TableModel
import TableSessions

/// What has to be so at a point of a script.
public enum Expectation: Hashable, Sendable {
  case sectionCount(Int)
  /// In a section, or in all.
  case rowCount(Int, in: SectionPlace?)
  /// What a row is called: its text, else the first words that it shows.
  case title(RowPlace, String)
  case value(RowPlace, key: String, String)
  case id(RowPlace, String)
  case exists(RowPlace)
  case absent(RowPlace)
  case place(RowPlace, RowPlace)
  case header(SectionPlace, String)
  /// Points.
  case height(RowPlace, Double)
  case contentHeight(Double)
  case offset(Double)
  case selected([RowPlace])
  /// The row whose actions are uncovered; `nil` for none.
  case open(RowPlace?, SwipeSide?)
  /// The row that asks whether to delete it; `nil` for none.
  case asking(RowPlace?)
  case editing(Bool)
  case visible(RowPlace)
  /// Updates so far.
  case updates(Int)
  /// Operations of the updates of the last step that did something.
  case operations(Int)
  /// A line of the trace of that step.
  case traced(String)
}
