import TableModel
import TableSyntax

/// The tables of the native format in the form in which reading uses them.
final class NativeVocabulary: Sendable {
  static let shared = NativeVocabulary()

  let names: NativeNames
  let elements: [ElementRule]
  let key: XMLNameID
  let space: XMLNameID
  let language: XMLNameID
  let table: RuleSet<Table>
  let section: RuleSet<TableSection>
  let header: RuleSet<HeaderFooterDraft>
  let footer: RuleSet<HeaderFooterDraft>
  let cell: RuleSet<CellDraft>
  let value: RuleSet<ValueDraft>
  let leadingActions: RuleSet<SwipeActionsConfiguration>
  let trailingActions: RuleSet<SwipeActionsConfiguration>
  let action: RuleSet<TableAction>
  let templates: RuleSet<TemplateSource>
  let template: RuleSet<CellTemplate>
  let constraint: RuleSet<ConstraintDraft>
  let visualFormat: RuleSet<VisualFormatDraft>
  let dataSource: RuleSet<DataSource>
  let map: RuleSet<MapDraft>
  let `default`: RuleSet<DefaultDraft>
  let refreshControl: RuleSet<RefreshControl>
  let nextPage: RuleSet<NextPage>
  let segment: RuleSet<SegmentDraft>
  /// By the place of the element.
  let views: [RuleSet<ViewNode>?]

  private init() {
    let names = NativeNames()
    self.names = names
    elements = Element.allCases.map(ElementRule.init)
    key = names.id(of: ValueDraft.keyName)
    space = names.id(of: NativeNames.space)
    language = names.id(of: NativeNames.language)
    table = RuleSet(.table, AttributeRule<Table>.rules, names)
    section = RuleSet(.section, AttributeRule<TableSection>.rules, names)
    header = RuleSet(.header, AttributeRule<HeaderFooterDraft>.rules, names)
    footer = RuleSet(.footer, AttributeRule<HeaderFooterDraft>.rules, names)
    cell = RuleSet(.cell, AttributeRule<CellDraft>.rules, names)
    value = RuleSet(.value, AttributeRule<ValueDraft>.rules, names)
    leadingActions = RuleSet(.leadingActions, AttributeRule<SwipeActionsConfiguration>.rules, names)
    trailingActions = RuleSet(.trailingActions, AttributeRule<SwipeActionsConfiguration>.rules, names)
    action = RuleSet(.action, AttributeRule<TableAction>.rules, names)
    templates = RuleSet(.templates, AttributeRule<TemplateSource>.rules, names)
    template = RuleSet(.template, AttributeRule<CellTemplate>.rules, names)
    constraint = RuleSet(.constraint, AttributeRule<ConstraintDraft>.rules, names)
    visualFormat = RuleSet(.visualFormat, AttributeRule<VisualFormatDraft>.rules, names)
    dataSource = RuleSet(.dataSource, AttributeRule<DataSource>.rules, names)
    map = RuleSet(.map, AttributeRule<MapDraft>.rules, names)
    self.default = RuleSet(.default, AttributeRule<DefaultDraft>.rules, names)
    refreshControl = RuleSet(.refreshControl, AttributeRule<RefreshControl>.rules, names)
    nextPage = RuleSet(.nextPage, AttributeRule<NextPage>.rules, names)
    segment = RuleSet(.segment, AttributeRule<SegmentDraft>.rules, names)
    views = Element.allCases.map { element in
      element.viewKind.map { RuleSet(element, AttributeRule<ViewNode>.rules(of: $0), names) }
    }
  }
}
