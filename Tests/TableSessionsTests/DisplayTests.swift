import TableModel
import TableSessions
import Testing

@Suite struct DisplayTests {
  private let answers = RecordingHandler.Answers()

  /// Two sections of ten rows of 20 points each, under headers of 10 and over footers of 5: 430 points in all, seen
  /// through 100.
  private func interaction(_ handlers: HandlerProvider = HandlerProvider()) -> TableInteraction {
    var table = document(
      ["a", "b"].map { (name: String) in section(name, (0..<10).map { row("\(name)\($0)") }) })
    for index in 0..<2 {
      table.table.sections[index].indexTitle = table.table.sections[index].id
      table.table.sections[index].footer = TableHeaderFooter(.title("end"))
    }
    let screen = Screen(
      height: 100, rowHeight: { _ in 20 }, headerHeight: { _ in 10 }, footerHeight: { _ in 5 })
    return TableInteraction(TableSession(table), handlers: handlers, screen: screen)
  }

  private func rows(_ range: Range<Int>, in section: Int = 0) -> [TablePart] {
    range.map { .row(path(section, $0)) }
  }

  @Test func showsWhatTheScreenIsHighFor() {
    let table = interaction()
    #expect(table.visibleParts == [])
    table.send(.appear)
    #expect(table.visibleParts == [.header(section: 0)] + rows(0..<5))  // 10 + 4.5 × 20
  }

