/// Every text that was read in one run, in reading order.
///
/// Ranges name their source by number, so that a page, its templates and its data can point at each other.
public struct SourceLibrary: Sendable {
  public private(set) var sources: [Source] = []

  public init() {}

  /// Adds a text and gives the name that its ranges use. A run reads at most 65,535 texts; later ones share
  /// the last name.
  public mutating func add(_ source: Source) -> SourceID {
    sources.append(source)
    return SourceID(index: UInt16(clamping: sources.count - 1))
  }

  public subscript(id: SourceID) -> Source? {
    sources.indices.contains(Int(id.index)) ? sources[Int(id.index)] : nil
  }

  /// The name of the text that `range` points into.
  public func name(of range: SourceRange) -> String { self[range.source]?.name ?? "<unknown>" }

  /// Where `range` begins. Linear in the length of the text before it.
  public func position(of range: SourceRange) -> SourcePosition {
    guard let text = self[range.source]?.text else { return SourcePosition(line: 1, column: 1) }
    return LineTable(text).position(of: range.lowerBound)
  }
}
