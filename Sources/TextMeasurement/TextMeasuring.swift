import TableModel

/// Measures text: what layout asks, so that a test can answer with round numbers.
public protocol TextMeasuring: AnyObject {
  /// Breaks a text into lines and says how large they are together.
  func layOut(_ text: String, font: ResolvedFont, paragraph: ParagraphStyle) -> TextBlock

  /// The vertical measures of one line.
  func metrics(of font: ResolvedFont, grid: PixelGrid) -> FontMetrics
}

/// What a text is broken into lines by.
public struct ParagraphStyle: Hashable, Sendable {
  /// Points; infinity does not wrap.
  public var maxWidth: Double
  /// 0 means no limit.
  public var numberOfLines: Int
  public var lineBreakMode: LineBreakMode
  public var grid: PixelGrid
  public var direction: LayoutDirection

  public init(
    maxWidth: Double = .infinity, numberOfLines: Int = 1, lineBreakMode: LineBreakMode = .tailTruncation,
    grid: PixelGrid, direction: LayoutDirection = .leftToRight
  ) {
    self.maxWidth = maxWidth
    self.numberOfLines = numberOfLines
    self.lineBreakMode = lineBreakMode
    self.grid = grid
    self.direction = direction
  }
}

/// A measured text.
public struct TextBlock: Hashable, Sendable {
  /// Points, up to the pixel; zero for an empty text.
  public var size: Size
  /// At least one unless the text is empty.
  public var lines: [TextLine]
  /// From the top of the block, as the last baseline.
  public var firstBaseline: Double
  public var lastBaseline: Double
  /// The distance from line to line.
  public var lineHeight: Double
  /// Whether something was left out for want of room.
  public var isTruncated: Bool

  public init(
    size: Size, lines: [TextLine], firstBaseline: Double, lastBaseline: Double, lineHeight: Double,
    isTruncated: Bool
  ) {
    self.size = size
    self.lines = lines
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.lineHeight = lineHeight
    self.isTruncated = isTruncated
  }
}

/// One line as it is drawn: without the spaces it broke at, with an ellipsis where it was cut.
public struct TextLine: Hashable, Sendable {
  public var text: String
  /// Points, unrounded.
  public var width: Double
  public var direction: LayoutDirection

  public init(text: String, width: Double, direction: LayoutDirection = .leftToRight) {
    self.text = text
    self.width = width
    self.direction = direction
  }
}

/// The vertical measures of one line of a font, in points.
public struct FontMetrics: Hashable, Sendable {
  public var ascent: Double
  public var descent: Double
  /// Up to the pixel.
  public var lineHeight: Double
  public var unroundedLineHeight: Double

  public init(ascent: Double, descent: Double, lineHeight: Double, unroundedLineHeight: Double) {
    self.ascent = ascent
    self.descent = descent
    self.lineHeight = lineHeight
    self.unroundedLineHeight = unroundedLineHeight
  }
}
