/// How much of a document is read before it is refused.
public struct ReadingLimits: Sendable {
  /// Elements inside each other.
  public var depth = 256
  /// Bytes of a file.
  public var fileBytes = 1 << 30
  /// Bytes of one attribute.
  public var attributeBytes = 1 << 24
  /// Bytes of one text.
  public var textBytes = 1 << 24
  /// Elements of a file.
  public var elements = 100_000_000

  public init() {}

  public static let names = ["depth", "file-bytes", "attribute-bytes", "text-bytes", "elements"]

  /// Sets a limit by its name on the command line; `false` for an unknown name.
  public mutating func set(_ name: String, to value: Int) -> Bool {
    switch name {
    case "depth": depth = value
    case "file-bytes": fileBytes = value
    case "attribute-bytes": attributeBytes = value
    case "text-bytes": textBytes = value
    case "elements": elements = value
    default: return false
    }
    return true
  }
}
