import Diagnostics
import TableModel
import TableReaders
import TestSupport
import Testing

@Suite struct NativeTableTests {
  @Test func readsASectionWithHeaderCellsAndFooter() throws {
    let reading = Reading(
      """
      <table style="insetGrouped" title="Contacts">
        <section id="a" indexTitle="A">
          <header>A</header>
          <cell id="alice" template="contact" accessory="disclosureIndicator" movable="true">
            <value key="name">Alice Andersson</value>
            <value key="role">Engineer</value>
          </cell>
          <cell id="bob" style="subtitle" text="Bob" detail="Sales" image="bob.png"/>
          <footer>2 people</footer>
        </section>
      </table>
      """)
    #expect(reading.messages.isEmpty)
    #expect(reading.table.style == .insetGrouped)
    #expect(reading.table.title == "Contacts")
    let section = try #require(reading.table.sections.first)
    #expect(section.id == "a" && section.indexTitle == "A" && !section.isAutomatic)
    #expect(section.header?.look == .title("A"))
    #expect(section.footer?.look == .title("2 people"))
    let (alice, bob) = (section.cells[0], section.cells[1])
    #expect(
      alice.id == "alice" && alice.values["name"] == "Alice Andersson" && alice.values["role"] == "Engineer")
    #expect(alice.options.accessory == .disclosureIndicator && alice.options.isMovable)
    guard case .template(let reference) = alice.look else {
      Issue.record("no template")
      return
    }
    #expect(reference.identifier == "contact" && reading.text(at: reference.range) == "contact")
    #expect(bob.look == .style(.subtitle) && !bob.hasOptions)
    #expect(bob.values.map(\.key) == ["text", "detail", "image"])
    #expect(bob.values.map { reading.text(at: $0.range) } == ["Bob", "Sales", "bob.png"])
  }

  @Test func readsEveryAttributeOfATable() {
    let table = Reading(
      """
      <table style="grouped" title="T" lang="de" rowHeight="50" estimatedRowHeight="60.5" sectionHeaderHeight="20"
        sectionFooterHeight="automatic" separatorStyle="none" separatorColor="#FF0000" separatorInset="0 15"
        editing="YES" allowsSelection="false" allowsMultipleSelection="true"/>
      """
    ).table
    #expect(table.language == "de" && table.rowHeight == 50 && table.estimatedRowHeight == 60.5)
    #expect(table.sectionHeaderHeight == 20 && table.sectionFooterHeight == nil)
    #expect(table.separatorStyle == .none)
    #expect(table.separatorColor == .components(RGBA(red: 255, green: 0, blue: 0)))
    #expect(table.separatorInset == DirectionalInsets(top: 0, leading: 15, bottom: 0, trailing: 15))
    #expect(table.isEditing && !table.allowsSelection && table.allowsMultipleSelection)
  }

  @Test func readsEveryOptionOfACell() {
    let options = Reading(
      """
      <table><cell height="50" estimatedHeight="40" indentationLevel="2" indentationWidth="12" editable="false"
        movable="true" editingStyle="insert" deleteTitle="Take off" shouldIndentWhileEditing="false" showsMenu="true"
        selectable="false" selected="true" href="a.html" backgroundColor="systemRed" separatorInset="1 2 3 4"
        accessory="checkmark"/></table>
      """
    ).cell.options
    var expected = CellOptions()
    (expected.height, expected.estimatedHeight) = (50, 40)
    (expected.indentationLevel, expected.indentationWidth) = (2, 12)
    (expected.isEditable, expected.isMovable, expected.editingStyle) = (false, true, .insert)
    (expected.deleteTitle, expected.shouldIndentWhileEditing, expected.showsMenu) = ("Take off", false, true)
    (expected.isSelectable, expected.isSelected, expected.link) = (false, true, Link("a.html"))
    (expected.backgroundColor, expected.accessory) = (.semantic(.systemRed), .checkmark)
    expected.separatorInset = DirectionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(options == expected)
  }

  @Test func gathersLooseCellsIntoAutomaticSections() {
    let reading = Reading(
      "<table><cell text='a'/><cell text='b'/><section id='s'><cell text='c'/></section><cell text='d'/></table>"
    )
    #expect(reading.messages.isEmpty)
    #expect(reading.table.sections.map(\.isAutomatic) == [true, false, true])
    #expect(reading.table.sections.map(\.cells.count) == [2, 1, 1])
  }

  @Test func readsSwipeActionsAndMenus() throws {
    let reading = Reading(
      """
      <table><cell text="a">
        <leadingActions buttonWidth="60"><action title="Read" color="systemBlue"/></leadingActions>
        <trailingActions fullSwipe="false">
          <action id="delete" title="Delete" style="destructive"/><action id="more" image="more.png"/>
        </trailingActions>
        <menu><action id="copy" title="Copy"/></menu>
      </cell></table>
      """)
    #expect(reading.messages.isEmpty)
    let options = reading.cell.options
    let leading = try #require(options.leadingActions)
    #expect(leading.buttonWidth == 60 && leading.performsFirstActionWithFullSwipe)
    #expect(leading.actions.map(\.id) == ["Read"] && leading.actions[0].color == .semantic(.systemBlue))
    let trailing = try #require(options.trailingActions)
    #expect(!trailing.performsFirstActionWithFullSwipe)
    #expect(
      trailing.actions.map(\.style) == [.destructive, .normal] && trailing.actions[1].image == "more.png")
    #expect(options.menu.map(\.title) == ["Copy"])
  }

  @Test func readsHeadersAndFootersOfTheTable() {
    let reading = Reading(
      """
      <table>
        <header height="80" template="hero">you <value key="title">Hi</value>there</header>
        <footer estimatedHeight="30">End</footer>
      </table>
      """)
    #expect(reading.messages.isEmpty)
    #expect(reading.table.header?.height == 80)
    #expect(reading.table.header?.values.map(\.key) == ["title", "text"])
    #expect(reading.table.header?.values["text"] == "you there")
    #expect(reading.table.footer?.look == .title("End") && reading.table.footer?.estimatedHeight == 30)
  }

  @Test func readsIndexTitlesRefreshControlAndNextPage() {
    let reading = Reading(
      """
      <table>
        <sectionIndexTitles>A B
          #</sectionIndexTitles>
        <refreshControl title="Pull" tintColor="systemGreen"/>
        <nextPage href="page2.xml" title="More"/>
      </table>
      """)
    #expect(reading.messages.isEmpty)
    #expect(reading.table.explicitIndexTitles == ["A", "B", "#"])
    #expect(reading.table.refreshControl?.title == "Pull")
    #expect(reading.table.refreshControl?.tintColor == .semantic(.systemGreen))
    #expect(reading.table.nextPage?.link == Link("page2.xml") && reading.table.nextPage?.title == "More")
  }

  @Test func givesEveryPartItsPlace() {
    let text = MarkedText(
      """
      <table><«section»><«header»>«H»</header><«cell»><«leadingActions»><«action» title="x"/></leadingActions>
      <value key="k">«v»</value></cell></section></table>
      """)
    let reading = Reading(text.bytes)
    let section = reading.table.sections[0]
    let cell = section.cells[0]
    let ranges = [
      section.range, section.header?.range, cell.range, cell.options.leadingActions?.range,
      cell.options.leadingActions?.actions[0].range, cell.values[0].range,
    ]
    let marked = [0, 1, 3, 4, 5, 6].map { text.ranges[$0] }
    for (range, mark) in zip(ranges, marked) {
      let start = range.map { Int($0.lowerBound) } ?? -1
      #expect(start == mark.lowerBound || start == mark.lowerBound - 1)  // the name, or the `<` before it
    }
  }
}
