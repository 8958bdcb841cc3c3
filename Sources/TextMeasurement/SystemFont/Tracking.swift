/// Apple's spacing between the characters of the system font, by size.
public enum TrackingGeneration: Sendable, Hashable {
  /// Separate text and display faces: to iOS 13.
  case separateFaces
  /// One face with an optical size: from iOS 14.
  case opticalSizes

  /// The distance that every character of a font of this size gains, in 1/10,000 em. Between the sizes of the table
  /// it is interpolated; from 20 points on the display face's own spacing takes its place.
  ///
  /// Source: Apple's published tracking tables; free regressions over recorded labels agree to 0.002 em.
  func tracking(at pointSize: Double) -> Int {
    let table = self == .separateFaces ? Self.separateFacesTable : Self.opticalSizesTable
    guard pointSize > 9 else { return table[0] }
    guard pointSize < 19 else { return table[10] }
    let lower = Int(pointSize)
    let share = pointSize - Double(lower)
    let value = Double(table[lower - 9]) * (1 - share) + Double(table[lower - 8]) * share
    return Int(value.rounded())
  }

  // 9 to 19 points.
  private static let separateFacesTable = [190, 120, 60, 0, -60, -110, -160, -200, -240, -250, -260]
  private static let opticalSizesTable = [190, 120, 60, 0, -62, -107, -153, -194, -253, -244, -237]
}

/// How the display face, used from 20 points on, differs from the text face.
enum DisplayFace {
  static let smallestPointSize = 20.0

  /// What a character gains on its text advance, tracking included, in 1/10,000 em.
  ///
  /// Fitted to 60 recorded labels of 20 to 35 points: W - sum of text advances is -0.041 em a lower-case letter,
  /// -0.034 a capital, -0.021 a digit.
  static func adjustment(for scalar: UInt32) -> Int {
    switch scalar {
    case 0x30...0x39: -210
    case 0x41...0x5A: -340
    case 0x61...0x7A: -410
    default: -380
    }
  }
}
