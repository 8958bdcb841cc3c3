import Diagnostics
import TableModel
import TextMeasurement

/// A template taken apart once, and the state of laying out one row after another with it.
struct TemplateLayout {
  /// How the template's views are laid out.
  enum Engine {
    /// By nested stack views, in closed form.
    case stacks
    /// By the constraints of the template, of its frames and of its stack views.
    case constraints
    /// By the frames of its views.
    case frames
  }

  let engine: Engine
  let id: String
  let range: SourceRange?
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
  /// Whether hidden views that take part in layout are told of, marked as hidden.
  let keepsHidden: Bool
  /// Whether they can change which views have content to be sized by.
  let variesContent: Bool
  /// Whether they can change what the constraints say, so that no plan serves two rows.
  let isVolatile: Bool
  let constraints: [LinkedConstraint]
  /// The place of each view's superview.
  let parents: [Int]
  /// The size of the content view that frames were drawn for, points.
  let designSize: Size?
  let isRightToLeft: Bool

  // What the row at hand has in place of the template's own.
  var contents: [NodeContent]
  var widths: [LengthState]
  var heights: [LengthState]
  var arena: CostArena
  var inputs: [CostInput] = []
  var lengths: [Double] = []
  var children: [Int] = []
  /// For each key the place of the cell's value; negative where it has none.
  var slots: [Int]
  var guesses: [Int] = []
  /// Constraint systems for the rooms that rows have had, the one used last at the end.
  var plans: [SolverPlan] = []
  /// The plan that the row at hand was measured by.
  var measuredPlan: SolverPlan?
  /// Whether the row at hand came out 0 high, so that it has UIKit's standard height.
  var standsIn = false
  /// How many rows were asked what is wrong with them, and what was told.
  var diagnosedRows = 0
  var toldFindings: Set<String> = []
  /// The part that each view takes in the row at hand; empty until first asked for.
  var parts: [ViewPart] = []
  /// From the content view's edges; what the solver finds.
  var absolutePlaces: AxisPair<[Double]>
  /// Whether frames grow with the height of the content view.
  var growsDown = true
  var hasNotedHeight = false
  var notedConflicts: Set<PlanConflict> = []

  /// Lays the views out for a cell.
  ///
  /// - Returns: the views, and the content view's height: the given one, else the one they take.
  mutating func arrange(
    _ values: [CellValue], in content: ContentGeometry, _ environment: inout LayoutEnvironment
  ) -> (views: [ArrangedView], height: Double) {
    bindValues(values, &environment)
    if hidesViews { updateAbsence() }
    guard nodes.count > 1 else { return ([], content.height ?? emptyHeight(content, environment)) }
    switch engine {
    case .stacks: return arrangeStacks(in: content, &environment)
    case .constraints: return arrangeConstraints(in: content, &environment)
    case .frames: return arrangeFrames(in: content, &environment)
    }
  }

  private mutating func arrangeStacks(
    in content: ContentGeometry, _ environment: inout LayoutEnvironment
  ) -> (views: [ArrangedView], height: Double) {
    nodes[0].role = .stack(Self.contentView, margins: contentMargins(content, environment))
    layOutWidths(content.width, environment)
    findNaturalLengths(.vertical)
    var height = content.height ?? environment.grid.ceil(heights[0].natural)
    if height <= 0, content.height == nil, hasOnlyHeightlessContent {
      height = standInHeight(content, &environment)
    }
    divideLengths(.vertical, whole: height)
    return (emitViews(environment), height)
  }

  private func emptyHeight(_ content: ContentGeometry, _ environment: LayoutEnvironment) -> Double {
    content.verticalMargin == nil ? environment.metrics.rows.emptyTemplateHeight - content.missingPixel : 0
  }

  /// The template's own, else those of the room.
  func contentMargins(_ content: ContentGeometry, _ environment: LayoutEnvironment) -> DirectionalInsets {
    if let margins = content.insets ?? margins { return margins }
    let vertical = content.verticalMargin ?? environment.metrics.margins.cellVertical
    return DirectionalInsets(
      top: vertical, leading: content.margin, bottom: max(0, vertical - content.missingPixel),
      trailing: content.trailingMargin)
  }

  /// Whether there is a text view that scrolls, and nothing that has a height of its own.
  private var hasOnlyHeightlessContent: Bool {
    var leaves = nodes.indices.filter { !contents[$0].isLeftOut && nodes[$0].end == $0 + 1 && $0 != 0 }
    guard leaves.contains(where: { nodes[$0].kind == .textView }) else { return false }
    leaves.removeAll { contents[$0].intrinsic.height < 0 && nodes[$0].rules.vertical.fixed == nil }
    return leaves.isEmpty
  }

  /// The content view arranges a template's views from top to bottom.
  static let contentView: StackAttributes = {
    var attributes = StackAttributes()
    attributes.axis = .vertical
    return attributes
  }()
}

/// The room that a template's views have, in points.
struct ContentGeometry: Equatable {
  var width: Double
  /// `nil` is measured.
  var height: Double?
  /// Whether nobody asked for the height: it is a measured one up to the pixel, or stands in for none. What it goes
  /// against gives way without a word.
  var isImposed = false
  /// Where the content view begins in its cell, and how wide that is.
  var cellX = 0.0
  var cellWidth: Double
  /// The layout margin at the leading side.
  var margin: Double
  var trailingMargin: Double
  /// Above and below; `nil` is a cell's own.
  var verticalMargin: Double?
  /// What the content view is lower than its cell.
  var missingPixel = 0.0
  /// The layout margins of a cell that was drawn, whatever else says.
  var insets: DirectionalInsets?
}
