import Diagnostics

/// A word of a line of a script.
struct ScriptWord {
  enum Kind {
    case bare
    /// In quotation marks: never a word of the language.
    case quoted
    /// After `#`.
    case id
    /// `=`
    case equals
  }

  let kind: Kind
  /// Without marks.
  let text: String
  let range: SourceRange

  /// As a message shows it.
  var shown: String {
    switch kind {
    case .bare, .equals: text
    case .quoted: "\"\(text)\""
    case .id: "#\(text)"
    }
  }
}
