import Diagnostics
import TableModel
import TextMeasurement

/// What every phase measures by, and where it says what is wrong.
struct LayoutEnvironment {
  let traits: Traits
  let metrics: LayoutMetrics
  let grid: PixelGrid
  let text: any TextMeasuring
  let images: any ImageProvider
  let takesShortcuts: Bool
  /// Whether drawn cells are laid out for another screen than the one they were drawn on.
  let relaysDesigns: Bool
  /// Whether drawn cells are shown as they stood on their canvas.
  var showsCanvas = false
  let alwaysSolves: Bool
  let diagnosesLayout: Bool
  let cachesHeights: Bool
  let textBounds: TextBounds
  /// Bytes of the texts with values in them so far.
  var boundBytes = 0
  var diagnostics: DiagnosticList
  /// Every image asked for so far, found or not.
  /// A preview shows where an image would be; none is missing.
  var isPreview = false
  var foundImages: [String: ImageFile?] = [:]

  init(engine: LayoutEngine, diagnostics: DiagnosticList) {
    traits = engine.traits
    metrics = engine.metrics
    grid = engine.traits.pixelGrid
    text = engine.text
    images = engine.images
    takesShortcuts = engine.takesShortcuts
    relaysDesigns = engine.relaysDesigns
    alwaysSolves = engine.alwaysSolves
    diagnosesLayout = engine.diagnosesLayout
    cachesHeights = engine.cachesHeights
    textBounds = engine.textBounds
    self.diagnostics = diagnostics
  }

  var isRightToLeft: Bool { traits.direction == .rightToLeft }

  func font(_ style: TextStyle) -> ResolvedFont { Font.textStyle(style).resolved(at: traits.contentSize) }

  /// A text broken into lines.
  func layOut(
    _ text: String, font: ResolvedFont, maxWidth: Double = .infinity, lines: Int = 1,
    mode: LineBreakMode = .tailTruncation
  ) -> TextBlock {
    self.text.layOut(
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
