import TableModel

/// A colour in light and in dark.
struct ColorPair: Hashable {
  var light: RGBA
  var dark: RGBA

  init(light: RGBA, dark: RGBA) {
    self.light = light
    self.dark = dark
  }

  init(_ color: Color) {
    light = color.components(in: .light)
    dark = color.components(in: .dark)
  }

  init(_ color: SystemColor) { self.init(.semantic(color)) }

  /// Laid over a background that is opaque.
  func over(_ background: ColorPair) -> ColorPair {
    ColorPair(light: light.over(background.light), dark: dark.over(background.dark))
  }

  subscript(isDark isDark: Bool) -> RGBA { isDark ? dark : light }
}
