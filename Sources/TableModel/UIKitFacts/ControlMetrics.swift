/// The intrinsic sizes of controls, in points, as alignment rectangles.
///
/// Source: recorded by Interface Builder: 209 switches, 30 sliders, 72 pickers, 18 indicators, more than 60 text
/// fields; the width of segmented controls on weak evidence.
public struct ControlMetrics: Hashable, Sendable {
  public var switchSize: Size
  public var sliderHeight = 30.0
  public var stepperSize: Size
  public var segmentedControlHeight: Double
  /// What a segment adds to the widest title, and the points the title is set at.
  public var segmentPadding = 20.0
  public var segmentFontSize = 13.0
  public var progressViewHeight: Double
  public var mediumIndicator = 20.0
  public var largeIndicator = 37.0
  /// A text field with a border; what it adds to the width of its text.
  public var borderedFieldHeight: Double
  public var borderedFieldPadding = 14.0
  /// What a text field without a border adds to its line height; `nil` where it is rounded up to whole points.
  public var fieldPadding: Double?
  /// What a placeholder is wider than its text in a text field without a border.
  public var placeholderPadding: Double
  /// Between the edges of a text view and its text, beside and above.
  public var textViewInset = Size(width: 5, height: 8)
  /// What a button adds to the height of its title, and its least width.
  public var buttonVerticalPadding = 12.0
  public var buttonMinimumWidth = 30.0
  /// Whether the width of a button's title goes to the nearest whole point instead of up.
  public var roundsButtonTitles = false
  /// Fonts of buttons that name none.
  public var systemButtonFontSize = 15.0
  public var customButtonFontSize = 18.0
  /// The info, detail and contact buttons.
  public var glyphButtonSize: Size
  /// The lengths of a plain view, and the height of an empty label, that a stack view arranges and nothing sizes.
  /// Interface Builder's canvas has them, devices don't.
  public var emptyArrangedLength: Double?
  /// Whether such a label squeezes others before it gives way.
  public var emptyArrangedResists = false
  /// A picture that cannot be had and has no declared size.
  public var placeholderImage = Size(width: 29, height: 29)

  public init(profile: OSProfile) {
    let isOld = profile == .iOS12
    switchSize = profile == .iOS26 ? Size(width: 61, height: 28) : Size(width: 49, height: 31)
    stepperSize = Size(width: 94, height: isOld ? 29 : 32)
    segmentedControlHeight = isOld ? 28 : 31
    progressViewHeight = isOld ? 2 : 4
    borderedFieldHeight = isOld ? 30 : 34
    fieldPadding = isOld ? nil : 1.63
    placeholderPadding = isOld ? 4 : 0
    glyphButtonSize = isOld ? Size(width: 22, height: 22) : Size(width: 25, height: 24)
  }

  /// What a view's frame is larger than its alignment rectangle, which layout sees.
  public func alignmentInsets(of kind: ViewKind) -> DirectionalInsets {
    switch kind {
    case .toggle: DirectionalInsets(top: 0, leading: 0, bottom: 0, trailing: 2)
    case .slider: DirectionalInsets(top: 0, leading: 2, bottom: 1, trailing: 2)
    case .segmentedControl: DirectionalInsets(top: 0, leading: 0, bottom: 1, trailing: 0)
    default: .zero
    }
  }
}
