import Diagnostics
import TableModel
import TableSyntax

/// What a table says about its cells.
struct IBTableSurroundings {
  var style = TableStyle.plain
  var hasSeparators = true
  var rowHeight: Double?
  var fillsScreen = true
  /// `nil` is the system's.
  var tint: Color?
}

extension IBContext {
  /// A cell as a template.
  ///
  /// - Parameter table: the table it stands in; `nil` for a cell in a file of its own.
  mutating func cell(_ xml: XMLElement, in table: IBTableSurroundings?) -> CellTemplate {
    let node = self.node(xml)
    let content = node.child(.contentView)
    let contentNode = content.map { self.node($0) }
    var scope = IBScope(root: xml, content: content)
    scope.outlets = outlets(of: node)
    let tint = color(node, .tintColor) ?? table?.tint ?? globalTint
    scope.tint = contentNode.flatMap { color($0, .tintColor) } ?? tint
    var template = CellTemplate(id: name(of: node))
    template.objectID = node.id
    template.range = node.range
    var design = CellDesign(table == nil ? .nib : .table, size: rect(node)?.size ?? .zero, canvas: canvas)
    design.isInsetGrouped = table?.style == .insetGrouped
    design.hasSeparators = table?.hasSeparators ?? true
    design.fillsScreen = table?.fillsScreen ?? true
    design.contentViewID = contentNode?.id
    if let contentNode {
      design.givenMargins =
        insets(contentNode.child(.directionalLayoutMargins)) ?? insets(contentNode.child(.layoutMargins))
    }
    template.design = design
    template.height = number(node, .rowHeight).flatMap { $0 >= 0 ? $0 : nil } ?? table?.rowHeight
    template.backgroundColor =
      contentNode.flatMap { color($0, .backgroundColor) } ?? color(node, .backgroundColor)
    template.options = options(node, tint: tint)
    template.connections = connections(of: xml)
    readViews(of: template.standardIDs(node), contentNode, node, scope, &template)
    return template
  }

  /// What a program calls a cell or header: its reuse identifier, else its class.
  private func name(of node: IBNode) -> String {
    let names = [node.text(.reuseIdentifier), node.text(.customClass), node.text(.userLabel), node.id]
    return names.lazy.compactMap { $0 }.first { !$0.isEmpty } ?? "cell"
  }

  private mutating func readViews(
    of standardIDs: IBStandardIDs, _ content: IBNode?, _ cell: IBNode, _ scope: IBScope,
    _ template: inout CellTemplate
  ) {
    var views = content.map { subviews($0, scope, depth: 0) } ?? []
    if let style = standardIDs.style {
      var look = StandardLook(style)
      look.title = take(standardIDs.title, StandardKey.text, &views)
      look.detail = take(standardIDs.detail, StandardKey.detail, &views)
      look.image = take(standardIDs.image, StandardKey.image, &views)
      template.standard = look
    } else if let xml = cell.child(.contentConfiguration) {
      template.standard = configuration(self.node(xml))
    }
    template.views = views
    template.constraints =
      (content.map { constraints($0, owner: .contentView, scope) } ?? [])
      + constraints(cell, owner: .cell, scope)
    noteUnread(cell.xml)
    if let content { noteUnread(content.xml) }
  }

  /// Takes one of a standard cell's own views out of the content view's; it shows a value of the style's key.
  private mutating func take(_ id: String?, _ key: String, _ views: inout [ViewNode]) -> ViewNode? {
    guard let id, let place = views.firstIndex(where: { $0.id == id }) else { return nil }
    var view = views.remove(at: place)
    if view.bindings.isEmpty { bind(key, &view) }
    view.sizing.frame = nil
    return view
  }

  /// A list cell's configuration shows what a standard cell does.
  private mutating func configuration(_ node: IBNode) -> StandardLook {
    noteUnread(contentConfiguration: node.xml)
    var title = LabelAttributes()
    title.text = plainText(node, .text, .text) ?? ""
    title.font = .textStyle(.body)
    var detail = LabelAttributes()
    detail.text = plainText(node, .secondaryText, .text) ?? ""
    detail.font = .textStyle(.caption1)
    var look = StandardLook(node[.secondaryText] == nil ? .default : .subtitle)
    var titleView = ViewNode(.label(title))
    bind(StandardKey.text, &titleView)
    look.title = titleView
    if look.style == .subtitle {
      var detailView = ViewNode(.label(detail))
      bind(StandardKey.detail, &detailView)
      look.detail = detailView
    }
    return look
  }

  private mutating func options(_ node: IBNode, tint: Color?) -> CellOptions? {
    var options = CellOptions()
    options.accessory = choice(node, .accessoryType) ?? .none
    if options.accessory != .none { options.tintColor = tint }
    // Interface Builder writes negative levels, which count as none.
    options.indentationLevel = Int(max(0, number(node, .indentationLevel) ?? 0))
    options.indentationWidth = number(node, .indentationWidth) ?? 10
    options.separatorInset = insets(node.child(.separatorInset))
    options.shouldIndentWhileEditing = flag(node, .shouldIndentWhileEditing, default: true)
    options.isMovable = flag(node, .showsReorderControl)
    return options == .default ? nil : options
  }

  /// A header or footer: a view that is its own content view.
  mutating func header(_ xml: XMLElement) -> CellTemplate? {
    let node = self.node(xml)
    guard let frame = rect(node) else { return nil }
    var scope = IBScope(root: xml, content: nil)
    scope.outlets = outlets(of: node)
    scope.tint = color(node, .tintColor) ?? globalTint
    var template = CellTemplate(id: name(of: node))
    template.objectID = node.id
    template.range = node.range
    var design = CellDesign(.header, size: frame.size, canvas: canvas)
    design.hasSeparators = false
    design.givenMargins =
      insets(node.child(.directionalLayoutMargins)) ?? insets(node.child(.layoutMargins))
    template.design = design
    template.height = frame.height
    template.backgroundColor = color(node, .backgroundColor)
    template.connections = connections(of: xml)
    if content(node) == .view {
      template.views = subviews(node, scope, depth: 0)
      template.constraints = constraints(node, owner: .contentView, scope)
      noteUnread(xml)
    } else if var view = view(xml, isArranged: false, scope, depth: 0) {
      // A control that is a header itself fills it.
      view.sizing.frame = Rect(x: 0, y: 0, width: frame.width, height: frame.height)
      view.sizing.autoresizing = [.flexibleWidth, .flexibleHeight]
      template.views = [view]
    }
    if flag(node, .hidden) {
      // It keeps its place and shows nothing.
      template.backgroundColor = nil
      for place in template.views.indices { template.views[place].isHidden = true }
    }
    return template
  }
}

/// The views that a cell of a standard style has of its own.
struct IBStandardIDs {
  var style: CellStyle?
  var title: String?
  var detail: String?
  var image: String?
}

extension CellTemplate {
  fileprivate func standardIDs(_ node: IBNode) -> IBStandardIDs {
    let styles: [String: CellStyle] = [
      "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1,
      "IBUITableViewCellStyleValue2": .value2, "IBUITableViewCellStyleSubtitle": .subtitle,
    ]
    return IBStandardIDs(
      style: node.text(.style).flatMap { styles[$0] }, title: node.text(.textLabel),
      detail: node.text(.detailTextLabel), image: node.text(.imageView))
  }
}
