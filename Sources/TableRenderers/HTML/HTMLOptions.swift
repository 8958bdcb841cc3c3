import TableModel

/// How HTML output looks.
public struct HTMLOptions {
  /// Gives the bytes of the images that the page holds.
  public var images: any ImageProvider
  /// The table without the page around it.
  public var isFragment: Bool

  public init(images: any ImageProvider, isFragment: Bool = false) {
    self.images = images
    self.isFragment = isFragment
  }
}
