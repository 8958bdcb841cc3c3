import TableLayout

extension HTMLPage {
  mutating func gallery(_ gallery: TemplateArrangement) {
    heading(head.title)
    html.raw("<p class=\"lead\">")
    html.out.append(gallery.templates.count)
    html.raw(gallery.templates.count == 1 ? " template, " : " templates, ")
    let widths = gallery.templates.map(\.traits.width)
    html.out.append(widths.min() ?? gallery.traits.width)
    if let widest = widths.max(), widest != widths.min() {
      html.raw(" to ")
      html.out.append(widest)
    }
    html.raw(" points wide</p>\n")
    for template in gallery.templates {
      card(template)
      html.out.flushIfFull()
    }
  }

  private mutating func card(_ template: ArrangedTemplate) {
    html.raw("<section")
    classes("card", in: TableLook(template))
    html.raw("><h2")
    html.attribute("id", identifiers.make("template-", template.id))
    html.raw(">")
    html.text(template.reuseIdentifier)
    html.raw("</h2>\n<p>")
    html.out.append(template.row.frame.height)
    html.raw(" pt")
    for key in template.keys {
      html.raw(" <code>")
      html.text(key)
      html.raw("</code>")
    }
    html.raw("</p>\n<ul class=\"rows\" style=\"--h:")
    html.out.append(template.row.frame.height)
    html.raw("px\">\n")
    row(template.row)
    html.raw("</ul></section>\n")
  }
}
