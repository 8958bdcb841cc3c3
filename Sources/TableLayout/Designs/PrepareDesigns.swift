import TableModel

extension LayoutEnvironment {
  /// Gives a template that was drawn on a canvas the size that its views' frames were drawn for, and makes views that
  /// have nothing to show as large as the canvas did.
  mutating func prepare(_ template: CellTemplate) -> CellTemplate {
    guard let design = template.design else { return template }
    var template = template
    let geometry = geometry(of: design, template.options?.accessory ?? .none, size: design.size)
    if template.designSize == nil, design.size != .zero { template.designSize = geometry.content }
    if let look = template.standard, !template.views.isEmpty {
      template.views = framedViews(of: look, in: geometry) + template.views
    }
    if !showsCanvas { template.leaveCanvas() }
    if metrics.controls.emptyArrangedResists { template.views.resistWhereEmpty(isArranged: false) }
    return template
  }

  /// The views of a standard style where the style puts them: constraints of others may speak of them.
  private mutating func framedViews(of look: StandardLook, in geometry: DesignGeometry) -> [ViewNode] {
    let request = StandardCellRequest(look, [], isPreview: isPreview, self)
    let content = measureStandardCell(request, in: geometry.standard, height: geometry.content.height)
    let placed = placeStandardCell(content, height: geometry.content.height)
    return look.views.compactMap { view in
      guard let frame = placed.first(where: { $0.id == view.id })?.frame else { return nil }
      var view = view
      view.sizing.frame = frame
      return view
    }
  }

  func geometry(of design: CellDesign, _ accessory: Accessory, size: Size) -> DesignGeometry {
    let canvas = design.canvas.device.map { _ in design.canvas.size.width }
    return DesignGeometry(
      design, accessory: accessory, size: size, screenWidth: relaysDesigns ? traits.width : canvas, metrics,
      grid)
  }
}

extension [ViewNode] {
  /// Empty labels and plain views that a stack view arranges keep their length before views with content do.
  ///
  /// Source: recorded frames from Xcode 11 on, in which labels beside them are squeezed.
  fileprivate mutating func resistWhereEmpty(isArranged: Bool, depth: Int = 0) {
    guard depth < ViewNode.maximumDepth else { return }
    for index in indices {
      if isArranged, self[index].isEmptyLabel, self[index].sizing.verticalCompressionResistancePriority == nil
      {
        self[index].sizing.verticalCompressionResistancePriority = 751
      }
      guard !self[index].subviews.isEmpty else { continue }
      let isStack = self[index].content.kind == .stackView
      self[index].subviews.resistWhereEmpty(isArranged: isStack, depth: depth + 1)
    }
  }
}

extension ViewNode {
  fileprivate var isEmptyLabel: Bool {
    if case .label(let label) = content { label.text.isEmpty } else { false }
  }
}
