/// A table of any length, always the same for the same number of rows: mails of four values in sections of 500.
struct RowGenerator {
  private var state: UInt64 = 0x5DEE_CE66

  /// Hands the document on row by row.
  ///
  /// - Parameter isConstrained: the rows have a template of eight views that constraints place, 44 of them with those
  ///   that views have by their content.
  mutating func generate(_ rows: Int, isConstrained: Bool = false, to out: (String) -> Void) {
    out(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<table style=\"plain\" title=\"\(rows) messages\" lang=\"en\">\n"
    )
    if isConstrained { out(Self.constrainedTemplate) }
    let template = isConstrained ? "constrained" : "message"
    for row in 0..<rows {
      if row % 500 == 0 {
        out(
          "\(row > 0 ? "</section>\n" : "")<section id=\"s\(row / 500)\"><header>Day \(row / 500)</header>\n")
      }
      out(
        """
        <cell id="m\(row)" template="\(template)" accessory="disclosureIndicator">\
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

  private static let constrainedTemplate = """
    <template id="constrained">
      <view id="avatar" width="40" height="40"/><view id="badge" width="12" height="12"/>
      <label id="sender" text="{sender}" font="headline" horizontalHuggingPriority="251"/>
      <label id="date" text="{date}" font="footnote" horizontalHuggingPriority="252"
        horizontalCompressionResistancePriority="751"/>
      <label id="subject" text="{subject}" font="subheadline"/>
      <label id="preview" text="{preview}" font="footnote" numberOfLines="2"/>
      <view id="chevron" width="8"/><view id="line" height="1"/>
      <constraints>
        <visualFormat>|-[avatar]-12-[sender]-(&gt;=8)-[date]-8-[chevron]-|</visualFormat>
        <visualFormat options="alignAllLeading alignAllTrailing">V:[subject]-2-[preview]</visualFormat>
        <visualFormat>V:|-[sender]-2-[subject]</visualFormat>
        <visualFormat>V:[preview]-4-[line]-|</visualFormat>
        <visualFormat>V:[avatar]-(&gt;=8)-|</visualFormat>
        <visualFormat>[line]-|</visualFormat>
        <constraint firstItem="subject" firstAttribute="leading" secondItem="sender" secondAttribute="leading"/>
        <constraint firstItem="preview" firstAttribute="trailing" secondItem="superview" secondAttribute="trailingMargin"/>
        <constraint firstItem="line" firstAttribute="leading" secondItem="sender" secondAttribute="leading"/>
        <constraint firstItem="date" firstAttribute="firstBaseline" secondItem="sender" secondAttribute="firstBaseline"/>
        <constraint firstItem="avatar" firstAttribute="top" secondItem="superview" secondAttribute="topMargin"/>
        <constraint firstItem="badge" firstAttribute="trailing" secondItem="avatar" secondAttribute="trailing" constant="4"/>
        <constraint firstItem="badge" firstAttribute="bottom" secondItem="avatar" secondAttribute="bottom" constant="4"/>
        <constraint firstItem="chevron" firstAttribute="centerY" secondItem="avatar" secondAttribute="centerY"/>
        <constraint firstItem="chevron" firstAttribute="height" secondItem="chevron" secondAttribute="width" multiplier="2"
          priority="999"/>
      </constraints>
    </template>

    """
}
