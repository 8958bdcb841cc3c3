/// The keys and types of settings bundles.
///
/// Source: Apple's Settings Application Schema Reference; those that begin with `IASK`, InAppSettingsKit.
enum SettingsKeys {
  static let specifiers = "PreferenceSpecifiers"
  static let type = "Type"
  static let key = "Key"
  static let title = "Title"
  static let defaultValue = "DefaultValue"
  static let footer = "FooterText"
  static let values = "Values"
  static let titles = "Titles"
  static let shortTitles = "ShortTitles"
  static let isSorted = "DisplaySortedByTitle"
  static let trueValue = "TrueValue"
  static let falseValue = "FalseValue"
  static let minimum = "MinimumValue"
  static let maximum = "MaximumValue"
  static let minimumImage = "MinimumValueImage"
  static let maximumImage = "MaximumValueImage"
  static let isSecure = "IsSecure"
  static let file = "File"
  static let subtitle = "IASKSubtitle"
  static let subtitleDefault = "__default__"
  static let image = "IASKCellImage"
  static let alignment = "IASKTextAlignment"
  static let placeholder = "IASKPlaceholder"
  static let recipients = "IASKMailComposeToRecipents"
  static let addSpecifier = "AddSpecifier"
}

/// The kinds of specifier, by what their `Type` says.
enum SettingsType: String, CaseIterable {
  case group = "PSGroupSpecifier"
  case titleValue = "PSTitleValueSpecifier"
  case textField = "PSTextFieldSpecifier"
  case toggle = "PSToggleSwitchSpecifier"
  case slider = "PSSliderSpecifier"
  case multiValue = "PSMultiValueSpecifier"
  case radioGroup = "PSRadioGroupSpecifier"
  case childPane = "PSChildPaneSpecifier"
  case openURL = "IASKOpenURLSpecifier"
  case mail = "IASKMailComposeSpecifier"
  case button = "IASKButtonSpecifier"
  case textView = "IASKTextViewSpecifier"
  case datePicker = "IASKDatePickerSpecifier"
  case listGroup = "IASKListGroupSpecifier"
  case customView = "IASKCustomViewSpecifier"
}
