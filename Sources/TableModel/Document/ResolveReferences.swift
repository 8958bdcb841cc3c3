import Diagnostics

extension TableDocument {
  /// Makes every reference lead somewhere: the second verb of the pipeline, between reading and layout.
  ///
  /// Templates named by cells, headers and footers are looked up among the document's own, then among
  /// `builtIn`, of which those that are used join the document's. What leads nowhere, what is named twice, and
  /// values that nothing shows are diagnosed, once for each name and not for each row. Linear in the number of
  /// rows.
  public mutating func resolveReferences(
    builtIn: [CellTemplate] = [], into diagnostics: inout DiagnosticList
  ) {
    templates.removeDuplicates(into: &diagnostics)
    var resolver = TemplateResolver(templates: templates, builtIn: builtIn, dataSources: dataSources)
    resolver.resolve(&table)
    templates = resolver.templates
    resolver.report(into: &diagnostics)
    table.checkIdentifiers(into: &diagnostics)
    table.checkIndexTitles(into: &diagnostics)
  }
}
