/// Puts an advance to each character of a text: by the font's tables, by rule, or by a shaped font file.
struct CharacterMeasurer {
  let font: PreparedFont
  let library: FontLibrary

  /// How much of a text is worth measuring.
  struct Limit {
    /// 1/10,000 em.
    var width = Int64.max
    var hardBreaks = Int.max
  }

  /// The width of a text of one line whose characters need no shaping, in 1/10,000 em; `nil` for any other,
  /// and for one that is clearly wider than a limit.
  func lineWidth(_ bytes: UnsafeBufferPointer<UInt8>, upTo limit: Int64) -> Int64? {
    var walker = CharacterWalker(font, bytes)
    var sum: Int64 = 0
    while let step = walker.next() {
      guard let advance = step.advance, !UTF8Scalars.isHardBreak(step.scalar), sum <= limit else {
        return nil
      }
      sum += Int64(advance) + Int64(step.kerning)
    }
    return sum
  }

  /// The width of an ellipsis.
  func ellipsisWidth() -> Int64 {
    if let known = font.ellipsis { return known }
    let width = measure(Array("…".utf8)).width
    font.ellipsis = width
    return width
  }

  /// Measures a text, or as much of it as it takes to pass the limit.
  func measure(_ bytes: [UInt8], limit: Limit = Limit()) -> MeasuredText {
    if let measured = MeasuredText(ascii: bytes, font, upTo: limit.width) { return measured }
    var measured = MeasuredText(bytes: bytes)
    var hardBreaks = 0
    bytes.withUnsafeBufferPointer { buffer in
      var walker = CharacterWalker(font, buffer)
      while let step = walker.next() {
        if let advance = step.advance {
          measured.append(step.length, advance: advance, kerning: step.kerning)
        } else {
          walker.skip(to: measureRun(from: step.offset, buffer, into: &measured))
        }
        if UTF8Scalars.isHardBreak(step.scalar) { hardBreaks += 1 }
        if measured.width > limit.width || hardBreaks > limit.hardBreaks { break }
      }
    }
    measured.finish()
    return measured
  }

  /// Shapes the run of characters from `start` that one font serves, and gives where it ends.
  private func measureRun(
    from start: Int, _ buffer: UnsafeBufferPointer<UInt8>, into measured: inout MeasuredText
  ) -> Int {
    let first = UTF8Scalars.scalar(in: buffer, at: start).scalar
    let script = Script(first)
    var end = start
    while end < buffer.count, end - start < Self.longestRun {
      let (scalar, length) = UTF8Scalars.scalar(in: buffer, at: end)
      let advance = font.advance(of: scalar)
      guard end == start || advance == 0 || (advance == nil && belongs(scalar, to: script, first)) else {
        break
      }
      end += length
    }
    let advances = file(for: script, first)?.advances(of: measured.bytes[start..<end])
    var offset = start
    while offset < end {
      let (scalar, length) = UTF8Scalars.scalar(in: buffer, at: offset)
      let advance = advances?[offset - start] ?? RuleAdvances.unknown(scalar)
      measured.append(length, advance: advance, kerning: 0)
      offset += length
    }
    return end
  }

  /// Whether a character is served by the font that serves the first of a run.
  private func belongs(_ scalar: UInt32, to script: Script, _ first: UInt32) -> Bool {
    if case .file(let file) = font.source, file.covers(scalar) || file.covers(first) {
      return file.covers(scalar) == file.covers(first)
    }
    guard Script(scalar) == script else { return false }
    return script != .other || scalar >> 8 == first >> 8
  }

  private func file(for script: Script, _ scalar: UInt32) -> FontFile? {
    if case .file(let file) = font.source, file.covers(scalar) { return file }
    return library.fallback(for: script, scalar: scalar)
  }

  private static let longestRun = 4096
}
