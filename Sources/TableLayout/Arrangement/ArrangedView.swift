import TableModel
import TextMeasurement

/// A view in its place, with what it shows.
public struct ArrangedView: Sendable {
  public var id: String?
  public var kind: ViewKind
  /// In the superview. A frame, not an alignment rectangle.
  public var frame: Rect
  public var content: ArrangedContent
  /// What few views have.
  public var decoration: ViewDecoration? {
    get { sharedDecoration?.decoration }
    set { sharedDecoration = newValue.map(SharedDecoration.init) }
  }
  private var sharedDecoration: SharedDecoration?
  /// A preview tells where hidden views stand; nothing draws them.
  public var isHidden: Bool
  public var subviews: [ArrangedView]

  public init(id: String?, kind: ViewKind, frame: Rect, content: ArrangedContent) {
    self.init(id: id, kind: kind, frame: frame, content: content, decoration: nil, isHidden: false)
  }

  init(
    id: String?, kind: ViewKind, frame: Rect, content: ArrangedContent, decoration: SharedDecoration?,
    isHidden: Bool
  ) {
    self.id = id
    self.kind = kind
    self.frame = frame
    self.content = content
    sharedDecoration = decoration
    self.isHidden = isHidden
    subviews = []
  }
}

/// What a view shows, ready to draw. Kept apart from the view: most views of a cell show nothing themselves.
public indirect enum ArrangedContent: Sendable {
  case none
  case text(ArrangedText)
  case image(ArrangedImage)
  case button(ArrangedButton)
  case textField(ArrangedTextField)
  /// A switch, slider, stepper, segmented control, progress view or activity indicator: its attributes say all.
  case control(ViewContent)
}

/// Text broken into lines.
public struct ArrangedText: Sendable {
  public var block: TextBlock
  public var font: ResolvedFont
  public var color: Color
  /// Never `natural`.
  public var alignment: TextAlignment
  /// The top of the first line, in the view.
  public var y: Double
  /// Points at either side between the view's edges and the text, as in a text view.
  public var inset = 0.0

  public init(block: TextBlock, font: ResolvedFont, color: Color, alignment: TextAlignment, y: Double = 0) {
    self.block = block
    self.font = font
    self.color = color
    self.alignment = alignment
    self.y = y
  }
}

public struct ArrangedImage: Sendable {
  /// The name in the document.
  public var name: String
  /// `nil` draws a placeholder.
  public var file: ImageFile?
  public var contentMode: ContentMode

  public init(name: String, file: ImageFile?, contentMode: ContentMode) {
    self.name = name
    self.file = file
    self.contentMode = contentMode
  }
}

public struct ArrangedButton: Sendable {
  public var style: ButtonAttributes.Style
  /// Text and image with their frames in the button.
  public var title: ArrangedText?
  public var titleFrame: Rect
  public var image: ArrangedImage?
  public var imageFrame: Rect

  public init(style: ButtonAttributes.Style, title: ArrangedText?, titleFrame: Rect) {
    self.style = style
    self.title = title
    self.titleFrame = titleFrame
    imageFrame = .zero
  }
}

public struct ArrangedTextField: Sendable {
  public var text: ArrangedText
  public var isPlaceholder: Bool
  public var borderStyle: TextFieldAttributes.BorderStyle
  /// Characters are drawn as bullets; `text` holds bullets already.
  public var isSecure: Bool

  public init(
    text: ArrangedText, isPlaceholder: Bool, borderStyle: TextFieldAttributes.BorderStyle, isSecure: Bool
  ) {
    self.text = text
    self.isPlaceholder = isPlaceholder
    self.borderStyle = borderStyle
    self.isSecure = isSecure
  }
}

/// How a view looks beyond its content.
public struct ViewDecoration: Hashable, Sendable {
  public var backgroundColor: Color?
  public var tintColor: Color?
  /// Points.
  public var cornerRadius = 0.0
  /// 0 to 1.
  public var alpha = 1.0
  public var accessibilityLabel: String?
  public var link: Link?

  public init() {}
}

/// A decoration in a place of its own, out of the memory of the many views that have none; the rows of a template share
/// it.
final class SharedDecoration: Sendable {
  let decoration: ViewDecoration

  init(_ decoration: ViewDecoration) { self.decoration = decoration }
}
