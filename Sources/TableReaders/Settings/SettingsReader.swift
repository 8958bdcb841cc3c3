import Diagnostics
import TableModel
import TableSyntax

/// Reads a page of a `Settings.bundle`.
enum SettingsReader {
  static func read(
    _ root: SyntaxValue, _ specifiers: [SyntaxValue], into document: inout TableDocument,
    files: inout FileAccess, _ diagnostics: inout DiagnosticList
  ) {
    diagnostics.add(
      Diagnostic(
        .unsupportedFeature, "settings bundles are not read yet", at: root.range, severity: .error))
  }
}

/// The keys of settings bundles.
enum SettingsKeys {
  static let specifiers = "PreferenceSpecifiers"
}
