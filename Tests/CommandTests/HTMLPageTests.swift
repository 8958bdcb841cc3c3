import TestSupport
import Testing

/// Pages as the command writes them, held to single facts where the samples' pages hold the whole.
@Suite struct HTMLPageTests {
  @Test func fragmentStylesNothingButTheTable() throws {
    #expect(try page(#"<table><cell text="A"/></table>"#).contains("body{"))
    #expect(try !page(#"<table><cell text="A"/></table>"#, "--fragment").contains("body{"))
  }

  @Test func aPageHasAScriptOnlyWhereItIsAskedFor() throws {
    let document = #"<table><cell id="a" text="A"/></table>"#
    #expect(try !page(document).contains("<script"))
    #expect(try page(document, "--interactive").contains("<script"))
  }

  @Test func aPageWithAScriptHasAPolicyThatKnowsItAndAFragmentLeavesThatToItsHost() throws {
    let document = #"<table><cell id="a" text="A"/></table>"#
    let policy = /Content-Security-Policy" content="default-src 'none'; script-src 'sha256-[\w+\/]{43}='/
    #expect(try page(document, "--interactive").contains(policy))
    let fragment = try page(document, "--interactive", "--fragment")
    #expect(!fragment.contains("Content-Security-Policy"))
    #expect(fragment.contains("<script"))
  }

  @Test func whatADocumentSaysStaysInsideTheAttributesOfAnInteractivePage() throws {
    let document = #"<table><cell id="a&quot; onclick=&quot;x" text="A" deleteTitle="&quot; onx=1"/></table>"#
    let html = try page(document, "--interactive")
    #expect(html.contains(#"data-id="a&quot; onclick=&quot;x" data-delete="&quot; onx=1">"#))
  }

  @Test func buttonsAndImagesCanBeLinks() throws {
    #expect(try page(template(#"<button title="Call" href="tel:1"/>"#)).contains(#"href="tel:1""#))
    let image = #"<imageView image="Samples/team/alice.svg" href="map.html" accessibilityLabel="Map"/>"#
    let html = try page(template(image))
    #expect(html.contains(#"<a href="map.html"><span"#))
    #expect(html.contains(#"aria-label="Map""#))
  }

  @Test func aViewIsCalledByItsAccessibilityLabel() throws {
    #expect(
      try page(template(#"<view height="9" accessibilityLabel="Unread"/>"#)).contains(
        #"aria-label="Unread""#))
  }

  @Test func accessoriesAndTracksHaveTheColorsThatTheyAreGiven() throws {
    let checked = try page(##"<table><cell text="A" accessory="checkmark" tintColor="#FF0000"/></table>"##)
    #expect(checked.contains(".tr .f0{--tint:#ff0000}"))
    #expect(checked.contains(#"<span class="check f0""#))
    let bar = try page(template(##"<progressView progress="0.5" trackTintColor="#00FF00"/>"##))
    #expect(bar.contains(".tr .f0{--track:#00ff00}"))
    #expect(bar.contains(#"<span class="bar f0""#))
  }

  @Test func aTableStandsOnTheColorThatItSays() throws {
    let html = try page(##"<table backgroundColor="#102030"><cell text="A"/></table>"##)
    #expect(html.contains("--page:#102030;--cell:#ffffff;"))
  }

  @Test func anActionShowsItsImageAndInLowRowsNothingElse() throws {
    func table(height: Int) -> String {
      """
      <table><cell text="A" height="\(height)"><trailingActions>
        <action id="go" title="Go" image="Samples/team/alice.svg"/>
      </trailingActions></cell></table>
      """
    }
    let low = try page(table(height: 90))
    #expect(
      low.contains(
        /aria-label="Go"><span class="pic glyph i0" style="width:[0-9]+px;height:[0-9]+px;"><\/span><\/button>/
      ))
    let high = try page(table(height: 91))
    #expect(
      high.contains(
        /<button class="f0" type="button" style="width:[0-9.]+px;"><span[^>]*><\/span>Go<\/button>/))
  }

  private func template(_ views: String) -> String {
    #"<table><template id="t">\#(views)</template><cell template="t"/></table>"#
  }

  private func page(_ document: String, _ options: String...) throws -> String {
    let words = ["-", "--format", "html", "--appearance", "light"] + options
    let result = try Program.run(words, input: document)
    #expect(result.status == 0)
    #expect(result.errors.isEmpty, "\(result.errors)")
    return result.text
  }
}
