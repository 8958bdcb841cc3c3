/// How the display face differs from the text face that the tables hold: its characters are narrower.
enum DisplayFace {
  /// Where the display face takes over, when the two are separate fonts.
  static let smallestPointSize = 20.0

  /// What a character gains on its text advance, in 1/10,000 em.
  ///
  /// Source: 69 recorded labels and buttons of 20 to 50 points, less Apple's tracking: 0.0575 em less a
  /// character, 0.034 a digit; three quarters of that on iOS 9 and 10; in the face with an optical size it
  /// sets in between 18 and 25 points.
  static func adjustment(
    isDigit: Bool, pointSize: Double, generation: TrackingGeneration
  ) -> Double {
    let full = isDigit ? -340.0 : -575.0
    switch generation {
    case .firstFaces: return pointSize < smallestPointSize ? 0 : full * 0.74
    case .separateFaces: return pointSize < smallestPointSize ? 0 : full
    case .opticalSizes: return full * min(1, max(0, (pointSize - 18) / 7.3))
    }
  }
}
