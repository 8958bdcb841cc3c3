/// Lengths are points; y grows downwards; frames are relative to the superview unless said otherwise.
public struct Point: Hashable, Sendable {
  public var x: Double
  public var y: Double

  public static let zero = Point(x: 0, y: 0)

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

public struct Size: Hashable, Sendable {
  public var width: Double
  public var height: Double

  public static let zero = Size(width: 0, height: 0)

  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

public struct Rect: Hashable, Sendable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double

  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  public var maxX: Double { x + width }
  public var maxY: Double { y + height }
  public var midX: Double { x + width / 2 }
  public var size: Size { Size(width: width, height: height) }
}

/// Distances from the four edges, by reading direction: leading is left in a left-to-right table.
public struct DirectionalInsets: Hashable, Sendable {
  public var top: Double
  public var leading: Double
  public var bottom: Double
  public var trailing: Double

  public static let zero = DirectionalInsets(top: 0, leading: 0, bottom: 0, trailing: 0)

  public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  public init(all inset: Double) { self.init(top: inset, leading: inset, bottom: inset, trailing: inset) }
}

/// Lengths as a screen can show them.
public struct PixelGrid: Hashable, Sendable {
  /// Pixels a point: 1, 2 or 3.
  public let scale: Double

  public init(scale: Double) { self.scale = scale }

  /// One device pixel, in points.
  public var pixel: Double { 1 / scale }

  /// To the nearest pixel, halves upwards: 11.75 at @2x is 12.
  public func round(_ length: Double) -> Double {
    ((length * scale) + 0.5 + Self.slack).rounded(.down) / scale
  }

  /// Up to the next pixel; a length within a thousandth of a pixel of the grid counts as on it.
  public func ceil(_ length: Double) -> Double { (length * scale - Self.slack).rounded(.up) / scale }

  /// Down to the pixel below; a length within a thousandth of a pixel of the grid counts as on it.
  public func floor(_ length: Double) -> Double { (length * scale + Self.slack).rounded(.down) / scale }

  private static let slack = 0.001
}
