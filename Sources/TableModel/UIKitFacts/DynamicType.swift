/// UIKit's text styles.
public enum TextStyle: String, Sendable, CaseIterable {
  case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, caption1, caption2

  /// Headline is semibold, every other style regular.
  public var weight: FontWeight { self == .headline ? .semibold : .regular }

  /// The size in points at a content size category.
  ///
  /// Source: sizes read from an iOS 13.3 simulator, published with temoki's UIKit_DynamicType; the column
  /// for L agrees with every text style label that Xcode recorded.
  public func pointSize(at category: ContentSizeCategory) -> Double { sizes[category.ordinal] }

  /// The distance between the baselines of two lines of text style text of a size, in points.
  ///
  /// Source: the Dynamic Type sizes of Apple's Human Interface Guidelines; the sizes at content size L agree with
  /// the multi-line labels that Interface Builder recorded. Between the sizes of the table it is interpolated, and
  /// outside them it is 1.17 times the size.
  public static func leading(at pointSize: Double) -> Double {
    guard let after = leadings.firstIndex(where: { $0.size >= pointSize }) else { return pointSize * 1.17 }
    let upper = leadings[after]
    guard after > 0, upper.size > pointSize else {
      return upper.size > pointSize ? pointSize * 1.17 : upper.leading
    }
    let lower = leadings[after - 1]
    let share = (pointSize - lower.size) / (upper.size - lower.size)
    return lower.leading + (upper.leading - lower.leading) * share
  }

  private static let leadings: [(size: Double, leading: Double)] = [
    (11, 13), (12, 16), (13, 18), (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (20, 25), (21, 26),
    (22, 28),
    (23, 29), (24, 30), (26, 32), (28, 34), (30, 37), (32, 39), (34, 41), (36, 43), (38, 46), (40, 48),
    (44, 52),
    (48, 57), (52, 61), (56, 66), (60, 70),
  ]

  private var sizes: [Double] {
    switch self {
    case .largeTitle: Self.largeTitleSizes
    case .title1: Self.title1Sizes
    case .title2: Self.title2Sizes
    case .title3: Self.title3Sizes
    case .headline, .body: Self.bodySizes
    case .callout: Self.calloutSizes
    case .subheadline: Self.subheadlineSizes
    case .footnote: Self.footnoteSizes
    case .caption1: Self.caption1Sizes
    case .caption2: Self.caption2Sizes
    }
  }

  // XS S M L XL XXL XXXL AX1 AX2 AX3 AX4 AX5
  private static let largeTitleSizes: [Double] = [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
  private static let title1Sizes: [Double] = [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
  private static let title2Sizes: [Double] = [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
  private static let title3Sizes: [Double] = [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
  private static let bodySizes: [Double] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
  private static let calloutSizes: [Double] = [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
  private static let subheadlineSizes: [Double] = [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
  private static let footnoteSizes: [Double] = [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
  private static let caption1Sizes: [Double] = [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
  private static let caption2Sizes: [Double] = [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 41]
}

/// The user's preferred text size, from XS to AX5; L is the default.
public enum ContentSizeCategory: String, Sendable, CaseIterable {
  case extraSmall = "XS"
  case small = "S"
  case medium = "M"
  case large = "L"
  case extraLarge = "XL"
  case extraExtraLarge = "XXL"
  case extraExtraExtraLarge = "XXXL"
  case accessibilityMedium = "AX1"
  case accessibilityLarge = "AX2"
  case accessibilityExtraLarge = "AX3"
  case accessibilityExtraExtraLarge = "AX4"
  case accessibilityExtraExtraExtraLarge = "AX5"

  public var isAccessibility: Bool { ordinal >= Self.accessibilityMedium.ordinal }

  /// The place in the order of sizes, from 0.
  var ordinal: Int {
    switch self {
    case .extraSmall: 0
    case .small: 1
    case .medium: 2
    case .large: 3
    case .extraLarge: 4
    case .extraExtraLarge: 5
    case .extraExtraExtraLarge: 6
    case .accessibilityMedium: 7
    case .accessibilityLarge: 8
    case .accessibilityExtraLarge: 9
    case .accessibilityExtraExtraLarge: 10
    case .accessibilityExtraExtraExtraLarge: 11
    }
  }
}
