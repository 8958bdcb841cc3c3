extension Color {
  /// The colour as a document may write it: the name of a system colour, or `#RRGGBB` with two more digits where it
  /// is not opaque.
  public var name: String {
    switch self {
    case .semantic(let color): color.rawValue
    case .components(let color):
      "#"
        + ([color.red, color.green, color.blue] + (color.alpha == 255 ? [] : [color.alpha]))
        .map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
    }
  }
}
