import Diagnostics
import TableModel
import TextMeasurement

/// Lays a table out: model and traits in, frames out.
public struct LayoutEngine {
  public let traits: Traits
  let text: any TextMeasuring
  let images: any ImageProvider

  public init(traits: Traits, text: any TextMeasuring, images: any ImageProvider) {
    self.traits = traits
    self.text = text
    self.images = images
  }

  /// Every section, header and row of a document whose references are resolved.
  public func arrange(
    _ document: TableDocument, diagnostics: inout DiagnosticList
  ) -> TableArrangement {
    TableArrangement(traits: traits, style: document.table.style)
  }

  /// Each template once, as a row of a plain table, with its sample values; a key without one shows its name.
  public func arrange(
    _ templates: [CellTemplate], diagnostics: inout DiagnosticList
  ) -> TemplateArrangement {
    TemplateArrangement(traits: traits, templates: [])
  }
}
