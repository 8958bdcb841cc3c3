extension TableAction {
  /// The action in words: its title, else what its image is called, else its identifier.
  public var shownTitle: String { title ?? image.map(ImageFile.stem) ?? id }
}
