import Testing

extension InteractionTests {
  /// Rows that are moved aside to their actions, as UIKit's are.
  @Suite struct SwipeTests {
    @Test func aMouseDragsARowOpenPastHalfOfItsButtons() throws {
      try DrivenPage.open(InteractivePages.chores()) { page in
        try page.drag("#row-bread", .init(x: -60))
        #expect(try page.events(0) == [], "148 points of buttons: 60 is less than half")
        #expect(try page.offset(of: "#row-bread") == 0)
        try page.drag("#row-bread", .init(x: -90))
        #expect(try page.events(1) == ["swipeopen bread 0,0 trailing"])
        #expect(try page.offset(of: "#row-bread") < -100)
      }
    }

    @Test(arguments: ["ltr", "rtl"])
    func theFirstActionStandsAtTheEdge(direction: String) throws {
      try DrivenPage.open(InteractivePages.chores("--layout-direction", direction)) { page in
        let left = { (action: String) in
          try page.evaluate(
            "document.querySelector('#row-bread [data-action=\(action)]').getBoundingClientRect().left")
            as? Double
        }
        let (first, second) = (try #require(try left("delete")), try #require(try left("later")))
        #expect(direction == "rtl" ? first < second : first > second)
        #expect(try page.isTrue("document.querySelector('#row-bread [data-action=delete].outermost')"))
      }
    }

    /// A page's own Delete is as wide as the table's rule has it; its title alone is less than 74 points wide.
    @Test(arguments: [("system", 74.0...74), ("fixed", 90...90), ("paddedTitle", 50...73)])
    func theTablesOwnDeleteKeepsToTheRule(rule: String, widths: ClosedRange<Double>) throws {
      let table = "<table swipeButtonRule='\(rule)'><cell id='a' text='A'/></table>"
      try DrivenPage.open(InteractivePages.page(table)) { page in
        let width = try page.evaluate("document.querySelector('.implicit').getBoundingClientRect().width")
        #expect(widths.contains(try #require(width as? Double)))
      }
    }

    @Test func aQuickDragOpensARowHoweverShort() throws {
      try DrivenPage.open(InteractivePages.chores()) { page in
        try page.drag("#row-bread", .init(x: 24, isQuick: true))
        #expect(try page.events(1) == ["swipeopen bread 0,0 leading"])
      }
    }

    @Test func aQuickDragClosesARowHoweverShort() throws {
      try DrivenPage.open(InteractivePages.chores()) { page in
        try page.drag("#row-bread", .init(x: -90))
        try page.drag("#row-bread .accessory", .init(x: 24, isQuick: true))
        #expect(try page.events(2) == ["swipeopen bread 0,0 trailing", "swipeclose bread 0,0 trailing"])
        #expect(try page.offset(of: "#row-bread") == 0)
      }
    }

    @Test func aFingerDragsARowOpenAndClosed() throws {
      try DrivenPage.open(InteractivePages.chores(), .init(hasTouch: true)) { page in
        try page.touch("#row-bread", .init(x: -110))
        #expect(try page.events(1) == ["swipeopen bread 0,0 trailing"])
        try page.touch("#row-bread", .init(x: 110), from: -120)
        #expect(try page.events(1) == ["swipeclose bread 0,0 trailing"])
        #expect(try page.offset(of: "#row-bread") == 0)
      }
    }

    @Test func aWheelMovesARowAside() throws {
      try DrivenPage.open(InteractivePages.chores()) { page in
        try page.wheel("#row-bicycle", x: 120)
        #expect(try page.events(1) == ["swipeopen bicycle 0,1 trailing"])
        #expect(try page.offset(of: "#row-bicycle") < -100)
      }
    }

    @Test func arrowKeysMoveARowAsideAndBack() throws {
      try DrivenPage.open(InteractivePages.chores()) { page in
        try page.focus("#row-bread .cell")
        try page.press("ArrowLeft", "ArrowRight", "ArrowRight", "Escape")
        #expect(
          try page.events(4) == [
            "swipeopen bread 0,0 trailing", "swipeclose bread 0,0 trailing", "swipeopen bread 0,0 leading",
            "swipeclose bread 0,0 leading",
          ])
        #expect(try page.isTrue("document.activeElement.closest('#row-bread')"))
      }
    }

    @Test func theTabKeyReachesTheActionsOfTheOpenRowOnly() throws {
      try DrivenPage.open(InteractivePages.chores()) { page in
        try page.focus("#row-plants .cell")
        try page.press("ArrowLeft", "Tab", "Enter")
        #expect(
          try page.events(3) == [
            "swipeopen plants 0,2 trailing", "action plants 0,2 delete", "delete plants 0,2",
          ])
        #expect(try page.evaluate("document.querySelectorAll('.actions:not([inert])').length") as? Int == 0)
      }
    }

