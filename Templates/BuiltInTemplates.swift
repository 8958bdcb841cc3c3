/// The cell templates that come with the tool: the XML files beside this one, embedded into the binary.
public enum BuiltInTemplates {
  public static let files: [(name: String, text: [UInt8])] = [
    ("contact.xml", PackageResources.contact_xml)
  ]
}
