import Diagnostics
import TableModel
import TableSyntax

/// The row of one setting.
struct SettingsRow {
  private(set) var cell: TableCell
  private(set) var template: SettingsTemplate?
  private let specifier: SettingsSpecifier

  /// - Parameter specifier: of any type but those that make sections.
  init(_ specifier: SettingsSpecifier, _ diagnostics: inout DiagnosticList) {
    self.specifier = specifier
    cell = TableCell(id: specifier.scalar(SettingsKeys.key)?.scalarText, range: specifier.value.range)
    switch specifier.type {
    case .toggle: useToggle()
    case .slider: useSlider(&diagnostics)
    case .textField: useTextField()
    case .button: useButton()
    case .textView: use(.textView, [specifier.cellValue("text", from: SettingsKeys.defaultValue)])
    case .titleValue, .datePicker: useStyle(detail: specifier.defaultTitle)
    case .multiValue:
      useStyle(detail: specifier.defaultTitle)
      cell.options.accessory = .disclosureIndicator
    case .childPane:
      useStyle(detail: specifier.subtitle, .subtitle)
      cell.options.accessory = .disclosureIndicator
    case .openURL, .mail: useLink(&diagnostics)
    default: useStyle(detail: specifier.subtitle, .subtitle)
    }
    keepTheRest()
  }

  /// One choice of a radio group.
  init(choice: (value: SyntaxValue, title: SyntaxValue), of specifier: SettingsSpecifier) {
    self.specifier = specifier
    let key = specifier.text(SettingsKeys.key)
    let text = choice.value.scalarText ?? ""
    cell = TableCell(id: key.isEmpty ? nil : "\(key).\(text)", range: choice.title.range)
    cell.values = [CellValue(StandardKey.text, choice.title.scalarText ?? "", at: choice.title.range)]
    if let chosen = specifier.scalar(SettingsKeys.defaultValue),
      SettingsSpecifier.areEqual(choice.value, chosen)
    {
      cell.options.accessory = .checkmark
    }
  }

  /// The row that adds to a list.
  init(adding specifier: SettingsSpecifier) {
    self.specifier = specifier
    cell = TableCell(range: specifier.value.range)
    cell.values = [specifier.cellValue(StandardKey.text, from: SettingsKeys.title)]
    cell.options.editingStyle = .insert
  }

  /// A standard cell: without a title, its detail takes that place.
  private mutating func useStyle(detail: CellValue, _ style: CellStyle = .value1) {
    let title = specifier.cellValue(StandardKey.text, from: SettingsKeys.title)
    let hasDetail = !detail.text.isEmpty && !title.text.isEmpty
    cell.look = .style(hasDetail ? style : .default)
    let text = title.text.isEmpty ? CellValue(StandardKey.text, detail.text, at: detail.range) : title
    cell.values = [text]
    if hasDetail { cell.values.append(CellValue(StandardKey.detail, detail.text, at: detail.range)) }
    if specifier.scalar(SettingsKeys.image) != nil {
      cell.values.append(specifier.cellValue(StandardKey.image, from: SettingsKeys.image))
    }
  }

  private mutating func useToggle() {
    let range = specifier.value[SettingsKeys.defaultValue]?.range ?? specifier.value.range
    use(
      .toggle,
      [
        specifier.cellValue("title", from: SettingsKeys.title),
        CellValue("subtitle", specifier.subtitle.text, at: specifier.subtitle.range),
        CellValue("isOn", specifier.isOn ? "true" : "false", at: range),
      ] + imageValues)
  }

  /// The value as a share of the way from the least to the greatest.
  private mutating func useSlider(_ diagnostics: inout DiagnosticList) {
    let minimum = specifier.number(SettingsKeys.minimum) ?? 0
    let maximum = specifier.number(SettingsKeys.maximum) ?? 1
    let value = specifier.number(SettingsKeys.defaultValue) ?? minimum
    let range = specifier.value[SettingsKeys.defaultValue]?.range ?? specifier.value.range
    if minimum >= maximum {
      diagnostics.add(
        Diagnostic(
          .invalidValue, "'\(SettingsKeys.maximum)' must be more than '\(SettingsKeys.minimum)'",
          at: specifier.value[SettingsKeys.maximum]?.range ?? range, severity: .warning))
    }
    let share = minimum < maximum ? (value - minimum) / (maximum - minimum) : 0
    let hidden = [SettingsKeys.minimumImage, SettingsKeys.maximumImage].map { specifier.text($0).isEmpty }
    use(
      .slider,
      [
        CellValue("value", "\(share.isFinite ? min(max(share, 0), 1) : 0)", at: range),
        specifier.cellValue("minimumImage", from: SettingsKeys.minimumImage),
        specifier.cellValue("maximumImage", from: SettingsKeys.maximumImage),
        CellValue("hidesMinimumImage", "\(hidden[0])", at: range),
        CellValue("hidesMaximumImage", "\(hidden[1])", at: range),
      ])
  }

  private mutating func useTextField() {
    let title = specifier.cellValue("title", from: SettingsKeys.title)
    let isSecure = specifier.scalar(SettingsKeys.isSecure)?.scalarText == "true"
    use(
      isSecure ? .secureTextField : .textField,
      [
        title, CellValue("hidesTitle", "\(title.text.isEmpty)", at: title.range),
        specifier.cellValue("text", from: SettingsKeys.defaultValue),
        specifier.cellValue("placeholder", from: SettingsKeys.placeholder),
      ] + imageValues)
  }

  private mutating func useButton() {
    let isLeading = specifier.text(SettingsKeys.alignment).hasSuffix("Left")
    use(
      isLeading || !specifier.text(SettingsKeys.image).isEmpty ? .leadingButton : .button,
      [specifier.cellValue("title", from: SettingsKeys.title)] + imageValues)
  }

  private mutating func useLink(_ diagnostics: inout DiagnosticList) {
    let subtitle = specifier.subtitle
    useStyle(
      detail: subtitle.text.isEmpty ? specifier.defaultTitle : subtitle,
      subtitle.text.isEmpty ? .value1 : .subtitle)
    cell.options.accessory = .disclosureIndicator
    guard specifier.type == .openURL, let file = specifier.scalar(SettingsKeys.file) else {
      let recipient = specifier.value[SettingsKeys.recipients]?.items?.first?.scalarText
      cell.options.link = recipient.flatMap { Link("mailto:\($0)") }
      return
    }
    cell.options.link = Link(file.scalarText ?? "")
    if cell.options.link == nil {
      diagnostics.add(
        .unsafeLink, "link '\(AttributeReader.shortened(file.scalarText ?? ""))' is left out", at: file.range)
    }
  }

  private mutating func use(_ template: SettingsTemplate, _ values: [CellValue]) {
    self.template = template
    cell.look = .template(TemplateReference(template.rawValue, at: specifier.value[SettingsKeys.type]?.range))
    cell.values = values
  }

  private var imageValues: [CellValue] {
    let image = specifier.cellValue("image", from: SettingsKeys.image)
    return [image, CellValue("hidesImage", "\(image.text.isEmpty)", at: image.range)]
  }

  /// What no view shows stays with the row all the same: its key, its keyboard, its file.
  private mutating func keepTheRest() {
    let shown = [SettingsKeys.type, SettingsKeys.title, SettingsKeys.defaultValue, SettingsKeys.image]
    for entry in specifier.value.members ?? [] where !shown.contains(entry.key) {
      if let text = entry.value.scalarText {
        cell.values.append(CellValue(entry.key, text, at: entry.value.range))
      }
    }
  }
}
