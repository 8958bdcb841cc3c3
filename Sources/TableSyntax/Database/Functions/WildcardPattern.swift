/// The pattern of a `LIKE` or `GLOB`.
///
/// Upper and lower case are the same to `LIKE` for the letters of ASCII, as SQLite's documentation says.
struct WildcardPattern {
  enum Language {
    /// `%` and `_`.
    case like
    /// `*`, `?` and `[…]`.
    case glob
  }

  private enum Part {
    /// Any characters, or none.
    case many
    case one
    case character(UInt32)
    case set([ClosedRange<UInt32>], isNegated: Bool)
    /// A pattern that breaks off matches nothing.
    case nothing
  }

  private var parts: [Part] = []
  private let foldsCase: Bool

  /// Bytes. Source: SQLite's `SQLITE_MAX_LIKE_PATTERN_LENGTH`.
  static let longest = 50_000

  /// - Parameter escape: makes the character behind it stand for itself.
  init(_ text: String, _ language: Language, escape: Unicode.Scalar?) {
    foldsCase = language == .like
    var rest = text.unicodeScalars.prefix { $0.value != 0 }[...]
    while let scalar = rest.popFirst() {
      if scalar == escape {
        parts.append(rest.popFirst().map { .character(folded($0.value)) } ?? .nothing)
        continue
      }
      switch (language, scalar) {
      case (.like, "%"), (.glob, "*"): parts.append(.many)
      case (.like, "_"), (.glob, "?"): parts.append(.one)
      case (.glob, "["): parts.append(Self.set(&rest))
      default: parts.append(.character(folded(scalar.value)))
      }
    }
  }

  private static func set(_ rest: inout Substring.UnicodeScalarView) -> Part {
    var ranges: [ClosedRange<UInt32>] = []
    let isNegated = rest.first == "^"
    if isNegated { rest.removeFirst() }
    var isFirst = true
    while let scalar = rest.popFirst() {
      if scalar == "]", !isFirst { return .set(ranges, isNegated: isNegated) }
      isFirst = false
      if rest.first == "-", let end = rest.dropFirst().first, end != "]" {
        rest.removeFirst(2)
        if scalar <= end { ranges.append(scalar.value...end.value) }
      } else {
        ranges.append(scalar.value...scalar.value)
      }
    }
    return .nothing
  }

  /// Whether all of a text fits; `nil` where it takes too long to tell.
  ///
  /// Of the places for "any characters" only the last one is ever tried again: what stands before it fits where it was
  /// found first.
  ///
  /// - Parameter spend: hears of work on so many bytes; `false` ends it.
  func matches(_ text: UnsafeBufferPointer<UInt8>, spend: (Int) -> Bool) -> Bool? {
    var (place, part) = (0, 0)
    var retry: (place: Int, part: Int)?
    var work = 0
    while true {
      work += 1
      if work >= 0x10000 {
        guard spend(work) else { return nil }
        work = 0
      }
      if part < parts.count, case .many = parts[part] {
        part += 1
        guard part < parts.count else { return spend(work) ? true : nil }
        retry = (place, part)
        continue
      }
      let next = Self.character(of: text, at: place)
      if part == parts.count, next == nil { return spend(work) ? true : nil }
      if part < parts.count, let next, fits(parts[part], next.value, &work) {
        (place, part) = (next.end, part + 1)
        continue
      }
      guard let former = retry, let skipped = Self.character(of: text, at: former.place) else {
        return spend(work) ? false : nil
      }
      retry = (skipped.end, former.part)
      (place, part) = (skipped.end, former.part)
    }
  }

  private func fits(_ part: Part, _ value: UInt32, _ work: inout Int) -> Bool {
    switch part {
    case .one: return true
    case .character(let wanted): return folded(value) == wanted
    case .set(let ranges, let isNegated):
      work += ranges.count
      return ranges.contains { $0.contains(value) } != isNegated
    case .many, .nothing: return false
    }
  }

  private func folded(_ value: UInt32) -> UInt32 {
    foldsCase && 0x41...0x5A ~= value ? value + 0x20 : value
  }

  /// The character at a place and where it ends; `nil` at the end of the text, which a zero byte is too.
  @inline(__always)
  private static func character(
    of text: UnsafeBufferPointer<UInt8>, at place: Int
  ) -> (value: UInt32, end: Int)? {
    guard place < text.count, text[place] != 0 else { return nil }
    let first = text[place]
    guard first >= 0xC0 else { return (UInt32(first), place + 1) }
    var value = UInt32(first & (first < 0xE0 ? 0x1F : first < 0xF0 ? 0x0F : 0x07))
    var end = place + 1
    while end < text.count, text[end] & 0xC0 == 0x80 {
      value = value << 6 & 0x1F_FFFF | UInt32(text[end] & 0x3F)
      end += 1
    }
    return (value, end)
  }
}
