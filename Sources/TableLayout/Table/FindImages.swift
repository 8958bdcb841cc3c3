import Diagnostics
import TableModel

extension LayoutEnvironment {
  /// The image of a name; says once for each name that there is none.
  ///
  /// - Parameters:
  ///   - hasSize: the document says how large the image is; that it is not there is no loss to the layout.
  ///   - standIn: what is done without it, as a clause.
  mutating func findImage(
    named name: String, hasSize: Bool = false, standIn: String = "a placeholder is shown",
    at range: SourceRange?
  ) -> ImageFile? {
    if let found = foundImages[name] { return found }
    let image = images.image(named: name)
    foundImages[name] = .some(image)
    if image == nil, !isPreview, !hasSize {
      diagnostics.add(.missingImage, "there is no image '\(name)'; \(standIn)", at: range)
    }
    return image
  }
}
