import Diagnostics
import TableSyntax

/// The text of a visual format, gathered piece by piece, each byte with its place in the source.
struct FormatText {
  private(set) var bytes: [UInt8] = []
  private var pieces: [Piece] = []

  private struct Piece {
    /// Where it begins in `bytes`.
    let start: Int
    let range: SourceRange
    /// Whether it stands in the source byte by byte.
    let isVerbatim: Bool
  }

  mutating func removeAll() {
    bytes.removeAll()
    pieces.removeAll()
  }

  mutating func append(_ piece: XMLText) {
    var range = piece.range
    if piece.isReference, let last = pieces.last {
      range = SourceRange(
        source: range.source, lowerBound: Int(last.range.upperBound), upperBound: Int(range.upperBound))
    }
    let isVerbatim = Int(range.upperBound - range.lowerBound) == piece.bytes.count
    pieces.append(Piece(start: bytes.count, range: range, isVerbatim: isVerbatim))
    bytes.append(contentsOf: piece.bytes)
  }

  /// Where bytes of the text stand; `nil` for a text without any.
  func range(of bytes: Range<Int>) -> SourceRange? {
    guard let first = place(of: bytes.lowerBound) else { return nil }
    return bytes.count > 1 ? place(of: bytes.upperBound - 1).map(first.union) : first
  }

  private func place(of byte: Int) -> SourceRange? {
    guard let piece = piece(at: byte) else { return nil }
    guard piece.isVerbatim else { return piece.range }
    let start = min(Int(piece.range.lowerBound) + byte - piece.start, Int(piece.range.upperBound))
    return SourceRange(
      source: piece.range.source, lowerBound: start, upperBound: min(start + 1, Int(piece.range.upperBound)))
  }

  /// The last piece that begins at or before a byte.
  private func piece(at byte: Int) -> Piece? {
    var low = 0
    var high = pieces.count
    while low < high {
      let middle = (low + high) / 2
      if pieces[middle].start <= byte { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? pieces[low - 1] : nil
  }
}