    @Test func oneRowIsOpenAtATime() throws {
      try DrivenPage.open(InteractivePages.chores()) { page in
        try page.drag("#row-bread", .init(x: -120))
        try page.drag("#row-piano", .init(x: -60))
        #expect(
          try page.events(3) == [
            "swipeopen bread 0,0 trailing", "swipeclose bread 0,0 trailing", "swipeopen piano 1,1 trailing",
          ])
        #expect(try page.evaluate("document.querySelectorAll('.row.open').length") as? Int == 1)
      }
    }

    @Test(arguments: ["#row-piano", "#row-bread .cell", ".title"])
    func aTapOutsideTheActionsClosesTheRowAndDoesNothingElse(place: String) throws {
      try DrivenPage.open(InteractivePages.chores()) { page in
        try page.drag("#row-bread", .init(x: -80, isQuick: true))
        #expect(try page.events(1) == ["swipeopen bread 0,0 trailing"])
        if place == "#row-bread .cell" {
          try page.touch("#row-bread .accessory")
        } else {
          try page.click(place)
        }
        #expect(try page.events(1) == ["swipeclose bread 0,0 trailing"])
      }
    }

    @Test func anActionIsToldAndClosesTheRow() throws {
      try DrivenPage.open(InteractivePages.chores()) { page in
        try page.drag("#row-bread", .init(x: -120))
        try page.click("#row-bread [data-action=later]")
        #expect(
          try page.events(3) == [
            "swipeopen bread 0,0 trailing", "action bread 0,0 later", "swipeclose bread 0,0 trailing",
          ])
      }
    }

    @Test func aDestructiveActionTakesTheRowAwayAndTheOthersCountOn() throws {
      try DrivenPage.open(InteractivePages.chores()) { page in
        try page.drag("#row-bread", .init(x: -120))
        try page.click("#row-bread [data-action=delete]")
        #expect(
          try page.events(3) == [
            "swipeopen bread 0,0 trailing", "action bread 0,0 delete", "delete bread 0,0",
          ])
        #expect(try page.rows() == "bicycle plants new | letter piano rent | ")
        try page.click("#row-plants")
        #expect(try page.events(2) == ["select plants 0,1", "deselect letter 1,0"])
      }
    }

    @Test func aFullSwipePerformsTheFirstActionWhereItMay() throws {
      try DrivenPage.open(InteractivePages.chores(), .init(hasTouch: true)) { page in
        try page.touch("#row-bicycle", .init(x: -280), from: 140)
        #expect(try page.events(1) == ["swipeopen bicycle 0,1 trailing"], "it says fullSwipe=\"false\"")
        try page.touch("#row-piano")
        #expect(try page.events(1) == ["swipeclose bicycle 0,1 trailing"])
        try page.touch("#row-bread", .init(x: -280), from: 140)
        #expect(try page.events(2) == ["action bread 0,0 delete", "delete bread 0,0"])
        try page.touch("#row-bicycle", .init(x: 280), from: -140)
        #expect(try page.events(1) == ["action bicycle 0,0 done"])
        #expect(try page.offset(of: "#row-bicycle") == 0)
      }
    }

    @Test func whatAHostPageCancelsDoesNotHappen() throws {
      try DrivenPage.open(InteractivePages.chores()) { page in
        try page.evaluate("cancelled.add('swipeopen').add('delete')")
        try page.drag("#row-bread", .init(x: -120))
        #expect(try page.events(1) == ["swipeopen bread 0,0 trailing"])
        #expect(try page.offset(of: "#row-bread") == 0)
        try page.evaluate("cancelled.delete('swipeopen')")
        try page.drag("#row-plants", .init(x: -60))
        try page.click("#row-plants .actions button")
        #expect(try page.events(4).prefix(3).last == "delete plants 0,2")
        #expect(try page.rows() == "bread bicycle plants new | letter piano rent | ")
        try page.evaluate("cancelled.add('action')")
        try page.drag("#row-plants", .init(x: -60))
        try page.click("#row-plants .actions button")
        #expect(try page.events(2) == ["swipeopen plants 0,2 trailing", "action plants 0,2 delete"])
      }
    }

    @Test func aRightToLeftTableIsMirrored() throws {
      try DrivenPage.open(InteractivePages.chores("--layout-direction", "rtl")) { page in
        try page.drag("#row-bread", .init(x: 120))
        #expect(try page.events(1) == ["swipeopen bread 0,0 trailing"])
        #expect(try page.offset(of: "#row-bread") > 100)
        try page.press("Escape")
        try page.focus("#row-piano .cell")
        try page.press("ArrowRight")
        #expect(try page.events(2) == ["swipeclose bread 0,0 trailing", "swipeopen piano 1,1 trailing"])
      }
    }

    @Test func rowsThatCannotBeEditedDoNotMoveAside() throws {
      try DrivenPage.open(InteractivePages.chores()) { page in
        try page.drag("#row-rent", .init(x: -120))
        try page.drag("#row-plants", .init(x: 120))
        #expect(try page.events(0) == [], "plants has no leading actions")
        #expect(try page.offset(of: "#row-rent") == 0)
      }
    }
  }
}
