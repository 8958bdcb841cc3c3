import Foundation
import Testing

extension InteractionTests {
  /// The page while its table is edited.
  @Suite struct EditingTests {
    @Test func theButtonBeginsAndEndsEditing() throws {
      try DrivenPage.open(InteractivePages.chores()) { page in
        #expect(try page.text("document.querySelector('.toggle').textContent") == "Edit")
        try page.click(".toggle")
        #expect(try page.text("document.querySelector('.toggle').textContent") == "Done")
        try page.click(".toggle")
        #expect(try page.events(2) == ["edit on", "edit off"])
        try page.evaluate("cancelled.add('edit')")
        try page.click(".toggle")
        #expect(try page.events(1) == ["edit on"])
        #expect(try page.text("document.querySelector('.toggle').textContent") == "Edit")
      }
    }

    @Test func deletingAsksAndThenTakesTheRowAway() throws {
      try DrivenPage.open(InteractivePages.chores("--editing")) { page in
        try page.click("#row-plants .minus")
        #expect(try page.text("document.activeElement.textContent") == "Let them dry", "its deleteTitle")
        #expect(try page.rows() == "bread bicycle plants new | letter piano rent | ")
        try page.press("Enter")
        #expect(try page.events(1) == ["delete plants 0,2"])
        #expect(try page.rows() == "bread bicycle new | letter piano rent | ")
        try page.click("#row-piano .minus")
        try page.click("#row-piano .confirm")
        #expect(try page.events(1) == ["delete piano 1,1"])
        #expect(
          try page.text("document.querySelector('[role=status]').textContent")
            == "Have the piano tuned deleted")
      }
    }

    @Test func aTapElsewhereOrEscapeTakesTheQuestionBack() throws {
      try DrivenPage.open(InteractivePages.chores("--editing")) { page in
        try page.click("#row-plants .minus")
        try page.click("#row-new .plus")
        #expect(try page.events(0) == [], "the tap only ends the question")
        #expect(try !page.isTrue("document.querySelector('.confirm')"))
        try page.click("#row-plants .minus")
        try page.press("Escape")
        #expect(try !page.isTrue("document.querySelector('.confirm')"))
        #expect(try page.isTrue("document.activeElement.matches('#row-plants .minus')"))
        try page.click("#row-new .plus")
        #expect(try page.events(1) == ["insert new 0,3"])
      }
    }

    @Test func rowsAreNeitherSwipedNorSelected() throws {
      try DrivenPage.open(InteractivePages.chores("--editing")) { page in
        try page.drag("#row-bread", .init(x: -120))
        try page.wheel("#row-bicycle", x: 120)
        try page.click("#row-bread")
        #expect(try page.events(0) == [])
      }
    }

    @Test func rowsHaveTheControlsThatTheyMay() throws {
      try DrivenPage.open(InteractivePages.chores("--editing")) { page in
        let found = try page.text(
          """
          [...document.querySelectorAll('.row')].map(row=>row.dataset.id+' '+
            [...row.querySelectorAll('.tool')].map(tool=>tool.getAttribute('aria-label').split(' ')[0])).join('; ')
          """)
        #expect(
          found
            == "bread Delete,Reorder; bicycle Delete,Reorder; plants Delete,Reorder; new Insert; letter Delete,Reorder; "
            + "piano Delete,Reorder; rent ")
      }
    }

    @Test func aTableWithNothingToEditHasNoButton() throws {
      let page = try InteractivePages.page(#"<table><cell text="A" editable="false"/></table>"#)
      try DrivenPage.open(page) { page in
        let hasButton = try page.isTrue("document.querySelector('.toggle')")
        #expect(!hasButton)
      }
    }

    /// Rows that wrap otherwise beside their controls have the heights of a page that is laid out for editing.
    @Test(arguments: Sample.all)
    func rowsHaveTheirMeasuredHeightsInBothModes(sample: Sample) throws {
      for width in ["320", "430"] {
        let options = ["--width", width]
        try DrivenPage.open(try sample.page(options + ["--interactive"])) { page in
          let drawn = "[...document.querySelectorAll('.head,.row')].map(e=>e.getBoundingClientRect().height)"
          let resting = try #require(try page.evaluate(drawn) as? [Double])
          let measured = try sample.heights(options)
          #expect(farthest(resting, measured) <= 0.5)
          guard try page.isTrue("document.querySelector('.toggle')") else { return }
          try page.click(".toggle")
          let edited = try #require(try page.evaluate(drawn) as? [Double])
          let measuredEdited = try sample.heights(options + ["--editing"])
          #expect(farthest(edited, measuredEdited) <= 0.5)
        }
      }
    }

    /// The greatest distance between two heights of one row; infinite where there are not as many.
    private func farthest(_ drawn: [Double], _ measured: [Double]) -> Double {
      guard drawn.count == measured.count else { return .infinity }
      return zip(drawn, measured).map { abs($0 - $1) }.max() ?? 0
    }
  }
}
