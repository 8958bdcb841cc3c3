/// What a table is laid out for: everything about the screen that can change a frame or a colour.
public struct Traits: Hashable, Sendable {
  /// Points; at least 1.
  public var width: Double
  /// Pixels a point: 1, 2 or 3.
  public var scale: Double
  public var profile: OSProfile
  public var contentSize: ContentSizeCategory
  public var direction: LayoutDirection
  public var appearance: Appearance

  public init(
    width: Double = 375, scale: Double = 2, profile: OSProfile = .iOS18,
    contentSize: ContentSizeCategory = .large,
    direction: LayoutDirection = .leftToRight, appearance: Appearance = .automatic
  ) {
    self.width = width
    self.scale = scale
    self.profile = profile
    self.contentSize = contentSize
    self.direction = direction
    self.appearance = appearance
  }

  public var pixelGrid: PixelGrid { PixelGrid(scale: scale) }
}

/// The generations of iOS whose tables look and measure differently.
public enum OSProfile: String, Sendable, CaseIterable {
  /// iOS 7 to 12.
  case iOS12 = "ios12"
  /// iOS 13 to 18.
  case iOS18 = "ios18"
  /// iOS 26.
  case iOS26 = "ios26"
}

public enum LayoutDirection: String, Sendable, CaseIterable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"
}

public enum Appearance: String, Sendable, CaseIterable {
  case light, dark
  /// Follows the reader's own setting where the output can, else light.
  case automatic = "auto"
}
