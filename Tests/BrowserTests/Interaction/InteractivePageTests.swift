import Foundation
import TestSupport
import Testing

extension InteractionTests {
  /// What holds for a page that can be operated as a whole.
  @Suite struct InteractivePageTests {
    @Test(.enabled(if: Checkers.areInstalled, "needs Scripts/setup-checkers"), arguments: [false, true])
    func hasNoAxeViolationsInAnyState(isDark: Bool) throws {
      for direction in ["ltr", "rtl"] {
        let page = try InteractivePages.chores("--layout-direction", direction)
        try DrivenPage.open(page, .init(isDark: isDark)) { page in
          try expectAccessible(page, "at rest")
          try page.focus("#row-bread .cell")
          try page.press(direction == "ltr" ? "ArrowLeft" : "ArrowRight")
          try expectAccessible(page, "open")
          try page.press("Escape")
          try page.click("#row-bicycle")
          try page.click("#row-bread", button: "right")
          try expectAccessible(page, "with a menu")
          try page.press("Escape")
          try page.click(".toggle")
          try expectAccessible(page, "editing")
          try page.click("#row-plants .minus")
          try expectAccessible(page, "asking")
          try page.press("Escape")
          try page.focus("#row-plants .grip")
          try page.press(" ", "ArrowDown")
          try expectAccessible(page, "moving")
        }
      }
    }

    @Test(.enabled(if: Checkers.areInstalled, "needs Scripts/setup-checkers"), arguments: Sample.all)
    func samplesHaveNoAxeViolations(sample: Sample) throws {
      for isDark in [false, true] {
        try DrivenPage.open(try sample.page(["--interactive"]), .init(isDark: isDark)) { page in
          try expectAccessible(page, "at rest")
          guard try page.isTrue("document.querySelector('.toggle')") else { return }
          try page.click(".toggle")
          try expectAccessible(page, "editing")
        }
      }
    }

    private func expectAccessible(_ page: DrivenPage, _ state: Comment) throws {
      try page.evaluate(try String(contentsOf: Checkers.axe, encoding: .utf8) + ";0")
      let found = try page.evaluate(
        """
        axe.run(document,{resultTypes:['violations']}).then(result=>result.violations.map(v=>
          v.id+': '+v.nodes.slice(0,3).map(n=>n.html.slice(0,160)+' '+n.failureSummary).join(' | ')))
        """)
      let violations = try #require(found as? [String])
      #expect(violations == [], state)
    }

    @Test(.enabled(if: Checkers.areInstalled, "needs Scripts/setup-checkers"))
    func isValidHTML() throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let files = try Sample.all.map { sample in
        let file = folder.appending(path: "\(sample.name).html")
        try sample.page(["--interactive"]).write(to: file, atomically: true, encoding: .utf8)
        return file.path()
      }
      let result = try Program.run(
        ["-jar", Checkers.nu.path(), "--format", "gnu"] + files, with: URL(filePath: "/usr/bin/java"))
      #expect(result.errors == "")
      #expect(result.status == 0)
    }

    @Test func thePolicyLetsNoOtherScriptRun() throws {
      let plain = try InteractivePages.chores()
      let page = plain.replacing("<main", with: "<script>window.other=1</script><main")
      try DrivenPage.open(page) { page in
        let hasRun = try page.isTrue("window.other")
        #expect(!hasRun)
        #expect(try page.isTrue("document.querySelector('.live')"), "its own does")
        #expect(try page.evaluate("forbidden.splice(0)") as? [String] == ["script-src-elem inline"])
        page.forgiveComplaints()
      }
    }

    /// Rows far from the window are left as they are until they come near it.
    @Test func onlyRowsNearTheWindowAreMadeOperable() throws {
      let cells = (0..<20_000).map { #"<cell id="r\#($0)" text="Row \#($0)"/>"# }.joined()
      let page = try InteractivePages.page("<table><section>\(cells)</section></table>")
      try DrivenPage.open(page) { page in
        let operable = "document.querySelectorAll('.cell[tabindex]').length"
        #expect(try page.evaluate(operable) as? Int ?? .max <= 200, "four lists of 50")
        try page.evaluate("document.querySelector('#row-r19999').scrollIntoView()")
        try page.wait { try page.isTrue("document.querySelector('#row-r19999 .cell[tabindex]')") }
        try page.click("#row-r19999")
        #expect(try page.events(1) == ["select r19999 0,19999"])
      }
    }

    @Test func severalFragmentsOfOnePageGoTheirOwnWays() throws {
      let fragments = try ["a", "b"].map { id in
        try InteractivePages.page(#"<table><cell id="\#(id)" text="A"/></table>"#, "--fragment")
      }
      let host = "<!DOCTYPE html><meta charset=\"utf-8\"><title>Host</title>" + fragments.joined()
      try DrivenPage.open(host) { page in
        try page.click("#row-a")
        try page.click("#row-b")
        #expect(try page.events(2) == ["select a 0,0", "select b 0,0"])
        try page.evaluate("document.querySelectorAll('.toggle')[1].click()")
        #expect(try page.evaluate("document.querySelectorAll('.editing').length") as? Int == 1)
        #expect(try page.events(1) == ["edit on"])
      }
    }

    @Test func everyTableOfAPageIsOperatedByItself() throws {
      let scenes = Self.scene("First", 1) + Self.scene("Second", 2)
      let storyboard = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505">
        <scenes>\(scenes)</scenes></document>
        """
      try DrivenPage.open(InteractivePages.page(storyboard)) { page in
        try page.click("#row-c2")
        try page.click(".table:last-child .toggle")
        #expect(try page.events(2) == ["select c2 0,0", "edit on"])
        #expect(try page.text("document.querySelector('.editing').dataset.table") == "Second")
        try page.click("#row-c1")
        #expect(try page.events(1) == ["select c1 0,0"])
      }
    }

    private static func scene(_ title: String, _ number: Int) -> String {
      """
      <scene sceneID="s\(number)"><objects><tableViewController title="\(title)" id="v\(number)"><tableView key="view" \
      dataMode="static" style="plain" rowHeight="44" id="t\(number)"><rect key="frame" x="0" y="0" width="375" height="667"/>\
      <sections><tableViewSection id="a\(number)"><cells><tableViewCell textLabel="l\(number)" \
      style="IBUITableViewCellStyleDefault" id="c\(number)"><rect key="frame" x="0" y="0" width="375" height="44"/>\
      <tableViewCellContentView key="contentView" id="w\(number)"><rect key="frame" x="0" y="0" width="375" height="43.5"/>\
      <subviews><label opaque="NO" text="\(title)" id="l\(number)"><rect key="frame" x="16" y="0" width="343" height="43.5"/>\
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews></tableViewCellContentView>\
      </tableViewCell></cells></tableViewSection></sections></tableView></tableViewController></objects></scene>
      """
    }
  }
}
