import TableModel

/// A separator, whatever row it belongs to: a border, which no screen is too coarse to show.
struct LineStyle: Hashable {
  let left: Double
  let width: Double
  let height: Double

  init(_ frame: Rect) {
    left = frame.x
    width = frame.width
    height = frame.height
  }

  func write(to html: inout HTMLWriter) {
    html.pixels("left", left)
    html.pixels("width", width)
    html.raw("border-top:")
    html.out.append(height)
    html.raw("px solid var(--line)")
  }
}
