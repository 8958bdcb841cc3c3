import Testing

extension InteractionTests {
  /// Taps, selection, menus, and the way through the rows by keys.
  @Suite struct SelectionTests {
    private static let chosen = "[...document.querySelectorAll('.row.chosen')].map(r=>r.dataset.id).join(' ')"

    @Test func oneRowIsSelectedAtATime() throws {
      try DrivenPage.open(InteractivePages.chores()) { page in
        #expect(try page.text(Self.chosen) == "letter")
        try page.click("#row-piano")
        #expect(try page.events(2) == ["select piano 1,1", "deselect letter 1,0"])
        #expect(try page.text(Self.chosen) == "piano")
        #expect(
          try page.text("document.querySelector('[aria-current=true]').closest('.row').id") == "row-piano")
        try page.click("#row-rent")
        #expect(try page.events(0) == [], "it says selectable=\"false\"")
      }
    }

    @Test func severalRowsCanBeSelectedWhereTheTableAllowsIt() throws {
      let page = try InteractivePages.page(
        #"<table allowsMultipleSelection="true"><cell id="a" text="A"/><cell id="b" text="B"/></table>"#)
      try DrivenPage.open(page) { page in
        try page.click("#row-a")
        try page.click("#row-b")
        try page.click("#row-a")
        #expect(try page.events(3) == ["select a 0,0", "select b 0,1", "deselect a 0,0"])
        #expect(try page.text(Self.chosen) == "b")
      }
    }

    @Test func nothingIsSelectedWhereTheTableForbidsIt() throws {
      let page = try InteractivePages.page(#"<table allowsSelection="false"><cell id="a" text="A"/></table>"#)
      try DrivenPage.open(page) { page in
        try page.click("#row-a")
        #expect(try page.events(0) == [])
      }
    }

    @Test func aSelectionThatIsCancelledIsNotMade() throws {
      try DrivenPage.open(InteractivePages.chores()) { page in
        try page.evaluate("cancelled.add('select')")
        try page.click("#row-piano")
        #expect(try page.events(1) == ["select piano 1,1"])
        #expect(try page.text(Self.chosen) == "letter")
      }
    }

    @Test func theLinkOfARowIsFollowedUnlessAHostPageActs() throws {
      let page = try InteractivePages.page(##"<table><cell id="a" text="A" href="#there"/></table>"##)
      try DrivenPage.open(page) { page in
        try page.evaluate("cancelled.add('select')")
        try page.click("#row-a")
        #expect(try page.text("location.hash") == "")
        try page.evaluate("cancelled.clear()")
        try page.click("#row-a")
        #expect(try page.events(2) == ["select a 0,0", "select a 0,0"])
        #expect(try page.text("location.hash") == "#there")
      }
    }

    @Test func theDetailButtonIsToldApartFromItsRow() throws {
      try DrivenPage.open(InteractivePages.chores()) { page in
        try page.click("#row-bread .info")
        #expect(try page.events(1) == ["accessory bread 0,0"])
      }
    }

    @Test func keysGoFromRowToRowAndSelect() throws {
      try DrivenPage.open(InteractivePages.chores()) { page in
        let current = "document.activeElement.closest('.row').dataset.id"
        try page.focus(".cell[tabindex='0']")
        try page.press("ArrowDown")
        #expect(try page.text(current) == "bicycle")
        try page.press("End", "ArrowUp", "ArrowUp", "ArrowUp")
        #expect(try page.text(current) == "new", "over the end of a section")
        try page.press("Home", " ")
        #expect(try page.events(2) == ["select bread 0,0", "deselect letter 1,0"])
        #expect(try page.evaluate("document.querySelectorAll('.cell[tabindex=\"0\"]').length") as? Int == 1)
      }
    }

    @Test func theRightButtonOpensARowsMenu() throws {
      try DrivenPage.open(InteractivePages.chores()) { page in
        try page.click("#row-bread", button: "right")
        #expect(try page.text("document.activeElement.textContent") == "Duplicate")
        try page.press("ArrowDown", "Enter")
        #expect(try page.events(1) == ["menu bread 0,0 share"])
        #expect(try !page.isTrue("document.querySelector('.menu')"))
      }
    }

    @Test func theMenuKeyOpensTheMenuAndEscapeClosesIt() throws {
      try DrivenPage.open(InteractivePages.chores()) { page in
        try page.focus("#row-letter .cell")
        try page.press("ContextMenu")
        try page.wait { try page.isTrue("document.querySelector('.menu')") }
        #expect(try page.text("document.activeElement.textContent") == "Copy", "UIKit's own, by showsMenu")
        try page.press("Escape")
        #expect(try page.isTrue("document.activeElement.closest('#row-letter')"))
        #expect(try page.events(0) == [])
      }
    }

    @Test func aLongPressOpensTheMenu() throws {
      try DrivenPage.open(InteractivePages.chores(), .init(hasTouch: true)) { page in
        let place = try page.middle(of: "#row-bread")
        try page.send(
          "Input.dispatchTouchEvent", ["type": "touchStart", "touchPoints": [["x": place.x, "y": place.y]]])
        try page.wait { try page.isTrue("document.querySelector('.menu')") }
        try page.send("Input.dispatchTouchEvent", ["type": "touchEnd", "touchPoints": [Any]()])
        try page.touch(".menu .destructive")
        #expect(try page.events(1) == ["menu bread 0,0 delete"])
      }
    }
  }
}
