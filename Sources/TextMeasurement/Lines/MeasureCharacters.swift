/// Puts an advance to each character of a text: by the font's tables, by rule, or by a shaped font file.
struct CharacterMeasurer {
  let font: PreparedFont
  let library: FontLibrary

  func measure(_ bytes: [UInt8]) -> MeasuredText {
    var measured = MeasuredText(bytes: bytes)
    var offset = 0
    var isJoined = false
    while offset < bytes.count {
      let (scalar, length) = Self.scalar(in: bytes, at: offset)
      let next = offset + length < bytes.count ? Self.scalar(in: bytes, at: offset + length).scalar : 0
      let isShownAsEmoji = next == Self.emojiSelector && scalar >= 0x2000
      if let advance = isShownAsEmoji ? RuleAdvances.emoji : directAdvance(of: scalar) {
        let isPartOfEmoji = (isJoined || Self.isSkinTone(scalar)) && RuleAdvances.isEmoji(scalar)
        measured.append(
          at: offset, advance: isPartOfEmoji ? 0 : advance, kerning: kerning(scalar, next))
        isJoined = scalar == Self.zeroWidthJoiner || (Self.isRegional(scalar) && !isJoined)
        offset += length
      } else {
        offset = measureRun(from: offset, scalar, into: &measured)
        isJoined = false
      }
    }
    measured.finish()
    return measured
  }

  /// The advance of a character that needs no shaping; `nil` for one that does.
  private func directAdvance(of scalar: UInt32) -> Int32? {
    switch font.source {
    case .table(let table): table.advance(of: scalar) ?? RuleAdvances.advance(of: scalar)
    case .fixed(let advance):
      RuleAdvances.advance(of: scalar).map { $0 == 0 ? 0 : advance * 2 } ?? advance
    case .file(let file):
      file.covers(scalar) ? nil : RuleAdvances.advance(of: scalar)
    }
  }

  private func kerning(_ left: UInt32, _ right: UInt32) -> Int32 {
    if case .table = font.source { font.kerning.kerning(left, right) } else { 0 }
  }

  /// Shapes the run of characters from `start` that one font serves, and gives where it ends.
  private func measureRun(from start: Int, _ first: UInt32, into measured: inout MeasuredText) -> Int {
    let bytes = measured.bytes
    var end = start
    let script = Script(first)
    while end < bytes.count, end - start < Self.longestRun {
      let (scalar, length) = Self.scalar(in: bytes, at: end)
      let isMark = end > start && RuleAdvances.advance(of: scalar) == 0
      guard isMark || (directAdvance(of: scalar) == nil && belongs(scalar, to: script, first)) else { break }
      end += length
    }
    let advances = file(for: script, first)?.advances(of: bytes[start..<end])
    var offset = start
    while offset < end {
      let (_, length) = Self.scalar(in: bytes, at: offset)
      measured.append(at: offset, advance: advances?[offset - start] ?? RuleAdvances.unknown, kerning: 0)
      offset += length
    }
    return end
  }

  /// Whether a character is served by the font that serves the first of a run.
  private func belongs(_ scalar: UInt32, to script: Script, _ first: UInt32) -> Bool {
    if case .file(let file) = font.source { return file.covers(scalar) == file.covers(first) }
    return Script(scalar) == script
  }

  private func file(for script: Script, _ scalar: UInt32) -> FontFile? {
    if case .file(let file) = font.source, file.covers(scalar) { return file }
    return library.fallback(for: script, scalar: scalar)
  }

  private static let zeroWidthJoiner: UInt32 = 0x200D
  private static let emojiSelector: UInt32 = 0xFE0F
  private static let longestRun = 4096

  private static func isSkinTone(_ scalar: UInt32) -> Bool { 0x1F3FB...0x1F3FF ~= scalar }
  private static func isRegional(_ scalar: UInt32) -> Bool { 0x1F1E6...0x1F1FF ~= scalar }

  /// The scalar at a byte offset of valid UTF-8, and its length.
  static func scalar(in bytes: [UInt8], at offset: Int) -> (scalar: UInt32, length: Int) {
    let first = bytes[offset]
    func tail(_ index: Int) -> UInt32 {
      offset + index < bytes.count ? UInt32(bytes[offset + index] & 0x3F) : 0
    }
    switch first {
    case 0..<0x80: return (UInt32(first), 1)
    case 0..<0xE0: return (UInt32(first & 0x1F) << 6 | tail(1), 2)
    case 0..<0xF0: return (UInt32(first & 0x0F) << 12 | tail(1) << 6 | tail(2), 3)
    default: return (UInt32(first & 0x07) << 18 | tail(1) << 12 | tail(2) << 6 | tail(3), 4)
    }
  }
}
