/// An image that a document names, as far as it must be known to lay it out.
public struct ImageFile: Hashable, Sendable {
  /// The name in the document.
  public let name: String
  /// Points.
  public let size: Size
  /// `image/png` and so on.
  public let mediaType: String
  /// Where its bytes are, as the provider understands it.
  public let location: String

  public init(name: String, size: Size, mediaType: String, location: String) {
    self.name = name
    self.size = size
    self.mediaType = mediaType
    self.location = location
  }
}

/// Finds images by the names that documents use. Passed in, so that layout and renderers open no files.
public protocol ImageProvider {
  /// The image for a name; `nil` where there is none.
  func image(named name: String) -> ImageFile?
  /// The bytes of an image's file; `nil` where it cannot be read.
  func contents(of image: ImageFile) -> [UInt8]?
}
