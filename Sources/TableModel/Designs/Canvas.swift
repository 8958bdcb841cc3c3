/// What an Interface Builder file was drawn on.
public struct Canvas: Hashable, Sendable {
  public var version: ToolsVersion
  /// `nil` is the square canvas of 600 points that stood for every screen in Xcode 6 and 7.
  public var device: CanvasDevice?
  public var isLandscape = false
  public var appearance = Appearance.light

  public init(version: ToolsVersion, device: CanvasDevice? = nil) {
    self.version = version
    self.device = device
  }

  /// Points.
  public var size: Size {
    guard let device else { return Size(width: 600, height: 600) }
    return isLandscape
      ? Size(width: device.size.height, height: device.size.width) : device.size
  }

  /// Pixels a point, as far as the file says: before Xcode 9 the author's own screen decided, 1 or 2.
  public var scale: Double { device?.scale ?? 2 }

  /// The text size that text styles were drawn at.
  ///
  /// Source: recorded heights of text style labels. Body labels are 16 points in 37 labels of the first versions, 14
  /// points in most documents of the versions around Xcode 13 (27 against 6).
  public var contentSize: ContentSizeCategory { Self.contentSizes[version] }

  private static let contentSizes = ByVersion<ContentSizeCategory>(
    .medium, (11_000, .large), (18_122, .extraSmall), (20_038, .large))

  /// The horizontal and vertical size class; `nil` where variations by size class don't apply.
  public var sizeClasses: (width: SizeClass, height: SizeClass)? {
    guard let device else { return nil }
    if device.isTablet { return (.regular, .regular) }
    return isLandscape ? (device.isLarge ? .regular : .compact, .compact) : (.compact, .regular)
  }
}

/// How much room a screen has along an axis; the raw values are Interface Builder's.
public enum SizeClass: String, Sendable {
  case compact, regular

  /// The horizontal and vertical class of a screen of a width in points, held upright: tablets have room both ways,
  /// phones in height only.
  public static func inPortrait(width: Double) -> (width: SizeClass, height: SizeClass) {
    (width >= CanvasDevice.tabletWidth ? .regular : .compact, .regular)
  }
}

/// A screen of Interface Builder's canvas.
public struct CanvasDevice: Hashable, Sendable {
  /// Interface Builder's name for it.
  public let id: String
  /// Portrait, points.
  public let size: Size
  /// Pixels a point.
  public let scale: Double

  public var isTablet: Bool { size.width >= Self.tabletWidth }
  /// That of the narrowest tablet, points.
  static let tabletWidth = 744.0
  /// A phone with a regular width in landscape.
  var isLarge: Bool { size.width >= 414 }

  /// `nil` for a name that is not known.
  public static func named(_ id: String) -> CanvasDevice? { all.first { $0.id == id } }

  /// Source: the device ids of public storyboards; widths and scales agree with the frames recorded there.
  static let all: [CanvasDevice] = [
    CanvasDevice("retina3_5", 320, 480, 2), CanvasDevice("retina4_0", 320, 568, 2),
    CanvasDevice("retina4_7", 375, 667, 2), CanvasDevice("retina5_5", 414, 736, 3),
    CanvasDevice("retina5_9", 375, 812, 3), CanvasDevice("retina6_1", 414, 896, 2),
    CanvasDevice("retina6_5", 414, 896, 3), CanvasDevice("retina5_4", 375, 812, 3),
    CanvasDevice("retina6_0", 390, 844, 3), CanvasDevice("retina6_7", 428, 926, 3),
    CanvasDevice("retina6_12", 393, 852, 3), CanvasDevice("retina6_72", 430, 932, 3),
    CanvasDevice("retina6_3", 402, 874, 3), CanvasDevice("retina6_9", 440, 956, 3),
    CanvasDevice("ipad9_7", 768, 1024, 2), CanvasDevice("ipad10_5", 834, 1112, 2),
    CanvasDevice("ipad10_9rounded", 820, 1180, 2), CanvasDevice("ipad11_0rounded", 834, 1194, 2),
    CanvasDevice("ipad12_9", 1024, 1366, 2), CanvasDevice("ipad12_9rounded", 1024, 1366, 2),
    CanvasDevice("ipad8_3", 744, 1133, 2),
  ]

  private init(_ id: String, _ width: Double, _ height: Double, _ scale: Double) {
    self.id = id
    size = Size(width: width, height: height)
    self.scale = scale
  }
}
