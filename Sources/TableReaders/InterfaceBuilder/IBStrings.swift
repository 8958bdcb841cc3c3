import Diagnostics
import TableSyntax

/// The texts of a file in another language, by the object and the attribute that they are of: `abc-12-xyz.text`.
struct IBStrings {
  private var texts: [String: String] = [:]

  static let none = IBStrings()

  /// The text in the other language; `nil` where the file's own stays.
  func text(of id: String?, _ attribute: String) -> String? {
    guard !texts.isEmpty, let id else { return nil }
    return texts["\(id).\(attribute)"]
  }

  private init() {}

  /// Reads the strings files and catalogues that stand beside a storyboard or xib as Xcode puts them.
  ///
  /// - Parameter locale: the language, `de` or `pt-BR`; a file for the language without its region will do.
  init(of input: DecodedInput, locale: String, files: inout FileAccess, _ diagnostics: inout DiagnosticList) {
    let place = IBPlace(input.name)
    let errors = diagnostics.errorCount
    for language in Self.candidates(locale) {
      for path in place.stringsFiles(language) {
        read(path, of: input, files: &files, &diagnostics) { $0.readStrings() }
      }
      for path in place.catalogues {
        read(path, of: input, files: &files, &diagnostics) { $0.readCatalogue(language) }
      }
      if !texts.isEmpty { return }
    }
    // A file with a mistake in it is told of already.
    guard diagnostics.errorCount == errors else { return }
    diagnostics.add(
      Diagnostic(
        .missingKey, "there are no texts in '\(locale)' beside '\(input.name)'; its own are shown", at: nil,
        severity: .note))
  }

  /// The locale itself, then without its last parts.
  private static func candidates(_ locale: String) -> [String] {
    var parts = locale.split(whereSeparator: { $0 == "-" || $0 == "_" }).map(String.init)
    var found: [String] = []
    while !parts.isEmpty {
      found.append(parts.joined(separator: "-"))
      parts.removeLast()
      if parts == ["zh"] { found.append(isTraditional(locale) ? "zh-Hant" : "zh-Hans") }
    }
    return found
  }

  /// Whether a region writes Chinese in traditional characters.
  private static func isTraditional(_ locale: String) -> Bool {
    locale.split(whereSeparator: { $0 == "-" || $0 == "_" }).contains {
      ["tw", "hk", "mo", "hant"].contains($0.lowercased())
    }
  }

  private mutating func read(
    _ path: String, of input: DecodedInput, files: inout FileAccess, _ diagnostics: inout DiagnosticList,
    _ collect: (SyntaxValue) -> [(String, String)]
  ) {
    guard let loader = files.loader, let file = try? loader.load(path, relativeTo: input.name),
      let text = DecodedInput(file.bytes, name: file.name, namedAt: nil, &files.library, &diagnostics),
      let root = SyntaxValue.read(
        text.text, as: text.format, source: text.source, limits: files.limits, diagnostics: &diagnostics)
    else { return }
    for (key, value) in collect(root) { texts[key] = value }
  }
}

extension SyntaxValue {
  fileprivate func readStrings() -> [(String, String)] {
    (members ?? []).compactMap { entry in entry.value.scalarText.map { (entry.key, $0) } }
  }

  /// `strings` → key → `localizations` → language → `stringUnit` → `value`. Of a text that varies with the device that
  /// of a phone, of one that varies with a number that of any other number.
  fileprivate func readCatalogue(_ language: String) -> [(String, String)] {
    (self["strings"]?.members ?? []).compactMap { entry in
      guard let text = entry.value["localizations"]?[language]?.localizedText else { return nil }
      return (entry.key, text)
    }
  }

  private var localizedText: String? {
    if let unit = self["stringUnit"] {
      let text = unit["value"]?.scalarText
      // One that nobody has translated yet.
      return text == "" && unit["state"]?.scalarText == "new" ? nil : text
    }
    let variations = self["variations"]
    let varied =
      variations?["device"].flatMap { $0["iphone"] ?? $0["other"] } ?? variations?["plural"]?["other"]
    return varied?.localizedText
  }
}

/// Where a file stands among its translations.
private struct IBPlace {
  private let stem: String
  private let isInLanguageFolder: Bool

  init(_ name: String) {
    let parts = name.split(separator: "/")
    let file = parts.last ?? ""
    stem = String(file.lastIndex(of: ".").map { file[..<$0] } ?? file)
    isInLanguageFolder = parts.dropLast().last?.hasSuffix(".lproj") ?? false
  }

  private var up: String { isInLanguageFolder ? "../" : "" }

  func stringsFiles(_ language: String) -> [String] {
    // Old projects write `pt_BR`.
    let names = [language, language.replacing("-", with: "_")]
    return (names[0] == names[1] ? [language] : names).map { "\(up)\($0).lproj/\(stem).strings" }
  }

  var catalogues: [String] {
    isInLanguageFolder ? ["../mul.lproj/\(stem).xcstrings", "../\(stem).xcstrings"] : ["\(stem).xcstrings"]
  }
}
