import Diagnostics

/// A value that a cell has for a key. Nested data has key paths for keys: `address.city`, `tags.0`.
public struct CellValue: Hashable, Sendable {
  public var key: String
  public var text: String
  public var range: SourceRange?

  public init(_ key: String, _ text: String, at range: SourceRange? = nil) {
    self.key = key
    self.text = text
    self.range = range
  }
}

/// The keys that the standard cell styles show.
public enum StandardKey {
  public static let text = "text"
  public static let detail = "detail"
  public static let image = "image"
}

extension [CellValue] {
  /// The last value given for a key. Linear: a cell has a handful.
  public subscript(key: String) -> String? { last { $0.key == key }?.text }
}
