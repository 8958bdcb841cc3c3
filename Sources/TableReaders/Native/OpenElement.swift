import Diagnostics

/// An element whose end has not come yet.
struct OpenElement {
  /// Its place in `Element.allCases`.
  let place: Int
  let element: Element
  /// Whether text may stand in it.
  let hasText: Bool
  /// Its start tag.
  let range: SourceRange
  var preservesSpace: Bool
  /// Which children it has had, a bit for each place.
  var seen: UInt64 = 0
  /// Whether text was found where none may stand: said once.
  var hasStrayText = false
}
