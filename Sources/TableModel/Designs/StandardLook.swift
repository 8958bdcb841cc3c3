/// A template that is one of UIKit's standard cells, with the labels and the image view as it describes them.
///
/// They stand where the style says: of their places nothing is said.
public struct StandardLook: Hashable, Sendable {
  public var style: CellStyle
  /// `nil` shows none; labels without a text count as having one in a preview.
  public var title: ViewNode?
  public var detail: ViewNode?
  public var image: ViewNode?

  public init(_ style: CellStyle) { self.style = style }

  /// Those that are there, in the order in which they are drawn.
  public var views: [ViewNode] { [title, detail, image].compactMap { $0 } }
}

/// What a template does beside showing values.
public struct TemplateConnection: Hashable, Sendable {
  public enum Kind: String, Sendable {
    /// Calls a method of the program.
    case action
    /// Goes to another scene.
    case segue
  }

  public var kind: Kind
  /// The view that does it; `nil` is the cell itself.
  public var viewID: String?
  /// The method's or the segue's name.
  public var name: String
  /// A segue's scene.
  public var destination: String?

  public init(_ kind: Kind, name: String) {
    self.kind = kind
    self.name = name
  }
}
