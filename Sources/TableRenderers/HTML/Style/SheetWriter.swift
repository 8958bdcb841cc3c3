import TableModel
import TextMeasurement

/// Writes a page's rules.
struct SheetWriter {
  let head: PageHead
  let sheet: StyleSheet
  let options: HTMLOptions
  /// The class of the element that every rule is bound to.
  let scope: String

  init(_ head: PageHead, _ sheet: StyleSheet, _ options: HTMLOptions, scope: String) {
    self.head = head
    self.sheet = sheet
    self.options = options
    self.scope = scope
  }

  /// A name made of the rules themselves: the same rules, the same name.
  var fingerprint: String {
    var html = HTMLWriter(OutputBuffer())
    writeShapes(to: &html)
    writeColors(to: &html, isDark: false)
    return "tr" + String(Fingerprint(html.out.bytes).value, radix: 36)
  }

  func write(to html: inout HTMLWriter) {
    if !options.isFragment { html.raw(BaseRules.document) }
    write(BaseRules.pictures, to: &html)
    writeImages(to: &html)
    for rules in [BaseRules.page, BaseRules.rows, BaseRules.controls] { write(rules, to: &html) }
    if head.kind == .tables { write(BaseRules.tables, to: &html) }
    if head.kind == .comparison { write(BaseRules.comparison, to: &html) }
    writeShapes(to: &html)
    switch head.traits.appearance {
    case .light: writeColors(to: &html, isDark: false)
    case .dark: writeColors(to: &html, isDark: true)
    case .automatic:
      writeColors(to: &html, isDark: false)
      html.raw("@media (prefers-color-scheme:dark){\n")
      writeColors(to: &html, isDark: true)
      html.raw("}\n")
    }
  }

  /// Rules of our own, a line each, with the scope in place of every `&`.
  private func write(_ rules: StaticString, to html: inout HTMLWriter) {
    let text = "\(rules)"
    html.out.append(text.replacing("&", with: ".\(scope)"))
  }

  private func open(_ letter: StaticString, _ number: Int, to html: inout HTMLWriter) {
    html.out.append(".\(scope) .")
    html.raw(letter)
    html.out.append(number)
    html.raw("{")
  }
}

// MARK: What the document asks for

extension SheetWriter {
  private func writeShapes(to html: inout HTMLWriter) {
    let width = OutputBuffer.text(head.traits.width)
    html.out.append(".\(scope){\(lengths(head.traits.profile, width: head.traits.width))}\n")
    html.out.append(".\(scope) .table,.\(scope) .card{width:\(width)px}\n")
    if head.kind == .comparison { writeColumns(to: &html) }
    writeLengths(to: &html)
    if !options.isFragment { writeDesk(to: &html) }
    for (number, text) in sheet.texts.styles.enumerated() {
      open("t", number, to: &html)
      text.write(to: &html)
      html.raw("}\n")
      if text.alignment == .justified { writeJustified(number, to: &html) }
    }
    for (number, box) in sheet.boxes.styles.enumerated() {
      open("b", number, to: &html)
      box.write(to: &html)
      html.raw("}\n")
    }
    for (number, height) in sheet.heights.styles.enumerated() {
      open("h", number, to: &html)
      html.pixels("height", height)
      html.raw("}\n")
    }
    writeLines(sheet.lines, "s", edge: "::after{content:\"\";bottom:0;", to: &html)
    if head.isInteractive {
      writeLines(sheet.lines, "e", within: ".editing ", edge: "::after{content:\"\";bottom:0;", to: &html)
    }
    writeLines(sheet.topLines, "u", edge: "::before{content:\"\";top:0;", to: &html)
  }

  /// Two revisions stand side by side where there is room; else one below the other, those that are alike once.
  private func writeColumns(to html: inout HTMLWriter) {
    let room = columnWidth * 2 + BaseRules.comparisonPadding
    html.out.append(".\(scope) .side{width:\(OutputBuffer.text(columnWidth))px}\n")
    html.out.append(".\(scope) .compare{max-width:\(OutputBuffer.text(room))px}\n")
    html.out.append(
      "@media (max-width:\(OutputBuffer.text(room - 1))px){.\(scope) .same .old,.\(scope) .side.none{display:none}}\n"
    )
  }

  /// As wide as the widest table of a comparison, points.
  private var columnWidth: Double { head.looks.map(\.width).max() ?? head.traits.width }

  /// Custom properties of a table of a width, points.
  private func lengths(_ profile: OSProfile, width: Double) -> String {
    let side = MarginMetrics(profile: profile).horizontal(tableWidth: width)
    let stick = SectionMetrics(profile: profile).plainHeaderPadding
    return "--side:\(OutputBuffer.text(side))px;--stick:\(OutputBuffer.text(-stick))px"
  }

  /// Each table is as wide as it was laid out.
  private func writeLengths(to html: inout HTMLWriter) {
    for (number, look) in head.looks.enumerated() {
      html.out.append(".\(scope) .look\(number){\(lengths(look.profile, width: look.width))")
      html.out.append(";width:\(OutputBuffer.text(look.width))px")
      if head.kind == .comparison, look.width < columnWidth {
        html.out.append(";margin-right:\(OutputBuffer.text(columnWidth - look.width))px")
      }
      html.raw("}\n")
    }
  }

