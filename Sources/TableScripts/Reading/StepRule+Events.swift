import TableModel
import TableSessions

extension StepRule {
  /// What a person does.
  static let events: [StepRule] =
    [
      plain("appear", .appear),
      row("tap ROW") { .tap($0) },
      plain("tap elsewhere", .tapElsewhere),
      row("touch ROW") { .touch($0) },
      plain("release", .cancelTouch),
      row("accessory ROW") { .accessory($0) },
    ] + swipes + [
      valued("edit on|off") { .edit($0.flag) },
      row("delete ROW") { .delete($0) },
      row("delete control ROW") { .deleteControl($0) },
      plain("insert", .insert(nil)),
      row("insert ROW") { .insert($0) },
      row("insert control ROW") { .insertControl($0) },
    ] + moves + [
      row("menu ROW") { .openMenu($0) },
      StepRule("menu ROW TEXT") { values in
        let action = values.text
        return event(values) { .menu($0, action) }
      },
      plain("refresh", .refresh),
      plain("next page", .nextPage),
      valued("scroll to POINTS") { .scroll(to: $0.number) },
      valued("index TEXT") { .index($0.text) },
      valued("keyboard POINTS") { .keyboard(height: $0.number) },
      StepRule("data FILE") { values in values.texts.first.map { .data($0) } },
    ]

  private static let swipes = [
    StepRule("swipe ROW leading|trailing") { values in
      let side = values.side
      return event(values) { .swipe($0, side) }
    },
    StepRule("swipe ROW leading|trailing fully") { values in
      let side = values.side
      return event(values) { .fullSwipe($0, side) }
    },
    StepRule("drag ROW leading|trailing POINTS") { values in
      let drag = SwipeDrag(values.side, distance: values.number)
      return event(values) { .drag($0, drag) }
    },
    StepRule("drag ROW leading|trailing POINTS at SPEED") { values in
      let drag = SwipeDrag(values.side, distance: values.number, velocity: values.numbers.last ?? 0)
      return event(values) { .drag($0, drag) }
    },
    valued("press TEXT") { .press($0.text) },
  ]

  private static let moves = [
    row("lift ROW") { .beginMove($0) },
    row("hover ROW") { .dragMove(to: $0) },
    plain("drop", .endMove),
    plain("put back", .cancelMove),
    StepRule("move ROW to ROW") { values in
      .event(EventStep(values.rows) { .move(from: $0[0], to: $0[$0.count - 1]) })
    },
  ]

  private static func plain(_ usage: String, _ event: TableEvent) -> StepRule {
    StepRule(usage) { _ in .event(EventStep { _ in event }) }
  }

  private static func row(
    _ usage: String, _ make: @escaping @Sendable (TableIndexPath) -> TableEvent
  ) -> StepRule {
    StepRule(usage) { event($0, make) }
  }

  private static func valued(
    _ usage: String, _ make: @escaping @Sendable (StepValues) -> TableEvent
  ) -> StepRule {
    StepRule(usage) { values in
      let made = make(values)
      return .event(EventStep { _ in made })
    }
  }

  /// An event of the one row of a step.
  private static func event(
    _ values: StepValues, _ make: @escaping @Sendable (TableIndexPath) -> TableEvent
  ) -> StepAction? {
    guard let row = values.rows.first else { return nil }
    return .event(EventStep([row]) { make($0[0]) })
  }
}
