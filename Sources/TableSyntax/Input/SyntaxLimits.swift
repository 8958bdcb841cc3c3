/// How much of a document is taken before it is refused, so that no document can use up the machine.
public struct SyntaxLimits: Sendable, Hashable {
  /// Elements, arrays or dictionaries inside each other.
  public var depth = 256
  /// Bytes of one attribute's value.
  public var attributeBytes = 1 << 24
  /// Bytes of one run of text or one string.
  public var textBytes = 1 << 24
  /// Elements or values of a document.
  public var elements = 100_000_000

  public init() {}
}
