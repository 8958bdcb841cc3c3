import Diagnostics

/// A reusable description of what a cell or a header shows.
public struct CellTemplate: Hashable, Sendable {
  /// The reuse identifier by which cells name it.
  public var id: String
  /// Points; `nil` is measured.
  public var height: Double?
  public var estimatedHeight: Double?
  /// Margins of the content view; `nil` means the table's own.
  public var margins: DirectionalInsets?
  public var backgroundColor: Color?
  /// The views: placed by constraints and frames where the template has any, else arranged from top to bottom inside
  /// the margins as in a vertical stack view that fills.
  public var views: [ViewNode] = []
  /// Constraints of the content view; views may have more.
  public var constraints: [LayoutConstraint] = []
  /// The size of the content view that the views' frames were drawn for, points; `nil` where no frame grows.
  public var designSize: Size?
  public var layout = Layout.automatic
  /// What a preview fills the keys with.
  public var sampleValues: [CellValue] = []
  /// Interface Builder's name for it, where it has one: another name by which cells may ask for it.
  public var objectID: String?
  /// How it stood where it was drawn; `nil` for a template that was written.
  public var design: CellDesign?
  /// One of UIKit's standard cells, in place of views or behind them.
  public var standard: StandardLook?
  /// What a cell of it has unless it says otherwise.
  public var options: CellOptions?
  /// What an editor's document says of it that can be seen, in place of views and attributes where templates are
  /// compared.
  public var outline: TemplateOutline?
  /// What its views do.
  public var connections: [TemplateConnection] = []
  public var range: SourceRange?

  public init(id: String) { self.id = id }

  /// How the views find their places.
  public enum Layout: String, Sendable, CaseIterable {
    /// By constraints where there are any, else in a stack.
    case automatic
    /// Where their frames say, as a cell that answers `sizeThatFits` itself: a view without a height in its frame is as
    /// high as its content at that width, and the row as high as the lowest view's bottom and the bottom margin.
    case frame
  }

  /// Every key that a view is bound to, in order of first appearance.
  public var keys: [String] { keys { _ in true } }

  /// The keys without which a view shows nothing.
  public var expectedKeys: [String] { keys { !$0.isOptional } }

  private func keys(where isWanted: (ViewBinding) -> Bool) -> [String] {
    var keys: [String] = []
    func visit(_ views: [ViewNode]) {
      for view in views {
        for binding in view.bindings where isWanted(binding) {
          for key in binding.text.keys where !keys.contains(key) { keys.append(key) }
        }
        visit(view.subviews)
      }
    }
    visit(standard?.views ?? [])
    visit(views)
    return keys
  }
}

/// A template as another thing names it.
public struct TemplateReference: Hashable, Sendable {
  public let identifier: String
  public let range: SourceRange?
  /// The place in the document's templates; `nil` until references are resolved, and where none has the name.
  public internal(set) var index: Int32?

  public init(_ identifier: String, at range: SourceRange? = nil) {
    self.identifier = identifier
    self.range = range
  }
}
