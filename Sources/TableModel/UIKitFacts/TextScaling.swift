extension ContentSizeCategory {
  /// How much the space around body text grows with it, as its leading does: 1 at L.
  public var bodyLeadingScale: Double {
    TextStyle.leading(at: TextStyle.body.pointSize(at: self)) / TextStyle.leading(at: 17)
  }

  /// How much body text grows: 1 at L.
  public var bodySizeScale: Double { TextStyle.body.pointSize(at: self) / 17 }
}
