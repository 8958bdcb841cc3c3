import TableRenderKit

/// Every option of the command line, with all that help, parser and completions say of it.
enum OptionName: String, CaseIterable {
  case format, output, width, columns, device, scale, profile, appearance
  case contentSize = "content-size"
  case layoutDirection = "layout-direction"
  case locale, scene, heights
  case logHeights = "log-heights"
  case editing, fragment, interactive, templates, data, root
  case fontPath = "font-path"
  case limit, strict, color, diagnostics, stage
  case stat
  case nameOnly = "name-only"
  case ignore
  case exitCode = "exit-code"
  case quiet, help, version

  var short: Character? {
    switch self {
    case .output: "o"
    case .format: "f"
    case .width: "w"
    case .help: "h"
    default: nil
    }
  }

  /// What stands for the value in help; `nil` for a switch.
  var placeholder: String? { placeholder(among: choices) }

  func placeholder(among choices: [String]) -> String? {
    switch self {
    case .heights, .logHeights, .editing, .fragment, .interactive, .strict, .stat, .nameOnly, .exitCode,
      .quiet, .help,
      .version:
      nil
    case .output, .templates, .data: "FILE"
    case .width: "POINTS"
    case .columns: "N"
    case .device, .scene: "NAME"
    case .locale: "LANGUAGE"
    case .root, .fontPath: "FOLDER"
    case .limit: "NAME=N"
    default: choices.joined(separator: "|")
    }
  }

  /// The values that a command allows, where they can be counted.
  func choices(for command: CommandName) -> [String] {
    guard self == .format, command == .explain else { return choices }
    return choices.filter { $0 != OutputFormat.html.rawValue }
  }

  /// The values that some command allows, where they can be counted.
  var choices: [String] {
    switch self {
    case .format: OutputFormat.allCases.map(\.rawValue)
    case .device: DevicePreset.names
    case .scale: ["1", "2", "3"]
    case .profile: TraitChoices.profiles
    case .appearance: TraitChoices.appearances
    case .contentSize: TraitChoices.contentSizes
    case .layoutDirection: TraitChoices.directions
    case .color: ColorChoice.allCases.map(\.rawValue)
    case .diagnostics: DiagnosticStyle.allCases.map(\.rawValue)
    case .ignore: IgnoredChange.allCases.map(\.rawValue)
    case .stage: DumpStage.allCases.map(\.rawValue)
    default: []
    }
  }

  /// Whether it may be given several times.
  var isRepeatable: Bool { [.templates, .limit, .fontPath, .ignore].contains(self) }

  var summary: String {
    switch self {
    case .format: "what to write; else by the extension of --output, else text"
    case .output: "where to write, whole or not at all; - is standard output"
    case .width: "width of the table in points (375)"
    case .columns: "width of text output in columns (80)"
    case .device: "lay out for one of the devices below"
    case .scale: "pixels a point (2)"
    case .profile: "the generation of iOS (ios18)"
    case .appearance: "light, dark, or the reader's own (auto)"
    case .contentSize: "the user's text size (L)"
    case .layoutDirection: "reading direction (ltr)"
    case .locale: "the language of a storyboard's texts (its own)"
    case .scene: "which table of a storyboard, by title or id (all)"
    case .heights: "print every measured height"
    case .logHeights: "tell on standard error how often a measured height served again"
    case .editing: "show the table as it is edited"
    case .fragment: "HTML without the page around it"
    case .interactive: "HTML that can be operated: swipe, select, edit, reorder"
    case .templates: "a template library to add"
    case .data: "data in place of the page's own data source"
    case .root: "the folder that documents may read from (their own)"
    case .fontPath: "a folder of fonts to look in first"
    case .limit: "raise a limit: " + ReadingLimits.names.joined(separator: ", ")
    case .strict: "treat warnings as errors"
    case .color: "colour in text (auto: on a terminal, without NO_COLOR)"
    case .diagnostics: "how diagnostics are written to standard error"
    case .stage: "the stage to print (model)"
    case .stat: "one line: how much changed"
    case .nameOnly: "only what changed, not how"
    case .ignore: "leave out changes: " + IgnoredChange.allCases.map(\.rawValue).joined(separator: ", ")
    case .exitCode: "as git's diff driver: end with 1 where something changed"
    case .quiet: "print nothing"
    case .help: "print help"
    case .version: "print the version"
    }
  }
}
