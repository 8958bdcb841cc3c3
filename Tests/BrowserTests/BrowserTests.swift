import Foundation
import TestSupport
import Testing

/// Holds pages against a real browser: what it lays out is what was measured.
@Suite(.enabled(if: Browser.isInstalled, "needs Chromium"), .serialized) struct BrowserTests {
  static let widths = [320, 375, 430, 768]

  @Test(arguments: Sample.all)
  func givesEveryRowItsMeasuredHeight(sample: Sample) throws {
    try expectMeasuredHeights { width in
      (try sample.page(["--width", width]), try sample.heights(["--width", width]))
    }
  }

  @Test(.enabled(if: AncestorPage.areThere, "the example apps are not there"), arguments: AncestorPage.all)
  func givesEveryRowOfAncestorsItsMeasuredHeight(page: AncestorPage) throws {
    try expectMeasuredHeights { width in
      let json = try page.render(["--width", width, "--format", "json"]).output
      return (
        try page.render(["--width", width, "--format", "html"]).text, try Sample.heights(inTable: json)
      )
    }
  }

  /// - Parameter table: a table's page and its measured heights at a width.
  private func expectMeasuredHeights(
    of table: (_ width: String) throws -> (page: String, heights: [Double])
  ) throws {
    let tables = try Self.widths.map { try table(String($0)) }
    let drawn = try Browser.evaluate(
      "return [...page.querySelectorAll('.head,.row')].map(e=>e.getBoundingClientRect().height)",
      in: tables.map(\.page))
    for (index, width) in Self.widths.enumerated() {
      let drawn = try #require(drawn[index] as? [Double])
      let measured = tables[index].heights
      #expect(drawn.count == measured.count)
      for (index, pair) in zip(drawn, measured).enumerated() {
        #expect(
          abs(pair.0 - pair.1) <= 0.5, "number \(index) at \(width): drawn \(pair.0), measured \(pair.1)")
      }
    }
  }

  /// A line may be a pixel wider than its label, no more.
  @Test(.enabled(if: Browser.hasInter, "needs Inter"), arguments: Sample.all)
  func letsNoLineOverflowItsLabel(sample: Sample) throws {
    try expectNoOverflow { try sample.page(["--width", $0]) }
  }

  @Test(
    .enabled(if: AncestorPage.areThere && Browser.hasInter, "needs the example apps and Inter"),
    arguments: AncestorPage.all)
  func letsNoLineOfAncestorsOverflowItsLabel(page: AncestorPage) throws {
    try expectNoOverflow { try page.render(["--width", $0, "--format", "html"]).text }
  }

  private func expectNoOverflow(of page: (_ width: String) throws -> String) throws {
    let pages = try Self.widths.map { try page(String($0)) }
    let found = try Browser.evaluate(
      """
      const range=page.createRange(),lines=[];
      for(const label of page.querySelectorAll('span,a')){
        if(!/(^| )t\\d/.test(label.className))continue;
        const box=label.getBoundingClientRect();
        for(const line of label.classList.contains('m')?label.children:[label]){
          range.selectNodeContents(line);
          lines.push([line.textContent,range.getBoundingClientRect().width-box.width])}}
      return lines
      """, in: pages)
    for (width, found) in zip(Self.widths, found) {
      let lines = try #require(found as? [[Any]])
      #expect(!lines.isEmpty)
      let wide = lines.filter { ($0.last as? Double ?? .infinity) > 1 }
      #expect(wide.isEmpty, "\(wide.count) of \(lines.count) at \(width): \(wide.prefix(5))")
    }
  }

  @Test(.enabled(if: Checkers.areInstalled, "needs Scripts/setup-checkers"), arguments: Sample.all)
  func hasNoAxeViolations(sample: Sample) throws {
    try expectAccessible([
      try sample.page(["--appearance", "light"]), try sample.page(["--appearance", "dark"]),
    ])
  }

  @Test(.enabled(if: Checkers.areInstalled, "needs Scripts/setup-checkers"))
  func galleryHasNoAxeViolations() throws {
    let page = try Program.run(["preview", "Templates", "--format", "html"]).text
    try expectAccessible([page])
  }

  private func scenes(_ options: [String] = []) throws -> String {
    try Program.run(["Tests/CommandTests/Cases/files/scenes.storyboard", "--format", "html"] + options).text
  }

  @Test(.enabled(if: Checkers.areInstalled, "needs Scripts/setup-checkers"))
  func severalTablesHaveNoAxeViolations() throws {
    try expectAccessible(try ["light", "dark"].map { try scenes(["--appearance", $0]) })
  }

  /// A plain table of 320 points with a red line, an inset grouped one of 414 with its own.
  @Test func severalTablesAreDrawnEachInItsOwnLook() throws {
    let found = try Browser.evaluate(
      """
      return [...page.querySelectorAll('.table')].map(table=>{
        const row=table.querySelector('.row'),list=getComputedStyle(row.parentElement);
        return [table.getBoundingClientRect().width,row.getBoundingClientRect().width,list.borderTopLeftRadius,
          getComputedStyle(table).backgroundColor,getComputedStyle(row,'::after').borderTopColor].join(' ')})
      """, in: [try scenes(["--appearance", "dark"])])
    #expect(
      found[0] as? [String] == [
        "320 320 0px rgb(0, 0, 0) rgb(255, 0, 0)",
        "414 374 10px rgb(0, 0, 0) rgb(255, 255, 255)",  // 374 = 414 - 2 · 20; no line below the last row
      ])
  }

  private static let revisions = [
    "Tests/CommandTests/Cases/files/old.xml", "Tests/CommandTests/Cases/files/new.xml",
  ]

  private func comparison(_ options: [String] = []) throws -> String {
    let result = try Program.run(["diff"] + Self.revisions + ["--format", "html"] + options)
    #expect(result.errors == "")
    #expect(result.status == 1)
    return result.text
  }

  @Test(.enabled(if: Checkers.areInstalled, "needs Scripts/setup-checkers"))
  func comparisonHasNoAxeViolations() throws {
    let pages = try ["light", "dark"].map { try comparison(["--appearance", $0]) }
    let merged = pages.map { page in
      page.replacing(#"id="view-sides" checked"#, with: #"id="view-sides""#)
        .replacing(#"id="view-merged""#, with: #"id="view-merged" checked"#)
    }
    #expect(merged != pages)
    try expectAccessible(pages + merged)
  }

  /// 9 rows: apples, pears and plums before, apples, pears and leek after, plums again, bread twice.
  @Test func comparisonDrawsRowsAtTheirHeightsSideBySide() throws {
    let found = try Browser.evaluate(
      """
      const rows=[...page.querySelectorAll('.row')].map(e=>e.getBoundingClientRect());
      return [rows.map(r=>r.height),rows.map(r=>r.top)]
      """, in: [try comparison()])
    let parts = try #require(found[0] as? [[Double]])
    #expect(parts[0].sorted() == [43.5, 43.5, 43.5, 43.5, 43.5, 43.5, 43.5, 57.5, 57.5])
    #expect(parts[1][0] == parts[1][1], "the first row before and after")
  }

  @Test func comparisonStepsFromChangeToChangeByKeys() throws {
    let found = try Browser.evaluate(
      """
      const ids=[];
      for(const key of ['n','n','p']){
        page.defaultView.dispatchEvent(new KeyboardEvent('keydown',{key,bubbles:true}));
        ids.push(page.activeElement.id)}
      return ids
      """, in: [try comparison()])
    #expect(found[0] as? [String] == ["change-0", "change-1", "change-0"])
  }

  @Test func galleryShowsWholeCells() throws {
    let page = try Program.run(["preview", "Templates", "--format", "html"]).text
    let found = try Browser.evaluate(
      "return [...page.querySelectorAll('.row')].map(e=>e.getBoundingClientRect().width)", in: [page])
    let widths = try #require(found[0] as? [Double])
    #expect(widths.count >= 8)
    #expect(widths.allSatisfy { $0 == 375 }, "\(widths)")
  }

  private func expectAccessible(_ pages: [String]) throws {
    let axe = try String(contentsOf: Checkers.axe, encoding: .utf8)
    let found = try Browser.evaluate(
      """
      const script=page.createElement('script');script.textContent=axeSource;page.head.append(script);
      const result=await page.defaultView.axe.run(page,{resultTypes:['violations']});
      return result.violations.map(v=>v.id+': '+v.nodes.slice(0,3).map(n=>n.html.slice(0,160)+' '+n.failureSummary).join(' | '))
      """, in: pages, sources: ["axeSource": axe])
    for violations in found {
      let violations = try #require(violations as? [String])
      #expect(violations.isEmpty, "\(violations.joined(separator: "\n"))")
    }
  }

  /// Actions stand beside a row, out of sight until it is moved aside.
  @Test func showsRowsBeforeTheirActions() throws {
    let mail = try #require(Sample.all.first { $0.name == "mail" })
    let found = try Browser.evaluate(
      """
      return [...page.querySelectorAll('.cell')].map(cell=>{
        const row=cell.closest('.row').getBoundingClientRect();
        return Math.abs(cell.getBoundingClientRect().left-row.left)})
      """, in: [try mail.page([]), try mail.page(["--layout-direction", "rtl"])])
    for found in found {
      let offsets = try #require(found as? [Double])
      #expect(offsets.count == 4)
      #expect(offsets.allSatisfy { $0 < 0.5 }, "\(offsets)")
    }
  }

  @Test(.enabled(if: Checkers.areInstalled, "needs Scripts/setup-checkers"))
  func isValidHTML() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var pages = try Sample.all.map { ($0.name, try $0.page([])) }
    pages.append(("gallery", try Program.run(["preview", "Templates", "--format", "html"]).text))
    pages.append(("comparison", try comparison()))
    pages.append(("scenes", try scenes()))
    let files = try pages.map { name, page in
      let file = folder.appending(path: "\(name).html")
      try page.write(to: file, atomically: true, encoding: .utf8)
      return file.path()
    }
    let result = try Program.run(
      ["-jar", Checkers.nu.path(), "--format", "gnu"] + files, with: URL(filePath: "/usr/bin/java"))
    #expect(result.errors == "")
    #expect(result.status == 0)
  }
}
