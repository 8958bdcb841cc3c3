import TableModel
import TextMeasurement

/// What a view of the row at hand shows, and what has been measured of it.
struct NodeContent {
  /// The view with the row's values in it.
  var view: ViewNode
  /// A label's text or the name of an image view's picture; the view's own is not kept up.
  var text = ""
  var decoration: SharedDecoration?
  var font = ResolvedFont.system(17)
  var image: ImageFile?
  /// The size before any text is broken, points; negative for a length that the content does not have.
  var intrinsic = Size(width: -1, height: -1)
  /// A hidden view, or one inside it.
  var isAbsent = false
  /// One of those that takes no part in layout either.
  var isLeftOut = false
  /// A label's attributes with the row's values in them, as soon as it has been measured.
  var label: SharedLabel?
  /// The text on as many lines as it has of itself.
  var unwrapped: TextBlock? { didSet { unwrappedWidth = unwrapped?.size.width } }
  /// The text as it is broken for the view's width; `nil` where it is not.
  var wrapped: TextBlock? { didSet { wrappedWidth = wrapped?.size.width } }
  /// Read for every view of every row, where the whole block would be a copy.
  private(set) var unwrappedWidth: Double?
  private(set) var wrappedWidth: Double?
  var block: TextBlock? { wrapped ?? unwrapped }
  /// `nil` for a view whose text stays on one line.
  var wrapping: TextWrapping?
  /// The width that `wrapped` was broken at.
  var wrapWidth = Double.infinity
}

/// A label's attributes in one place: read for every row, where each time they would be a copy.
final class SharedLabel {
  let attributes: LabelAttributes

  init(_ attributes: LabelAttributes) { self.attributes = attributes }
}
