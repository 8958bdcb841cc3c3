/// What kind of view a node is, with what only that kind has.
public enum ViewContent: Hashable, Sendable {
  case label(LabelAttributes)
  case imageView(ImageViewAttributes)
  case button(ButtonAttributes)
  case toggle(SwitchAttributes)
  case slider(ValueAttributes)
  case stepper(ValueAttributes)
  case textField(TextFieldAttributes)
  case textView(TextViewAttributes)
  case segmentedControl(SegmentedControlAttributes)
  case progressView(ProgressAttributes)
  case activityIndicator(ActivityIndicatorAttributes)
  case stackView(StackAttributes)
  case view
  /// Takes up the room that is left in a stack view; at least `minimumLength` points.
  case spacer(minimumLength: Double)
  /// A view that takes its place and is drawn as an empty box.
  case other(OtherAttributes)

  public var kind: ViewKind {
    switch self {
    case .label: .label
    case .imageView: .imageView
    case .button: .button
    case .toggle: .toggle
    case .slider: .slider
    case .stepper: .stepper
    case .textField: .textField
    case .textView: .textView
    case .segmentedControl: .segmentedControl
    case .progressView: .progressView
    case .activityIndicator: .activityIndicator
    case .stackView: .stackView
    case .view: .view
    case .spacer: .spacer
    case .other: .other
    }
  }
}

/// The kinds of view, spelled as Interface Builder spells its elements.
public enum ViewKind: String, Sendable, CaseIterable {
  case label, imageView, button
  case toggle = "switch"
  case slider, stepper, textField, textView, segmentedControl, progressView
  case activityIndicator = "activityIndicatorView"
  case stackView, view, spacer
  /// Any of Interface Builder's other elements.
  case other
}

public struct ImageViewAttributes: Hashable, Sendable {
  /// The name of a file or of an asset; `nil` shows nothing.
  public var image: String?
  /// Points, as the document has it; counts where there is no such image.
  public var imageSize: Size?
  /// Whether the image is one of the system's symbols.
  public var isSymbol = false

  public init() {}
}

public struct ButtonAttributes: Hashable, Sendable {
  /// Where title and image stand in a button that is wider than they are.
  public enum HorizontalAlignment: String, Sendable, CaseIterable {
    case center, left, right, fill, leading, trailing
  }

  /// Where title and image stand in a button that is higher than they are.
  public enum VerticalAlignment: String, Sendable, CaseIterable {
    case center, top, bottom, fill
  }

  public enum Style: String, Sendable, CaseIterable {
    case system, custom, infoLight, infoDark, detailDisclosure, contactAdd
  }

  public var style = Style.system
  public var title = ""
  public var image: String?
  /// `nil` means 15 points for a system button, else 18.
  public var font: Font?
  public var titleColor: Color?
  /// Points, as the document has it; counts where there is no such image.
  public var imageSize: Size?
  /// Space around title and image, points; `nil` is the button's own.
  public var contentInsets: DirectionalInsets?
  public var contentHorizontalAlignment = HorizontalAlignment.center
  public var contentVerticalAlignment = VerticalAlignment.center
  /// What image and title are moved by after they have their places, points; left and right, whatever the reading
  /// direction.
  public var imageInsets = DirectionalInsets.zero
  public var titleInsets = DirectionalInsets.zero

  public init() {}
}

/// A view that is not drawn: a picker, a map, a bar.
public struct OtherAttributes: Hashable, Sendable {
  /// Interface Builder's element.
  public var element: String
  /// Points; negative for a length that it does not have of its own.
  public var intrinsicSize: Size

  public init(element: String, intrinsicSize: Size = Size(width: -1, height: -1)) {
    self.element = element
    self.intrinsicSize = intrinsicSize
  }
}

public struct SwitchAttributes: Hashable, Sendable {
  public var isOn = true

  public init() {}
}

/// A slider's or stepper's value.
public struct ValueAttributes: Hashable, Sendable {
  public var value: Double
  public var minimumValue: Double
  public var maximumValue: Double
  /// Of a slider's track beyond the value; `nil` is the system's.
  public var maximumTrackTintColor: Color?

  public init(value: Double, minimumValue: Double, maximumValue: Double) {
    self.value = value
    self.minimumValue = minimumValue
    self.maximumValue = maximumValue
  }
}

public struct TextFieldAttributes: Hashable, Sendable {
  public enum BorderStyle: String, Sendable, CaseIterable {
    case none, line, bezel, roundedRect
  }

  public var text = ""
  public var placeholder = ""
  public var borderStyle = BorderStyle.none
  public var isSecure = false
  public var font = Font.system(14)
  public var textColor = Color.semantic(.label)
  public var textAlignment = TextAlignment.natural

  public init() {}
}

public struct TextViewAttributes: Hashable, Sendable {
  public var text = ""
  public var font = Font.system(14)
  public var textColor = Color.semantic(.label)
  public var textAlignment = TextAlignment.natural
  /// A scrolling text view has no height of its own.
  public var isScrollEnabled = true
  public var isEditable = true

  public init() {}
}

public struct SegmentedControlAttributes: Hashable, Sendable {
  public var segments: [String] = []
  public var selectedIndex: Int?

  public init() {}
}

public struct ProgressAttributes: Hashable, Sendable {
  /// 0 to 1.
  public var progress = 0.5
  /// Of the track beyond the progress; `nil` is the system's.
  public var trackTintColor: Color?

  public init() {}
}

public struct ActivityIndicatorAttributes: Hashable, Sendable {
  public enum Style: String, Sendable, CaseIterable {
    case medium, large
  }

  public var style = Style.medium
  public var isAnimating = true

  public init() {}
}

public struct StackAttributes: Hashable, Sendable {
  public enum Axis: String, Sendable, CaseIterable {
    case horizontal, vertical
  }

  public enum Distribution: String, Sendable, CaseIterable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// `leading` is the name across a vertical stack of what is `top` across a horizontal one.
  public enum Alignment: String, Sendable, CaseIterable {
    case fill, leading, top, center, trailing, bottom, firstBaseline, lastBaseline
  }

  public var axis = Axis.horizontal
  public var distribution = Distribution.fill
  public var alignment = Alignment.fill
  /// Points between arranged views, which overlap where it is below 0.
  public var spacing = 0.0
  /// Spacing counts from baseline to baseline instead of from edge to edge.
  public var isBaselineRelativeArrangement = false

  public init() {}
}
