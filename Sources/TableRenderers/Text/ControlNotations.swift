import TableLayout
import TableModel

/// Controls in characters.
extension ItemCollector {
  private func columns(_ width: Double) -> Int {
    let wanted = (width * columnsPerPoint).rounded()
    return wanted.isFinite ? Int(min(Double(columns), max(3, wanted))) : 3
  }

  func fieldNotation(_ field: ArrangedTextField, width: Double) -> String {
    let text = field.text.block.lines.first?.text ?? ""
    let shown = field.isPlaceholder && !text.isEmpty ? "(\(text))" : text
    let room = max(DisplayWidth.of(shown), min(24, columns(width)) - 2)
    return "[\(shown)\(String(repeating: " ", count: room - DisplayWidth.of(shown)))]"
  }

  func notation(_ control: ViewContent, width: Double) -> String {
    switch control {
    case .toggle(let toggle): return toggle.isOn ? "[on]" : "[off]"
    case .stepper: return "[− +]"
    case .slider(let slider):
      let count = columns(width)
      let knob = Int(
        (share(slider.value, slider.minimumValue, slider.maximumValue) * Double(count - 1)).rounded())
      return String(repeating: "━", count: knob) + "●" + String(repeating: "─", count: count - 1 - knob)
    case .progressView(let progress):
      let count = columns(width)
      let full = Int((share(progress.progress, 0, 1) * Double(count)).rounded())
      return String(repeating: "▓", count: full) + String(repeating: "░", count: count - full)
    case .activityIndicator(let indicator): return indicator.isAnimating ? "◌" : ""
    case .segmentedControl(let segments):
      let titles = segments.segments.enumerated().map { $0 == segments.selectedIndex ? "●\($1)" : " \($1)" }
      return "[\(titles.joined(separator: " |")) ]"
    default: return ""
    }
  }

  private func share(_ value: Double, _ minimum: Double, _ maximum: Double) -> Double {
    let share = (value - minimum) / (maximum - minimum)
    return maximum > minimum && share.isFinite ? min(1, max(0, share)) : 0
  }
}
