import TableModel

extension LayoutEnvironment {
  /// Gives a template that was drawn on a canvas what its views' places depend on: the margins and the size of the
  /// content view there.
  func prepare(_ template: CellTemplate) -> CellTemplate {
    guard let design = template.design else { return template }
    var template = template
    let geometry = geometry(of: template, design, size: design.size)
    template.margins = geometry.margins
    if template.designSize == nil, design.size != .zero { template.designSize = geometry.content }
    return template
  }

  func geometry(of template: CellTemplate, _ design: CellDesign, size: Size) -> DesignGeometry {
    DesignGeometry(design, accessory: template.options?.accessory ?? .none, size: size, metrics, grid)
  }
}
