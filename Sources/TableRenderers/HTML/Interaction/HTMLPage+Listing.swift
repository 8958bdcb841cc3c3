import TableLayout
import TableModel

extension HTMLPage {
  /// A table, in an element of its own where the script has to find it.
  mutating func listing(
    _ table: TableArrangement, named name: String, _ body: (inout HTMLPage) -> Void
  ) {
    guard let interaction = table.interaction else { return body(&self) }
    let isEditable = interaction.editedRows.contains { $0.contains(where: \.isEditable) }
    html.raw("<div class=\"listing")
    if table.isEditing { html.raw(" editing") }
    if interaction.editedRows.contains(where: { $0.contains { $0.separator != nil } }) { html.raw(" lined") }
    if isEditable { html.raw(" barred") }
    switch table.swipeButtonRule {
    case .system: break
    case .fixed: html.raw(" fixedButtons")
    case .paddedTitle: html.raw(" paddedButtons")
    }
    html.raw("\"")
    html.attribute("data-table", name)
    html.attribute("data-select", Self.selection(interaction))
    if let index = table.sectionIndex, table.style != .insetGrouped {
      html.raw(" style=\"")
      html.pixels("--index", index.width)
      html.raw("\"")
    }
    html.raw(">\n")
    if isEditable { bar(isEditing: table.isEditing) }
    body(&self)
    html.raw("</div>\n")
  }

  private static func selection(_ interaction: ArrangedInteraction) -> String {
    guard interaction.allowsSelection else { return "none" }
    return interaction.allowsMultipleSelection ? "many" : "one"
  }

  private mutating func bar(isEditing: Bool) {
    html.raw("<div class=\"bar\"><button type=\"button\" class=\"toggle\">")
    html.raw(isEditing ? "Done" : "Edit")
    html.raw("</button></div>\n")
  }

  /// What the page may load and run: its own script, known by its hash, styles, and images in it.
  ///
  /// Styles are allowed as they come, since what stands once on a page has its place in a `style` attribute.
  mutating func contentSecurityPolicy() {
    html.raw("<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; script-src 'sha256-")
    html.out.append(bytes: Base64.encode(SHA256.hash(InteractionScript.bytes)))
    html.raw("'; style-src 'unsafe-inline' data:; img-src data:; base-uri 'none'; form-action 'none'\">\n")
  }

  mutating func script() {
    html.raw("<script>")
    html.out.append(bytes: InteractionScript.bytes)
    html.raw("</script>\n")
  }
}

extension ArrangedRow {
  /// Whether there is anything to do with the row, which stands as its table is edited.
  fileprivate var isEditable: Bool { editing?.control != nil || editing?.reorder != nil }
}
