import TableLayout
import TableModel

extension HTMLPage {
  /// Draws a control as it stands; a page without a script has nothing to operate.
  mutating func control(_ control: ViewContent, _ frame: Rect, label: String?) {
    let name = label.flatMap { $0.isEmpty ? nil : "\($0): " } ?? ""
    switch control {
    case .toggle(let toggle):
      html.openDrawing(toggle.isOn ? "tg on" : "tg", name + (toggle.isOn ? "on" : "off"), frame)
      html.raw("<i></i></span>")
    case .slider(let slider):
      let share = Self.share(slider.value, slider.minimumValue, slider.maximumValue)
      html.openDrawing("sl", name + "\(Int((share * 100).rounded())) %", frame)
      filled(share, knob: true)
      html.raw("</span>")
    case .progressView(let progress):
      let share = Self.share(progress.progress, 0, 1)
      html.openDrawing("pg", name + "\(Int((share * 100).rounded())) %", frame)
      filled(share, knob: false)
      html.raw("</span>")
    case .stepper(let stepper):
      html.openDrawing("sr", name + OutputBuffer.text(stepper.value), frame)
      html.raw("<i></i></span>")
    case .segmentedControl(let segments): self.segments(segments, frame, name)
    case .activityIndicator:
      html.openDrawing("sp big", name + "in progress", frame)
      html.raw("</span>")
    default: break
    }
  }

  private mutating func filled(_ share: Double, knob: Bool) {
    html.raw("<i style=\"width:")
    html.out.append(share * 100)
    html.raw("%\"></i>")
    guard knob else { return }
    html.raw("<b style=\"left:")
    html.out.append(share * 100)
    html.raw("%\"></b>")
  }

  private mutating func segments(_ segments: SegmentedControlAttributes, _ frame: Rect, _ name: String) {
    let selected = segments.selectedIndex.flatMap { index in
      segments.segments.indices.contains(index) ? segments.segments[index] : nil
    }
    html.openDrawing("sg", name + (selected ?? "nothing chosen"), frame)
    for (index, title) in segments.segments.enumerated() {
      html.raw(index == segments.selectedIndex ? "<b class=\"at\">" : "<b>")
      html.text(title)
      html.raw("</b>")
    }
    html.raw("</span>")
  }

  private static func share(_ value: Double, _ minimum: Double, _ maximum: Double) -> Double {
    maximum > minimum ? min(1, max(0, (value - minimum) / (maximum - minimum))) : 0
  }
}
