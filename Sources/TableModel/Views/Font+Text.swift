extension Font {
  /// Reads a font as documents write it: words in any order, each a size in points, a text style, a weight,
  /// `italic`, `system`, `monospaced`, `monospacedDigit`, or the name of a family, in single quotes where it has
  /// spaces. Without a size, body's. `nil` for two words of one kind, two families, or a size outside 1 to 1000.
  public init?(_ text: String) {
    guard let words = Self.words(of: text), !words.isEmpty else { return nil }
    var face: Face?
    var size: Size?
    var weight: FontWeight?
    var isItalic = false
    for word in words {
      if let points = Double(word) {
        guard size == nil, 1...1000 ~= points else { return nil }
        size = .points(points)
      } else if let style = TextStyle(rawValue: word) {
        guard size == nil else { return nil }
        size = .textStyle(style)
      } else if let named = FontWeight(rawValue: word) {
        guard weight == nil else { return nil }
        weight = named
      } else if word == "italic" {
        guard !isItalic else { return nil }
        isItalic = true
      } else {
        guard face == nil else { return nil }
        face = Self.face(named: word)
      }
    }
    self.init(face: face ?? .system, size: size ?? .textStyle(.body), weight: weight, isItalic: isItalic)
  }

  /// The font as `init(_:)` reads it.
  public var text: String {
    var words: [String] = []
    switch face {
    case .system: break
    case .monospaced: words.append("monospaced")
    case .monospacedDigit: words.append("monospacedDigit")
    case .named(let name): words.append(name.contains(" ") ? "'\(name)'" : name)
    }
    switch size {
    case .points(let points): words.append(points.rounded() == points ? "\(Int(points))" : "\(points)")
    case .textStyle(let style): words.append(style.rawValue)
    }
    if let weight { words.append(weight.rawValue) }
    if isItalic { words.append("italic") }
    return words.joined(separator: " ")
  }

  private static func face(named word: String) -> Face {
    switch word {
    case "system": .system
    case "monospaced": .monospaced
    case "monospacedDigit": .monospacedDigit
    default: .named(word)
    }
  }

  /// Splits at spaces outside single quotes; `nil` for a quote that never ends.
  private static func words(of text: String) -> [String]? {
    var words: [String] = []
    var word = String.UnicodeScalarView()
    var isQuoted = false
    // By scalars: a mark after a quote would make another character of it.
    for scalar in text.unicodeScalars {
      switch scalar {
      case "'": isQuoted.toggle()
      case " " where !isQuoted:
        if !word.isEmpty { words.append(String(word)) }
        word.removeAll()
      default: word.append(scalar)
      }
    }
    if !word.isEmpty { words.append(String(word)) }
    return isQuoted ? nil : words
  }
}
