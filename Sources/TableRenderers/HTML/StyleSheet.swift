import TableLayout
import TableModel

/// The styles that the rows of a page share, gathered before the first row is written, since a page's styles stand in
/// its head.
struct StyleSheet {
  private(set) var texts: [TextClass: Int] = [:]
  private(set) var textOrder: [TextClass] = []
  /// Row heights in thousandths of a point.
  private(set) var heights: Set<Int> = []
  private(set) var separators: [SeparatorClass: Int] = [:]
  private(set) var separatorOrder: [SeparatorClass] = []
  private(set) var fills: [ColorPair: Int] = [:]
  private(set) var fillOrder: [ColorPair] = []
  private(set) var images: [String: Int] = [:]
  private(set) var imageOrder: [ImageFile] = []
  /// `nil` is UIKit's own.
  var separatorColor: ColorPair?

  struct SeparatorClass: Hashable {
    let left: Double
    let width: Double
    let height: Double

    init(_ frame: Rect) {
      left = frame.x
      width = frame.width
      height = frame.height
    }
  }

  mutating func add(_ text: TextClass) {
    guard texts[text] == nil else { return }
    texts[text] = textOrder.count
    textOrder.append(text)
  }

  mutating func add(height: Double) { heights.insert(Self.thousandths(height)) }

  static func thousandths(_ length: Double) -> Int { Int((max(0, min(1e9, length)) * 1000).rounded()) }

  mutating func add(separator: Rect) {
    let separator = SeparatorClass(separator)
    guard separators[separator] == nil else { return }
    separators[separator] = separatorOrder.count
    separatorOrder.append(separator)
  }

  mutating func add(fill: ColorPair) {
    guard fills[fill] == nil else { return }
    fills[fill] = fillOrder.count
    fillOrder.append(fill)
  }

  mutating func add(_ image: ImageFile) {
    guard images[image.location] == nil else { return }
    images[image.location] = imageOrder.count
    imageOrder.append(image)
  }
}

// MARK: Writing

extension StyleSheet {
  /// The rules, light first, then dark as the appearance asks.
  func write(to html: inout HTMLWriter, _ options: HTMLOptions, appearance: Appearance) {
    writeShapes(to: &html, options)
    switch appearance {
    case .light: writeColors(to: &html, isDark: false)
    case .dark: writeColors(to: &html, isDark: true)
    case .automatic:
      writeColors(to: &html, isDark: false)
      html.raw("@media (prefers-color-scheme:dark){\n")
      writeColors(to: &html, isDark: true)
      html.raw("}\n")
    }
  }

  private func writeShapes(to html: inout HTMLWriter, _ options: HTMLOptions) {
    for (index, text) in textOrder.enumerated() { html.out.append(".tr .f\(index){\(text.css)}\n") }
    for height in heights.sorted() {
      html.out.append(".tr .y\(height){height:\(Self.points(height))px}\n")
    }
    for (index, separator) in separatorOrder.enumerated() {
      html.out.append(
        ".tr .q\(index)::after{left:\(OutputBuffer.text(separator.left))px;"
          + "width:\(OutputBuffer.text(separator.width))px;height:\(OutputBuffer.text(separator.height))px}\n"
      )
    }
    for (index, image) in imageOrder.enumerated() { write(image, index, to: &html, options) }
  }

  private static func points(_ thousandths: Int) -> String { OutputBuffer.text(Double(thousandths) / 1000) }

  /// A second sheet, linked as data: the fitted faces, and what lets a browser leave out rows that are off the screen.
  func writeModern(to html: inout HTMLWriter) {
    var css = OutputBuffer()
    css.append(BaseStyle.modern)
    var faces: [String] = []
    for text in textOrder {
      if let face = text.font.fontFace, !faces.contains(face) { faces.append(face) }
    }
    for face in faces { css.append(face + "\n") }
    for height in heights.sorted() {
      css.append(".tr .y\(height){contain-intrinsic-height:auto \(Self.points(height))px}\n")
    }
    html.raw("<link rel=\"stylesheet\" href=\"data:text/css;base64,")
    html.out.append(bytes: Base64.encode(css.finish()))
    html.raw("\">\n")
  }

  private func write(_ image: ImageFile, _ index: Int, to html: inout HTMLWriter, _ options: HTMLOptions) {
    guard let contents = options.images.contents(of: image) else { return }
    html.out.append(".tr .i\(index){background-image:url(data:\(image.mediaType);base64,")
    html.out.append(bytes: Base64.encode(contents))
    html.raw(")}\n")
  }

  private func writeColors(to html: inout HTMLWriter, isDark: Bool) {
    BaseStyle.writeColors(to: &html, isDark: isDark)
    if let color = separatorColor { html.out.append(".tr{--line:\((isDark ? color.dark : color.light).css)}\n") }
    for (index, text) in textOrder.enumerated() {
      let color = text.readableColor
      html.out.append(".tr .f\(index){color:\((isDark ? color.dark : color.light).css)}\n")
    }
    for (index, fill) in fillOrder.enumerated() {
      html.out.append(".tr .b\(index){background-color:\((isDark ? fill.dark : fill.light).css)}\n")
    }
  }
}
