import Testing

extension InteractionTests {
  /// What brings other rows: refreshing, the next page, the section index.
  @Suite struct LoadingTests {
    @Test func pullingTheTableDownRefreshesIt() throws {
      try DrivenPage.open(InteractivePages.chores(), .init(hasTouch: true)) { page in
        try page.touch("#row-bread", .init(y: 80))
        #expect(try page.events(0) == [], "not far enough")
        try page.touch("#row-bread", .init(y: 160))
        #expect(try page.events(1) == ["refresh"])
      }
    }

    @Test func aMousePullsTheTableToo() throws {
      try DrivenPage.open(InteractivePages.chores()) { page in
        try page.drag(".title", .init(y: 160))
        #expect(try page.events(1) == ["refresh"])
      }
    }

    @Test func theTableIsBusyUntilAListenersWorkIsDone() throws {
      try DrivenPage.open(InteractivePages.chores()) { page in
        try page.evaluate(
          "addEventListener('tablerender:refresh',e=>e.detail.waitUntil(new Promise(done=>window.finish=done)))"
        )
        try page.focus(".refresh button")
        try page.press("Enter")
        #expect(try page.events(1) == ["refresh"])
        #expect(try page.isTrue("document.querySelector('.listing').ariaBusy"))
        try page.press("Enter")
        #expect(try page.events(0) == [], "once at a time")
        try page.evaluate("finish()")
        try page.wait { try !page.isTrue("document.querySelector('.listing').ariaBusy") }
        #expect(try !page.isTrue("document.querySelector('.listing').ariaBusy"))
      }
    }

    @Test func theNextPageIsAskedForByItsButton() throws {
      try DrivenPage.open(InteractivePages.chores()) { page in
        try page.click(".next button")
        #expect(try page.events(1) == ["nextpage press"])
      }
    }

    @Test func theNextPageIsAskedForWhenTheEndComesIntoSightAndAgainOnceRowsHaveCome() throws {
      try DrivenPage.open(InteractivePages.chores(), .init(size: (423, 400))) { page in
        #expect(try page.events(0) == [])
        try page.wheel("#row-bread", y: 1000)
        #expect(try page.events(1) == ["nextpage scroll"])
        try page.wheel(".next", y: -1000)
        try page.wheel("#row-bread", y: 1000)
        #expect(try page.events(0) == [])
        try page.evaluate(
          "document.querySelector('#row-bread').after(document.querySelector('#row-bread').cloneNode(true))")
        try page.wait { try !page.isTrue("document.querySelector('.next.busy')") }
        try page.wheel(".next", y: -1000)
        try page.wheel("#row-bread", y: 1000)
        #expect(try page.events(1) == ["nextpage scroll"], "there are more rows than when it was asked for")
      }
    }

    @Test func theIndexLeadsToItsSections() throws {
      try DrivenPage.open(InteractivePages.sample("contacts")) { page in
        try page.click(".index li:nth-child(8) a")
        #expect(try page.events(1) == ["index i 7,0 I"])
        // Right below the bar, which is 44 points high; a browser scrolls by whole ones.
        let top = "document.querySelector('#section-i').getBoundingClientRect().top"
        let found = try page.evaluate(top) as? Double ?? 0
        #expect(abs(found - 44) < 1)
        try page.focus(".index li:nth-child(2) a")
        try page.press("Enter")
        #expect(try page.events(1) == ["index b 1,0 B"])
        try page.evaluate("cancelled.add('index')")
        let place = try page.evaluate("scrollY") as? Double
        try page.click(".index li:nth-child(5) a")
        #expect(try page.events(1) == ["index e 4,0 E"])
        #expect(try page.evaluate("scrollY") as? Double == place)
      }
    }

    /// Letters are 14 points high.
    @Test func aPointerGoesAlongTheIndex() throws {
      try DrivenPage.open(InteractivePages.sample("contacts")) { page in
        try page.drag(".index li:first-child", .init(y: 28))
        #expect(try page.events(3) == ["index a 0,0 A", "index b 1,0 B", "index c 2,0 C"])
      }
    }
  }
}
