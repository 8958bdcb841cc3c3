import Diagnostics
import TableModel
import TableScripts
import TableSessions
import TestSupport
import Testing

/// What reading a script gave.
private struct Reading {
  let script: Script
  let diagnostics: [Diagnostic]

  init(_ bytes: [UInt8]) {
    var list = DiagnosticList(capacity: 1000)
    script = Script(reading: bytes, source: SourceID(index: 0), diagnostics: &list)
    diagnostics = list.diagnostics
  }

  init(_ text: String) { self.init(Array(text.utf8)) }

  /// The events of the steps, rows by identifier taken for 9,9.
  var events: [TableEvent] {
    script.steps.compactMap { step in
      guard case .event(let event) = step.action else { return nil }
      return event.event(
        event.rows.map {
          if case .path(let path) = $0.name { path } else { TableIndexPath(section: 9, row: 9) }
        })
    }
  }

  var expectations: [TableScripts.Expectation] {
    script.steps.compactMap { if case .expect(let expectation) = $0.action { expectation } else { nil } }
  }
}

private func at(_ section: Int, _ row: Int) -> TableIndexPath { TableIndexPath(section: section, row: row) }

@Suite struct ScriptTests {
  @Test(arguments: [
    ("appear", TableEvent.appear), ("tap 0,1", .tap(at(0, 1))), ("tap elsewhere", .tapElsewhere),
    ("touch 2,3", .touch(at(2, 3))), ("release", .cancelTouch), ("accessory 0,0", .accessory(at(0, 0))),
    ("swipe 0,2 trailing", .swipe(at(0, 2), .trailing)), ("swipe #a leading", .swipe(at(9, 9), .leading)),
    ("swipe 0,2 leading fully", .fullSwipe(at(0, 2), .leading)),
    ("drag 0,2 trailing 40.5", .drag(at(0, 2), SwipeDrag(.trailing, distance: 40.5))),
    ("drag 0,2 leading 4 at -0.5", .drag(at(0, 2), SwipeDrag(.leading, distance: 4, velocity: -0.5))),
    ("press delete", .press("delete")), ("press \"Mark as \\\"read\\\"\"", .press("Mark as \"read\"")),
    ("edit on", .edit(true)), ("edit off", .edit(false)), ("delete 0,1", .delete(at(0, 1))),
    ("delete control 0,1", .deleteControl(at(0, 1))), ("insert", .insert(nil)),
    ("insert 1,0", .insert(at(1, 0))), ("insert control 0,1", .insertControl(at(0, 1))),
    ("lift 0,1", .beginMove(at(0, 1))), ("hover 0,2", .dragMove(to: at(0, 2))), ("drop", .endMove),
    ("put back", .cancelMove), ("move 0,0 to 1,2", .move(from: at(0, 0), to: at(1, 2))),
    ("menu 0,1", .openMenu(at(0, 1))), ("menu 0,1 copy", .menu(at(0, 1), "copy")), ("refresh", .refresh),
    ("next page", .nextPage), ("scroll to 40", .scroll(to: 40)), ("index Ä", .index("Ä")),
    ("index \"#\"", .index("#")), ("keyboard 216", .keyboard(height: 216)),
  ])
  func readsAnEvent(line: String, event: TableEvent) {
    let reading = Reading(line)
    #expect(reading.diagnostics.isEmpty)
    #expect(reading.events == [event])
    #expect(reading.script.steps.first?.text == line)
  }

  @Test func readsExpectations() {
    let reading = Reading(
      """
      expect rows = 3
      expect rows 0=3
      expect title 0,1 = "Bob"
      expect editing on
      expect selected none
      expect trace "did select 0,1"
      """)
    #expect(reading.diagnostics.isEmpty)
    let expectations = reading.expectations
    #expect(expectations.count == 6)
    #expect(expectations.first == .rowCount(3, in: nil))
    if case .rowCount(let count, let section?) = expectations[1] {
      #expect(count == 3)
      #expect(section.name == .index(0))
    } else {
      Issue.record("\(expectations[1])")
    }
    if case .title(let row, let text) = expectations[2] {
      #expect(row.name == .path(at(0, 1)))
      #expect(text == "Bob")
    } else {
      Issue.record("\(expectations[2])")
    }
    #expect(expectations.suffix(3) == [.editing(true), .selected([]), .traced("did select 0,1")])
  }

