import Diagnostics
import TableModel
import TextMeasurement

/// What a standard cell shows, measured for the width it has.
struct StandardCellContent {
  var style: CellStyle
  var title: MeasuredLabel?
  var detail: MeasuredLabel?
  var image: MeasuredImage?
  /// The leading edge of the text, in the content view.
  var textX: Double
  /// From there to the trailing margin.
  var textWidth: Double
}

/// A label, of one line unless it says otherwise.
struct MeasuredLabel {
  var block: TextBlock
  var font: ResolvedFont
  var color: Color
  var id: String
}

struct MeasuredImage {
  var image: ArrangedImage
  var size: Size
  /// The leading edge, and where the text beside it begins, in the content view.
  var x: Double
  var textX: Double
  var id: String
}
