import Diagnostics
import TableModel

/// Why a row is as high as it is: lengths that add up to its height, and the constraints that make them do so.
public struct HeightExplanation: Sendable {
  /// A length that is part of the height.
  public struct Term: Sendable {
    /// Points; negative where views overlap. The terms of an explanation add up to the height.
    public var points: Double
    /// `margin`, `spacing`, `label 'title'` and so on.
    public var what: String
    /// What the length comes from: `1 line, 17 pt`, or the constraint that has it.
    public var detail: String?
    /// Where the document says it.
    public var range: SourceRange?

    init(_ points: Double, _ what: String, _ detail: String? = nil, at range: SourceRange? = nil) {
      self.points = points
      self.what = what
      self.detail = detail
      self.range = range
    }
  }

  /// A constraint that holds as an equation and has a part in the height.
  public struct Clause: Equatable, Sendable {
    public var text: String
    public var range: SourceRange?
  }

  public var indexPath: TableIndexPath
  /// The cell's id, where it has one.
  public var id: String?
  /// The template, or the standard style.
  public var look: String
  /// Points.
  public var height: Double
  public var origin: HeightOrigin
  /// From the top down.
  public var terms: [Term]
  public var constraints: [Clause] = []
  /// What would give way if the row were higher.
  public var growing: [String] = []
  public var cache = CacheState.notKept

  /// What a cache of heights by content does with the row.
  public enum CacheState: Hashable, Sendable {
    /// The height is given, or a standard style's: nothing to be kept.
    case notKept
    case measuredAnew
    /// The first row above that shows the same in the same room has the height already.
    case served(by: TableIndexPath)
  }
}
