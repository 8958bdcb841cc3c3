import Diagnostics
import TableModel

/// What a standard cell is to show, and how.
struct StandardCellRequest {
  var style: CellStyle
  var title: StandardText?
  var detail: StandardText?
  var image: StandardPicture?

  /// A text of a standard cell.
  struct StandardText {
    var text: String
    var font: ResolvedFont
    var color: Color
    var id: String
    var numberOfLines = 1
    /// What an empty text counts as where cells are shown empty; else it takes no room.
    var standIn = ""
  }

  struct StandardPicture {
    var name: String
    var range: SourceRange?
    var id: String
    /// Points, as the document has it.
    var size: Size?
    var isSymbol = false
    var contentMode = ContentMode.scaleAspectFit
  }
}

extension StandardCellRequest {
  /// A cell that is described by its style and its values.
  init(_ style: CellStyle, _ values: [CellValue], _ environment: LayoutEnvironment) {
    self.style = style
    let fonts = Self.usualFonts(style)
    func text(_ key: String, _ font: Font, _ color: SystemColor, _ id: String) -> StandardText? {
      guard let text = values[key], !text.isEmpty else { return nil }
      return StandardText(
        text: text, font: font.resolved(at: environment.traits.contentSize), color: .semantic(color), id: id)
    }
    title = text(StandardKey.text, fonts.title, style == .value2 ? .tint : .label, "textLabel")
    if style != .default {
      detail = text(
        StandardKey.detail, fonts.detail, style == .value1 ? .secondaryLabel : .label, "detailTextLabel")
    }
    // A value2 cell has no image view.
    guard style != .value2, let value = values.last(where: { $0.key == StandardKey.image }),
      !value.text.isEmpty
    else { return }
    image = StandardPicture(name: value.text, range: value.range, id: "imageView")
  }

  static func usualFonts(_ style: CellStyle) -> (title: Font, detail: Font) {
    switch style {
    case .default, .value1: (.textStyle(.body), .textStyle(.body))
    case .subtitle: (.textStyle(.body), .textStyle(.caption1))
    case .value2: (.textStyle(.caption1), .textStyle(.caption1))
    }
  }

  /// A cell of a template that says how its labels look.
  ///
  /// - Parameter isPreview: labels without a text count as having one.
  init(_ look: StandardLook, _ values: [CellValue], isPreview: Bool, _ environment: LayoutEnvironment) {
    style = look.style
    func text(_ view: ViewNode?, standIn: String) -> StandardText? {
      guard let view, case .label(var label) = view.content, !view.isHidden else { return nil }
      if let value = view.value(of: .text, in: values) { label.text = value.text }
      guard isPreview || !label.text.isEmpty else { return nil }
      var text = StandardText(
        text: label.text, font: label.font.resolved(at: environment.traits.contentSize),
        color: label.textColor,
        id: view.id ?? standIn)
      text.numberOfLines = label.numberOfLines
      text.standIn = isPreview ? standIn : ""
      return text
    }
    title = text(look.title, standIn: "Title")
    detail = text(look.detail, standIn: look.style == .subtitle ? "Subtitle" : "Detail")
    guard let view = look.image, case .imageView(let attributes) = view.content, !view.isHidden else {
      return
    }
    let value = view.value(of: .image, in: values)
    guard let name = value?.text ?? attributes.image, !name.isEmpty else { return }
    image = StandardPicture(
      name: name, range: value?.range ?? view.range, id: view.id ?? "imageView",
      size: value == nil ? attributes.imageSize : nil, isSymbol: value == nil && attributes.isSymbol,
      contentMode: view.contentMode)
  }
}

extension ViewNode {
  /// The value that replaces what the view says.
  fileprivate func value(of property: ViewProperty, in values: [CellValue]) -> CellValue? {
    guard let binding = bindings.first(where: { $0.property == property }), let key = binding.text.keys.first
    else { return nil }
    return values.last { $0.key == key }
  }
}
