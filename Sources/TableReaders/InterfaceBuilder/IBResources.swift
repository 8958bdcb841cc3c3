import Diagnostics
import TableModel
import TableSyntax

/// What a file lists of images and colours beside its scenes.
struct IBResources {
  private var images: [String: Size] = [:]
  private var colors: [String: Color] = [:]

  init() {}

  static let none = IBResources()

  init(_ root: XMLElement, _ diagnostics: inout DiagnosticList) {
    for entry in root.first(.resources)?.elements ?? [] {
      guard let name = entry.text(.name) else { continue }
      switch IBElement(rawValue: entry.name) {
      case .image:
        if let width = entry.text(.width).flatMap(Double.init),
          let height = entry.text(.height).flatMap(Double.init),
          (0...100_000).contains(width), (0...100_000).contains(height)
        {
          images[name] = Size(width: width, height: height)
        }
      case .namedColor, .systemColor:
        if let color = entry.first(.color) { colors[name] = IBColor(color, self)?.color }
      default: break
      }
    }
  }

  /// Points; `nil` for an image that the file does not list.
  func size(ofImage name: String) -> Size? { images[name] }

  func color(named name: String) -> Color? { colors[name] }
}
