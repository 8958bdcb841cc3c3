import Diagnostics
import TableModel
import TableSyntax

extension NativeReader {
  mutating func beginDataSource(_ tag: XMLStartTag) {
    dataSource = DataSource()
    dataSource.range = tag.range
    attributes.read(tag, by: vocabulary.dataSource, into: &dataSource)
    if dataSource.style != nil, let template = dataSource.template {
      attributes.diagnostics.add(
        .conflictingAttributes,
        "<dataSource> can't have both 'style' and 'template'; template '\(template.identifier)' is used",
        at: tag.range)
    }
  }

  mutating func readMap(_ tag: XMLStartTag) {
    var map = MapDraft()
    attributes.read(tag, by: vocabulary.map, into: &map)
    switch (map.className, map.template, map.key, map.newKey) {
    case (let name?, let template?, nil, nil): dataSource.classes[name] = template
    case (nil, nil, let key?, let newKey?): dataSource.renames[key] = newKey
    default:
      attributes.diagnostics.add(
        .conflictingAttributes, "<map> needs either 'class' and 'template' or 'key' and 'to'", at: tag.range)
    }
  }

  mutating func readDefault(_ tag: XMLStartTag) {
    var draft = DefaultDraft()
    attributes.read(tag, by: vocabulary.default, into: &draft)
    guard !draft.key.isEmpty else { return }
    dataSource.defaults.append(CellValue(draft.key, draft.value, at: tag.range))
  }

  /// Reads the rows: they stand where the element does.
  mutating func finishDataSource() {
    closeSection()
    guard dataSource.path != nil, !dataSource.isIncomplete else { return }
    let read = files.readRows(dataSource, in: source, &attributes.diagnostics)
    table.sections += read.sections
    if let data = read.source { dataSources.insert(data) }
  }
}
