import TableModel
import Testing

@Suite struct SwipeButtonMetricsTests {
  private let metrics = SwipeButtonMetrics()

  private func fixed(_ count: Int, asked: Double?, rowWidth: Double) -> [Double] {
    let buttons = (0..<count).map { _ in SwipeButtonContent(titleWidth: 200) }
    return metrics.widths(of: buttons, by: .fixed, asked: asked, rowWidth: rowWidth)
  }

  @Test func fixedButtonsAre90PointsWideUntilLessThan90PointsOfTheRowWouldStay() {
    let at320 = [90, 90, 230 / 3.0, 57.5, 46, 230 / 6.0]  // 320 - 90 = 230
    let at375 = [90, 90, 90, 71.25, 57, 47.5]  // 375 - 90 = 285
    let at414 = [90, 90, 90, 81, 64.8, 54]  // 414 - 90 = 324
    for count in 1...6 {
      #expect(fixed(count, asked: nil, rowWidth: 320) == [Double](repeating: at320[count - 1], count: count))
      #expect(fixed(count, asked: 90, rowWidth: 375) == [Double](repeating: at375[count - 1], count: count))
      #expect(fixed(count, asked: 90, rowWidth: 414) == [Double](repeating: at414[count - 1], count: count))
    }
  }

  @Test func aWidthThatIsAskedForIsGivenWhileThereIsRoom() {
    let of58at320 = [58, 58, 58, 57.5, 46, 230 / 6.0]  // 4 × 58 = 232 > 230
    let of58at375 = [58.0, 58, 58, 58, 57, 47.5]  // 5 × 58 = 290 > 285
    let of58at414 = [58.0, 58, 58, 58, 58, 54]  // 6 × 58 = 348 > 324
    for count in 1...6 {
      for rowWidth in [320.0, 375, 414] {
        // 6 × 32 = 192 <= 230
        #expect(fixed(count, asked: 32, rowWidth: rowWidth) == [Double](repeating: 32, count: count))
      }
      for (rowWidth, widths) in [(320.0, of58at320), (375, of58at375), (414, of58at414)] {
        let expected = [Double](repeating: widths[count - 1], count: count)
        #expect(fixed(count, asked: 58, rowWidth: rowWidth) == expected)
      }
    }
  }

  @Test func aWidthThatIsAskedForTakesThePlaceOfEveryRule() {
    let buttons = [SwipeButtonContent(titleWidth: 40), SwipeButtonContent(titleWidth: 90)]
    for rule in SwipeButtonRule.allCases {
      #expect(metrics.widths(of: buttons, by: rule, asked: 58, rowWidth: 375) == [58, 58])
    }
  }

  @Test(arguments: [-1, .nan, .infinity]) func whatIsNoWidthIsNotAskedFor(asked: Double) {
    #expect(fixed(2, asked: asked, rowWidth: 375) == [90, 90])
  }

  @Test func systemButtonsAreAsWideAsTheWidestContentWithinLimits() {
    func system(_ titles: [Double], image: Double = 0, rowWidth: Double = 375) -> [Double] {
      metrics.widths(
        of: titles.map { SwipeButtonContent(titleWidth: $0, imageWidth: image) }, by: .system,
        rowWidth: rowWidth)
    }
    #expect(system([30]) == [74])
    #expect(system([30, 70]) == [86, 86])  // 70 + 16
    #expect(system([30], image: 60) == [76])  // 60 + 16
    #expect(system([30, 200]) == [120, 120])  // two lines of at most 104
    #expect(system([200, 200, 200]) == [115, 115, 115])  // (375 - 30) / 3
    #expect(system([30, 30, 30, 30, 30, 30], rowWidth: 330) == [50, 50, 50, 50, 50, 50])  // (330 - 30) / 6
  }

  @Test func paddedButtonsAreAsWideAsTheirOwnContent() {
    let buttons = [
      SwipeButtonContent(titleWidth: 40), SwipeButtonContent(titleWidth: 0, imageWidth: 24),
      SwipeButtonContent(titleWidth: 56, imageWidth: 24),
    ]
    let widths = metrics.widths(of: buttons, by: .paddedTitle, rowWidth: 375)
    #expect(widths == [60, 44, 76])  // 40 + 20, 24 + 20, 56 + 20
  }

  @Test func paddedButtonsTooWideForTheRowGiveWayInProportion() {
    let buttons = [SwipeButtonContent(titleWidth: 280), SwipeButtonContent(titleWidth: 180)]
    let widths = metrics.widths(of: buttons, by: .paddedTitle, rowWidth: 250)
    #expect(widths == [150, 100])  // 300 and 200 of 500, halved
  }

  @Test func buttonsAreNeverWiderTogetherThanTheRow() {
    for rule in SwipeButtonRule.allCases {
      for rowWidth in [-10, 0, .nan, 20, 90, 100, 320] as [Double] {
        let buttons = (1...5).map { SwipeButtonContent(titleWidth: 40 * Double($0)) }
        let widths = metrics.widths(of: buttons, by: rule, rowWidth: rowWidth)
        #expect(widths.count == 5)
        #expect(widths.allSatisfy { $0 >= 0 })
        #expect(widths.reduce(0, +) <= max(0, rowWidth.isNaN ? 0 : rowWidth) + 1e-9)
      }
      #expect(metrics.widths(of: [], by: rule, rowWidth: 320) == [])
    }
  }

  @Test func buttonsAreEqualWhereEverythingTheyShowAndDoIs() {
    var archive = TableAction(id: "archive")
    archive.title = "Archive"
    archive.image = "box.png"
    archive.color = .semantic(.systemGreen)
    #expect(archive == archive)
    let changes: [(inout TableAction) -> Void] = [
      { $0.id = "keep" }, { $0.title = "Keep" }, { $0.title = nil }, { $0.image = "shelf.png" },
      { $0.color = .semantic(.systemRed) }, { $0.style = .destructive },
    ]
    for change in changes {
      var other = archive
      change(&other)
      #expect(other != archive)
      #expect(SwipeActionsConfiguration(actions: [other]) != SwipeActionsConfiguration(actions: [archive]))
    }
    let two = SwipeActionsConfiguration(actions: [archive, TableAction(id: "keep")])
    let turned = SwipeActionsConfiguration(actions: [TableAction(id: "keep"), archive])
    #expect(two != turned)
    #expect(Set([archive, archive]).count == 1)
  }
}
