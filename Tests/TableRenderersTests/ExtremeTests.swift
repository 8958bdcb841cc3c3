import TableLayout
import TableModel
import Testing

@testable import TableRenderers

/// Layout gives no such frames; a renderer draws something all the same.
@Suite struct ExtremeTests {
  @Test(arguments: [0, -1e9, 1e9, 1e308, -.infinity, .infinity, .nan])
  func drawsAnyFrame(length: Double) {
    let frame = Rect(x: length, y: length, width: length, height: length)
    let value = ValueAttributes(value: length, minimumValue: 0, maximumValue: length)
    var progress = ProgressAttributes()
    progress.progress = length
    var views = [ViewContent.slider(value), .stepper(value), .progressView(progress)].map {
      Arranged.control($0, frame)
    }
    views.append(Arranged.label("a", x: length, y: length, width: length))
    views[0].decoration = ViewDecoration()
    views[0].decoration?.cornerRadius = length
    var row = Arranged.row(0, views)
    row.frame = frame
    row.contentFrame = frame
    row.separator = frame
    row.accessory = ArrangedAccessory(kind: .checkmark, frame: frame)
    row.editing = ArrangedEditingControls(style: .delete, control: frame, reorder: frame)
    for style in TableStyle.allCases {
      let table = Arranged.table([row], style: style)
      #expect(text(table).contains("a"))
      #expect(page(table).contains(">a<"))
      #expect(json(table).contains("\"a\""))
    }
  }
}
