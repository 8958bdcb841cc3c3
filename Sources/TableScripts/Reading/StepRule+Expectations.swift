extension StepRule {
  /// What has to be so.
  static let expectations: [StepRule] = [
    expect("expect sections = COUNT") { .sectionCount($0.count) },
    expect("expect rows = COUNT") { .rowCount($0.count, in: nil) },
    expect("expect rows SECTION = COUNT") { .rowCount($0.count, in: $0.sections.first) },
    row("expect title ROW = TEXT") { .title($0, $1.text) },
    row("expect value ROW KEY = TEXT") { .value($0, key: $1.text, $1.lastText) },
    row("expect id ROW = TEXT") { .id($0, $1.text) },
    row("expect row ROW") { row, _ in .exists(row) },
    row("expect no ROW") { row, _ in .absent(row) },
    row("expect place ROW = ROW") { row, values in .place(row, values.rows.last ?? row) },
    StepRule("expect header SECTION = TEXT") { values in
      values.sections.first.map { .expect(.header($0, values.text)) }
    },
    row("expect height ROW = POINTS") { .height($0, $1.number) },
    expect("expect height = POINTS") { .contentHeight($0.number) },
    expect("expect offset = POINTS") { .offset($0.number) },
    row("expect visible ROW") { row, _ in .visible(row) },
    expect("expect selected none") { _ in .selected([]) },
    expect("expect selected ROW …") { .selected($0.rows) },
    expect("expect open none") { _ in .open(nil, nil) },
    row("expect open ROW leading|trailing") { .open($0, $1.side) },
    expect("expect asking none") { _ in .asking(nil) },
    row("expect asking ROW") { row, _ in .asking(row) },
    expect("expect editing on|off") { .editing($0.flag) },
    expect("expect updates = COUNT") { .updates($0.count) },
    expect("expect operations = COUNT") { .operations($0.count) },
    expect("expect trace TEXT") { .traced($0.text) },
  ]

  private static func expect(
    _ usage: String, _ make: @escaping @Sendable (StepValues) -> Expectation
  ) -> StepRule {
    StepRule(usage) { .expect(make($0)) }
  }

  private static func row(
    _ usage: String, _ make: @escaping @Sendable (RowPlace, StepValues) -> Expectation
  ) -> StepRule {
    StepRule(usage) { values in values.rows.first.map { .expect(make($0, values)) } }
  }
}
