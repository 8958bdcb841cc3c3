/// How text output looks.
public struct TextOptions: Sendable {
  /// Columns, at least 20.
  public var columns = 80
  public var isColored = false
  /// Print every height in a gutter.
  public var showsHeights = false

  public init() {}
}
