/// Apple's spacing between the characters of the system font, by size: it changed when the faces did.
public enum TrackingGeneration: Sendable, Hashable {
  /// Separate text and display faces as they came first: iOS 9 and 10.
  case firstFaces
  /// Separate text and display faces: iOS 11 to 13.
  case separateFaces
  /// One face with an optical size: from iOS 14.
  case opticalSizes

  /// The distance that every character of a font of this size gains, in 1/10,000 em; between the sizes of the
  /// table it is interpolated.
  ///
  /// Source: Apple's published tracking tables; free regressions over recorded labels agree to 0.002 em.
  func tracking(at pointSize: Double) -> Double {
    switch self {
    case .opticalSizes: Self.interpolate(Self.opticalSizesTable, at: pointSize)
    case .firstFaces, .separateFaces:
      Self.interpolate(
        pointSize < DisplayFace.smallestPointSize ? Self.textFaceTable : Self.displayFaceTable, at: pointSize)
    }
  }

  /// What a weight adds to the tracking, in 1/10,000 em: the variable font's bold is a little narrower.
  ///
  /// Source: a regression over recorded labels; the weights not named came out within 0.0005 em of zero.
  func tracking(of weight: WeightClass) -> Double {
    switch (weight, self) {
    case (.medium, .opticalSizes): -12
    case (.medium, _): 12
    case (.bold, .opticalSizes): -15
    case (.bold, _): 19
    case (.other, _): 0
    }
  }

  enum WeightClass { case medium, bold, other }

  private static func interpolate(_ table: [(size: Double, value: Double)], at size: Double) -> Double {
    guard let after = table.firstIndex(where: { $0.size >= size }) else {
      return table.last?.value ?? 0
    }
    let upper = table[after]
    guard after > 0 else { return upper.value }
    let lower = table[after - 1]
    return lower.value + (upper.value - lower.value) * (size - lower.size) / (upper.size - lower.size)
  }

  private static let textFaceTable: [(size: Double, value: Double)] = [
    (6, 410), (7, 340), (8, 260), (9, 190), (10, 120), (11, 60), (12, 0), (13, -60), (14, -110), (15, -160),
    (16, -200), (17, -240), (18, -250), (19, -260),
  ]

  private static let displayFaceTable: [(size: Double, value: Double)] = [
    (20, 190), (21, 170), (22, 160), (24, 150), (25, 140), (27, 130), (30, 120), (33, 110), (36, 100),
    (41, 90), (44, 80), (49, 70), (52, 60), (56, 50), (60, 40), (66, 30), (68, 20), (76, 10), (80, 0),
  ]

  private static let opticalSizesTable: [(size: Double, value: Double)] = [
    (6, 410), (7, 340), (8, 260), (9, 190), (10, 120), (11, 60), (12, 0), (13, -62), (14, -107), (15, -153),
    (16, -194), (17, -253), (18, -244), (19, -237), (20, -225), (21, -175), (22, -118), (23, -40), (24, 29),
    (25, 60), (26, 80), (27, 110), (28, 136), (30, 140), (34, 118), (36, 100), (40, 100), (44, 80), (48, 80),
    (52, 60), (56, 60), (60, 40), (64, 40), (68, 20), (72, 20), (76, 10), (80, 0),
  ]
}
