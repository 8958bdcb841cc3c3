import Diagnostics
import TableModel
import TableSyntax

extension NativeReader {
  mutating func beginTable(_ tag: XMLStartTag) {
    table.range = tag.range
    attributes.read(tag, by: vocabulary.table, into: &table)
    for index in 0..<tag.attributeCount where tag.attribute(at: index).id == vocabulary.language {
      table.language = table.language ?? AttributeValue(tag.attribute(at: index)).trimmedString
    }
  }

  mutating func finishTable() { closeSection() }

  mutating func beginSection(_ tag: XMLStartTag) {
    closeSection()
    section = TableSection()
    section.range = tag.range
    attributes.read(tag, by: vocabulary.section, into: &section)
    isSectionOpen = true
    section.cells.reserveCapacity(min(lastCellCount, 256))
  }

  /// Also the end of an automatic section.
  mutating func closeSection() {
    guard isSectionOpen else { return }
    isSectionOpen = false
    lastCellCount = section.cells.count
    table.sections.append(section)
    section = TableSection()
  }

  mutating func beginHeaderFooter(_ tag: XMLStartTag, by rules: RuleSet<HeaderFooterDraft>) {
    headerFooter = HeaderFooterDraft()
    values.removeAll()
    value.place = 0
    isInCell = false
    attributes.read(tag, by: rules, into: &headerFooter)
  }

  mutating func finishHeaderFooter(_ element: Element, _ open: OpenElement) {
    let read = headerFooter(element, open)
    switch (parent, element) {
    case (.section, .header): section.header = read
    case (.section, _): section.footer = read
    case (_, .header): table.header = read
    default: table.footer = read
    }
  }

  /// A title by its text, or a template with its values. A template's text is its value for `text`.
  private mutating func headerFooter(_ element: Element, _ open: OpenElement) -> TableHeaderFooter {
    let (string, range) = headerText.take(preservingSpace: open.preservesSpace)
    if headerFooter.template != nil, !string.isEmpty {
      if values.append(CellValue(StandardKey.text, string, at: range)) {
        attributes.diagnostics.add(
          .duplicateIdentifier, "'\(StandardKey.text)' is given as a value and as text; the text counts",
          at: range)
      }
    }
    if headerFooter.template == nil, let first = values.values.first {
      attributes.diagnostics.add(
        .missingAttribute, "<\(element.rawValue)> has values, but no 'template' to show them", at: first.range
      )
    }
    var read = TableHeaderFooter(headerFooter.template.map { .template($0) } ?? .title(string))
    read.values = values.take()
    read.height = headerFooter.height
    read.estimatedHeight = headerFooter.estimatedHeight
    read.range = open.range
    return read
  }

  mutating func beginIndexTitles(_ tag: XMLStartTag) {
    attributes.readNone(tag, of: .sectionIndexTitles)
  }

  mutating func finishIndexTitles(_ open: OpenElement) {
    let (string, range) = takeText()
    table.explicitIndexTitles = string.split(whereSeparator: \.isWhitespace).map(String.init)
    table.indexTitlesRange = range ?? open.range
  }

  mutating func beginRefreshControl(_ tag: XMLStartTag) {
    var refreshControl = RefreshControl()
    refreshControl.range = tag.range
    attributes.read(tag, by: vocabulary.refreshControl, into: &refreshControl)
    table.refreshControl = refreshControl
  }

  mutating func beginNextPage(_ tag: XMLStartTag) {
    var nextPage = NextPage()
    nextPage.range = tag.range
    attributes.read(tag, by: vocabulary.nextPage, into: &nextPage)
    table.nextPage = nextPage
  }
}