  @Test func scrollingShowsWhatComesAndEndsWhatWent() {
    let table = interaction()
    table.send(.appear)
    let trace = table.send(.scroll(to: 40))
    #expect(
      trace.outcomes == [
        .scrolled(to: 40, .down), .endedDisplaying(.header(section: 0)), .endedDisplaying(.row(path(0, 0))),
        .displayed(.row(path(0, 5))), .displayed(.row(path(0, 6))),
      ])
    #expect(table.send(.scroll(to: 40)).outcomes == [.scrolled(to: 40, .none)])
    #expect(table.send(.scroll(to: -10)).outcomes.first == .scrolled(to: 0, .up))
    #expect(table.send(.scroll(to: 9999)).outcomes.first == .scrolled(to: 330, .down))  // 430 - 100
    #expect(table.visibleParts.last == .footer(section: 1))
  }

  @Test func theIndexScrollsToItsSection() {
    let table = interaction()
    table.send(.appear)
    let trace = table.send(.index("b"))
    #expect(trace.outcomes.first == .scrolled(to: 215, .down))  // 10 + 10 × 20 + 5
    #expect(table.visibleParts.first == .header(section: 1))
    #expect(table.send(.index("c")).outcomes == [.refused(.noIndexTitle("c"))])
  }

  @Test func theKeyboardMakesRoomAndUncoversTheSelectedRow() {
    let table = interaction()
    table.send(.appear)
    table.send(.tap(path(0, 4)))
    let trace = table.send(.keyboard(height: 60))
    #expect(trace.outcomes.prefix(2) == [.bottomInset(60), .scrolled(to: 70, .down)])  // 110 - (100 - 60)
    #expect(table.send(.scroll(to: 9999)).outcomes.first == .scrolled(to: 390, .down))  // 430 + 60 - 100
    #expect(
      table.send(.keyboard(height: 0)).outcomes.prefix(2) == [.bottomInset(0), .scrolled(to: 330, .up)])
  }

  @Test func whatIsOffTheScreenCannotBeTouched() {
    let table = interaction()
    table.send(.appear)
    #expect(table.send(.tap(path(0, 7))).outcomes == [.refused(.notVisible(path(0, 7)))])
    #expect(table.send(.swipe(path(1, 0), .trailing)).outcomes == [.refused(.notVisible(path(1, 0)))])
  }

  @Test func editsBringRowsToTheScreenAndTakeThemAway() throws {
    let table = interaction()
    table.send(.appear)
    var heard: [TraceEntry] = []
    table.onTrace = { heard.append($0) }
    try table.session.apply(.insertRow(row("new"), at: path(0, 0)))
    #expect(
      heard == [
        .updated(1, operations: 1), .endedDisplaying(.row(path(0, 4))), .displayed(.row(path(0, 0))),
      ])
    heard = []
    try table.session.apply(.deleteRow(path(0, 1)))
    #expect(
      heard == [
        .updated(2, operations: 1), .endedDisplaying(.row(path(0, 1))), .displayed(.row(path(0, 4))),
      ])
    #expect(table.send(.tapElsewhere) == [.event(.tapElsewhere)])
  }

  @Test func withoutAScreenNothingScrolls() {
    let table = TableInteraction(TableSession(document([section("a", [row("x")])])))
    #expect(table.send(.appear).outcomes == [])
    #expect(table.send(.scroll(to: 10)).outcomes == [.refused(.noScreen)])
    #expect(table.send(.keyboard(height: 10)).outcomes == [.refused(.noScreen)])
  }

  // MARK: Handlers

  @Test func handlersHearOfDisplayAndAreReusedWithTheirViews() {
    let table = interaction(.recording(answers))
    #expect(table.send(.appear).methods == Array(repeating: .willDisplay, count: 5))
    #expect(answers.made == 5)
    let trace = table.send(.scroll(to: 40))
    #expect(trace.methods == [.didEndDisplaying, .willReuse, .willDisplay, .willDisplay])
    #expect(answers.made == 6)  // 5, and one more than went
    for offset in stride(from: 60.0, through: 330, by: 10) { table.send(.scroll(to: offset)) }
    #expect(answers.made == 6)
  }

  @Test func headersHaveHandlersOfTheirOwn() {
    let table = interaction(
      HandlerProvider(headersFooters: [
        HandlerFactory("header") { RecordingHeaderHandler() }
      ]))
    let shown = table.send(.appear)
    #expect(
      shown.filter { if case .called = $0 { true } else { false } } == [
        .called(.willDisplay, of: .header(section: 0), by: "header")
      ])
    let trace = table.send(.scroll(to: 330))
    #expect(trace.methods == [.didEndDisplaying, .willReuse, .willDisplay])
    #expect(
      trace.contains(.called(.willDisplay, of: .footer(section: 1), by: "header")))
  }

  @Test func headersAreReusedByTheirReuseIdentifiers() {
    var table = document(
      (0..<6).map { section("\($0)", [row("r\($0)")]) }, templates: [CellTemplate(id: "fancy")])
    for index in 0..<6 where index % 2 == 0 {
      table.table.sections[index].header = TableHeaderFooter(.template(TemplateReference("fancy")))
    }
    let session = TableSession(document([], templates: table.templates))
    #expect(throws: Never.self) {
      try session.apply(table.table.sections.enumerated().map { .insertSection($1, at: $0) })
    }
    var made: [String: Int] = [:]
    let provider = HandlerProvider(headersFooters: [
      HandlerFactory("fancy", canHandle: { $0.template?.id == "fancy" }) {
        made["fancy", default: 0] += 1
        return RecordingHeaderHandler()
      },
      HandlerFactory("plain") {
        made["plain", default: 0] += 1
        return RecordingHeaderHandler()
      },
    ])
    let screen = Screen(height: 40, rowHeight: { _ in 20 }, headerHeight: { _ in 20 })
    let interaction = TableInteraction(session, handlers: provider, screen: screen)
    interaction.send(.appear)
    for offset in stride(from: 40.0, through: 200, by: 40) { interaction.send(.scroll(to: offset)) }
    #expect(interaction.visibleParts == [.header(section: 5), .row(path(5, 0))])
    #expect(made == ["fancy": 1, "plain": 1])
  }

  @Test func theFirstHandlerThatCanHandlesARow() {
    let session = TableSession(
      document(
        [
          section(
            "a",
            [
              row("x"), TableCell(id: "y", look: .style(.subtitle)),
              TableCell(id: "z", look: .style(.value1)),
            ])
        ]))
    let asked = answers
    let provider = HandlerProvider(cells: [
      HandlerFactory("subtitles", canHandle: { $0.model.look == .style(.subtitle) }) {
        RecordingHandler(asked)
      },
      HandlerFactory("named", canHandle: { $0.model.id != "z" && $0.table.style == .plain }) {
        RecordingHandler(asked)
      },
      HandlerFactory("never", canHandle: { $0.template != nil }) { RecordingHandler(asked) },
    ])
    let table = TableInteraction(session, handlers: provider)
    func handler(_ row: Int) -> String? {
      table.send(.cancelTouch)
      for case .called(_, _, let name) in table.send(.touch(path(0, row))) { return name }
      return nil
    }
    #expect([0, 1, 2].map(handler) == ["named", "subtitles", nil])
    #expect(answers.made == 2)
  }

  @Test func aRowThatNobodyHandlesIsToldOnceAndDoesWhatUIKitDoes() {
    let provider = HandlerProvider(cells: [
      HandlerFactory("none", canHandle: { _ in false }) { RecordingHandler(answers) }
    ])
    let table = TableInteraction(TableSession(document([section("a", [row("x")])])), handlers: provider)
    #expect(
      table.send(.tap(path(0, 0))).outcomes == [
        .noHandler(for: .row(path(0, 0))), .highlighted(path(0, 0)), .unhighlighted(path(0, 0)),
        .selected(path(0, 0)),
      ])
    #expect(!table.send(.tap(path(0, 0))).contains(.noHandler(for: .row(path(0, 0)))))
    #expect(answers.made == 0)
  }

  @Test func aHandlerMayEditAndSendEventsWhileItIsTold() {
    let answers = answers
    let table = interaction(.recording(answers))
    table.send(.appear)
    answers.willSelect = { [unowned table] selected in
      try? table.session.apply(.deleteRow(selected))
      #expect(table.send(.tapElsewhere) == [])
      return selected
    }
    let trace = table.send(.tap(path(0, 1)))
    // The row that stands there now is selected.
    #expect(trace.contains(.event(.tapElsewhere)) && trace.outcomes.last == .selected(path(0, 1)))
    #expect(table.session.indexPath(of: "a1") == nil && table.selectedRows == [path(0, 1)])
  }
}
