/// A table of any length, always the same for the same number of rows: mails of four values in sections of 500.
struct RowGenerator {
  private var state: UInt64 = 0x5DEE_CE66

  /// Hands the document on row by row.
  mutating func generate(_ rows: Int, to out: (String) -> Void) {
    out(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<table style=\"plain\" title=\"\(rows) messages\" lang=\"en\">\n"
    )
    for row in 0..<rows {
      if row % 500 == 0 {
        out(
          "\(row > 0 ? "</section>\n" : "")<section id=\"s\(row / 500)\"><header>Day \(row / 500)</header>\n")
      }
      out(
        """
        <cell id="m\(row)" template="message" accessory="disclosureIndicator">\
        <value key="sender">\(words(2))</value><value key="date">\(row % 24):\(10 + row % 50)</value>\
        <value key="subject">\(words(4))</value><value key="preview">\(words(10))</value></cell>

        """)
    }
    out(rows > 0 ? "</section>\n</table>\n" : "</table>\n")
  }

  private mutating func words(_ count: Int) -> String {
    (0..<count).map { _ in Self.vocabulary[next(below: Self.vocabulary.count)] }.joined(separator: " ")
  }

  /// The high bits of a linear congruential generator.
  private mutating func next(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }

  private static let vocabulary = [
    "harbour", "Anna", "the", "of", "meeting", "lantern", "Tuesday", "quickly", "window", "and", "invoice",
    "glass",
    "north", "seven", "rehearsal", "boat", "please", "Oskar", "before", "with", "garden", "to", "paper",
    "Lisbon",
  ]
}
