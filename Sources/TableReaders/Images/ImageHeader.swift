/// What the first bytes of an image file say: its size and its kind.
///
/// Nothing is decoded. 64 KB are enough for every format but JPEG, whose size may follow large colour
/// profiles and previews.
public struct ImageHeader: Hashable, Sendable {
  /// `image/png` and so on.
  public let mediaType: String
  /// Pixels, each at least 1, as the image is meant to be shown: a photograph's orientation is applied. An SVG's
  /// CSS pixels.
  public let width: Double
  public let height: Double

  /// `nil` for whatever is not a PNG, JPEG, GIF, WebP, PDF or SVG image with a size.
  public init?(bytes: [UInt8]) {
    let fields = HeaderBytes(bytes)
    let header = Self.png(fields) ?? Self.jpeg(fields) ?? Self.gif(fields) ?? Self.webP(fields)
    guard let header = header ?? Self.pdf(fields) ?? Self.svg(fields) else { return nil }
    self = header
  }

  /// `nil` for a size that no image has.
  init?(_ mediaType: String, width: Double, height: Double) {
    let allowed = 0.01...1_000_000
    guard allowed.contains(width), allowed.contains(height) else { return nil }
    self.mediaType = mediaType
    self.width = width
    self.height = height
  }

  init?(_ mediaType: String, width: Int, height: Int) {
    self.init(mediaType, width: Double(width), height: Double(height))
  }
}
