/// Row heights and the places of what the standard cell styles show, in points.
///
/// Source: recorded by Interface Builder on standard cells of automatic height; the subtitle row of iOS 26 (62)
/// measured on a device by OpenUIKit's tests.
public struct RowMetrics: Hashable, Sendable {
  /// No automatic row of a standard style is lower: 44, from iOS 13 on less the pixel of the separator.
  public var minimumHeight = 44.0
  public var minimumLeavesOutSeparator: Bool
  /// A template without any view.
  public var emptyTemplateHeight: Double
  /// What a row of one line of text adds to the line's height in whole points, above and below together.
  public var textPadding: Double
  /// What a subtitle row adds to the heights of its two lines.
  public var subtitlePadding: Double
  /// What a row adds to the height of a picture that decides it.
  public var imagePadding = 23.0
  /// From a picture to the text beside it.
  public var imageSpacing = 15.0
  /// The highest place of a subtitle row's title at 17 points; scales with the font.
  public var subtitleTitleTop = 9.0
  /// The same for a title in the system font, which is none of the text styles.
  public var subtitleSystemTitleTop = 9.0
  /// How far a subtitle row's title and detail part in a row that has room.
  public var subtitleSpread: Double
  /// The width of a value2 title, and from its leading edge to the detail.
  public var value2TitleWidth = 91.0
  public var value2DetailOffset = 97.0
  /// Between the title and the detail of a value1 row at the least.
  public var value1Spacing = 8.0
  /// Between the text and the disclosure indicator, beyond which a text never reaches.
  public var textToDisclosure: Double
  /// The same where the table's margin is the wide one.
  public var textToDisclosureWide: Double?
  /// Between the text and the trailing edge without an accessory; `nil` is the table's margin.
  public var textTrailing: Double?
  /// The same for the other accessories.
  public var textToAccessory: Double

  /// The column that a symbol stands in the middle of, from the leading margin, for a title of 17 points; where the
  /// text beside it begins at the least.
  ///
  /// Source: recorded cells with symbols, about 60.
  public var symbolMiddle = 12.0
  public var symbolColumn = 39.0
  /// Symbols narrower than this stand at the margin as other images do.
  public var narrowSymbol = 15.0

  /// Between a standard style's text and an accessory.
  ///
  /// - Parameter isWide: the table's margin is the wide one.
  public func textTrailing(beside accessory: Accessory, isWide: Bool) -> Double {
    guard accessory == .disclosureIndicator else { return textToAccessory }
    return isWide ? textToDisclosureWide ?? textToDisclosure : textToDisclosure
  }

  public init(profile: OSProfile) {
    minimumLeavesOutSeparator = profile != .iOS12
    emptyTemplateHeight = profile == .iOS12 ? 44 : 44.5
    textPadding = profile == .iOS26 ? 30 : 22
    switch profile {
    case .iOS12: subtitlePadding = 23
    case .iOS18: subtitlePadding = 22.5
    case .iOS26: subtitlePadding = 27
    }
    subtitleSpread = 3
    textToDisclosure = profile == .iOS12 ? 1 : 8
    textToAccessory = profile == .iOS12 ? 0 : 8
  }
}
