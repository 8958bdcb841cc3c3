import Diagnostics
import TableModel
import TextMeasurement

extension LayoutEnvironment {
  mutating func compile(_ templates: [CellTemplate]) -> [TemplateLayout] {
    templates.map { TemplateLayout($0, &self) }
  }
}

extension TemplateLayout {
  init(_ template: CellTemplate, _ environment: inout LayoutEnvironment) {
    var flattener = TemplateFlattener(template, environment.metrics.controls)
    flattener.flatten()
    if flattener.placesViewsItself { flattener.nodes[0].role = .container(margins: .zero) }
    if flattener.isTooDeep {
      environment.diagnostics.add(
        .limitExceeded,
        "views of template '\(template.id)' are nested more than \(ViewNode.maximumDepth) deep; the rest is left out",
        at: template.range)
    }
    if flattener.hasTooManyConstraints {
      environment.diagnostics.add(
        .limitExceeded,
        "template '\(template.id)' has more than \(TemplateFlattener.constraintLimit) constraints; the rest is left out",
        at: template.range)
    }
    id = template.id
    range = template.range
    height = template.height
    estimatedHeight = template.estimatedHeight
    backgroundColor = template.backgroundColor
    margins = template.margins
    keys = flattener.keys
    bindings = flattener.bindings
    nodes = flattener.nodes
    keepsHidden = environment.isPreview && template.design != nil
    hidesViews = bindings.contains { $0.property == .isHidden }
    variesContent = bindings.contains { $0.property == .image }
    constraints = flattener.linkedConstraints
    isMentioned = nodes.indices.mentioned(by: constraints)
    parents = flattener.parents
    designSize = template.designSize
    isRightToLeft = environment.isRightToLeft
    standsByFrames = template.layout == .frame
    isVolatile = flattener.isVolatile
    let places = [Double](repeating: 0, count: flattener.nodes.count)
    absolutePlaces = AxisPair(horizontal: places, vertical: places)
    contents = nodes.map { NodeContent(view: $0.view) }
    widths = nodes.map { _ in LengthState() }
    heights = widths
    slots = keys.map { _ in -1 }
    updateAbsence()
    for node in nodes.indices {
      contents[node].text = nodes[node].view.content.textKeptApart
      contents[node].decoration = SharedDecoration(of: nodes[node].view)
      measureContent(of: node, at: nodes[node].view.range, &environment)
    }
  }
}

/// Takes a template's tree of views apart.
struct TemplateFlattener {
  let template: CellTemplate
  private let controls: ControlMetrics
  let keys: [String]
  var nodes: [TemplateNode] = []
  var bindings: [CompiledBinding] = []
  var parents: [Int] = []
  private var constraints: [(owner: Int, constraint: LayoutConstraint)] = []
  private var placesByID: [String: Int] = [:]
  var isTooDeep = false

  init(_ template: CellTemplate, _ controls: ControlMetrics) {
    self.template = template
    self.controls = controls
    keys = template.keys
  }

  mutating func flatten() {
    var root = ViewNode(.stackView(TemplateLayout.contentView))
    root.subviews = template.views
    root.constraints = template.constraints
    append(root, parent: nil, superview: 0, depth: 0)
  }

  /// Takes little of the stack: it calls itself for every level.
  private mutating func append(_ view: ViewNode, parent: LayoutAxis?, superview: Int, depth: Int) {
    guard depth <= ViewNode.maximumDepth else {
      isTooDeep = true
      return
    }
    let index = nodes.count
    addNode(view, parent: parent)
    parents.append(superview)
    for place in view.subviews.indices {
      append(view.subviews[place], parent: view.content.axis, superview: index, depth: depth + 1)
    }
    nodes[index].end = nodes.count
  }

  private mutating func addNode(_ view: ViewNode, parent: LayoutAxis?) {
    let index = nodes.count
    var bare = view
    bare.subviews = []
    bare.bindings = []
    bare.constraints = []
    let node = TemplateNode(
      view: bare, kind: view.content.kind, alignmentInsets: controls.alignmentInsets(of: view.content.kind),
      end: index + 1, role: role(of: view, in: parent),
      fixedLength: AxisPair(
        horizontal: view.sizing.width.map { max(0, $0) }, vertical: view.sizing.height.map { max(0, $0) }))
    nodes.append(node)
    for constraint in view.constraints { constraints.append((index, constraint)) }
    if let id = view.id, placesByID[id] == nil { placesByID[id] = index }
    for binding in view.bindings {
      let compiled = CompiledBinding(binding, of: index, kind: view.content.kind, keys: keys)
      bindings.append(compiled)
      if !compiled.isKeptApart { nodes[index].bindsAttributes = true }
    }
  }

  /// How many constraints a template may have: to solve one more takes the longer the more there are.
  static let constraintLimit = 3000

  var hasTooManyConstraints: Bool { constraints.count > Self.constraintLimit }

  /// Constraints with the views that they speak of; without those that speak of views that are not there.
  var linkedConstraints: [LinkedConstraint] {
    constraints.prefix(Self.constraintLimit).compactMap {
      LinkedConstraint($0.constraint, owner: $0.owner, places: placesByID)
    }
  }

  /// Whether anything but stack views places the views.
  var placesViewsItself: Bool {
    template.layout == .frame || template.designSize != nil || !constraints.isEmpty
      || nodes.contains { $0.view.sizing.autoresizing != nil }
  }

  /// Whether values change baselines or shares, which constraints have as constants.
  var isVolatile: Bool {
    bindings.contains { $0.property == .font }
      || nodes.contains {
        guard case .stack(let stack, _) = $0.role else { return false }
        return stack.distribution == .fillProportionally
      }
  }

  private func role(of view: ViewNode, in parent: LayoutAxis?) -> TemplateNode.Role {
    switch view.content {
    case .stackView(let attributes): .stack(attributes, margins: view.layoutMargins ?? .zero)
    case .view where view.subviews.isEmpty && view.sizing.hasPlaceholder: .leaf
    case .view: .container(margins: view.layoutMargins ?? .zero)
    case .spacer(let length): .spacer(length: max(0, length), axis: parent ?? .vertical)
    default: .leaf
    }
  }
}

extension ViewContent {
  /// What a binding may change without touching the rest of the view.
  var textKeptApart: String {
    switch self {
    case .label(let label): label.text
    case .imageView(let imageView): imageView.image ?? ""
    default: ""
    }
  }

  /// The axis along which a stack view arranges.
  fileprivate var axis: LayoutAxis {
    if case .stackView(let attributes) = self { return attributes.arrangement }
    return .vertical
  }
}

extension StackAttributes {
  var arrangement: LayoutAxis { axis == .horizontal ? .horizontal : .vertical }
}

extension ViewSizing {
  /// Whether a length stands in for one of content.
  fileprivate var hasPlaceholder: Bool {
    placeholderIntrinsicWidth != nil || placeholderIntrinsicHeight != nil
  }
}
