import TableModel
import TextMeasurement

extension ResolvedFont {
  /// The families of a `font` declaration: Apple's own where the reader has them, else the stand-in.
  var cssFamilies: String {
    switch face {
    case .system, .monospacedDigit: "-apple-system,\"SF Pro Text\",\(standIn.family),var(--more)"
    case .monospaced: "ui-monospace,\"SF Mono\",\(standIn.family),Menlo,monospace,var(--more)"
    case .named(let name): "\(Self.families(of: FontName(name))),-apple-system,\(standIn.family),var(--more)"
    }
  }

  /// A face's own name, and its family's, of which the weight chooses the face.
  private static func families(of name: FontName) -> String {
    let names = name.family == name.name ? [name.name] : [name.name, name.family]
    return names.map { "\"\(safe($0))\"" }.joined(separator: ",")
  }

  var standIn: StandInFont { StandInFont(self) }

  /// A family's name with nothing in it that could end a CSS string or begin an escape.
  private static func safe(_ name: String) -> String {
    var safe = String.UnicodeScalarView()
    safe.append(
      contentsOf: name.unicodeScalars.prefix(100).filter {
        $0.properties.isAlphabetic || $0 == " " || $0 == "-" || "0"..."9" ~= $0
      })
    return String(safe)
  }
}
