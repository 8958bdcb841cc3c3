import Foundation
import TableLayout
import TableModel
import TextMeasurement

@testable import TableRenderers

/// Arrangements by hand: every frame is what a test says.
enum Arranged {
  static func text(
    _ lines: [String], color: SystemColor = .label, font: ResolvedFont = .system(17),
    alignment: TextAlignment = .left, direction: LayoutDirection = .leftToRight
  ) -> ArrangedText {
    let block = TextBlock(
      size: Size(width: 100, height: 20 * Double(lines.count)),
      lines: lines.map { TextLine(text: $0, width: 100, direction: direction) }, firstBaseline: 15,
      lastBaseline: 15 + 20 * Double(lines.count - 1), lineHeight: 20, isTruncated: false)
    return ArrangedText(block: block, font: font, color: .semantic(color), alignment: alignment)
  }

  static func label(_ lines: String..., x: Double = 16, y: Double = 11, width: Double = 343) -> ArrangedView {
    ArrangedView(
      id: nil, kind: .label, frame: Rect(x: x, y: y, width: width, height: 20 * Double(lines.count)),
      content: .text(text(lines)))
  }

  static func control(_ content: ViewContent, _ frame: Rect) -> ArrangedView {
    ArrangedView(id: nil, kind: content.kind, frame: frame, content: .control(content))
  }

  static func row(_ number: Int, _ views: [ArrangedView], _ options: CellOptions? = nil) -> ArrangedRow {
    var row = ArrangedRow(
      indexPath: TableIndexPath(section: 0, row: number), cell: TableCell(options: options),
      frame: Rect(x: 0, y: 44 * Double(number), width: 375, height: 44),
      contentFrame: Rect(x: 0, y: 0, width: 375, height: 44), heightOrigin: .measured)
    row.views = views
    return row
  }

  static func table(
    _ rows: [ArrangedRow], style: TableStyle = .plain, direction: LayoutDirection = .leftToRight
  ) -> TableArrangement {
    var table = TableArrangement(traits: Traits(direction: direction), style: style)
    var section = ArrangedSection(y: 0)
    section.rows = rows
    section.height = 44 * Double(rows.count)
    table.sections = [section]
    table.contentHeight = section.height
    return table
  }
}

/// Images that a test gives by name.
struct NamedImages: ImageProvider {
  var bytes: [String: [UInt8]] = [:]

  func image(named name: String) -> ImageFile? {
    bytes[name].map { _ in
      ImageFile(name: name, size: Size(width: 20, height: 20), mediaType: "image/png", location: name)
    }
  }

  func contents(of image: ImageFile) -> [UInt8]? { bytes[image.location] }
}

func page(
  _ table: TableArrangement, images: NamedImages = NamedImages(), isFragment: Bool = false
) -> String {
  var out = OutputBuffer()
  HTMLRenderer(options: HTMLOptions(images: images, isFragment: isFragment)).render(table, to: &out)
  return String(decoding: out.finish(), as: UTF8.self)
}

/// What stands between the opening of the table and its end.
func body(
  _ table: TableArrangement, images: NamedImages = NamedImages()
) -> String {
  let page = page(table, images: images)
  guard let start = page.range(of: "<main class=\"table\">\n"), let end = page.range(of: "</main>") else {
    return ""
  }
  return String(page[start.upperBound..<end.lowerBound])
}

func text(
  _ table: TableArrangement, columns: Int = 80, isColored: Bool = false, showsHeights: Bool = false
) -> String {
  var options = TextOptions()
  options.columns = columns
  options.isColored = isColored
  options.showsHeights = showsHeights
  var out = OutputBuffer()
  TextRenderer(options: options).render(table, to: &out)
  return String(decoding: out.finish(), as: UTF8.self)
}

func json(_ table: TableArrangement) -> String {
  var out = OutputBuffer()
  JSONRenderer().render(table, to: &out)
  return String(decoding: out.finish(), as: UTF8.self)
}
