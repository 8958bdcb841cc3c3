import TextMeasurement

/// Which fonts text is measured with on this machine.
public struct FontList {
  private let fontPaths: [String]

  /// - Parameter fontPaths: folders of fonts to look in first.
  public init(fontPaths: [String] = []) { self.fontPaths = fontPaths }

  /// A line for what tables and rules reach, and one for each script that a font file must serve.
  public var text: String {
    var text = """
      Latin, Greek, Cyrillic  built-in tables of the system font, 9 weights
      Chinese, Japanese,
      Korean, emoji           by rule: 1 em, emoji 1.35 em

      """
    let measurer = SystemTextMeasurer(fontFiles: fontPaths.flatMap(TableRun.fontFiles))
    for entry in measurer.scripts() {
      let padding = String(repeating: " ", count: max(1, 24 - entry.script.count))
      text += entry.script + padding + (entry.file ?? "none found; 0.6 em a character") + "\n"
    }
    return text
  }
}
