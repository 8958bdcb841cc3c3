import Diagnostics
import TableModel
import TableSyntax

extension NativeReader {
  /// Reads the templates of another file where one is named; those written inside follow.
  mutating func beginTemplates(_ tag: XMLStartTag) {
    var named = TemplateSource()
    attributes.read(tag, by: vocabulary.templates, into: &named)
    guard let path = named.path else { return }
    var read = files.readTemplates(
      path, namedAt: named.range ?? tag.range, in: source, &attributes.diagnostics)
    if named.sizesThemselves { for index in read.indices { read[index].height = nil } }
    templates += read
  }

  mutating func beginTemplate(_ tag: XMLStartTag) {
    template = CellTemplate(id: "")
    template.range = tag.range
    views = []
    openViews = []
    viewCount = 0
    constraints.removeAll()
    attributes.read(tag, by: vocabulary.template, into: &template)
  }

  mutating func finishTemplate() {
    ConstraintResolver.resolve(constraints.take(), in: &template, diagnostics: &attributes.diagnostics)
    if !template.id.isEmpty { templates.append(template) }
  }

  mutating func beginSample(_ tag: XMLStartTag) {
    values.removeAll()
    value.place = 0
    isInCell = false
    attributes.readNone(tag, of: .sample)
  }

  mutating func beginView(_ element: Element, place: Int, _ tag: XMLStartTag) {
    guard let kind = element.viewKind, let rules = vocabulary.views[place] else { return }
    var node = ViewNode(ViewContent(kind))
    node.range = tag.range
    attributes.readView(tag, by: rules, into: &node)
    views.append(node)
    openViews.append(viewCount)
    viewCount += 1
  }

  mutating func finishView(_ element: Element, _ open: OpenElement) {
    guard var node = views.popLast() else { return }
    openViews.removeLast()
    if case .attribute(let name)? = element.text { setText(of: &node, name: name, open) }
    noteUnusedPlace(of: node)
    if views.isEmpty {
      template.views.append(node)
    } else {
      views[views.count - 1].subviews.append(node)
    }
  }

  /// A frame or mask that nothing goes by is told, not dropped in silence.
  private mutating func noteUnusedPlace(of node: ViewNode) {
    let sizing = node.sizing
    guard sizing.frame != nil || sizing.autoresizing != nil else { return }
    var reason: String?
    if case .stackView? = views.last?.content { reason = "the stack view around it says where it stands" }
    if sizing.frame == nil { reason = reason ?? "it has no 'frame' to grow from" }
    guard let reason else { return }
    let name = sizing.frame == nil ? "autoresizingMask" : "frame"
    attributes.diagnostics.add(
      Diagnostic(
        .conflictingAttributes, "'\(name)' of a view counts for nothing: \(reason)", at: node.range,
        severity: .warning))
  }

  /// Sets the attribute that the element's text is another way to write.
  private mutating func setText(of node: inout ViewNode, name: String, _ open: OpenElement) {
    let (string, range) = takeText()
    guard !string.isEmpty, let rules = vocabulary.views[open.place],
      let rule = rules.rules.first(where: { $0.name == name })
    else { return }
    let isGiven = node.bindings.contains { $0.property == rule.property } || !node.text.isEmpty
    if isGiven {
      attributes.diagnostics.add(
        .conflictingAttributes,
        "<\(rules.element.rawValue)> has both text in it and the attribute '\(name)', which is used",
        at: range)
      return
    }
    AttributeValue.with(string, at: range) { attributes.set($0, by: rule, of: rules, into: &node) }
  }

  mutating func beginSegment(_ tag: XMLStartTag) {
    var segment = SegmentDraft()
    attributes.read(tag, by: vocabulary.segment, into: &segment)
    guard let index = views.indices.last, case .segmentedControl(var control) = views[index].content else {
      return
    }
    control.segments.append(segment.title)
    views[index].content = .segmentedControl(control)
  }
}

extension ViewNode {
  /// A label's text or a button's title.
  fileprivate var text: String {
    switch content {
    case .label(let label): label.text
    case .button(let button): button.title
    default: ""
    }
  }
}
