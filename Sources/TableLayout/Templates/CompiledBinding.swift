import Diagnostics
import TableModel

/// A binding with its keys looked up.
struct CompiledBinding {
  let node: Int
  let property: ViewProperty
  let segments: [Segment]
  /// The place of the key where the attribute is nothing but one key; else negative.
  let slot: Int
  /// A label's text or an image view's name, which is kept beside the view and set without touching the rest.
  let isKeptApart: Bool
  /// Whether the view keeps its own where a cell has no such value.
  let isOptional: Bool

  enum Segment {
    case literal(String)
    case slot(Int)
  }

  init(_ binding: ViewBinding, of node: Int, kind: ViewKind, keys: [String]) {
    self.node = node
    property = binding.property
    isOptional = binding.isOptional
    isKeptApart =
      (kind == .label && binding.property == .text) || (kind == .imageView && binding.property == .image)
    segments = binding.text.segments.map { segment in
      switch segment {
      case .literal(let text): .literal(text)
      case .key(let key): .slot(keys.firstIndex(of: key) ?? 0)
      }
    }
    if segments.count == 1, case .slot(let only) = segments[0] { slot = only } else { slot = -1 }
  }
}

extension CompiledBinding {
  /// Whether a missing key gives an empty text.
  var takesEmptyText: Bool { property.takesAnyText && !isOptional }
}

extension ViewProperty {
  /// Whether an empty text is a value like any other, so that a missing key gives one.
  var takesAnyText: Bool {
    switch self {
    case .text, .placeholder, .title, .image, .accessibilityLabel, .link: true
    default: false
    }
  }
}
