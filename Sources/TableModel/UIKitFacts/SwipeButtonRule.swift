/// A named way of choosing how wide the buttons are that a swipe uncovers.
public enum SwipeButtonRule: String, Sendable, CaseIterable {
  /// All buttons have one width, whatever they show.
  case fixed
  /// As UIKit: all buttons are as wide as the widest content, within limits; longer titles take a second line.
  case system
  /// Each button is as wide as its own content and its padding.
  case paddedTitle
}

/// What one button of a swipe shows, as widths in points.
public struct SwipeButtonContent: Hashable, Sendable {
  /// The title on one line; 0 without a title.
  public var titleWidth: Double
  /// The picture, which stands above the title; 0 without a picture.
  public var imageWidth: Double

  public init(titleWidth: Double, imageWidth: Double = 0) {
    self.titleWidth = titleWidth
    self.imageWidth = imageWidth
  }

  /// The wider of the two: one stands above the other.
  public var width: Double { max(titleWidth, imageWidth) }
}
