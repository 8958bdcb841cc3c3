import Diagnostics
import TableModel
import TextMeasurement

extension TableRun {
  /// Tells of each font that another one stands for, and of each script that no font has, once, where a template names
  /// the font first: widths are then only near those of a device.
  mutating func tellSubstitutes(in templates: [CellTemplate]) {
    for entry in texts.substitutes where !toldSubstitutes.contains(entry) {
      toldSubstitutes.append(entry)
      switch entry.need {
      case .family(let name):
        diagnostics.add(
          .substitutedFont, "font '\(name)' is not on this machine; \(entry.standIn) for it",
          at: templates.lazy.compactMap { $0.views.range(ofFont: name) }.first)
      case .script(let script):
        diagnostics.add(
          .missingGlyph,
          "no font on this machine has the script '\(script)'; its characters are taken to be as wide as usual",
          at: nil)
      }
    }
  }
}

extension FontReport.Entry {
  /// What took the place of a font, as the subject of "for it".
  fileprivate var standIn: String {
    switch source {
    case .substitute(let family, _): "'\(family)' stands in"
    default: "the system font's widths stand in"
    }
  }
}

extension [ViewNode] {
  /// Where the first view stands that has text in a font of a name.
  fileprivate func range(ofFont name: String) -> SourceRange? {
    for view in self {
      if view.content.fontName == name { return view.range }
      if let range = view.subviews.range(ofFont: name) { return range }
    }
    return nil
  }
}

extension ViewContent {
  /// The name of the font that a view's text has; `nil` for the system font's.
  fileprivate var fontName: String? {
    let font: Font? =
      switch self {
      case .label(let label): label.font
      case .button(let button): button.font
      case .textField(let field): field.font
      case .textView(let view): view.font
      default: nil
      }
    guard case .named(let name)? = font?.face else { return nil }
    return name
  }
}
