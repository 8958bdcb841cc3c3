/// A link that is safe to follow from a page: relative, or of the schemes http, https, mailto and tel.
public struct Link: Hashable, Sendable {
  public let destination: String

  /// `nil` for every other scheme (`javascript:`, `data:`, …), for an empty text and for control characters, by
  /// which browsers let a scheme be disguised.
  public init?(_ text: String) {
    guard !text.isEmpty, text.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F }) else { return nil }
    if let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")),
      !text.utf8[..<colon].contains(where: { "/?#".utf8.contains($0) })
    {
      guard Self.schemes.contains(text[..<colon].lowercased()) else { return nil }
    }
    // By bytes: a mark after a slash makes another character of it, which a browser takes apart again.
    guard !text.utf8.starts(with: "//".utf8), !text.utf8.contains(UInt8(ascii: "\\")) else { return nil }
    destination = text
  }

  public static let schemes = ["http", "https", "mailto", "tel"]
}
