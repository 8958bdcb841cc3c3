/// Goes through a text character by character, with the advance of each that needs no shaping.
///
/// An emoji of several characters (joined ones, skin tones, flags, keycaps) has its advance at its first.
struct CharacterWalker {
  struct Step {
    let offset: Int
    let length: Int
    let scalar: UInt32
    /// 1/10,000 em, without kerning; `nil` for a character that a font file has to shape.
    let advance: Int32?
    let kerning: Int32
  }

  let font: PreparedFont
  let bytes: UnsafeBufferPointer<UInt8>
  private(set) var offset = 0
  private var emoji = EmojiState()

  init(_ font: PreparedFont, _ bytes: UnsafeBufferPointer<UInt8>) {
    self.font = font
    self.bytes = bytes
  }

  mutating func next() -> Step? {
    guard offset < bytes.count else { return nil }
    let (scalar, length) = UTF8Scalars.scalar(in: bytes, at: offset)
    let after = offset + length
    let next = after < bytes.count ? UTF8Scalars.scalar(in: bytes, at: after).scalar : 0
    var advance = font.advance(of: scalar)
    if scalar >= 0x80 || next >= 0x80 {
      let isStyled = next == EmojiState.emojiSelector && (scalar >= 0xA9 || isKeycap(scalar, after))
      let isEmoji = isStyled || RuleAdvances.isEmoji(scalar)
      if isEmoji { advance = font.emoji }
      if emoji.belongsToThatBefore(scalar, isEmoji: isEmoji) { advance = 0 }
    } else {
      emoji = EmojiState()
    }
    let step = Step(
      offset: offset, length: length, scalar: scalar, advance: advance,
      kerning: font.kerning(scalar, next))
    offset = after
    return step
  }

  /// Goes on behind a run that was shaped as a whole.
  mutating func skip(to offset: Int) {
    self.offset = offset
    emoji = EmojiState()
  }

  private func isKeycap(_ scalar: UInt32, _ selector: Int) -> Bool {
    let isKey = 0x30...0x39 ~= scalar || scalar == 0x23 || scalar == 0x2A
    let after = selector + 3
    return isKey && after < bytes.count
      && UTF8Scalars.scalar(in: bytes, at: after).scalar == EmojiState.keycap
  }
}

/// Whether an emoji goes on one before it, by the rules of emoji sequences (UTS 51).
private struct EmojiState {
  static let emojiSelector: UInt32 = 0xFE0F
  static let keycap: UInt32 = 0x20E3
  private static let zeroWidthJoiner: UInt32 = 0x200D

  private var isAfterEmoji = false
  private var isJoined = false
  private var isHalfFlag = false

  mutating func belongsToThatBefore(_ scalar: UInt32, isEmoji: Bool) -> Bool {
    switch scalar {
    case Self.zeroWidthJoiner:
      isJoined = isAfterEmoji
      return false
    case Self.emojiSelector:
      return false
    case 0x1F3FB...0x1F3FF:
      defer { isAfterEmoji = true }
      return isAfterEmoji
    case 0x1F1E6...0x1F1FF:
      isHalfFlag.toggle()
      isAfterEmoji = true
      isJoined = false
      return !isHalfFlag
    default:
      defer {
        isAfterEmoji = isEmoji
        isJoined = false
        isHalfFlag = false
      }
      return isEmoji && isJoined
    }
  }
}