  /// In a window wider than the table, the table lies on a desk.
  private func writeDesk(to html: inout HTMLWriter) {
    guard head.kind != .tables else { return }
    let width = OutputBuffer.text(head.traits.width + 48)
    html.out.append("@media (min-width:\(width)px){body.tr .table{min-height:0;margin:24px auto;")
    html.raw("border-radius:24px;box-shadow:0 2px 6px rgba(0,0,0,.05),0 12px 40px rgba(0,0,0,.1)}}\n")
  }

  private func writeJustified(_ number: Int, to html: inout HTMLWriter) {
    html.out.append(".\(scope) .t\(number)>span{white-space:nowrap;text-align-last:justify}\n")
    html.out.append(".\(scope) .t\(number)>span:last-child{text-align-last:auto}\n")
  }

  private func writeLines(
    _ lines: StyleTable<LineStyle>, _ letter: StaticString, within state: StaticString = "",
    edge: StaticString, to html: inout HTMLWriter
  ) {
    for (number, line) in lines.styles.enumerated() {
      html.out.append(".\(scope) \(state).\(letter)\(number)")
      html.raw(edge)
      line.write(to: &html)
      html.raw("}\n")
    }
  }

  private func writeImages(to html: inout HTMLWriter) {
    for (number, image) in sheet.images.styles.enumerated() {
      open("i", number, to: &html)
      html.raw("background-size:")
      html.out.append(image.size.width)
      html.raw("px ")
      html.out.append(image.size.height)
      html.raw("px")
      if let contents = options.images.contents(of: image) {
        html.out.append(";background-image:url(data:\(image.mediaType);base64,")
        html.out.append(bytes: Base64.encode(contents))
        html.raw(")")
      }
      html.raw("}\n")
    }
  }

  /// Each of several tables stands on its own colours.
  private func writeLooks(to html: inout HTMLWriter, isDark: Bool) {
    for (number, look) in head.looks.enumerated() {
      html.out.append(".\(scope) .look\(number){")
      for variable in look.palette.variablesOfTable {
        html.out.append("--\(variable.name):\(variable.value[isDark: isDark].css);")
      }
      if head.isInteractive { writeLift(look.palette, to: &html, isDark: isDark) }
      html.raw("}\n")
    }
  }

  private func writeColors(to html: inout HTMLWriter, isDark: Bool) {
    html.out.append(".\(scope){")
    for variable in head.look.palette.variables {
      html.out.append("--\(variable.name):\(variable.value[isDark: isDark].css);")
    }
    if head.kind == .comparison { html.raw(BaseRules.changeColors(isDark: isDark)) }
    if head.isInteractive { writeInteraction(to: &html, isDark: isDark) }
    html.raw("}\n")
    if head.isInteractive { writeChosenTexts(to: &html, isDark: isDark) }
    writeLooks(to: &html, isDark: isDark)
    for (number, text) in sheet.texts.styles.enumerated() {
      open("t", number, to: &html)
      html.out.append("color:\(text.readableColor[isDark: isDark].css)}\n")
    }
    for (number, fill) in sheet.fills.styles.enumerated() {
      open("f", number, to: &html)
      html.out.append("\(fill.property):\(fill.color[isDark: isDark].css)}\n")
    }
  }
}

// MARK: Newer rules

extension SheetWriter {
  /// Properties that are newer than checkers of style sheets stand in a sheet of their own: the faces that stand in
  /// for San Francisco, and that rows off the screen need no drawing.
  func writeLateSheet(to html: inout HTMLWriter) {
    let generation: TrackingGeneration =
      head.traits.profile == .iOS12 ? .separateFaces : .opticalSizes
    let widths = SystemTextMeasurer(generation: generation)
    var rules = "\(BaseRules.late)".replacing("&", with: ".\(scope)")
    if head.isInteractive { rules += "\(BaseRules.interaction)".replacing("&", with: ".\(scope)") }
    var faces: Set<StandInFont> = []
    let own = BaseRules.fonts(for: head.kind) + (head.isInteractive ? BaseRules.interactionFonts : [])
    let fonts = own + sheet.texts.styles.map(\.drawnFont)
    for face in fonts.map(\.standIn) where faces.insert(face).inserted { rules += face.rule(widths: widths) }
    html.raw("<link rel=\"stylesheet\" href=\"data:text/css,")
    html.out.append(rules, escaping: Self.escape)
    html.raw("\">\n")
  }

  /// What may not stand in a URL.
  private static func escape(_ byte: UInt8) -> StaticString? {
    switch byte {
    case UInt8(ascii: " "): "%20"
    case UInt8(ascii: "\""): "%22"
    case UInt8(ascii: "#"): "%23"
    case UInt8(ascii: "%"): "%25"
    case UInt8(ascii: "{"): "%7B"
    case UInt8(ascii: "}"): "%7D"
    case UInt8(ascii: ">"): "%3E"
    case UInt8(ascii: "["): "%5B"
    case UInt8(ascii: "]"): "%5D"
    case UInt8(ascii: "\n"): ""
    default: nil
    }
  }
}
