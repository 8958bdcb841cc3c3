import Diagnostics
import TableModel
import TextMeasurement

/// What every phase measures by, and where it says what is wrong.
struct LayoutEnvironment {
  /// One object, since a row passes through dozens of hands: handing it on is one count.
  private let rules: LayoutRules
  /// Whether drawn cells are shown as they stood on their canvas.
  var showsCanvas = false
  /// Bytes of the texts with values in them so far.
  var boundBytes = 0
  var diagnostics: DiagnosticList
  /// A preview shows where an image would be; none is missing.
  var isPreview = false
  /// Every image asked for so far, found or not.
  var foundImages: [String: ImageFile?] = [:]

  init(engine: LayoutEngine, diagnostics: DiagnosticList) {
    rules = LayoutRules(engine)
    self.diagnostics = diagnostics
  }

  var traits: Traits { rules.traits }
  var metrics: LayoutMetrics { _read { yield rules.metrics } }
  var grid: PixelGrid { rules.grid }
  var text: any TextMeasuring { rules.text }
  var images: any ImageProvider { rules.images }
  /// Whether drawn cells are laid out for another screen than the one they were drawn on.
  var relaysDesigns: Bool { rules.relaysDesigns }
  var diagnosesLayout: Bool { rules.diagnosesLayout }
  var cachesHeights: Bool { rules.cachesHeights }
  /// Whether rows are laid out to be moved, by themselves and among others.
  var takesPart: Bool { rules.takesPart }
  var textBounds: TextBounds { rules.textBounds }
  var isRightToLeft: Bool { traits.direction == .rightToLeft }

  func font(_ style: TextStyle) -> ResolvedFont { Font.textStyle(style).resolved(at: traits.contentSize) }

  /// A text broken into lines.
  func layOut(
    _ text: String, font: ResolvedFont, maxWidth: Double = .infinity, lines: Int = 1,
    mode: LineBreakMode = .tailTruncation
  ) -> TextBlock {
    rules.text.layOut(
      text, font: font,
      paragraph: ParagraphStyle(
        maxWidth: max(0, maxWidth), numberOfLines: lines, lineBreakMode: mode, grid: grid,
        direction: traits.direction))
  }

  /// An alignment that says left or right.
  func physical(_ alignment: TextAlignment) -> TextAlignment {
    guard alignment == .natural else { return alignment }
    return isRightToLeft ? .right : .left
  }

  /// The side where reading ends.
  var trailing: TextAlignment { isRightToLeft ? .left : .right }
}

/// What stays the same while a table is laid out.
private final class LayoutRules {
  let traits: Traits
  let metrics: LayoutMetrics
  let grid: PixelGrid
  let text: any TextMeasuring
  let images: any ImageProvider
  let relaysDesigns: Bool
  let diagnosesLayout: Bool
  let cachesHeights: Bool
  let takesPart: Bool
  let textBounds: TextBounds

  init(_ engine: LayoutEngine) {
    traits = engine.traits
    metrics = engine.metrics
    grid = engine.traits.pixelGrid
    text = engine.text
    images = engine.images
    relaysDesigns = engine.relaysDesigns
    diagnosesLayout = engine.diagnosesLayout
    cachesHeights = engine.cachesHeights
    takesPart = engine.takesPart
    textBounds = engine.textBounds
  }
}
