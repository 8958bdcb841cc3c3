import Diagnostics
import TableModel

extension ConstraintResolver {
  mutating func constraints(
    _ draft: VisualFormatDraft, _ text: FormatText, of pending: PendingConstraint
  ) -> [LayoutConstraint] {
    do throws(FormatFailure) {
      var parser = FormatParser(text.bytes, metrics: draft.metrics, views: views.ids)
      parser.suggestsNames = diagnostics.errorCount < diagnostics.capacity
      let format = try parser.parse()
      let superviews = try superviews(of: format, owner: pending.owner)
      let made = FormatConstraints(format, options: draft.options, text: text)
      guard made.impossibleAlignments.isEmpty else {
        noteImpossible(made, at: draft.optionsRange)
        return []
      }
      return made.constraints(superviews: superviews)
    } catch {
      diagnostics.add(
        .malformedVisualFormat, error.message, at: text.range(of: error.place) ?? pending.range)
      return []
    }
  }

  /// What `|` means at either end: the superview of the view next to it.
  private func superviews(
    of format: VisualFormat, owner: Int?
  ) throws(FormatFailure) -> (first: ConstraintItem, last: ConstraintItem) {
    func superview(of view: FormatView?, isNeeded: Bool) throws(FormatFailure) -> ConstraintItem {
      guard isNeeded, let view, let place = views.place(ofID: view.name) else { return .owner }
      if let item = views.item(for: views.superview(of: place), owner: owner) { return item }
      throw FormatFailure(
        message: "the superview of '\(view.name)' needs an id for '|' to mean it from here", place: view.place
      )
    }
    return (
      try superview(of: format.views.first, isNeeded: format.leading != nil),
      try superview(of: format.views.last, isNeeded: format.trailing != nil)
    )
  }

  private mutating func noteImpossible(_ made: FormatConstraints, at range: SourceRange?) {
    let names = made.impossibleAlignments.map { "'\($0.rawValue)'" }.joined(separator: ", ")
    let direction = made.format.isVertical ? "vertical" : "horizontal"
    diagnostics.add(
      .conflictingAttributes,
      "views of a \(direction) format stand one after the other and can't have \(names)",
      at: range)
  }
}
