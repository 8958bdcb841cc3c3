import Diagnostics
import TableModel

/// Makes constraints of a visual format, as UIKit does: of each space, of each predicate about a view's length, and of
/// what the views are aligned by.
struct FormatConstraints {
  let format: VisualFormat
  let options: [VisualFormatOption]
  let text: FormatText
  private let edges: FormatEdges

  /// Points between two views with a bare `-` between them.
  ///
  /// Source: Apple's Auto Layout Guide.
  static let standardSpace = 8.0

  init(_ format: VisualFormat, options: [VisualFormatOption], text: FormatText) {
    self.format = format
    self.options = options
    self.text = text
    edges = FormatEdges(isVertical: format.isVertical, options: options)
  }

  /// The alignments that cannot be: along the format the views already stand one after the other.
  var impossibleAlignments: [VisualFormatOption] {
    options.filter { $0.alignment.map { $0.isHorizontal != format.isVertical } ?? false }
  }

  /// - Parameter superviews: of the first and of the last view; needed where the format has a `|` there.
  func constraints(superviews: (first: ConstraintItem, last: ConstraintItem)) -> [LayoutConstraint] {
    var constraints: [LayoutConstraint] = []
    for (index, view) in format.views.enumerated() {
      if index == 0 {
        if let leading = format.leading {
          constraints += space(leading, from: superviews.first, toViewNamed: view.name)
        }
      } else {
        let previous = format.views[index - 1].name
        constraints += space(format.connections[index - 1], between: previous, and: view.name)
        constraints += alignments(of: view, with: previous)
      }
      constraints += view.predicates.map { length(of: view.name, $0) }
    }
    if let trailing = format.trailing, let last = format.views.last {
      constraints += space(trailing, fromViewNamed: last.name, to: superviews.last)
    }
    return constraints
  }

  private func space(
    _ connection: FormatConnection, from superview: ConstraintItem, toViewNamed name: String
  ) -> [LayoutConstraint] {
    let edge = ConstraintAnchor(superview, connection.isStandard ? edges.startMargin : edges.start)
    return space(connection, from: edge, to: ConstraintAnchor(.view(name), edges.start), standard: 0)
  }

  private func space(
    _ connection: FormatConnection, fromViewNamed name: String, to superview: ConstraintItem
  ) -> [LayoutConstraint] {
    let edge = ConstraintAnchor(superview, connection.isStandard ? edges.endMargin : edges.end)
    return space(connection, from: ConstraintAnchor(.view(name), edges.end), to: edge, standard: 0)
  }

  private func space(_ connection: FormatConnection, between name: String, and next: String)
    -> [LayoutConstraint]
  {
    space(
      connection, from: ConstraintAnchor(.view(name), edges.between.end),
      to: ConstraintAnchor(.view(next), edges.between.start), standard: Self.standardSpace)
  }

  /// A space is how much further along its end is than its start.
  private func space(
    _ connection: FormatConnection, from start: ConstraintAnchor, to end: ConstraintAnchor, standard: Double
  ) -> [LayoutConstraint] {
    let (near, far) = edges.runsBackwards ? (end, start) : (start, end)
    func constraint(_ relation: LayoutRelation, _ constant: Double, _ place: Range<Int>) -> LayoutConstraint {
      var constraint = LayoutConstraint(far, relation, near)
      constraint.constant = constant
      constraint.range = text.range(of: place)
      return constraint
    }
    switch connection.space {
    case .flush: return [constraint(.equal, 0, connection.place)]
    case .standard: return [constraint(.equal, standard, connection.place)]
    case .predicates(let predicates):
      return predicates.compactMap { predicate in
        guard case .length(let length) = predicate.object else { return nil }
        var constraint = constraint(predicate.relation, length, predicate.place)
        constraint.priority = predicate.priority
        return constraint
      }
    }
  }

  private func length(of name: String, _ predicate: FormatPredicate) -> LayoutConstraint {
    var constraint = LayoutConstraint(ConstraintAnchor(.view(name), edges.length), predicate.relation)
    switch predicate.object {
    case .length(let length): constraint.constant = length
    case .view(let other, let attribute, let multiplier, let constant):
      constraint.second = ConstraintAnchor(.view(other), attribute ?? edges.length)
      constraint.multiplier = multiplier
      constraint.constant = constant
    }
    constraint.priority = predicate.priority
    constraint.range = text.range(of: predicate.place)
    return constraint
  }

  private func alignments(of view: FormatView, with previous: String) -> [LayoutConstraint] {
    options.compactMap(\.alignment).map { attribute in
      var constraint = LayoutConstraint(
        ConstraintAnchor(.view(view.name), attribute), .equal, ConstraintAnchor(.view(previous), attribute))
      constraint.range = text.range(of: view.place)
      return constraint
    }
  }
}

extension FormatConnection {
  var isStandard: Bool { if case .standard = space { true } else { false } }
}
