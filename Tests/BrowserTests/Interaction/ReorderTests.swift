import Testing

extension InteractionTests {
  /// Rows that are moved to other places.
  @Suite struct ReorderTests {
    @Test func aMouseDragsARowToAnotherPlace() throws {
      try DrivenPage.open(InteractivePages.chores("--editing")) { page in
        // The next two rows are 57.5 and 43.5 high: 57.5 + 43.5 = 101 further down it stands right behind them.
        try page.drag("#row-bread .grip", .init(y: 101))
        #expect(try page.events(1) == ["move bread 0,0 0,0 to 0,2"])
        #expect(try page.rows() == "bicycle plants bread new | letter piano rent | ")
      }
    }

    @Test func endingEditingPutsALiftedRowBack() throws {
      try DrivenPage.open(InteractivePages.chores("--editing")) { page in
        try page.focus("#row-bread .grip")
        try page.press(" ", "ArrowDown")
        try page.click(".toggle")
        #expect(try page.rows() == "bread bicycle plants new | letter piano rent | ")
        #expect(try !page.isTrue("document.querySelector('.lifted')"))
        #expect(try page.events(1) == ["edit off"])
      }
    }

    @Test func aRowCanBeDraggedToASectionWithoutRows() throws {
      try DrivenPage.open(InteractivePages.chores("--editing")) { page in
        try page.drag("#row-letter .grip", .init(y: 200))
        #expect(try page.events(1) == ["move letter 1,0 1,0 to 2,0"])
        try page.drag("#row-piano .grip", .init(y: -400))
        #expect(try page.events(1) == ["move piano 1,0 1,0 to 0,0"])
        #expect(try page.rows() == "piano bread bicycle plants new | rent | letter")
      }
    }

    @Test func aFingerDragsARowByItsHandle() throws {
      try DrivenPage.open(InteractivePages.chores("--editing"), .init(hasTouch: true)) { page in
        try page.touch("#row-plants .grip", .init(y: -70))
        #expect(try page.events(1) == ["move plants 0,2 0,2 to 0,1"])
        #expect(try page.evaluate("scrollY") as? Int == 0)
      }
    }

    @Test func aPictureOfTheRowFollowsThePointer() throws {
      try DrivenPage.open(InteractivePages.chores("--editing"), .init(moves: true)) { page in
        try page.drag("#row-bread .grip", .init(y: 101)) {
          let hasPicture = try page.isTrue("document.querySelector('.ghost [data-id=bread]')")
          #expect(hasPicture)
          #expect(
            try page.text("getComputedStyle(document.querySelector('#row-bread')).visibility") == "hidden")
          #expect(try page.rows() == "bicycle plants bread new | letter piano rent | ")
        }
        try page.wait { try !page.isTrue("document.querySelector('.ghost')") }
        #expect(
          try page.text("getComputedStyle(document.querySelector('#row-bread')).visibility") == "visible")
        #expect(try page.events(1) == ["move bread 0,0 0,0 to 0,2"])
      }
    }

    @Test func escapePutsADraggedRowBack() throws {
      try DrivenPage.open(InteractivePages.chores("--editing")) { page in
        try page.drag("#row-bread .grip", .init(y: 101)) { try page.press("Escape") }
        #expect(try page.events(0) == [])
        #expect(try page.rows() == "bread bicycle plants new | letter piano rent | ")
      }
    }

    @Test func aRowDraggedToTheEdgeOfTheWindowScrollsThePage() throws {
      let page = try InteractivePages.chores("--editing")
      try DrivenPage.open(page, .init(size: (423, 400))) { page in
        try page.drag("#row-bread .grip", .init(y: 190)) {
          try page.wait { try page.rows().hasSuffix("| bread") }
        }
        #expect(try page.events(2) == ["nextpage scroll", "move bread 0,0 0,0 to 2,0"])
      }
    }

    @Test func keysMoveARowAcrossSections() throws {
      try DrivenPage.open(InteractivePages.chores("--editing")) { page in
        try page.focus("#row-piano .grip")
        try page.press(" ", "ArrowUp")
        #expect(try page.rows() == "bread bicycle plants new | piano letter rent | ")
        try page.press("ArrowUp", "ArrowUp")
        #expect(try page.rows() == "bread bicycle plants piano new | letter rent | ")
        #expect(try page.events(0) == [], "nothing is told before the row is put down")
        try page.press("Enter")
        #expect(try page.events(1) == ["move piano 1,1 1,1 to 0,3"])
        #expect(
          try page.text("document.querySelector('[role=status]').textContent")
            == "Have the piano tuned, row 4 of 5, TODAY")
        try page.press(" ", "ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown", " ")
        // Behind new, before letter, behind letter, behind rent, and into the section without rows.
        #expect(try page.events(1) == ["move piano 0,3 0,3 to 2,0"])
        #expect(try page.isTrue("document.activeElement.matches('#row-piano .grip')"))
      }
    }

    @Test(arguments: ["Escape", "Tab"])
    func aRowThatIsNotPutDownGoesBack(key: String) throws {
      try DrivenPage.open(InteractivePages.chores("--editing")) { page in
        try page.focus("#row-piano .grip")
        try page.press("Enter", "ArrowUp", "ArrowUp", key)
        #expect(try page.events(0) == [])
        #expect(try page.rows() == "bread bicycle plants new | letter piano rent | ")
        #expect(
          try page.text("document.querySelector('#row-piano .grip').getAttribute('aria-pressed')") == "false")
      }
    }

    @Test func aMoveThatIsCancelledIsUndone() throws {
      try DrivenPage.open(InteractivePages.chores("--editing")) { page in
        try page.evaluate("cancelled.add('move')")
        try page.drag("#row-letter .grip", .init(y: 200))
        #expect(try page.events(1) == ["move letter 1,0 1,0 to 2,0"])
        #expect(try page.rows() == "bread bicycle plants new | letter piano rent | ")
      }
    }

    /// 120 rows stand in three lists of 50, 50 and 20, which a reader takes for one.
    @Test func rowsAreCountedAndMovedThroughLongSections() throws {
      let cells = (0..<120).map { #"<cell id="r\#($0)" text="Row \#($0)" movable="true"/>"# }.joined()
      let page = try InteractivePages.page(
        #"<table><section id="s">\#(cells)</section></table>"#, "--editing")
      try DrivenPage.open(page) { page in
        try page.evaluate("document.querySelector('#row-r51').scrollIntoView()")
        try page.wait { try page.isTrue("document.querySelector('#row-r51 .grip')") }
        try page.focus("#row-r51 .grip")
        try page.press(" ", "ArrowUp", "ArrowUp", " ")
        #expect(try page.events(1) == ["move r51 0,51 0,51 to 0,49"])
        try page.press(" ", "ArrowDown", " ")
        #expect(try page.events(1) == ["move r51 0,49 0,49 to 0,50"])
      }
    }
  }
}
