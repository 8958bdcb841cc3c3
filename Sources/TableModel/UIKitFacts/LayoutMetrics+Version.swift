extension LayoutMetrics {
  /// What the canvas of a version of Interface Builder laid out by.
  ///
  /// Source: frames of table cells recorded in public storyboards and xibs, by `toolsVersion`; the counts stand at
  /// each rule.
  public init(version: ToolsVersion) {
    self.init(profile: version.profile)
    margins = MarginMetrics(version: version)
    rows.take(version)
    accessories = AccessoryMetrics(version: version)
    sections.take(version)
    controls.take(version)
    text.take(version)
  }

  /// Drops what a canvas does and devices don't.
  public mutating func leaveCanvas() {
    text.wholeLabelHeights = false
    text.wholeLabelWidths = false
    controls.emptyArrangedLength = nil
    controls.emptyArrangedResists = false
    controls.roundsButtonTitles = false
    sections.plainGapIsFixed = false
    sections.firstPlainGap = 0
  }
}

extension MarginMetrics {
  /// The content view is a pixel lower than its cell where the table has separators (1,087 of 1,145), and as high from
  /// 14800 on (1,477 of 1,477).
  private static let separatorTakesPixel = ByVersion(true, (14_800, false))
  /// 8 (258 of 260), then 11 (333 of 335), then 15 (11 of 11).
  private static let cellVertical = ByVersion(8.0, (13_500, 11), (24_000, 15))
  /// The bottom margin gives the missing pixel up (65 of 71), but for the first versions (124 of 155).
  private static let bottomGivesUpPixel = ByVersion(false, (13_500, true))
  /// 8 points at the sides (298 of 298) before margins followed the table's.
  private static let contentSide = ByVersion<Double?>(8, (13_500, nil))
  /// What accessories stood from the edge, 15 points, before they followed the table's margin.
  private static let accessoryMargin = ByVersion<Double?>(15, (13_500, nil))
  /// Where texts of standard cells began before they followed the table's margin.
  private static let textLeading = ByVersion<Double?>(15, (13_000, nil))
  /// Margins that a content view says were taken as they are; since then each side is at least the usual one (22 of
  /// 22).
  private static let givenReplace = ByVersion(true, (13_500, false))
  private static let nestedNarrow = ByVersion(15.0, (17_000, 16))
  private static let nib = ByVersion(
    NibMargins(wideFrom: .cell(414)), (14_800, NibMargins(narrow: 15, wideFrom: .phone(339))),
    (17_000, NibMargins(narrow: 16, wideFrom: .phone(339))))

  init(version: ToolsVersion) {
    self.init(profile: version.profile)
    separatorTakesPixel = Self.separatorTakesPixel[version]
    cellVertical = Self.cellVertical[version]
    bottomGivesUpPixel = Self.bottomGivesUpPixel[version]
    contentSide = Self.contentSide[version]
    accessoryMargin = Self.accessoryMargin[version]
    textLeading = Self.textLeading[version]
    givenReplace = Self.givenReplace[version]
    nestedNarrow = Self.nestedNarrow[version]
    nib = Self.nib[version]
  }
}

/// The side margins of a cell in a file of its own, in points.
public struct NibMargins: Hashable, Sendable {
  /// What decides between the narrow and the wide margin.
  public enum Width: Hashable, Sendable {
    /// The cell's width alone: wide from so many points on.
    case cell(Double)
    /// Narrow on phones up to 375 points wide, on others wide from so many points of the cell on.
    case phone(Double)
  }

  /// On a narrow phone.
  var narrow = 16.0
  /// In a narrow cell of a wide phone.
  var narrowCell = 16.0
  var wide = 20.0
  var wideFrom: Width

  /// Source: 64 of 64 cells before 14800; 48 of 48 and 28 of 28 on narrow phones after.
  public func side(cellWidth: Double, canvasWidth: Double) -> Double {
    switch wideFrom {
    case .cell(let width): cellWidth >= width ? wide : narrow
    case .phone(let width):
      canvasWidth <= 375 ? narrow : cellWidth >= width ? wide : narrowCell
    }
  }
}

extension AccessoryMetrics {
  /// At two and at three pixels a point (449 of 458).
  private static let disclosureIndicator = ByVersion(
    (two: 18.0, three: 18.0), (14_800, (11.5, 11.5)), (15_000, (11, 11)), (17_000, (11, 34.0 / 3)),
    (18_000, (9.5, 29.0 / 3)), (19_000, (8.5, 26.0 / 3)), (21_000, (10.5, 31.0 / 3)))
  /// 57 of 60; at three pixels a point narrower for a while.
  private static let checkmark = ByVersion(
    (two: 24.0, three: 24.0), (18_000, (24, 62.0 / 3)), (21_000, (24, 24)))

  init(version: ToolsVersion) {
    self.init(profile: version.profile)
    (disclosureIndicator, disclosureIndicatorAt3) = Self.disclosureIndicator[version]
    (checkmark, checkmarkAt3) = Self.checkmark[version]
  }
}

