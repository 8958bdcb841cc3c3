import CTextShaping
import TableModel

/// Finds the files of fonts that the tables do not reach, and remembers what it found.
///
/// fontconfig is asked only when a text needs it: a table of Latin, Greek, Cyrillic, Chinese or Japanese text
/// opens no font and reads no configuration.
final class FontLibrary {
  /// Font files to look in before the system's own, in order.
  private let preferredFiles: [String]
  private lazy var preferred: [FontFile] = preferredFiles.flatMap { path in
    (0..<min(FontFile.count(in: path), Self.mostFaces)).compactMap { FontFile(path: path, index: $0) }
  }
  private var opened: [String: FontFile?] = [:]
  private var fallbacks: [Script: FontFile?] = [:]
  /// The first families for characters of no script in particular.
  private lazy var symbolFonts: [FontFile] = Script.other.families.compactMap { family in
    find(NamedFont(family: family), scalar: 0, isExact: true)
  }
  private var bySymbol: [UInt32: FontFile?] = [:]
  private var named: [NamedFont: Match?] = [:]
  private(set) var report = FontReport()

  /// A text of every character there is shall not ask for a font for each.
  private var queriesLeft = 400
  private static let mostFaces: UInt32 = 64

  init(preferredFiles: [String]) { self.preferredFiles = preferredFiles }

  /// A font of this machine for one that a document names.
  struct Match {
    let file: FontFile
    /// The family that stands for the one meant; `nil` where it is that one itself.
    let substitute: String?
  }

  /// The font for the characters of a script, regular weight: weights of fallback scripts differ little in
  /// width. `nil` where no font of this machine has the character. What was asked for before changes no
  /// answer.
  func fallback(for script: Script, scalar: UInt32) -> FontFile? {
    let found =
      preferred.first { $0.covers(scalar) }
      ?? (script == .other ? symbolFont(scalar) : scriptFont(script).flatMap { $0.covers(scalar) ? $0 : nil })
    report.add(.script(script.rawValue), found.map { .file($0.path) } ?? .rule)
    return found
  }

  private func scriptFont(_ script: Script) -> FontFile? {
    if let known = fallbacks[script] { return known }
    let byFamily = script.families.lazy.compactMap {
      self.find(NamedFont(family: $0), scalar: 0, isExact: true)
    }
    let font = byFamily.first ?? find(nil, scalar: script.example, isExact: false)
    fallbacks[script] = .some(font)
    return font
  }

  private func symbolFont(_ scalar: UInt32) -> FontFile? {
    if let known = bySymbol[scalar] { return known }
    let font = symbolFonts.first { $0.covers(scalar) } ?? find(nil, scalar: scalar, isExact: false)
    bySymbol[scalar] = .some(font)
    return font
  }

  /// The font of a name or family, or one with the same advances; `nil` where there is none on this machine.
  func font(_ name: FontName, _ style: NamedFont) -> Match? {
    if let known = named[style] { return known }
    let match = preferred(name, style) ?? installed(name, style) ?? substitute(name, style)
    named[style] = .some(match)
    return match
  }

  /// Says what a name was measured with, where it was not a font of this machine.
  func note(_ name: String, _ source: FontReport.Source) { report.add(.family(name), source) }

  private func preferred(_ name: FontName, _ style: NamedFont) -> Match? {
    let wanted = [name.name.lowercased(), name.family.lowercased()]
    let fitting = preferred.filter { $0.names.contains { wanted.contains($0.lowercased()) } }
    let best = fitting.min { $0.distance(to: style) < $1.distance(to: style) }
    return best.map { Match(file: $0, substitute: nil) }
  }

  private func installed(_ name: FontName, _ style: NamedFont) -> Match? {
    for family in name.family == name.name ? [name.name] : [name.name, name.family] {
      var style = style
      style.family = family
      if let file = find(style, scalar: 0, isExact: true) { return Match(file: file, substitute: nil) }
    }
    return nil
  }

  private func substitute(_ name: FontName, _ style: NamedFont) -> Match? {
    for family in FontSubstitutes.families(for: name.family) {
      var style = style
      style.family = family
      if let file = find(style, scalar: 0, isExact: true) { return Match(file: file, substitute: family) }
    }
    return nil
  }

  private func find(_ font: NamedFont?, scalar: UInt32, isExact: Bool) -> FontFile? {
    guard queriesLeft > 0 else { return nil }
    queriesLeft -= 1
    var index: UInt32 = 0
    let weight = font?.weight ?? .regular
    guard
      let path = ts_find_font(
        font?.family, scalar, Int32(weight.openTypeValue), font?.isItalic ?? false, isExact, &index)
    else { return nil }
    defer { ts_free(path) }
    return open(String(cString: path), index, weight)
  }

  private func open(_ path: String, _ index: UInt32, _ weight: FontWeight) -> FontFile? {
    let key = "\(path)#\(index)#\(weight.rawValue)"
    if let known = opened[key] { return known }
    let font = FontFile(path: path, index: index, weight: weight)
    opened[key] = .some(font)
    return font
  }
}

/// A family at a weight and slope.
struct NamedFont: Hashable {
  var family: String
  var weight = FontWeight.regular
  var isItalic = false
}

extension FontFile {
  /// How far a face is from a style: slope counts more than any weight.
  fileprivate func distance(to style: NamedFont) -> Int {
    abs(weight - style.weight.openTypeValue) + (isItalic == style.isItalic ? 0 : 1000)
  }
}
