import TableModel
import TableSyntax

/// A `<color>` of a file.
struct IBColor {
  let color: Color

  /// `nil` for a colour that is not known.
  init?(_ xml: XMLElement, _ resources: IBResources) {
    if let name = xml.text(.systemColor) ?? xml.text(.cocoaTouchSystemColor) {
      guard let color = Self.system(name) ?? resources.color(named: name) ?? Self.components(xml) else {
        return nil
      }
      self.color = color
    } else if let name = xml.text(.name), let color = resources.color(named: name) {
      self.color = color
    } else if let color = Self.components(xml) {
      self.color = color
    } else {
      return nil
    }
  }

  private static func system(_ name: String) -> Color? {
    if let old = old[name] { return .semantic(old) }
    if name == lightText { return .components(RGBA(red: 255, green: 255, blue: 255, alpha: 153)) }
    guard name.hasSuffix("Color") else { return nil }
    return SystemColor(rawValue: String(name.dropLast(5))).map { .semantic($0) }
  }

  /// White at 60 %.
  private static let lightText = "lightTextColor"

  /// Names that UIKit replaced by others.
  private static let old: [String: SystemColor] = [
    "darkTextColor": .black, "groupTableViewBackgroundColor": .systemGroupedBackground,
    "tableCellGroupedBackgroundColor": .secondarySystemGroupedBackground,
    "tableBackgroundColor": .systemBackground, "tintColor": .tint,
  ]

  /// All colour spaces count as sRGB.
  private static func components(_ xml: XMLElement) -> Color? {
    func component(_ attribute: IBAttribute) -> UInt8? {
      guard let value = xml.text(attribute).flatMap(Double.init), value.isFinite else { return nil }
      return UInt8((min(1, max(0, value)) * 255).rounded())
    }
    let alpha = component(.alpha) ?? 255
    if let white = component(.white) {
      return .components(RGBA(red: white, green: white, blue: white, alpha: alpha))
    }
    guard let red = component(.red), let green = component(.green), let blue = component(.blue) else {
      return nil
    }
    return .components(RGBA(red: red, green: green, blue: blue, alpha: alpha))
  }
}

extension IBContext {
  /// The colour of a key; `nil` where there is none, where it says "the usual one", and with a note where it is not
  /// known.
  mutating func color(_ node: IBNode, _ key: IBKey) -> Color? { color(node.child(key)) }

  mutating func color(_ xml: XMLElement?) -> Color? {
    guard let xml, xml.name == IBElement.color.rawValue else { return nil }
    if let color = IBColor(xml, resources)?.color { return color }
    let name = xml.text(.systemColor) ?? xml.text(.cocoaTouchSystemColor) ?? xml.text(.name) ?? ""
    noteUnknown(xml, "the color '\(name)'")
    return nil
  }
}
