import TableLayout
import TableModel

extension HTMLPage {
  /// Draws a control as it stands; a page without a script has nothing to operate.
  mutating func control(
    _ control: ViewContent, _ frame: Rect, _ context: ViewContext, _ decoration: ViewDecoration?
  ) {
    let box = BoxStyle(frame, alpha: context.alpha)
    let label = decoration?.accessibilityLabel ?? context.rowViews.firstText
    let name = label.flatMap { $0.isEmpty ? nil : $0 }
    let tint = decoration?.tintColor.map { FillStyle.background(ColorPair($0)) }
    switch control {
    case .toggle(let toggle):
      var part = Part(toggle.isOn ? "switch lit" : "switch", box)
      part.fill = toggle.isOn ? tint : nil
      open("span", part)
      state("switch", name ?? "Switch")
      html.raw(toggle.isOn ? " aria-checked=\"true\"></span>" : " aria-checked=\"false\"></span>")
    case .slider(let slider): self.slider(slider, frame, box, name ?? "Slider", tint)
    case .stepper(let stepper):
      open("span", Part("stepper", box))
      state("spinbutton", name ?? "Stepper")
      range(stepper.value, stepper.minimumValue, stepper.maximumValue)
      html.raw("></span>")
    case .progressView(let progress):
      var part = Part("bar", box)
      part.fill = progress.trackTintColor.map { .track($0) }
      open("span", part)
      html.raw(" role=\"progressbar\"")
      html.attribute("aria-label", name ?? "Progress")
      range((progress.progress * 100).rounded(), 0, 100)
      html.raw(">")
      filled(frame.width * Self.share(progress.progress, 0, 1), tint)
    case .segmentedControl(let segments): self.segments(segments, box, name ?? "Choice")
    case .activityIndicator: drawing(Part("spin", box), "In progress")
    default: break
    }
  }

  private mutating func state(_ role: StaticString, _ name: String) {
    html.raw(" role=\"")
    html.raw(role)
    html.raw("\" aria-disabled=\"true\"")
    html.attribute("aria-label", name)
  }

  private mutating func range(_ value: Double, _ minimum: Double, _ maximum: Double) {
    html.attribute("aria-valuenow", OutputBuffer.text(value))
    html.attribute("aria-valuemin", OutputBuffer.text(minimum))
    html.attribute("aria-valuemax", OutputBuffer.text(maximum))
  }

  /// Closes a track with the part up to the value filled.
  private mutating func filled(_ width: Double, _ tint: FillStyle?) {
    var part = Part("done")
    part.fill = tint
    open("span", part)
    html.raw(" style=\"")
    html.pixels("width", width)
    html.raw("\"></span></span>")
  }

  private mutating func slider(
    _ slider: ValueAttributes, _ frame: Rect, _ box: BoxStyle, _ name: String, _ tint: FillStyle?
  ) {
    let knob = head.traits.profile == .iOS26 ? 38.0 : 27.0
    let share = Self.share(slider.value, slider.minimumValue, slider.maximumValue)
    var part = Part("slider", box)
    part.fill = slider.maximumTrackTintColor.map { .track($0) }
    open("span", part)
    state("slider", name)
    range(slider.value, slider.minimumValue, slider.maximumValue)
    html.raw(">")
    filled(max(0, knob / 2 + share * (frame.width - 4 - knob)), tint)
  }

  private mutating func segments(_ control: SegmentedControlAttributes, _ box: BoxStyle, _ name: String) {
    open("span", Part("segments", box))
    state("radiogroup", name)
    html.raw(">")
    for (index, title) in control.segments.enumerated() {
      html.raw("<span role=\"radio\" aria-disabled=\"true\"")
      html.raw(
        index == control.selectedIndex ? " aria-checked=\"true\" class=\"on\">" : " aria-checked=\"false\">")
      html.text(title)
      html.raw("</span>")
    }
    html.raw("</span>")
  }

  private static func share(_ value: Double, _ minimum: Double, _ maximum: Double) -> Double {
    let share = (value - minimum) / (maximum - minimum)
    return maximum > minimum && share.isFinite ? min(1, max(0, share)) : 0
  }
}
