import TableModel

/// A font with all that measuring needs at hand.
///
/// Advances are in 1/10,000 em, whole numbers; lengths in points.
final class PreparedFont {
  let font: ResolvedFont
  /// Points a unit of advance.
  let unit: Double
  /// How a character's advance is found.
  let source: Source
  /// The advance of an emoji.
  let emoji: Int32
  let ascent: Double
  let descent: Double
  let lineHeight: Double
  private let kerning: KerningTable
  /// Advances of the characters last asked for, at their code point modulo the count.
  private let recent: UnsafeMutablePointer<Recent>
  private static let recentCount = 256

  /// The advance of an ellipsis, once it was needed.
  var ellipsis: Int64?

  private struct Recent {
    var scalar: UInt32
    var advance: Int32?
  }

  enum Source {
    /// The system font's tables.
    case table(SystemFontTable)
    /// Every character the same; wide ones twice.
    case fixed(Int32)
    /// A font file.
    case file(FontFile)
  }

  /// - Parameters:
  ///   - widening: what the tables' advances are multiplied by.
  ///   - isKerned: whether pairs of letters stand nearer or further as the system font's do.
  init(
    _ font: ResolvedFont, source: Source, vertical: VerticalMeasures, widening: Double = 1,
    isKerned: Bool = true
  ) {
    self.font = font
    kerning = isKerned ? .system : .none
    self.source = source
    recent = .allocate(capacity: Self.recentCount)
    recent.initialize(repeating: Recent(scalar: .max, advance: nil), count: Self.recentCount)
    unit = font.pointSize / 10_000 * widening
    emoji =
      if case .fixed(let advance) = source { advance * 2 } else { RuleAdvances.emoji(at: font.pointSize) }
    ascent = vertical.ascent * font.pointSize
    descent = vertical.descent * font.pointSize
    lineHeight = vertical.lineHeight * font.pointSize
  }

  deinit { recent.deallocate() }

  /// Whether lines of a text style stand at the style's own leading.
  var isSystem: Bool {
    if case .table = source { font.face == .system || font.face == .monospacedDigit } else { false }
  }

  /// The advance of a character that needs no shaping; `nil` for one that does.
  func advance(of scalar: UInt32) -> Int32? {
    let slot = Int(scalar) & (Self.recentCount - 1)
    if recent[slot].scalar == scalar { return recent[slot].advance }
    let advance = lookUpAdvance(of: scalar)
    recent[slot] = Recent(scalar: scalar, advance: advance)
    return advance
  }

  private func lookUpAdvance(of scalar: UInt32) -> Int32? {
    switch source {
    case .table(let table):
      table.advance(of: scalar) ?? RuleAdvances.advance(of: scalar, emoji: emoji)
    case .fixed(let advance):
      RuleAdvances.advance(of: scalar, emoji: emoji).map { $0 == 0 ? 0 : advance * 2 } ?? advance
    case .file(let file):
      file.covers(scalar) ? nil : RuleAdvances.advance(of: scalar, emoji: emoji)
    }
  }

  /// The kerning between two characters.
  func kerning(_ left: UInt32, _ right: UInt32) -> Int32 {
    if case .table = source { kerning.kerning(left, right) } else { 0 }
  }

  /// The advance of each ASCII character, and the kerning by left × 128 + right; `nil` where there is no table.
  @inline(__always)
  func withASCII<Result>(
    _ body: (UnsafeBufferPointer<Int32>, UnsafeBufferPointer<Int16>) -> Result?
  ) -> Result? {
    guard case .table(let table) = source else { return nil }
    return table.ascii.withUnsafeBufferPointer { advances in
      kerning.pairs.withUnsafeBufferPointer { body(advances, $0) }
    }
  }

  /// The width of printing ASCII on one line, or more than `limit` where it is wider; `nil` for any other
  /// text, and where there is no table.
  func asciiWidth(_ bytes: UnsafeBufferPointer<UInt8>, upTo limit: Int64) -> Int64? {
    withASCII { advances, kerning in
      var sum: Int64 = 0
      var previous = 0
      for byte in bytes {
        guard byte &- 0x20 < 0x5F else { return nil }
        if sum > limit { return .max }
        sum += Int64(advances[Int(byte)]) + Int64(kerning[previous &* 128 &+ Int(byte)])
        previous = Int(byte)
      }
      return sum
    }
  }

  /// Gives each character's place, advance and kerning to the next until it is told to stop. `false` where a
  /// character is not printing ASCII, and where there is no table.
  @inline(__always)
  func forEachASCII(_ bytes: [UInt8], _ body: (Int, Int32, Int16) -> Bool) -> Bool {
    let isPrinting = withASCII { advances, kerning -> Bool? in
      bytes.withUnsafeBufferPointer { bytes in
        for index in bytes.indices {
          let byte = Int(bytes[index])
          guard byte >= 0x20, byte < 0x7F else { return false }
          var next = index + 1 < bytes.count ? Int(bytes[index + 1]) : 0
          if next < 0x20 || next >= 0x7F { next = 0 }
          guard body(index, advances[byte], kerning[byte * 128 + next]) else { break }
        }
        return true
      }
    }
    return isPrinting ?? false
  }

  func metrics(on grid: PixelGrid) -> FontMetrics {
    FontMetrics(
      ascent: ascent, descent: descent, lineHeight: grid.ceil(lineHeight), unroundedLineHeight: lineHeight)
  }
}
