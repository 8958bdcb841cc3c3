import TableModel
import TextMeasurement

extension LayoutEnvironment {
  /// The size of a control, as an alignment rectangle; negative for a length that it does not have.
  func intrinsicSize(of content: ViewContent) -> Size {
    let controls = metrics.controls
    switch content {
    case .toggle: return controls.switchSize
    case .slider: return Size(width: -1, height: controls.sliderHeight)
    case .stepper: return controls.stepperSize
    case .segmentedControl(let control):
      return Size(width: width(of: control), height: controls.segmentedControlHeight)
    case .progressView: return Size(width: -1, height: controls.progressViewHeight)
    case .activityIndicator(let indicator):
      let length = indicator.style == .large ? controls.largeIndicator : controls.mediumIndicator
      return Size(width: length, height: length)
    case .other(let other): return other.intrinsicSize
    default: return Size(width: -1, height: -1)
    }
  }

  /// Every segment is as wide as the widest title needs.
  private func width(of control: SegmentedControlAttributes) -> Double {
    let font = ResolvedFont.system(metrics.controls.segmentFontSize)
    let widest = control.segments.reduce(0) { max($0, layOut($1, font: font).size.width) }
    return Double(control.segments.count) * (widest + metrics.controls.segmentPadding)
  }
}
