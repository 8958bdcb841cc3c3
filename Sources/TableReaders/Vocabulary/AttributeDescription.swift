import TableModel

/// What an attribute is called and may hold, whatever it sets.
struct AttributeDescription: Hashable, Sendable {
  let name: String
  let form: ValueForm
  let isRequired: Bool
  /// Whether `{key}` may stand in it.
  let isBindable: Bool
}

extension AttributeRule {
  var description: AttributeDescription {
    AttributeDescription(name: name, form: form, isRequired: isRequired, isBindable: property != nil)
  }
}

extension Element {
  /// Every attribute that the element may have, in the order of its rules.
  var attributes: [AttributeDescription] {
    switch self {
    case .table: AttributeRule<Table>.rules.map(\.description)
    case .section: AttributeRule<TableSection>.rules.map(\.description)
    case .header, .footer: AttributeRule<HeaderFooterDraft>.rules.map(\.description)
    case .cell: AttributeRule<CellDraft>.rules.map(\.description)
    case .value: AttributeRule<ValueDraft>.rules.map(\.description)
    case .leadingActions, .trailingActions: AttributeRule<SwipeActionsConfiguration>.rules.map(\.description)
    case .action: AttributeRule<TableAction>.rules.map(\.description)
    case .templates: AttributeRule<TemplateSource>.rules.map(\.description)
    case .template: AttributeRule<CellTemplate>.rules.map(\.description)
    case .dataSource: AttributeRule<DataSource>.rules.map(\.description)
    case .map: AttributeRule<MapDraft>.rules.map(\.description)
    case .default: AttributeRule<DefaultDraft>.rules.map(\.description)
    case .refreshControl: AttributeRule<RefreshControl>.rules.map(\.description)
    case .nextPage: AttributeRule<NextPage>.rules.map(\.description)
    case .segment: AttributeRule<SegmentDraft>.rules.map(\.description)
    case .constraint: AttributeRule<ConstraintDraft>.rules.map(\.description)
    case .visualFormat: AttributeRule<VisualFormatDraft>.rules.map(\.description)
    case .menu, .sample, .constraints, .sectionIndexTitles: []
    default: viewKind.map { AttributeRule<ViewNode>.rules(of: $0).map(\.description) } ?? []
    }
  }
}
