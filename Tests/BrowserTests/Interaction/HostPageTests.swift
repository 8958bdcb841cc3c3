import Testing

extension InteractionTests {
  /// Pages whose host acts on the events: it takes rows out, puts rows in, and has it otherwise.
  @Suite struct HostPageTests {
    @Test func aHostMayTakeARowOutWhileItsActionIsTold() throws {
      try DrivenPage.open(InteractivePages.chores()) { page in
        try page.evaluate("document.addEventListener('tablerender:action', (event) => event.target.remove())")
        try page.drag("#row-bicycle", .init(x: -90))
        try page.click("#row-bicycle [data-action=later]")
        #expect(
          try page.events(2) == ["swipeopen bicycle 0,1 trailing", "action bicycle 0,1 later"])
        #expect(try page.rows() == "bread plants new | letter piano rent | ")
        try page.click(".toggle")
        #expect(try page.isTrue("document.querySelector('.listing.editing')"))
      }
    }

    @Test func aHostMayTakeOutTheOpenRow() throws {
      try DrivenPage.open(InteractivePages.chores()) { page in
        try page.drag("#row-bread", .init(x: -90))
        #expect(try page.events(1) == ["swipeopen bread 0,0 trailing"])
        try page.evaluate("document.querySelector('#row-bread').remove()")
        try page.drag("#row-plants", .init(x: -60))
        #expect(try page.events(1) == ["swipeopen plants 0,1 trailing"], "one button of 74 points")
      }
    }

    @Test func aHostMayTakeOutTheRowThatIsDragged() throws {
      try DrivenPage.open(InteractivePages.chores("--editing")) { page in
        try page.drag("#row-bread .grip", .init(y: 101)) {
          try page.evaluate("document.querySelector('#row-bread').remove()")
        }
        #expect(try page.events(0) == [])
        #expect(try page.rows() == "bicycle plants new | letter piano rent | ")
        try page.wait { try !page.isTrue("document.querySelector('.ghost')") }
        try page.drag("#row-bicycle .grip", .init(y: 50))
        #expect(try page.events(1) == ["move bicycle 0,0 0,0 to 0,1"])
      }
    }

    @Test func aListenerThatKeepsARowOpenKeepsItTheOnlyOne() throws {
      try DrivenPage.open(InteractivePages.chores()) { page in
        try page.evaluate(
          "document.addEventListener('tablerender:swipeclose', (event) => event.preventDefault())")
        try page.focus("#row-bread .cell")
        try page.press("ArrowLeft")
        try page.drag("#row-bicycle", .init(x: -120))
        #expect(
          try page.events(2) == ["swipeopen bread 0,0 trailing", "swipeclose bread 0,0 trailing"])
        #expect(
          try page.text("[...document.querySelectorAll('.open')].map((row) => row.dataset.id).join()")
            == "bread")
      }
    }

    @Test func rowsThatAHostPutsInWhileEditingGetTheirControls() throws {
      try DrivenPage.open(InteractivePages.chores("--editing")) { page in
        try page.evaluate(
          """
          const row = document.querySelector('#row-bread').cloneNode(true);
          row.id = 'row-guest';
          row.querySelectorAll('.tool').forEach((tool) => tool.remove());
          document.querySelector('#row-bread').before(row);
          """)
        try page.wait { try page.isTrue("document.querySelector('#row-guest .minus')") }
      }
    }
  }
}
