/// A screen that tables are laid out for.
public struct Device: Hashable, Sendable {
  /// What `--device` takes.
  public let name: String
  /// Portrait width, points.
  public let width: Double
  /// Portrait height, points.
  public let height: Double
  /// Pixels a point.
  public let scale: Double

  public static func named(_ name: String) -> Device? {
    let wanted = name.lowercased()
    return all.first { $0.name == wanted }
  }

  /// Source: pointfreeco/swift-snapshot-testing's view configurations for the phones up to iPhone 13 and the
  /// iPads; Interface Builder's device ids and Apple's published screen sizes for the later ones.
  public static let all: [Device] = [
    Device("iphone-4s", 320, 480, 2), Device("iphone-se", 320, 568, 2),
    Device("iphone-8", 375, 667, 2), Device("iphone-8-plus", 414, 736, 3),
    Device("iphone-se-3", 375, 667, 2), Device("iphone-x", 375, 812, 3),
    Device("iphone-11", 414, 896, 2), Device("iphone-11-pro-max", 414, 896, 3),
    Device("iphone-13-mini", 375, 812, 3), Device("iphone-13", 390, 844, 3),
    Device("iphone-13-pro-max", 428, 926, 3), Device("iphone-15", 393, 852, 3),
    Device("iphone-15-plus", 430, 932, 3), Device("iphone-16", 393, 852, 3),
    Device("iphone-16-plus", 430, 932, 3), Device("iphone-16-pro", 402, 874, 3),
    Device("iphone-16-pro-max", 440, 956, 3), Device("ipad-9.7", 768, 1024, 2),
    Device("ipad-mini", 768, 1024, 2), Device("ipad-10.2", 810, 1080, 2),
    Device("ipad-pro-10.5", 834, 1112, 2), Device("ipad-pro-11", 834, 1194, 2),
    Device("ipad-pro-12.9", 1024, 1366, 2),
  ]

  private init(_ name: String, _ width: Double, _ height: Double, _ scale: Double) {
    self.name = name
    self.width = width
    self.height = height
    self.scale = scale
  }
}
