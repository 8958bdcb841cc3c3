import Diagnostics
import TableModel
import Testing

@testable import TableLayout

@Suite struct ConstraintTests {
  private let fixture = LayoutFixture(images: ["photo": Size(width: 40, height: 30)])

  private func row(
    _ views: [ViewNode], _ constraints: [LayoutConstraint], values: [CellValue] = [],
    diagnostics expected: [DiagnosticIdentifier] = []
  ) -> ArrangedRow {
    var template = CellTemplate(id: "t")
    template.views = views
    template.constraints = constraints
    let cell = TableCell(look: .template(TemplateReference("t")), values: values)
    let (arrangement, diagnostics) = fixture.arrange(.document([cell], templates: [template]))
    #expect(diagnostics.diagnostics.map(\.identifier) == expected)
    return arrangement.sections[0].rows[0]
  }

  private func frame(_ id: String, in row: ArrangedRow) -> Rect? {
    func find(_ views: [ArrangedView]) -> Rect? {
      for view in views {
        if view.id == id { return view.frame }
        if let frame = find(view.subviews) { return frame }
      }
      return nil
    }
    return find(row.views)
  }

  private func named(_ id: String, _ view: ViewNode) -> ViewNode { view.with { $0.id = id } }

  @Test func leavesOutMoreConstraintsThanCanBeSolvedInTime() {
    var least = LayoutConstraint(ConstraintAnchor(.view("title"), .width), .greaterThanOrEqual)
    least.constant = 1
    let row = row(
      [named("title", .label("abc"))],
      [.pin("title", .top, .topMargin), .pin("title", .bottom, .bottomMargin)]
        + [LayoutConstraint](repeating: least, count: 100_000),
      diagnostics: [.limitExceeded])
    #expect(frame("title", in: row)?.height == 20)
  }

  @Test func measuresARowByWhatStandsBelowEachOther() {
    let row = row(
      [named("title", .label("abc")), named("detail", .label("abcdef", size: 12))],
      [
        .pin("title", .top, .topMargin), .pin("title", .leading, .leadingMargin),
        .between("detail", .top, "title", .bottom, 4), .pin("detail", .leading, .leadingMargin),
        .pin("detail", .bottom, .bottomMargin),
      ])
    #expect(row.frame.height == 61)  // 11 + 20 + 4 + 15 + 11
    #expect(frame("title", in: row) == Rect(16, 11, 24, 20))
    #expect(frame("detail", in: row) == Rect(16, 35, 36, 15))
  }

  @Test func breaksATextAtTheWidthThatConstraintsLeave() {
    let row = row(
      [
        named("photo", .image("photo")),
        named("text", .label(String(repeating: "abcd ", count: 16), lines: 0)),
      ],
      [
        .pin("photo", .top, .topMargin), .pin("photo", .leading, .leadingMargin),
        .between("text", .leading, "photo", .trailing, 8), .pin("text", .top, .topMargin),
        .pin("text", .trailing, .trailingMargin), .pin("text", .bottom, .bottomMargin),
      ])
    // 375 − 16 − 40 − 8 − 16 = 295: 7 words of 40 less a space a line, 3 lines.
    #expect(frame("text", in: row) == Rect(64, 11, 295, 60))
    #expect(row.frame.height == 82)  // 11 + 60 + 11
  }

  @Test func dropsARequiredConstraintThatCannotHoldAndSaysSo() {
    let row = row(
      [named("title", .label("abc"))],
      [
        .pin("title", .top, .topMargin), .pin("title", .bottom, .bottomMargin),
        .pin("title", .leading, .leadingMargin), .length("title", .width, 50), .length("title", .width, 60),
      ], diagnostics: [.unsatisfiableConstraints])
    #expect(frame("title", in: row) == Rect(16, 11, 50, 20))
  }

  @Test func takesTheStandardHeightWhereNothingTiesTheBottom() {
    let row = row(
      [named("title", .label("abc"))],
      [.pin("title", .top, .topMargin), .pin("title", .leading, .leadingMargin)],
      diagnostics: [.notSelfSizing])
    #expect(row.frame.height == 44)
    #expect(frame("title", in: row) == Rect(16, 11, 24, 20))
  }

  @Test func keepsAnAspectRatioAcrossTheAxes() {
    let row = row(
      [named("photo", .image("photo"))],
      [
        .pin("photo", .leading, .leading), .pin("photo", .trailing, .trailing), .pin("photo", .top, .top),
        .pin("photo", .bottom, .bottom),
        LayoutConstraint(
          ConstraintAnchor(.view("photo"), .width), .equal, ConstraintAnchor(.view("photo"), .height)
        ).times(3),
      ])
    #expect(frame("photo", in: row) == Rect(0, 0, 375, 125))  // 375 ÷ 3
  }

  @Test func growsTheViewThatHugsItsContentLess() {
    let row = row(
      [
        named("a", .label("abc") { $0.sizing.horizontalHuggingPriority = 251 }), named("b", .label("abc")),
      ],
      [
        .pin("a", .leading, .leadingMargin), .between("b", .leading, "a", .trailing, 8),
        .pin("b", .trailing, .trailingMargin), .pin("a", .top, .topMargin), .pin("a", .bottom, .bottomMargin),
        .between("b", .firstBaseline, "a", .firstBaseline, 0),
      ])
    #expect(frame("a", in: row) == Rect(16, 11, 24, 20))
    #expect(frame("b", in: row) == Rect(48, 11, 311, 20))  // 375 − 16 − 24 − 8 − 16
  }
}

extension LayoutConstraint {
  fileprivate static func pin(_ view: String, _ attribute: LayoutAttribute, _ to: LayoutAttribute)
    -> LayoutConstraint
  {
    LayoutConstraint(ConstraintAnchor(.view(view), attribute), .equal, ConstraintAnchor(.owner, to))
  }

  fileprivate static func between(
    _ first: String, _ attribute: LayoutAttribute, _ second: String, _ other: LayoutAttribute,
    _ constant: Double
  ) -> LayoutConstraint {
    var constraint = LayoutConstraint(
      ConstraintAnchor(.view(first), attribute), .equal, ConstraintAnchor(.view(second), other))
    constraint.constant = constant
    return constraint
  }

  fileprivate static func length(_ view: String, _ attribute: LayoutAttribute, _ points: Double)
    -> LayoutConstraint
  {
    var constraint = LayoutConstraint(ConstraintAnchor(.view(view), attribute))
    constraint.constant = points
    return constraint
  }

  fileprivate func times(_ multiplier: Double) -> LayoutConstraint {
    var constraint = self
    constraint.multiplier = multiplier
    return constraint
  }
}
