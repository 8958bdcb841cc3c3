import TableSyntax

/// How much of a document is read before it is refused.
public struct ReadingLimits: Sendable {
  /// What every syntax reader holds to.
  public var syntax = SyntaxLimits()
  /// Bytes of a file.
  public var fileBytes = 1 << 30

  public init() {}

  public static let names = [
    "depth", "file-bytes", "attribute-bytes", "text-bytes", "elements", "query-steps", "query-bytes",
    "query-seconds",
  ]

  /// Sets a limit by its name on the command line; `false` for an unknown name.
  public mutating func set(_ name: String, to value: Int) -> Bool {
    switch name {
    case "depth": syntax.depth = value
    case "file-bytes": fileBytes = value
    case "attribute-bytes": syntax.attributeBytes = value
    case "text-bytes": syntax.textBytes = value
    case "elements": syntax.elements = value
    case "query-steps": syntax.querySteps = value
    case "query-bytes": syntax.queryBytes = value
    case "query-seconds": syntax.querySeconds = value
    default: return false
    }
    return true
  }
}
