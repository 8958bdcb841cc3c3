import Diagnostics
import TableModel

/// A row as a script names it.
public struct RowPlace: Hashable, Sendable {
  public enum Name: Hashable, Sendable {
    /// `0,1`
    case path(TableIndexPath)
    /// `#alice`
    case id(String)
  }

  public let name: Name
  public let range: SourceRange
}

/// A section as a script names it.
public struct SectionPlace: Hashable, Sendable {
  public enum Name: Hashable, Sendable {
    case index(Int)
    case id(String)
  }

  public let name: Name
  public let range: SourceRange
}

/// A text of a script with its place.
public struct ScriptText: Hashable, Sendable {
  public let text: String
  public let range: SourceRange
}
