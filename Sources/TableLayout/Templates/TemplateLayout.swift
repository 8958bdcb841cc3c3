import Diagnostics
import TableModel
import TextMeasurement

/// A template taken apart once, and the state of laying out one row after another with it.
struct TemplateLayout {
  /// How the template's views are laid out.
  enum Engine {
    /// By nested stack views, in closed form.
    case stacks
  }

  let engine = Engine.stacks
  let height: Double?
  let estimatedHeight: Double?
  let backgroundColor: Color?
  let margins: DirectionalInsets?
  let keys: [String]
  let bindings: [CompiledBinding]
  /// The root, which stands for the content view, comes first.
  var nodes: [TemplateNode]
  let acrossHugging: Int
  let gapHugging: Int
  /// Whether lengths that need no weighing are found without.
  let takesShortcuts: Bool
  var shapesAreStale = true
  /// Whether a cell's values can hide a view.
  let hidesViews: Bool

  // What the row at hand has in place of the template's own.
  var contents: [NodeContent]
  var widths: [LengthState]
  var heights: [LengthState]
  var arena: CostArena
  var inputs: [CostInput] = []
  var lengths: [Double] = []
  var children: [Int] = []
  /// Views that are ready to draw and that no view has taken in yet.
  var built: [ArrangedView] = []
  /// For each key the place of the cell's value; negative where it has none.
  var slots: [Int]
  var guesses: [Int] = []

  /// Lays the views out for a cell.
  ///
  /// - Returns: the views, and the content view's height: the given one, else the one they take.
  mutating func arrange(
    _ values: [CellValue], in content: ContentGeometry, _ environment: inout LayoutEnvironment
  ) -> (views: [ArrangedView], height: Double) {
    bindValues(values, &environment)
    if hidesViews { updateAbsence() }
    switch engine {
    case .stacks: return arrangeStacks(in: content, environment)
    }
  }

  private mutating func arrangeStacks(
    in content: ContentGeometry, _ environment: LayoutEnvironment
  ) -> (views: [ArrangedView], height: Double) {
    guard nodes.count > 1 else { return ([], content.height ?? emptyHeight(content, environment)) }
    setMargins(content, environment)
    layOutWidths(content.width, environment)
    findNaturalLengths(.vertical)
    let height = content.height ?? environment.grid.ceil(heights[0].natural)
    divideLengths(.vertical, whole: height)
    return (emitViews(environment), height)
  }

  private func emptyHeight(_ content: ContentGeometry, _ environment: LayoutEnvironment) -> Double {
    content.verticalMargin == nil ? environment.metrics.rows.emptyTemplateHeight - content.missingPixel : 0
  }

  private mutating func setMargins(_ content: ContentGeometry, _ environment: LayoutEnvironment) {
    let vertical = content.verticalMargin ?? environment.metrics.margins.cellVertical
    let own = DirectionalInsets(
      top: vertical, leading: content.margin, bottom: max(0, vertical - content.missingPixel),
      trailing: content.trailingMargin)
    nodes[0].role = .stack(Self.contentView, margins: margins ?? own)
  }

  /// The content view arranges a template's views from top to bottom.
  static let contentView: StackAttributes = {
    var attributes = StackAttributes()
    attributes.axis = .vertical
    return attributes
  }()
}

/// The room that a template's views have, in points.
struct ContentGeometry {
  var width: Double
  /// `nil` is measured.
  var height: Double?
  /// The layout margin at the leading side.
  var margin: Double
  var trailingMargin: Double
  /// Above and below; `nil` is a cell's own.
  var verticalMargin: Double?
  /// What the content view is lower than its cell.
  var missingPixel = 0.0
}
