import Diagnostics
import TableLayout
import TableModel
import TableRenderers

extension TableRun {
  /// Why a row of a document has its height; `nil`, with a diagnostic, where there is no such row.
  public mutating func explain(_ path: TableIndexPath, of document: TableDocument) -> HeightExplanation? {
    let engine = engine(for: document.canvas, width: document.drawnWidth)
    if let explanation = engine.explainHeight(at: path, of: document, diagnostics: &diagnostics) {
      return explanation
    }
    let sections = document.table.sections
    let rows = sections.indices.contains(path.section) ? sections[path.section].cells.count : nil
    let there =
      rows.map { "section \(path.section) has \($0) row\($0 == 1 ? "" : "s")" }
      ?? "the table has \(sections.count) section\(sections.count == 1 ? "" : "s")"
    diagnostics.add(.unknownRow, "there is no row \(path): \(there)", at: nil)
    return nil
  }

  /// The table whose rows can be explained: the one that the options name, else the first of a file, with a note that
  /// there are more.
  public mutating func readScene(_ path: String) -> TableDocument? {
    let scenes = readScenes(path)
    guard let first = scenes.first else { return nil }
    let others = scenes.dropFirst().compactMap { $0.name ?? $0.identifiers.first }.map { "'\($0)'" }
    if !others.isEmpty {
      let shown = others.prefix(Self.namedScenes).joined(separator: ", ")
      let more = others.count > Self.namedScenes ? " and \(others.count - Self.namedScenes) more" : ""
      diagnostics.add(
        .unsupportedFeature, "this is the first table of the file; --scene chooses \(shown)\(more)", at: nil)
    }
    return first.document
  }

  private static let namedScenes = 5

  public func render(_ explanation: HeightExplanation, to out: inout OutputBuffer) {
    let renderer = ExplanationRenderer(
      places: ExplanationRenderer.Places(
        ofTerm: { place(of: $0.range) }, ofConstraint: { place(of: $0.range) }),
      columns: options.output.columns)
    switch options.output.format {
    case .json: renderer.renderJSON(explanation, to: &out)
    case .text, .html: renderer.renderText(explanation, to: &out)
    }
  }

  private func place(of range: SourceRange?) -> String? {
    guard let range else { return nil }
    let position = library.position(of: range)
    return "\(library.name(of: range)):\(position.line):\(position.column)"
  }
}
