import Diagnostics
import TableModel
import TableSyntax

extension IBContext {
  /// The views inside a view, those apart that variations leave out.
  mutating func subviews(_ node: IBNode, _ scope: IBScope, depth: Int) -> [ViewNode] {
    guard depth < ViewNode.maximumDepth else {
      diagnostics.add(
        .limitExceeded, "views are nested more than \(ViewNode.maximumDepth) deep; the rest is left out",
        at: node.range)
      return []
    }
    // Cells of a collection view come from data.
    guard node.element != .collectionView else { return [] }
    let excluded = node.excluded(from: .subviews)
    let inner =
      node.element == .visualEffectView || node.element == .tableViewHeaderFooterView
      ? node.child(.contentView).map { [$0] } ?? [] : []
    return (inner + node.list(.subviews)).compactMap { xml in
      if let id = xml.text(.id), excluded.contains(id) { return nil }
      return view(xml, isArranged: node.element == .stackView, scope, depth: depth + 1)
    }
  }

  /// One view with all inside it; `nil` where variations say that it is not there.
  mutating func view(_ xml: XMLElement, isArranged: Bool, _ scope: IBScope, depth: Int) -> ViewNode? {
    let node = self.node(xml)
    var scope = scope
    scope.tint = color(node, .tintColor) ?? scope.tint
    var view = ViewNode(content(node), id: node.id)
    view.range = node.range
    readLook(node, &view)
    readTint(node, inherited: scope.tint, &view)
    readSizing(node, isArranged: isArranged, &view.sizing)
    if node.element == .datePicker, view.sizing.verticalCompressionResistancePriority == nil {
      view.sizing.verticalCompressionResistancePriority = Self.pickerCompression
    }
    view.layoutMargins =
      insets(node.child(.directionalLayoutMargins)) ?? insets(node.child(.layoutMargins))
    view.subviews = subviews(node, scope, depth: depth)
    let owner = node.id.map { ConstraintItem.view($0) } ?? .owner
    view.constraints = constraints(node, owner: owner, scope)
    if let key = node.id.flatMap({ scope.outlets[$0] }) { bind(key, &view) }
    noteUnread(xml)
    return view
  }

  /// A date picker gives its height up after constraints of 750 do.
  ///
  /// Source: recorded pickers, 8 of 10.
  private static let pickerCompression = 751.0

  private mutating func readLook(_ node: IBNode, _ view: inout ViewNode) {
    view.isHidden = flag(node, .hidden)
    view.alpha = number(node, .alpha, in: 0...1) ?? 1
    view.backgroundColor = color(node, .backgroundColor)
    view.contentMode = node.text(.contentMode).flatMap(ContentMode.init(rawValue:)) ?? .scaleToFill
    view.accessibilityLabel = node.child(.accessibilityConfiguration)?.text(.label)
    for xml in node.list(.userDefinedRuntimeAttributes) {
      guard ["layer.cornerRadius", "cornerRadius"].contains(xml.text(.keyPath)) else {
        noteUnread(runtimeAttribute: xml)
        continue
      }
      let value = IBNode(xml).child(.value)?.attribute(IBAttribute.value.rawValue) ?? xml.attribute("value")
      view.cornerRadius = max(0, number(value) ?? 0)
    }
  }

  /// A frame is an input where no constraints are to place the view.
  private mutating func readSizing(_ node: IBNode, isArranged: Bool, _ sizing: inout ViewSizing) {
    sizing.horizontalHuggingPriority = priority(node, .horizontalHuggingPriority)
    sizing.verticalHuggingPriority = priority(node, .verticalHuggingPriority)
    sizing.horizontalCompressionResistancePriority = priority(node, .horizontalCompression)
    sizing.verticalCompressionResistancePriority = priority(node, .verticalCompression)
    sizing.placeholderIntrinsicWidth = placeholder(node, .placeholderIntrinsicWidth)
    sizing.placeholderIntrinsicHeight = placeholder(node, .placeholderIntrinsicHeight)
    guard !isArranged, flag(node, .fixedFrame) || flag(node, .translatesMask, default: true) else { return }
    sizing.frame = rect(node)
    sizing.autoresizing = autoresizingMask(node)
  }

  private mutating func priority(_ node: IBNode, _ attribute: IBAttribute) -> Double? {
    number(node, attribute, in: 0...1000).map { max(1, $0) }
  }

  /// A length, or `infinite` for none.
  private mutating func placeholder(_ node: IBNode, _ attribute: IBAttribute) -> Double? {
    node.text(attribute) == "infinite" ? -1 : number(node, attribute)
  }

  private func autoresizingMask(_ node: IBNode) -> AutoresizingMask {
    guard let xml = node.child(.autoresizingMask) else { return [] }
    var mask: AutoresizingMask = []
    let parts: [(IBAttribute, AutoresizingMask)] = [
      (.flexibleMinX, .flexibleLeftMargin), (.widthSizable, .flexibleWidth),
      (.flexibleMaxX, .flexibleRightMargin),
      (.flexibleMinY, .flexibleTopMargin), (.heightSizable, .flexibleHeight),
      (.flexibleMaxY, .flexibleBottomMargin),
    ]
    for (name, part) in parts where xml.text(name).flatMap(Bool.init(attribute:)) ?? false {
      mask.insert(part)
    }
    return mask
  }

  /// An outlet makes what a view shows a key: without such a value the view keeps what the file says.
  mutating func bind(_ key: String, _ view: inout ViewNode) {
    guard let property = view.content.shownProperty else { return }
    view.bindings.append(ViewBinding(property, BoundText([.key(key)]), at: view.range, isOptional: true))
  }
}

extension ViewContent {
  /// What of the view a value of a cell replaces.
  fileprivate var shownProperty: ViewProperty? {
    switch self {
    case .label, .textField, .textView: .text
    case .imageView: .image
    case .button: .title
    case .toggle: .isOn
    case .slider, .stepper: .value
    case .progressView: .progress
    case .segmentedControl: .selectedIndex
    case .view: .backgroundColor
    default: nil
    }
  }
}