  /// The table of usages and the reader are one: every usage, its slots filled, is a step.
  @Test func readsEveryUsageThatItLists() {
    let fillings = [
      "ROW": "0,1", "SECTION": "0", "leading|trailing": "leading", "POINTS": "3", "SPEED": "1", "COUNT": "2",
      "TEXT": "t", "KEY": "k", "FILE": "f.json", "on|off": "on",
    ]
    for usage in Script.usages {
      // What may come again comes three times.
      let words = usage.replacing("ROW …", with: "ROW ROW ROW ROW").split(separator: " ")
      let line = words.map { fillings[String($0)] ?? String($0) }.joined(separator: " ")
      let reading = Reading(line)
      #expect(reading.diagnostics.isEmpty, "\(line)")
      #expect(reading.script.steps.count == 1, "\(line)")
    }
  }

  @Test func passesOverCommentsAndBlankLines() {
    let reading = Reading("# tap 0,0\n\n   \t\r\ntap #alice # and more\n  #tap 0,1\ntap #\"a # b\"")
    #expect(reading.diagnostics.isEmpty)
    #expect(reading.script.steps.map(\.text) == ["tap #alice", "tap #\"a # b\""])
    let names = reading.script.steps.compactMap { step -> RowPlace.Name? in
      if case .event(let event) = step.action { event.rows.first?.name } else { nil }
    }
    #expect(names == [.id("alice"), .id("a # b")])
  }

  @Test(arguments: [
    ("«tpa» 0,1", DiagnosticIdentifier.unknownStep, "unknown step 'tpa'; did you mean 'tap'?"),
    (
      "«swipe 0,1»", .malformedStep,
      "the step breaks off; it is written 'swipe ROW leading|trailing' or 'swipe ROW leading|trailing fully'"
    ),
    (
      "swipe 0,1 «left»", .malformedStep,
      "'left' can't stand here; expected leading or trailing"
    ),
    ("lift «0,-1»", .malformedStep, "'0,-1' can't stand here; expected a row, such as 0,1 or #id"),
    ("lift «\"0,1\"»", .malformedStep, "'\"0,1\"' can't stand here; expected a row, such as 0,1 or #id"),
    ("drop «it»", .malformedStep, "nothing may follow here; the step is written 'drop'"),
    ("edit «onn»", .malformedStep, "unknown word 'onn'; did you mean 'on'?"),
    ("scroll to «1e99»", .malformedStep, "'1e99' can't stand here; expected a number"),
    ("scroll to «nan»", .malformedStep, "'nan' can't stand here; expected a number"),
    ("expect sections = «-1»", .malformedStep, "'-1' can't stand here; expected a whole number"),
    ("press «\"»x", .malformedStep, "the quotation mark is not closed"),
    ("press \"«\\»n\\t\"", .malformedStep, "after '\\' stands '\"', '\\' or 'n'"),
    ("tap «\u{1B}»[2J", .malformedStep, "a script has no control characters"),
  ])
  func pointsAtWhatIsWrong(marked: String, identifier: DiagnosticIdentifier, message: String) {
    let text = MarkedText("# first\n  " + marked + "\r\ntap 0,0")
    let reading = Reading(text.bytes)
    #expect(reading.diagnostics.map(\.message) == [message])
    #expect(reading.diagnostics.map(\.identifier) == [identifier])
    let range = reading.diagnostics.first?.range.map { Int($0.lowerBound)..<Int($0.upperBound) }
    if !message.hasPrefix("after") { #expect(range == text.ranges.first) }
    #expect(reading.events == [.tap(at(0, 0))], "the line after it is read")
  }

  @Test func tellsEveryLineThatIsWrong() {
    let reading = Reading("tapp 0,0\nswip 0,0\ntap 0,0\nedit")
    #expect(reading.diagnostics.count == 3)
    #expect(reading.script.steps.count == 1)
  }

  @Test func survivesAnyLine() {
    var random = SplitMix64(state: 11)
    let words =
      Script.usages.flatMap { $0.split(separator: " ").map(String.init) }
      + [
        "0,0", "#a", "#", "\"", "\"x\"", "=", "\\", "9,9999999999999999999", "-1", "\u{0}", "é", "\r", ",",
        "1e308",
      ]
    for _ in 0..<5000 {
      let line = (0..<(random.next() % 7)).map { _ in words.randomElement(using: &random) ?? "" }
      var bytes = Array(line.joined(separator: random.next() % 5 == 0 ? "" : " ").utf8)
      if random.next() % 4 == 0, !bytes.isEmpty {
        bytes[Int(random.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: random.next())
      }
      let reading = Reading(bytes)
      let lines = bytes.split(separator: 0x0A).count
      #expect(reading.script.steps.count + reading.diagnostics.count <= lines)
      for diagnostic in reading.diagnostics {
        #expect(!diagnostic.message.isEmpty)
        #expect(diagnostic.range.map { Int($0.upperBound) <= bytes.count } == true)
      }
    }
  }
}
