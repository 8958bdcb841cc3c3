import Diagnostics
import TableModel
import TableSyntax

/// Reads a page of a `Settings.bundle` as the grouped table that the Settings app shows: every setting has its
/// default value. Texts are not translated.
struct SettingsReader {
  private var table = Table()
  private var section: TableSection?
  private var usedTemplates: Set<String> = []
  private var diagnostics: DiagnosticList

  static func read(
    _ root: SyntaxValue, _ specifiers: [SyntaxValue], into document: inout TableDocument,
    files: inout FileAccess, _ diagnostics: inout DiagnosticList
  ) {
    var reader = SettingsReader(diagnostics: diagnostics)
    reader.table.style = .grouped
    reader.table.range = root.range
    reader.table.title = root[SettingsKeys.title]?.scalarText
    for specifier in specifiers { reader.read(specifier) }
    reader.closeSection()
    diagnostics = reader.diagnostics
    document.table = reader.table
    document.templates = SettingsTemplates.read(reader.usedTemplates, files: &files, &diagnostics)
  }

  private init(diagnostics: DiagnosticList) { self.diagnostics = diagnostics }

  private mutating func read(_ value: SyntaxValue) {
    guard value.members != nil else {
      diagnostics.add(.wrongType, "a specifier must be a dictionary, not \(value.kindName)", at: value.range)
      return
    }
    guard let type = value[SettingsKeys.type]?.scalarText else {
      diagnostics.add(.missingKey, "a specifier needs a '\(SettingsKeys.type)'", at: value.range)
      return
    }
    let specifier = SettingsSpecifier(type: SettingsType(rawValue: type), value: value)
    noteUnsupported(type, specifier)
    checkChoices(specifier)
    switch specifier.type {
    case .group: openSection(specifier)
    case .radioGroup: addRadioGroup(specifier)
    case .listGroup: addListGroup(specifier)
    default: add(SettingsRow(specifier, &diagnostics))
    }
  }

  private mutating func openSection(_ specifier: SettingsSpecifier) {
    closeSection()
    var section = TableSection(id: specifier.scalar(SettingsKeys.key)?.scalarText)
    section.range = specifier.value.range
    section.header = Self.headerFooter(specifier.scalar(SettingsKeys.title))
    section.footer = Self.headerFooter(specifier.scalar(SettingsKeys.footer))
    self.section = section
  }

  private mutating func closeSection() {
    if let section { table.sections.append(section) }
    section = nil
  }

  /// A choice that is shown in place: a section of rows of which one is checked.
  private mutating func addRadioGroup(_ specifier: SettingsSpecifier) {
    openSection(specifier)
    for choice in specifier.choices { add(SettingsRow(choice: choice, of: specifier)) }
    closeSection()
  }

  /// A list that a person fills: what is there at first is the row that adds to it.
  private mutating func addListGroup(_ specifier: SettingsSpecifier) {
    openSection(specifier)
    if let adding = specifier.value[SettingsKeys.addSpecifier], adding.members != nil {
      add(SettingsRow(adding: SettingsSpecifier(type: nil, value: adding)))
    }
    closeSection()
  }

  private mutating func add(_ row: SettingsRow) {
    if section == nil {
      section = TableSection()
      section?.isAutomatic = true
      section?.range = row.cell.range
    }
    if let template = row.template { usedTemplates.insert(template.rawValue) }
    section?.cells.append(row.cell)
  }

  private static func headerFooter(_ value: SyntaxValue?) -> TableHeaderFooter? {
    guard let value, let text = value.scalarText, !text.isEmpty else { return nil }
    var headerFooter = TableHeaderFooter(.title(text))
    headerFooter.range = value.range
    return headerFooter
  }

  private mutating func noteUnsupported(_ name: String, _ specifier: SettingsSpecifier) {
    let place = specifier.value[SettingsKeys.type]?.range
    if specifier.type == .customView {
      diagnostics.add(.unsupportedFeature, "a view that a program draws is shown as its title", at: place)
    } else if specifier.type == nil {
      let suggestion = Spelling.suggestion(for: name, in: SettingsType.allCases.map(\.rawValue))
      diagnostics.add(
        Diagnostic(
          .unsupportedFeature, "the type '\(name)' is not known and shown as its title\(suggestion)",
          at: place,
          severity: .warning))
    }
  }

  private mutating func checkChoices(_ specifier: SettingsSpecifier) {
    guard let values = specifier.value[SettingsKeys.values]?.items,
      let titles = specifier.value[SettingsKeys.titles]?.items, values.count != titles.count
    else { return }
    diagnostics.add(
      Diagnostic(
        .invalidValue,
        "'\(SettingsKeys.titles)' has \(titles.count) entries and '\(SettingsKeys.values)' has \(values.count)",
        at: specifier.value[SettingsKeys.titles]?.range, severity: .warning))
  }
}
