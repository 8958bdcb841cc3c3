import TableModel

extension AttributeList {
  /// What a line of a dump says after its name: each attribute that is not at its default.
  var dumped: String {
    var text = ""
    for attribute in attributes where !attribute.isUsual {
      guard let value = attribute.value else { continue }
      text += " \(attribute.name)=\(attribute.isText ? value.quotedForDump : value)"
    }
    return text
  }
}
