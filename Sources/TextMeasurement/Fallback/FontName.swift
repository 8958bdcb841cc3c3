import TableModel

extension ResolvedFont {
  /// With the weight and the slant that the name of its face says.
  public var withNamedStyle: ResolvedFont {
    guard case .named(let name) = face else { return self }
    let parsed = FontName(name)
    var font = self
    if let weight = parsed.weight, font.weight == .regular { font.weight = weight }
    font.isItalic = font.isItalic || parsed.isItalic
    return font
  }
}

/// What the name of a font says: `HelveticaNeue-BoldItalic` is Helvetica Neue, bold, italic.
public struct FontName: Hashable, Sendable {
  /// As it was given.
  public let name: String
  /// With spaces between its words.
  public let family: String
  /// `nil` where the name says none.
  public let weight: FontWeight?
  public let isItalic: Bool

  public init(_ name: String) {
    self.name = name
    let parts = name.split(separator: "-", maxSplits: 1)
    let style = parts.count > 1 ? parts[1].lowercased() : ""
    family = Self.words(of: parts.first.map(String.init) ?? name)
    isItalic = style.contains("italic") || style.contains("oblique")
    weight = Self.styles.first { style.contains($0.word) }?.weight
  }

  /// Whether it is the system font by one of its inner names.
  public var isSystem: Bool {
    let folded = name.lowercased()
    return [".sf", ".applesystem", "sfpro", "sf pro", "sfui", "sf ui"].contains { folded.hasPrefix($0) }
  }

  /// Longer words before those they contain.
  private static let styles: [(word: String, weight: FontWeight)] = [
    ("ultralight", .ultraLight), ("extralight", .ultraLight), ("thin", .thin), ("light", .light),
    ("medium", .medium), ("semibold", .semibold), ("demibold", .semibold), ("extrabold", .heavy),
    ("ultrabold", .heavy), ("bold", .bold), ("heavy", .heavy), ("black", .black), ("regular", .regular),
    ("roman", .regular), ("book", .regular),
  ]

  /// Takes foundries' marks off the end and parts words that are set apart by capitals only.
  private static func words(of compact: String) -> String {
    var name = Substring(compact)
    for mark in ["MT", "PS"] where name.hasSuffix(mark) && name.count > mark.count {
      name = name.dropLast(mark.count)
    }
    guard !name.contains(" ") else { return String(name) }
    var words = ""
    for character in name {
      if character.isUppercase, words.last?.isLowercase == true { words.append(" ") }
      words.append(character)
    }
    return words
  }
}
