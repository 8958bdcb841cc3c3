import CTextShaping
import TableModel

/// Finds the files of fonts that the tables do not reach, and remembers what it found.
///
/// fontconfig is asked only when a text needs it: a table of Latin, Greek, Cyrillic, Chinese or Japanese text opens
/// no font and reads no configuration.
final class FontLibrary {
  /// Font files to look in before the system's own, in order.
  private let preferredFiles: [String]
  private var opened: [String: FontFile?] = [:]
  private var byScript: [String: FontFile?] = [:]
  private var byFamily: [String: FontFile?] = [:]
  private(set) var report = FontReport()

  init(preferredFiles: [String]) { self.preferredFiles = preferredFiles }

  /// The font for the characters of a script, regular weight: weights of fallback scripts differ little in width.
  func fallback(for script: Script, scalar: UInt32) -> FontFile? {
    if let known = byScript[script.rawValue] { return known }
    let font = preferredFile(covering: scalar) ?? findFallback(script, scalar)
    byScript[script.rawValue] = font
    report.add(.script(script.rawValue), file: font?.path)
    return font
  }

  private func findFallback(_ script: Script, _ scalar: UInt32) -> FontFile? {
    for family in script.families {
      if let font = find(family: family, scalar: scalar, FontQuery(isExact: true)) { return font }
    }
    return find(family: nil, scalar: scalar, FontQuery(isExact: false))
  }

  private func preferredFile(covering scalar: UInt32) -> FontFile? {
    for path in preferredFiles {
      if let font = open(path, 0), font.covers(scalar) { return font }
    }
    return nil
  }

  /// The font of a family by name; `nil` where there is none on this machine.
  func named(_ family: String, weight: FontWeight, isItalic: Bool) -> FontFile? {
    let key = "\(family)/\(weight.rawValue)/\(isItalic)"
    if let known = byFamily[key] { return known }
    let query = FontQuery(weight: weight, isItalic: isItalic, isExact: true)
    let font = preferredFile(named: family) ?? find(family: family, scalar: 0, query)
    byFamily[key] = font
    report.add(.family(family), file: font?.path)
    return font
  }

  private func preferredFile(named family: String) -> FontFile? {
    for path in preferredFiles {
      guard let name = ts_font_family(path, 0) else { continue }
      defer { ts_free(name) }
      if String(cString: name).lowercased() == family.lowercased() { return open(path, 0) }
    }
    return nil
  }

  private struct FontQuery {
    var weight = FontWeight.regular
    var isItalic = false
    var isExact: Bool
  }

  private func find(family: String?, scalar: UInt32, _ query: FontQuery) -> FontFile? {
    var index: UInt32 = 0
    let weight = Int32(query.weight.openTypeValue)
    guard let path = ts_find_font(family, scalar, weight, query.isItalic, query.isExact, &index) else {
      return nil
    }
    defer { ts_free(path) }
    return open(String(cString: path), index)
  }

  private func open(_ path: String, _ index: UInt32) -> FontFile? {
    let key = "\(path)#\(index)"
    if let known = opened[key] { return known }
    let font = FontFile(path: path, index: index)
    opened[key] = font
    return font
  }
}
