import Diagnostics
import TableModel
import TableSyntax

/// What rows without a template show when none of them has a `text`: a table of blank rows helps nobody.
struct ImplicitKeys {
  let text: String
  let detail: String?

  private static let rowsLookedAt = 100

  /// Chosen once for all rows, by the keys of the first hundred: well-known names first, then the first keys that
  /// have a text. `nil` where a row has `text`, or nothing to show.
  ///
  /// - Parameter join: renames keys, and says which have a meaning of their own.
  init?(rows: [SyntaxValue], _ join: RowJoin) {
    let typed = KeyRules<CellDraft>.row.names.filter { $0 != StandardKey.text && $0 != StandardKey.detail }
    let structural = Set(typed + join.structuralKeys)
    var keys: [String] = []
    var isText: [String: Bool] = [:]
    for row in rows.prefix(Self.rowsLookedAt) {
      for entry in row.members ?? [] where entry.value.scalarText != nil && !structural.contains(entry.key) {
        let key = join.renames[entry.key] ?? entry.key
        if key == StandardKey.text { return nil }
        if structural.contains(key) { continue }
        if isText[key] == nil { keys.append(key) }
        if case .string = entry.value.content { isText[key] = true }
        isText[key] = isText[key] ?? false
      }
    }
    let texts = keys.filter { isText[$0] == true } + keys.filter { isText[$0] == false }
    guard let text = Self.likely(RowKeys.likelyTexts, among: keys) ?? texts.first else { return nil }
    let rest = texts.filter { $0 != text }
    self.text = text
    if keys.contains(StandardKey.detail) {
      detail = nil
    } else {
      detail = Self.likely(RowKeys.likelyDetails, among: rest) ?? rest.first
    }
  }

  private static func likely(_ names: [String], among keys: [String]) -> String? {
    for name in names {
      if let key = keys.first(where: { $0.lowercased() == name }) { return key }
    }
    return nil
  }
}
