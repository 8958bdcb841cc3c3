import TableModel
import Testing

@Suite struct CanvasTests {
  private func metrics(_ version: Int) -> LayoutMetrics { LayoutMetrics(version: ToolsVersion(version)) }

  @Test func takesAFileOfAnyRecentVersionForOneOfXcode14To16() {
    #expect(metrics(32_700) == metrics(22_000))
    #expect(ToolsVersion(32_700).profile == .iOS18)
  }

  @Test func changesWhatARuleGivesAtTheVersionThatBroughtIt() {
    let rule = ByVersion("old", (100, "newer"), (200, "newest"))
    #expect(
      [0, 99, 100, 199, 200].map { rule[ToolsVersion($0)] } == ["old", "old", "newer", "newer", "newest"])
  }

  @Test func lowersContentViewsByAPixelBeforeXcode11() {
    #expect(metrics(14_490).margins.separatorTakesPixel && !metrics(14_810).margins.separatorTakesPixel)
  }

  @Test func makesDisclosureIndicatorsAsWideAsTheirVersionDrewThem() {
    let widths = [14_490, 14_810, 15_505, 18_122, 19_529, 21_701].map {
      metrics($0).accessories.width(of: .disclosureIndicator, on: PixelGrid(scale: 2))
    }
    #expect(widths == [18, 11.5, 11, 9.5, 8.5, 10.5])
  }

  @Test(arguments: [(375.0, true, 16.0), (375, false, 15), (414, false, 20)])
  func takesTheMarginFromTheScreen(screen: Double, fillsScreen: Bool, margin: Double) {
    let margins = metrics(14_490).margins
    #expect(margins.horizontal(screenWidth: screen, tableWidth: 320, fillsScreen: fillsScreen) == margin)
  }

  @Test func drawsTextStylesAtTheSizeOfTheVersion() {
    let sizes = [8_191, 14_490, 19_529, 21_701].map { Canvas(version: ToolsVersion($0)).contentSize }
    #expect(sizes == [.medium, .large, .extraSmall, .large])
  }

  @Test func drawsWithoutADeviceOnASquareOf600Points() {
    let canvas = Canvas(version: ToolsVersion(8_191))
    #expect(canvas.size == Size(width: 600, height: 600) && canvas.sizeClasses == nil)
  }
}
