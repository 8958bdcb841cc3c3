extension ImageHeader {
  static let svgMediaType = "image/svg+xml"

  /// The size by `width` and `height`, else by `viewBox`, else 300 by 150, as browsers show it.
  ///
  /// Source: SVG 2, §8.2 and §8.9; CSS Images 3, §5.3 (default sizing).
  static func svg(_ file: HeaderBytes) -> ImageHeader? {
    guard let root = SVGRootScanner.attributes(of: file.bytes) else { return nil }
    let box = viewBoxSize(root["viewBox"])
    let width = root["width"].flatMap(cssLength)
    let height = root["height"].flatMap(cssLength)
    switch (width, height, box) {
    case (let width?, let height?, _):
      return ImageHeader(svgMediaType, width: width, height: height)
    case (let width?, nil, let box?):
      return ImageHeader(svgMediaType, width: width, height: width * box.height / box.width)
    case (nil, let height?, let box?):
      return ImageHeader(svgMediaType, width: height * box.width / box.height, height: height)
    case (nil, nil, let box?):
      return ImageHeader(svgMediaType, width: box.width, height: box.height)
    default:
      return ImageHeader(svgMediaType, width: width ?? 300, height: height ?? 150)
    }
  }

  private static func viewBoxSize(_ text: String?) -> (width: Double, height: Double)? {
    guard let text else { return nil }
    let numbers = text.split { $0 == " " || $0 == "," || $0.isNewline || $0 == "\t" }.map { Double($0) }
    guard numbers.count == 4, let width = numbers[2], let height = numbers[3] else { return nil }
    guard width.isFinite, height.isFinite, width > 0, height > 0 else { return nil }
    return (width, height)
  }

  /// A CSS length in CSS pixels; `nil` for a percentage and for what is no length.
  private static func cssLength(_ text: String) -> Double? {
    let trimmed = text.drop { $0 == " " }
    let digits = trimmed.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == "+" || $0 == "-") }
    let unit = trimmed.dropFirst(digits.count).lowercased().filter { $0 != " " }
    guard let number = Double(digits), number > 0, let pixels = pixelsAUnit[unit] else { return nil }
    return number * pixels
  }

  /// Source: CSS Values 3, §6.2; a font's size is taken to be 16.
  private static let pixelsAUnit: [String: Double] = [
    "": 1, "px": 1, "pt": 4.0 / 3, "pc": 16, "in": 96, "cm": 96 / 2.54, "mm": 96 / 25.4, "q": 96 / 101.6,
    "em": 16, "rem": 16, "ex": 8,
  ]
}
