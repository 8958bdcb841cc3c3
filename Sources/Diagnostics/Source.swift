/// Names one source text in a `SourceLibrary`.
public struct SourceID: Hashable, Sendable {
  public let index: UInt16

  public init(index: UInt16) { self.index = index }
}

/// A run of UTF-8 bytes in one source text.
///
/// Offsets count bytes of the source's UTF-8 text, half open. Twelve bytes, since every node and every
/// attribute of a document carries one.
public struct SourceRange: Hashable, Sendable {
  public let source: SourceID
  public let lowerBound: UInt32
  public let upperBound: UInt32

  public init(source: SourceID, lowerBound: Int, upperBound: Int) {
    self.source = source
    self.lowerBound = UInt32(clamping: lowerBound)
    self.upperBound = UInt32(clamping: max(lowerBound, upperBound))
  }

  /// The smallest range that covers both; `self` where the two stand in different sources.
  public func union(_ other: SourceRange) -> SourceRange {
    guard source == other.source else { return self }
    return SourceRange(
      source: source,
      lowerBound: Int(min(lowerBound, other.lowerBound)),
      upperBound: Int(max(upperBound, other.upperBound)))
  }
}

/// One text that ranges point into, already decoded to UTF-8.
public struct Source: Sendable {
  /// The path as the user wrote it, or `<stdin>`.
  public let name: String
  public let text: [UInt8]

  public init(name: String, text: [UInt8]) {
    self.name = name
    self.text = text
  }
}

/// A line and a column, both counted from 1; the column counts Unicode scalars, tabs as one.
public struct SourcePosition: Hashable, Sendable {
  public let line: Int
  public let column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
