import TableModel

/// Where a part stands in its row and how its box looks, in thousandths: what boxes on a page share as a class.
struct BoxStyle: Hashable {
  private let left: Int32
  private let top: Int32
  private let width: Int32
  private let height: Int32
  private let radius: Int32
  private let alpha: Int32

  /// - Parameter alpha: 0 to 1.
  init(_ frame: Rect, radius: Double = 0, alpha: Double = 1) {
    left = Self.thousandths(frame.x)
    top = Self.thousandths(frame.y)
    width = Self.thousandths(max(0, frame.width))
    height = Self.thousandths(max(0, frame.height))
    self.radius = Self.thousandths(max(0, radius))
    self.alpha = Self.thousandths(alpha)
  }

  /// Nothing is further away than two million points.
  private static func thousandths(_ length: Double) -> Int32 {
    guard length.isFinite else { return 0 }
    return Int32((max(-2e6, min(2e6, length)) * 1000).rounded())
  }

  /// Where the box begins and how wide it is while the table is edited, as custom properties.
  func writeEdited(to html: inout HTMLWriter) {
    html.pixels("--l", Double(left) / 1000)
    html.pixels("--w", Double(width) / 1000)
  }

  /// The declarations.
  func write(to html: inout HTMLWriter) {
    html.pixels("left", Double(left) / 1000)
    html.pixels("top", Double(top) / 1000)
    html.pixels("width", Double(width) / 1000)
    html.pixels("height", Double(height) / 1000)
    if radius != 0 { html.pixels("border-radius", Double(radius) / 1000) }
    if alpha != 1000 {
      html.raw("opacity:")
      html.out.append(Double(alpha) / 1000)
      html.raw(";")
    }
  }
}
