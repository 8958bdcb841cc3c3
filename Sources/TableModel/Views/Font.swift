/// A font as a document names it: a face at a size of its own or at that of a text style.
public struct Font: Hashable, Sendable {
  public enum Face: Hashable, Sendable {
    /// The system font: San Francisco.
    case system
    /// The system font's fixed-width face: SF Mono.
    case monospaced
    /// The system font with digits of equal width.
    case monospacedDigit
    /// A family or PostScript name.
    case named(String)
  }

  public enum Size: Hashable, Sendable {
    case points(Double)
    /// Follows the content size category.
    case textStyle(TextStyle)
  }

  public var face: Face
  public var size: Size
  /// `nil` stands for the text style's own weight: semibold for a headline, else regular.
  public var weight: FontWeight?
  public var isItalic: Bool

  public init(
    face: Face = .system, size: Size = .textStyle(.body), weight: FontWeight? = nil, isItalic: Bool = false
  ) {
    self.face = face
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
  }

  /// Whether it is the system font, in whatever weight.
  public var isSystem: Bool {
    if case .named = face { return false }
    return true
  }

  public static func system(_ points: Double, _ weight: FontWeight = .regular) -> Font {
    Font(size: .points(points), weight: weight)
  }

  public static func textStyle(_ style: TextStyle) -> Font { Font(size: .textStyle(style)) }

  /// The font at a content size: what text is measured and drawn with.
  public func resolved(at category: ContentSizeCategory) -> ResolvedFont {
    switch size {
    case .points(let points):
      ResolvedFont(
        face: face, pointSize: points, weight: weight ?? .regular, isItalic: isItalic, textStyle: nil)
    case .textStyle(let style):
      ResolvedFont(
        face: face, pointSize: style.pointSize(at: category), weight: weight ?? style.weight,
        isItalic: isItalic, textStyle: style)
    }
  }
}

/// A font whose size is known.
public struct ResolvedFont: Hashable, Sendable {
  public var face: Font.Face
  /// Points, more than 0.
  public var pointSize: Double
  public var weight: FontWeight
  public var isItalic: Bool
  /// The text style the size comes from: several lines of one have its own leading.
  public var textStyle: TextStyle?

  public init(
    face: Font.Face, pointSize: Double, weight: FontWeight, isItalic: Bool = false,
    textStyle: TextStyle? = nil
  ) {
    self.face = face
    self.pointSize = pointSize
    self.weight = weight
    self.isItalic = isItalic
    self.textStyle = textStyle
  }

  public static func system(_ points: Double, _ weight: FontWeight = .regular) -> ResolvedFont {
    ResolvedFont(face: .system, pointSize: points, weight: weight)
  }
}

public enum FontWeight: String, Sendable, CaseIterable, Comparable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

  /// The OpenType `wght` value, 100 to 900.
  public var openTypeValue: Int { (Self.allCases.firstIndex(of: self) ?? 3) * 100 + 100 }

  public static func < (a: FontWeight, b: FontWeight) -> Bool { a.openTypeValue < b.openTypeValue }
}
