/// A piece of a text that changed.
public struct TextPiece: Hashable, Sendable {
  public enum Kind: Sendable {
    case kept, deleted, inserted
  }

  public let kind: Kind
  public let text: String

  public init(kind: Kind, text: String) {
    self.kind = kind
    self.text = text
  }
}

/// Which words of a text changed.
public enum ChangedWords {
  /// Stretches of more words are cut where a word stands that is in both once.
  private static let limit = 600

  /// The two texts in pieces, in reading order; what was deleted stands before what was inserted in its place.
  public static func pieces(from old: String, to new: String) -> [TextPiece] {
    var pieces = PieceList()
    addPieces(from: words(of: old)[...], to: words(of: new)[...], to: &pieces)
    return pieces.pieces
  }

  private static func addPieces(
    from a: ArraySlice<Substring>, to b: ArraySlice<Substring>, to pieces: inout PieceList
  ) {
    let shorter = min(a.count, b.count)
    let front = zip(a, b).prefix { $0 == $1 }.count
    let back = zip(a.reversed(), b.reversed()).prefix(shorter - front).prefix { $0 == $1 }.count
    pieces.add(a.prefix(front), .kept)
    addMiddle(a.dropFirst(front).dropLast(back), b.dropFirst(front).dropLast(back), to: &pieces)
    pieces.add(a.suffix(back), .kept)
  }

  private static func addMiddle(
    _ a: ArraySlice<Substring>, _ b: ArraySlice<Substring>, to pieces: inout PieceList
  ) {
    let isLong = a.count > limit || b.count > limit
    var (oldPlace, newPlace) = (a.startIndex, b.startIndex)
    for link in isLong ? wordsThatStandOnce(a, b) : kept(a, b) {
      let (oldWord, newWord) = (a.startIndex + Int(link.old), b.startIndex + Int(link.new))
      add(a[oldPlace..<oldWord], b[newPlace..<newWord], areCut: isLong, to: &pieces)
      pieces.add(a[oldWord...oldWord], .kept)
      (oldPlace, newPlace) = (oldWord + 1, newWord + 1)
    }
    add(a[oldPlace...], b[newPlace...], areCut: isLong && oldPlace > a.startIndex, to: &pieces)
  }

  /// - Parameter areCut: whether they are parts of longer stretches, in which there is more to find.
  private static func add(
    _ a: ArraySlice<Substring>, _ b: ArraySlice<Substring>, areCut: Bool, to pieces: inout PieceList
  ) {
    if areCut { return addPieces(from: a, to: b, to: &pieces) }
    pieces.add(a, .deleted)
    pieces.add(b, .inserted)
  }

  /// Words that are in each text once, in the same order.
  private static func wordsThatStandOnce(
    _ a: ArraySlice<Substring>, _ b: ArraySlice<Substring>
  ) -> [ChainLink] {
    let (old, new) = (places(in: a), places(in: b))
    let links = b.enumerated().compactMap { place, word -> ChainLink? in
      guard new[word]?.count == 1, let found = old[word], found.count == 1 else { return nil }
      return ChainLink(found[0], place, weight: 1)
    }
    return HeaviestChain.links(among: links, oldCount: a.count)
  }

  private static func places(in words: ArraySlice<Substring>) -> [Substring: [Int]] {
    var places: [Substring: [Int]] = [:]
    for (place, word) in words.enumerated() { places[word, default: []].append(place) }
    return places
  }

  /// Words in both texts, in the same order. A space alone says nothing.
  private static func kept(_ a: ArraySlice<Substring>, _ b: ArraySlice<Substring>) -> [ChainLink] {
    let old = places(in: a)
    var links: [ChainLink] = []
    for (newPlace, word) in b.enumerated() {
      let weight = isWord(word) ? Int32(clamping: 4 + word.utf8.count) : 1
      for oldPlace in old[word] ?? [] { links.append(ChainLink(oldPlace, newPlace, weight: weight)) }
    }
    let chain = HeaviestChain.links(among: links, oldCount: a.count)
    return chain.contains { isWord(a[a.startIndex + Int($0.old)]) } ? chain : []
  }

  private static func isWord(_ word: Substring) -> Bool {
    word.first.map { $0.isLetter || $0.isNumber } ?? false
  }

  /// Runs of letters and digits, numbers with their points, characters of scripts that put no spaces between words, and
  /// every other character by itself.
  private static func words(of text: String) -> [Substring] {
    var words: [Substring] = []
    var rest = text[...]
    while let first = rest.first {
      var word = rest.prefix(1)
      if !first.standsAlone, first.isLetter || first.isNumber {
        word = rest.prefix { ($0.isLetter || $0.isNumber) && !$0.standsAlone }
        if let fraction = fraction(after: word, in: rest) { word = rest[..<fraction] }
      }
      words.append(word)
      rest = rest[word.endIndex...]
    }
    return words
  }

  /// Where a number ends that goes on behind a point or comma: `1,299.00`.
  private static func fraction(after word: Substring, in text: Substring) -> String.Index? {
    guard word.allSatisfy(\.isASCIIDigit) else { return nil }
    var end = word.endIndex
    while end < text.endIndex, text[end] == "." || text[end] == "," {
      let digits = text[text.index(after: end)...].prefix(while: \.isASCIIDigit)
      guard !digits.isEmpty else { break }
      end = digits.endIndex
    }
    return end == word.endIndex ? nil : end
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }

  /// Whether it is of a script that writes words without spaces: Thai, Lao, Burmese, Khmer, Chinese, Japanese.
  fileprivate var standsAlone: Bool {
    switch unicodeScalars.first?.value ?? 0 {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x2E80...0x30FF, 0x3400...0x9FFF, 0xF900...0xFAFF,
      0x20000...0x3FFFD:
      true
    default: false
    }
  }
}

/// Pieces, neighbours of one kind in one, deleted ones before inserted ones.
private struct PieceList {
  private(set) var pieces: [TextPiece] = []

  mutating func add(_ words: ArraySlice<Substring>, _ kind: TextPiece.Kind) {
    guard !words.isEmpty else { return }
    let text = words.joined()
    if kind == .deleted, pieces.count >= 2, pieces[pieces.count - 1].kind == .inserted,
      pieces[pieces.count - 2].kind == .deleted
    {
      pieces[pieces.count - 2] = TextPiece(kind: .deleted, text: pieces[pieces.count - 2].text + text)
    } else if let last = pieces.last, last.kind == kind {
      pieces[pieces.count - 1] = TextPiece(kind: kind, text: last.text + text)
    } else {
      pieces.append(TextPiece(kind: kind, text: text))
    }
  }
}
