import Diagnostics
import TableModel

/// The cells of settings that are no standard cells.
enum SettingsTemplate: String, CaseIterable {
  case toggle, slider, textField, secureTextField, button, leadingButton, textView
}

/// The templates of those cells, in the native format.
enum SettingsTemplates {
  /// Those of the templates that a page uses.
  static func read(
    _ used: Set<String>, files: inout FileAccess, _ diagnostics: inout DiagnosticList
  ) -> [CellTemplate] {
    guard !used.isEmpty,
      let input = DecodedInput(
        Array(text.utf8), name: "<settings templates>", namedAt: nil, &files.library, &diagnostics)
    else { return [] }
    let document = NativeDocument.read(input, files: &files, diagnostics: &diagnostics)
    return document.templates.filter { used.contains($0.id) }
  }

  private static let image = """
    <imageView id="image" image="{image}" hidden="{hidesImage}" width="29" height="29" accessibilityLabel=""/>
    """

  private static let field = """
    <stackView spacing="12" alignment="firstBaseline">
      \(image)
      <label id="title" text="{title}" font="body" hidden="{hidesTitle}" horizontalHuggingPriority="252"/>
      <textField id="field" text="{text}" placeholder="{placeholder}" font="body" accessibilityLabel="{title}"
    """

  private static let text = """
    <templates>
      <template id="toggle">
        <stackView spacing="12" alignment="center">
          \(image)
          <stackView axis="vertical" spacing="1">
            <label id="title" text="{title}" font="body" numberOfLines="0"/>
            <label id="subtitle" text="{subtitle}" font="footnote" textColor="secondaryLabel" numberOfLines="0"/>
          </stackView>
          <switch id="switch" on="{isOn}" accessibilityLabel="{title}"/>
        </stackView>
      </template>
      <template id="slider">
        <stackView spacing="10" alignment="center">
          <imageView image="{minimumImage}" hidden="{hidesMinimumImage}" width="21" height="21"/>
          <slider id="slider" value="{value}"/>
          <imageView image="{maximumImage}" hidden="{hidesMaximumImage}" width="21" height="21"/>
        </stackView>
      </template>
      <template id="textField">
    \(field)/>
        </stackView>
      </template>
      <template id="secureTextField">
    \(field) secureTextEntry="true"/>
        </stackView>
      </template>
      <template id="button">
        <label id="title" text="{title}" font="body" textColor="tint" textAlignment="center" numberOfLines="0"/>
      </template>
      <template id="leadingButton">
        <stackView spacing="12" alignment="center">
          \(image)
          <label id="title" text="{title}" font="body" textColor="tint" numberOfLines="0"/>
        </stackView>
      </template>
      <template id="textView">
        <textView id="text" text="{text}" font="body" scrollEnabled="false"/>
      </template>
    </templates>
    """
}
