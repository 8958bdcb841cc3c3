import TableModel

extension ImageHeader {
  /// The size in points of the image in a file of this name: `photo@2x.png` has two pixels a point. An SVG has one.
  public func pointSize(inFileNamed name: String) -> Size {
    pointSize(atScale: Self.scale(ofFileNamed: name))
  }

  /// The size in points of an image of so many pixels a point; one of lines has its own size at every scale.
  public func pointSize(atScale scale: Double) -> Size {
    let isDrawn = mediaType == Self.svgMediaType || mediaType == Self.pdfMediaType
    let scale = isDrawn ? 1 : scale
    return Size(width: width / scale, height: height / scale)
  }

  /// Pixels a point by the file's name: what stands before the extension and a device (`@2x~ipad.png`).
  static func scale(ofFileNamed name: String) -> Double {
    var stem = Substring(name.split(separator: "/").last ?? "")
    if let dot = stem.lastIndex(of: ".") { stem = stem[..<dot] }
    if let tilde = stem.lastIndex(of: "~") { stem = stem[..<tilde] }
    for (suffix, scale) in [("@2x", 2.0), ("@3x", 3.0)] where stem.hasSuffix(suffix) { return scale }
    return 1
  }
}
