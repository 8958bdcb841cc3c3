/// A cell template that comes with the tool: one of the XML files beside this one, embedded into the binary.
public struct BuiltInTemplate: Sendable {
  /// The identifier that documents use, and the name of the file.
  public let id: String
  public let text: [UInt8]

  private init(_ id: String, _ text: [UInt8]) {
    self.id = id
    self.text = text
  }

  /// Sorted by identifier.
  public static let all: [BuiltInTemplate] = [
    BuiltInTemplate("action", PackageResources.action_xml),
    BuiltInTemplate("article", PackageResources.article_xml),
    BuiltInTemplate("choice", PackageResources.choice_xml),
    BuiltInTemplate("contact", PackageResources.contact_xml),
    BuiltInTemplate("download", PackageResources.download_xml),
    BuiltInTemplate("field", PackageResources.field_xml),
    BuiltInTemplate("figure", PackageResources.figure_xml),
    BuiltInTemplate("heading", PackageResources.heading_xml),
    BuiltInTemplate("message", PackageResources.message_xml),
    BuiltInTemplate("note", PackageResources.note_xml),
    BuiltInTemplate("product", PackageResources.product_xml),
    BuiltInTemplate("slider", PackageResources.slider_xml),
    BuiltInTemplate("stepper", PackageResources.stepper_xml),
    BuiltInTemplate("toggle", PackageResources.toggle_xml),
  ]
}
