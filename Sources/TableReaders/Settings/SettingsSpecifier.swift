import Diagnostics
import TableModel
import TableSyntax

/// One dictionary of a settings bundle, with its entries as the rows need them.
struct SettingsSpecifier {
  let type: SettingsType?
  let value: SyntaxValue

  func scalar(_ key: String) -> SyntaxValue? {
    guard let found = value[key], found.scalarText != nil else { return nil }
    return found
  }

  /// The text of an entry, empty where there is none.
  func text(_ key: String) -> String { scalar(key)?.scalarText ?? "" }

  func number(_ key: String) -> Double? {
    scalar(key)?.scalarText.flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil }
  }

  func cellValue(_ name: String, from key: String) -> CellValue {
    CellValue(name, text(key), at: value[key]?.range ?? value.range)
  }

  /// What the default value is called: by `ShortTitles` or `Titles` at its place in `Values`, else by itself.
  var defaultTitle: CellValue {
    guard let chosen = scalar(SettingsKeys.defaultValue) else { return CellValue("", "", at: value.range) }
    let index = value[SettingsKeys.values]?.items?.firstIndex { Self.areEqual($0, chosen) }
    for key in [SettingsKeys.shortTitles, SettingsKeys.titles] {
      guard let index, let titles = value[key]?.items, titles.indices.contains(index),
        let title = titles[index].scalarText
      else { continue }
      return CellValue("", title, at: titles[index].range)
    }
    return CellValue("", chosen.scalarText ?? "", at: chosen.range)
  }

  /// The choices in the order in which they are shown.
  var choices: [(value: SyntaxValue, title: SyntaxValue)] {
    let values = value[SettingsKeys.values]?.items ?? []
    let titles = value[SettingsKeys.titles]?.items ?? []
    let pairs = zip(values, titles).map { (value: $0, title: $1) }
    guard scalar(SettingsKeys.isSorted)?.scalarText == "true" else { return pairs }
    return pairs.enumerated().sorted { a, b in
      let (first, second) = (a.element.title.scalarText ?? "", b.element.title.scalarText ?? "")
      return first == second ? a.offset < b.offset : first < second
    }.map(\.element)
  }

  /// Whether the default value means on.
  var isOn: Bool {
    guard let chosen = scalar(SettingsKeys.defaultValue) else { return false }
    if let on = scalar(SettingsKeys.trueValue) { return Self.areEqual(chosen, on) }
    if let off = scalar(SettingsKeys.falseValue), Self.areEqual(chosen, off) { return false }
    return Self.areEqual(chosen, SyntaxValue(.boolean(true), at: chosen.range))
  }

  /// IASK's second line: a text, or one for each value.
  var subtitle: CellValue {
    guard let found = value[SettingsKeys.subtitle] else { return CellValue("", "", at: value.range) }
    let chosen = text(SettingsKeys.defaultValue)
    let text = found.scalarText ?? (found[chosen] ?? found[SettingsKeys.subtitleDefault])?.scalarText
    return CellValue("", text ?? "", at: found.range)
  }

  /// Numbers by their value, everything else by its text; a boolean is 1 or 0 beside a number.
  static func areEqual(_ a: SyntaxValue, _ b: SyntaxValue) -> Bool {
    if let first = number(a), let second = number(b) { return first == second }
    return a.scalarText == b.scalarText && a.scalarText != nil
  }

  private static func number(_ value: SyntaxValue) -> Double? {
    switch value.content {
    case .integer(let text), .real(let text): Double(text)
    case .boolean(let isTrue): isTrue ? 1 : 0
    case .string(let text) where text == "YES" || text == "NO": text == "YES" ? 1 : 0
    default: nil
    }
  }
}
