import TableModel

/// What a rendering is written as.
public enum OutputFormat: String, Sendable, CaseIterable {
  case text, html, json

  /// The format that a file name's extension stands for; `nil` for any other.
  public init?(path: String) {
    switch FilePath.fileExtension(path) {
    case "html", "htm", "xhtml": self = .html
    case "json": self = .json
    case "txt", "text": self = .text
    default: return nil
    }
  }
}

/// When text output is coloured.
public enum ColorChoice: String, Sendable, CaseIterable {
  case auto, always, never
}

public enum DiagnosticStyle: String, Sendable, CaseIterable {
  case human, json
}

/// The trees between the stages.
public enum DumpStage: String, Sendable, CaseIterable {
  case syntax, model, layout
}

/// The names of devices that tables can be laid out for.
public enum DevicePreset {
  public static var names: [String] { Device.all.map(\.name) }
}

/// The names of traits.
public enum TraitChoices {
  public static var profiles: [String] { OSProfile.allCases.map(\.rawValue) }
  public static var appearances: [String] { Appearance.allCases.map(\.rawValue) }
  public static var contentSizes: [String] { ContentSizeCategory.allCases.map(\.rawValue) }
  public static var directions: [String] { LayoutDirection.allCases.map(\.rawValue) }
}
