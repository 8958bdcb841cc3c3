/// Free families whose advances are those of well-known ones.
enum FontSubstitutes {
  /// What may stand for a family, best first; none where no free font has its advances.
  ///
  /// Source: the fonts' own statements; Menlo's advances are DejaVu Sans Mono's, from which it is drawn.
  static func families(for family: String) -> [String] {
    switch family.lowercased() {
    case "helvetica", "arial": ["Liberation Sans", "Arimo", "Nimbus Sans"]
    case "helvetica neue": ["Liberation Sans", "Arimo", "Nimbus Sans"]
    case "times", "times new roman": ["Liberation Serif", "Tinos", "Nimbus Roman"]
    case "courier", "courier new": ["Liberation Mono", "Cousine", "Nimbus Mono PS"]
    case "menlo", "monaco": ["DejaVu Sans Mono", "Bitstream Vera Sans Mono"]
    case "georgia": ["Gelasio"]
    case "arial narrow": ["Liberation Sans Narrow"]
    case "palatino", "palatino linotype": ["P052"]
    default: []
    }
  }
}
