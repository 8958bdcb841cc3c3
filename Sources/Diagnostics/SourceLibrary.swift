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
    let end = min(Int(range.lowerBound), text.count)
    var line = 1
    var lineStart = 0
    for offset in 0..<end where text[offset] == UInt8(ascii: "\n") {
      line += 1
      lineStart = offset + 1
    }
    let column = text[lineStart..<end].reduce(1) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
    return SourcePosition(line: line, column: column)
  }

  /// The whole line, without its line break, in which `range` begins.
  public func line(of range: SourceRange) -> (text: String, start: Int) {
    guard let text = self[range.source]?.text else { return ("", 0) }
    let offset = min(Int(range.lowerBound), text.count)
    let start = text[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let end = text[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count
    return (String(decoding: text[start..<end].filter { $0 != UInt8(ascii: "\r") }, as: UTF8.self), start)
  }
}
