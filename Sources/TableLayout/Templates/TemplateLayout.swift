import Diagnostics
import TableModel
import TextMeasurement

/// A template taken apart once, and the state of laying out one row after another with it.
struct TemplateLayout {
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
  /// Whether views stand where their frames say, and a row ends below the lowest of them.
  let standsByFrames: Bool
  /// Whether a cell's values can hide a view.
  let hidesViews: Bool
  /// Whether hidden views that take part in layout are told of, marked as hidden.
  let keepsHidden: Bool
  /// Whether they can change which views have content to be sized by.
  let variesContent: Bool
  /// Whether they can change what the constraints say, so that no plan serves two rows.
  let isVolatile: Bool
  let constraints: [LinkedConstraint]
  /// For each view, whether a constraint speaks of it.
  let isMentioned: [Bool]
  /// The place of each view's superview.
  let parents: [Int]
  /// The size of the content view that frames were drawn for, points.
  let designSize: Size?
  let isRightToLeft: Bool

  // What the row at hand has in place of the template's own.
  var contents: [NodeContent]
  var widths: [LengthState]
  var heights: [LengthState]
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
    return arrangeConstraints(in: content, &environment)
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

  /// Without constraints or frames of their own, the content view arranges a template's views from top to bottom.
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
