import TableDiff
import TableModel
import Testing

/// Which sections are the same ones where no identifier says so.
@Suite struct SectionMatchingTests {
  private let fruit = ["red apples from the garden", "green pears of last week", "blue plums in a bowl"]
  private let bread = ["white bread with seeds", "rye bread without", "rolls for breakfast"]

  private func rows(_ texts: [String]) -> [TableCell] { texts.map { row(nil, $0) } }

  private func changes(_ old: [TableSection], _ new: [TableSection]) throws -> [TableChange] {
    let changeset = try provedChanges(from: document(old), to: document(new))
    #expect(changeset.duplicates.isEmpty)
    return changeset.changes
  }

  @Test func rowsThatWereEditedALittleVoteForTheirSection() throws {
    let edited = ["red apples from our garden", "green pears of this week", "blue plums in one bowl"]
    let found = try changes(
      [section(nil, title: "Fruit", rows(fruit)), section(nil, title: "Bread", rows(bread))],
      [section(nil, title: "Fruits!", rows(edited)), section(nil, title: "Bread", rows(bread))])
    #expect(found.map(\.element) == [.header, .row, .row, .row])
    #expect(found.map(\.kind) == [.update, .update, .update, .update])
  }

  @Test(arguments: [(nil, "f"), ("f", nil)] as [(String?, String?)])
  func aSectionThatGetsOrLosesItsIdentifierIsTheSame(before: String?, after: String?) throws {
    let other = section("rest", title: "Bread", rows(bread))
    let found = try changes(
      [section(before, title: "Fruit", rows(fruit)), other],
      [other, section(after, title: "All fruit", rows(fruit))])
    #expect(Set(found.map(\.element)) == [.section, .header])
    #expect(found.flatMap(\.values).contains(ValueChange("id", from: before, to: after)))
    #expect(found.count { $0.kind == .move } == 1)
  }

  @Test func aSectionThatGetsAnIdentifierIsKnownByItsTitleToo() throws {
    let found = try changes(
      [section(nil, title: "Fruit", [row("a")]), section("rest", [row("z")])],
      [section("f", title: "Fruit", [row("b")]), section("rest", [row("z")])])
    #expect(found.map(\.element) == [.section, .row, .row])
    #expect(found[0].values == [ValueChange("id", from: nil, to: "f")])
  }

  @Test func sectionsOfDifferentIdentifiersAreTwo() throws {
    let found = try changes(
      [section("a", title: "Fruit", rows(fruit))], [section("b", title: "Fruit", rows(fruit))])
    #expect(found.map(\.kind).filter { $0 != .move } == [.delete, .insert])
  }

  @Test func aFewAlikeRowsMakeNoSectionTheSame() throws {
    let found = try changes(
      [section(nil, title: "Fruit", rows(fruit)), section("rest", [row("z")])],
      [
        section(nil, title: "Sundries", rows(["red apples from our garden"] + bread + ["milk"])),
        section("rest", [row("z")]),
      ])
    #expect(found.filter { $0.element == .section }.map(\.kind) == [.delete, .insert])
  }

  @Test func bareSectionsAreTheSameInTheirOrder() throws {
    let bare = section(nil, [])
    let old = [bare, section("a", [row("r")]), bare, bare]
    #expect(try changes(old, old).isEmpty)
    let found = try changes(old, Array(old.dropFirst()))
    #expect(found.map(\.kind) == [.delete])
    #expect(found[0].old == .section(0))
  }

  @Test func sectionsWithNothingButAFooterAreKnownByIt() throws {
    func foot(_ text: String, _ rows: [TableCell] = []) -> TableSection {
      var section = section(nil, rows)
      section.footer = TableHeaderFooter(.title(text))
      return section
    }
    let old = [foot("one"), foot("two"), section("a", [row("r")])]
    #expect(try changes(old, old).isEmpty)
    #expect(try changes(old, [old[1], old[0], old[2]]).map(\.kind) == [.move])
    let found = try changes(old, [foot("one"), foot("two", [row("x"), row("y"), row("z")]), old[2]])
    #expect(found.map(\.kind) == [.insert, .insert, .insert])
    #expect(found.map(\.element) == [.row, .row, .row])
  }

  @Test func aBareSectionThatGetsARowIsTheSame() throws {
    let other = section("a", [row("r")])
    let found = try changes([section(nil, []), other], [section(nil, [row(nil, "new")]), other])
    #expect(found.map(\.element) == [.row])
  }

  @Test func longSectionsOfEqualRowsHaveNoChanges() throws {
    let alike = (0..<3000).map { row(nil, "row \($0 * $0 % 7)") }
    let old = [
      section(nil, alike), section(nil, []), section(nil, alike), section("s", alike), section("s", alike),
    ]
    #expect(try provedChanges(from: document(old), to: document(old)).isEmpty)
  }
}
