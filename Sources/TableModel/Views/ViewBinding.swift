import Diagnostics

/// A view attribute that takes its value from the cell's values.
public struct ViewBinding: Hashable, Sendable {
  public let property: ViewProperty
  public let text: BoundText
  /// The attribute's value in the template.
  public let range: SourceRange?
  /// Whether the view keeps what the template says where a cell has no such value.
  public let isOptional: Bool

  public init(
    _ property: ViewProperty, _ text: BoundText, at range: SourceRange?, isOptional: Bool = false
  ) {
    self.property = property
    self.text = text
    self.range = range
    self.isOptional = isOptional
  }
}

/// A text with `{key}` places in it.
public struct BoundText: Hashable, Sendable {
  public enum Segment: Hashable, Sendable {
    case literal(String)
    case key(String)
  }

  public let segments: [Segment]

  public init(_ segments: [Segment]) { self.segments = segments }

  /// The keys, in order of first appearance.
  public var keys: [String] {
    var keys: [String] = []
    for case .key(let key) in segments where !keys.contains(key) { keys.append(key) }
    return keys
  }

  /// The text with each key replaced by what `value` gives for it; a key without a value gives nothing.
  public func filled(_ value: (String) -> String?) -> String {
    if segments.count == 1, case .key(let key) = segments[0] { return value(key) ?? "" }
    return segments.reduce(into: "") { text, segment in
      switch segment {
      case .literal(let literal): text += literal
      case .key(let key): text += value(key) ?? ""
      }
    }
  }
}

/// The attributes that a document may bind to a cell's values.
public enum ViewProperty: Sendable, CaseIterable {
  case text, placeholder, title, image
  case textColor, titleColor, backgroundColor, tintColor, alpha, isHidden
  case isOn, value, progress, selectedIndex, numberOfLines, font
  case accessibilityLabel, link
}
