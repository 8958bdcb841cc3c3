import TableModel
import TableSyntax

extension IBContext {
  /// The colours that a control is drawn in, and how one looks that is not enabled.
  ///
  /// - Parameter inherited: the view's own tint, or what is around it.
  mutating func readTint(_ node: IBNode, inherited: Color?, _ view: inout ViewNode) {
    let isEnabled = flag(node, .enabled, default: true)
    switch view.content {
    case .toggle:
      view.tintColor = color(node, .onTintColor)
      if !isEnabled { view.alpha *= Self.disabledAlpha }
    case .slider:
      view.tintColor = color(node, .minimumTrackTintColor) ?? inherited
      if !isEnabled { view.alpha *= Self.disabledAlpha }
    case .stepper, .segmentedControl:
      view.tintColor = color(node, .tintColor)
      if !isEnabled { view.alpha *= Self.disabledAlpha }
    case .progressView: view.tintColor = color(node, .progressTintColor) ?? inherited
    case .button(var button):
      view.tintColor = inherited
      if !isEnabled { disable(node, &button) }
      if let xml = node.child(.configuration) { fill(IBNode(xml), &button, &view) }
      view.content = .button(button)
    default: view.tintColor = color(node, .tintColor)
    }
  }

  /// Source: UIKit draws switches, sliders, steppers and segments at half their opacity.
  private static let disabledAlpha = 0.5

  /// A title in the colour of its disabled state; a system button's own is grey.
  private mutating func disable(_ node: IBNode, _ button: inout ButtonAttributes) {
    let own = node.child(.disabled).flatMap { color(IBNode($0), .titleColor) }
    let usual = button.style == .system ? button.titleColor ?? .semantic(.tertiaryLabel) : button.titleColor
    button.titleColor = own ?? usual
  }

  /// What a configuration draws behind its title.
  private mutating func fill(_ node: IBNode, _ button: inout ButtonAttributes, _ view: inout ViewNode) {
    let base = color(node, .baseBackgroundColor)
    let tint = view.tintColor ?? .semantic(.tint)
    let (background, foreground): (Color?, Color) =
      switch node.text(.style) {
      case "filled": (base ?? tint, .semantic(.white))
      case "tinted": ((base ?? tint).faint, tint)
      case "gray": (base ?? .semantic(.secondarySystemFill), tint)
      default: (base, tint)
      }
    button.titleColor = color(node, .baseForegroundColor) ?? button.titleColor ?? foreground
    guard let background else { return }
    view.backgroundColor = background
    view.cornerRadius = Self.configurationRadius
  }

  /// Points. Source: UIButton.Configuration's background at run time.
  private static let configurationRadius = 5.95
}

extension Color {
  /// As a tinted button has it behind its title.
  fileprivate var faint: Color {
    let full = components(in: .light)
    let alpha = UInt8((Double(full.alpha) * 0.18).rounded())
    return .components(RGBA(red: full.red, green: full.green, blue: full.blue, alpha: alpha))
  }
}
