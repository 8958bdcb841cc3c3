import TableModel
import TableSyntax

extension NativeReader {
  /// Takes up a draft for an element that begins.
  mutating func begin(_ element: Element, place: Int, _ tag: XMLStartTag) {
    switch element {
    case .cell: beginCell(tag)
    case .value: beginValue(tag)
    case .section: beginSection(tag)
    case .header: beginHeaderFooter(tag, by: vocabulary.header)
    case .footer: beginHeaderFooter(tag, by: vocabulary.footer)
    case .leadingActions: beginActions(tag, by: vocabulary.leadingActions)
    case .trailingActions: beginActions(tag, by: vocabulary.trailingActions)
    case .menu: beginMenu(tag)
    case .action: beginAction(tag)
    case .table: beginTable(tag)
    case .refreshControl: beginRefreshControl(tag)
    case .nextPage: beginNextPage(tag)
    case .templates: beginTemplates(tag)
    case .template: beginTemplate(tag)
    case .sample: beginSample(tag)
    case .segment: beginSegment(tag)
    case .dataSource: beginDataSource(tag)
    case .map: readMap(tag)
    case .default: readDefault(tag)
    case .sectionIndexTitles: beginIndexTitles(tag)
    case .constraints: beginConstraints(tag)
    case .constraint: readConstraint(tag)
    case .visualFormat: beginVisualFormat(tag)
    default: beginView(element, place: place, tag)
    }
  }

  /// Moves the draft of an element that ends to where it belongs.
  mutating func finish(_ element: Element, _ open: OpenElement) {
    switch element {
    case .cell: finishCell(open)
    case .value: finishValue(open)
    case .section: closeSection()
    case .header, .footer: finishHeaderFooter(element, open)
    case .leadingActions, .trailingActions, .menu: finishActions(element)
    case .action: finishAction(open)
    case .table: finishTable()
    case .sectionIndexTitles: finishIndexTitles(open)
    case .template: finishTemplate()
    case .sample: template.sampleValues = values.take()
    case .dataSource: finishDataSource()
    case .visualFormat: finishVisualFormat(open)
    case .templates, .refreshControl, .nextPage, .segment, .map, .default, .constraints, .constraint: break
    default: finishView(element, open)
    }
  }
}
