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
  /// Longer texts are told as replaced as a whole between what they begin and end with.
  private static let limit = 600

  /// The two texts in pieces, in reading order; what was deleted stands before what was inserted in its place.
  public static func pieces(from old: String, to new: String) -> [TextPiece] {
    let a = words(of: old)
    let b = words(of: new)
    var front = 0
    while front < min(a.count, b.count), a[front] == b[front] { front += 1 }
    var back = 0
    while back < min(a.count, b.count) - front, a[a.count - 1 - back] == b[b.count - 1 - back] { back += 1 }
    var pieces = PieceList()
    pieces.add(a[..<front], .kept)
    addMiddle(Array(a[front..<(a.count - back)]), Array(b[front..<(b.count - back)]), to: &pieces)
    pieces.add(a[(a.count - back)...], .kept)
    return pieces.pieces
  }

  private static func addMiddle(_ a: [Substring], _ b: [Substring], to pieces: inout PieceList) {
    var oldPlace = 0
    var newPlace = 0
    for link in kept(a, b) {
      pieces.add(a[oldPlace..<Int(link.old)], .deleted)
      pieces.add(b[newPlace..<Int(link.new)], .inserted)
      pieces.add(a[Int(link.old)...Int(link.old)], .kept)
      oldPlace = Int(link.old) + 1
      newPlace = Int(link.new) + 1
    }
    pieces.add(a[oldPlace...], .deleted)
    pieces.add(b[newPlace...], .inserted)
  }

  /// Words in both texts, in the same order. A space alone says nothing.
  private static func kept(_ a: [Substring], _ b: [Substring]) -> [ChainLink] {
    guard a.count <= limit, b.count <= limit else { return [] }
    var places: [Substring: [Int]] = [:]
    for (place, word) in a.enumerated() { places[word, default: []].append(place) }
    var links: [ChainLink] = []
    for (newPlace, word) in b.enumerated() {
      let isWord = word.first.map { $0.isLetter || $0.isNumber } ?? false
      for oldPlace in places[word] ?? [] {
        links.append(ChainLink(oldPlace, newPlace, weight: isWord ? Int32(clamping: 4 + word.utf8.count) : 1))
      }
    }
    let chain = HeaviestChain.links(among: links, oldCount: a.count)
    return chain.contains {
      (a[Int($0.old)].first?.isLetter ?? false) || (a[Int($0.old)].first?.isNumber ?? false)
    }
      ? chain : []
  }

  /// Runs of letters and digits, and every other character by itself.
  private static func words(of text: String) -> [Substring] {
    var words: [Substring] = []
    var rest = text[...]
    while let first = rest.first {
      let word =
        first.isLetter || first.isNumber ? rest.prefix { $0.isLetter || $0.isNumber } : rest.prefix(1)
      words.append(word)
      rest = rest[word.endIndex...]
    }
    return words
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