extension RowMetrics {
  /// Title and detail of a subtitle row touch; since 13500 they part by up to 3 points (402 of 411).
  private static let subtitleSpread = ByVersion(0.0, (13_500, 3))
  /// The highest place of a title in the system font, from iOS 14.5 on a point lower than that of a text style.
  private static let subtitleSystemTitleTop = ByVersion(9.0, (18_000, 10))
  private static let textToDisclosure = ByVersion(2.0, (13_500, 1), (14_800, 8))
  private static let textToDisclosureWide = ByVersion<Double?>(nil, (13_500, 0), (14_800, nil))
  /// Where texts of standard cells ended before that followed the table's margin.
  private static let textTrailing = ByVersion<Double?>(15, (13_500, nil))
  private static let textToAccessory = ByVersion(0.0, (14_800, 8))

  mutating func take(_ version: ToolsVersion) {
    subtitleSpread = Self.subtitleSpread[version]
    subtitleSystemTitleTop = Self.subtitleSystemTitleTop[version]
    textToDisclosure = Self.textToDisclosure[version]
    textToDisclosureWide = Self.textToDisclosureWide[version]
    textTrailing = Self.textTrailing[version]
    textToAccessory = Self.textToAccessory[version]
  }
}

extension ControlMetrics {
  /// 209 switches, then 8.
  private static let switchSize = ByVersion(
    Size(width: 49, height: 31), (24_000, Size(width: 61, height: 28)))
  private static let stepperHeight = ByVersion(29.0, (14_800, 32))
  private static let segmentedControlHeight = ByVersion(28.0, (14_800, 31))
  /// 15 of 15.
  private static let progressViewHeight = ByVersion(2.0, (17_000, 4))
  private static let borderedFieldHeight = ByVersion(30.0, (14_800, 34))
  /// More than 60 text fields.
  private static let fieldPadding = ByVersion<Double?>(nil, (16_000, 1.63))
  private static let placeholderPadding = ByVersion(4.0, (14_800, 0))
  private static let glyphButtonSize = ByVersion(
    Size(width: 22, height: 22), (14_800, Size(width: 25, height: 24)))
  /// Recorded in three projects, views and empty labels; nothing of the sort before 11000.
  private static let emptyArrangedResists = ByVersion(false, (14_800, true))
  /// One control of three segments in four files before iOS 13; weak evidence after.
  /// Two titles in 18 files from 19162 on; upwards before.
  private static let roundsButtonTitles = ByVersion(false, (19_000, true))
  private static let segmentPadding = ByVersion(44.0 / 3, (14_800, 20))
  private static let emptyArrangedLength = ByVersion<Double?>(nil, (11_000, 50))

  mutating func take(_ version: ToolsVersion) {
    emptyArrangedLength = Self.emptyArrangedLength[version]
    emptyArrangedResists = Self.emptyArrangedResists[version]
    roundsButtonTitles = Self.roundsButtonTitles[version]
    segmentPadding = Self.segmentPadding[version]
    switchSize = Self.switchSize[version]
    stepperSize.height = Self.stepperHeight[version]
    segmentedControlHeight = Self.segmentedControlHeight[version]
    progressViewHeight = Self.progressViewHeight[version]
    borderedFieldHeight = Self.borderedFieldHeight[version]
    fieldPadding = Self.fieldPadding[version]
    placeholderPadding = Self.placeholderPadding[version]
    glyphButtonSize = Self.glyphButtonSize[version]
  }
}

/// Rules about texts that depend on the generation.
public struct TextMetrics: Hashable, Sendable {
  /// The system font was Helvetica Neue.
  public var systemIsHelvetica = false
  /// At three pixels a point, labels that constraints place measure up to whole points in height; in width too.
  public var wholeLabelHeights = false
  public var wholeLabelWidths = false
  /// The font size that stands for 0.
  public var zeroPointSize = 12.0

  public init() {}

  /// 85 of 93 centred labels are 21 points high at 17 points; their widths were whole before 17000.
  private static let wholeWidths = ByVersion(true, (17_000, false))
  /// 20 labels are as high as 12 points make them.
  private static let zeroPointSize = ByVersion(17.0, (17_000, 12))

  mutating func take(_ version: ToolsVersion) {
    systemIsHelvetica = version.ruling < 8_000
    wholeLabelHeights = true
    wholeLabelWidths = Self.wholeWidths[version]
    zeroPointSize = Self.zeroPointSize[version]
  }
}

extension SectionMetrics {
  /// The first header of a grouped table without a title: 35 points (18 of 18) whatever the table says, from iOS 13 on
  /// what the table says (115 of 115).
  private static let firstGapIsFixed = ByVersion(true, (14_800, false))
  private static let firstGroupedPadding = ByVersion(17.0, (11_000, 17.5))
  /// Above the text of a grouped header: gaps of 48, then 43 points, then headers of 38.
  private static let groupedHeaderTop = ByVersion(19.0, (8_000, 14), (11_000, 16))
  /// What a plain table has above its first row without a title: 0 (30), 28 (22), 24.5, 44.5 and 50 (4).
  private static let firstPlainGap = ByVersion(
    0.0, (14_800, 28), (18_000, 24.5), (19_000, 44.5), (21_000, 50))
  private static let plainHeaderPadding = ByVersion(0.0, (19_000, 20), (21_000, 22))

  mutating func take(_ version: ToolsVersion) {
    firstGroupedGap = 35
    firstGapIsFixed = Self.firstGapIsFixed[version]
    firstGroupedPadding = Self.firstGroupedPadding[version]
    groupedHeaderPadding.top = Self.groupedHeaderTop[version]
    plainGapIsFixed = true
    firstPlainGap = Self.firstPlainGap[version]
    plainHeaderPadding = Self.plainHeaderPadding[version]
  }
}
