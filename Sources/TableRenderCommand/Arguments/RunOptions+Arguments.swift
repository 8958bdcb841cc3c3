import Diagnostics
import TableRenderKit

extension RunOptions {
  /// What a command line asks for.
  ///
  /// - Throws: `UsageError` for a number that is none or out of range, and for an unknown limit.
  init(_ arguments: Arguments) throws(UsageError) {
    self.init()
    setTraits(from: arguments)
    if let width = try arguments.number(.width, in: 1...100_000) { setWidth(width) }
    isEditing = arguments.has(.editing)
    cachesHeights = arguments.has(.logHeights)
    isStrict = arguments.has(.strict)
    templatePaths = arguments.values(.templates)
    dataPath = arguments.value(.data)
    sceneName = arguments.value(.scene)
    locale = arguments.value(.locale)
    if locale?.contains(where: \.isLetter) == false {
      throw UsageError(
        "invalid value '\(locale ?? "")' for '--locale'; expected a language", arguments.command)
    }
    if locale.map(Self.readsRightToLeft) ?? false, arguments.value(.layoutDirection) == nil {
      setTraits(appearance: nil, direction: "rtl")
    }
    root = arguments.value(.root)
    fontPaths = arguments.values(.fontPath)
    for limit in arguments.values(.limit) { try setLimit(limit, arguments.command) }
    try setOutput(from: arguments)
  }

  /// Whether a language is written from right to left.
  private static func readsRightToLeft(_ locale: String) -> Bool {
    let language = locale.lowercased().prefix { $0.isLetter }
    return ["ar", "fa", "he", "iw", "ur", "yi", "ps", "sd", "ug"].contains(language)
  }

  private mutating func setTraits(from arguments: Arguments) {
    setTraits(
      device: arguments.value(.device), scale: arguments.value(.scale), profile: arguments.value(.profile),
      contentSize: arguments.value(.contentSize))
    setTraits(appearance: arguments.value(.appearance), direction: arguments.value(.layoutDirection))
  }

  private mutating func setLimit(_ text: String, _ command: CommandName) throws(UsageError) {
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2, let value = Int(parts[1]), value > 0 else {
      throw UsageError("invalid value '\(text)' for '--limit'; expected NAME=N", command)
    }
    guard limits.set(parts[0], to: value) else {
      let names = ReadingLimits.names
      throw UsageError(
        "unknown limit '\(parts[0])'; expected one of \(names.joined(separator: ", "))"
          + Spelling.suggestion(for: parts[0], in: names), command)
    }
  }

  private mutating func setOutput(from arguments: Arguments) throws(UsageError) {
    if let columns = try arguments.number(.columns, in: 20...1000) { output.columns = Int(columns) }
    output.showsHeights = arguments.has(.heights)
    output.isFragment = arguments.has(.fragment)
    output.isInteractive = arguments.has(.interactive)
    let path = arguments.value(.output)
    output.format =
      arguments.value(.format).flatMap(OutputFormat.init(rawValue:)) ?? path.flatMap(OutputFormat.init(path:))
      ?? .text
    guard !output.isInteractive || output.format == .html else {
      throw UsageError("--interactive makes HTML; add --format html", arguments.command)
    }
    output.isColored = arguments.usesColor(on: Platform.standardOutput, isFile: path != nil && path != "-")
  }
}

extension Arguments {
  func number(_ option: OptionName, in range: ClosedRange<Double>) throws(UsageError) -> Double? {
    guard let text = value(option) else { return nil }
    guard let number = Double(text), range.contains(number) else {
      throw UsageError(
        "invalid value '\(text)' for '--\(option.rawValue)'; expected a number from \(Int(range.lowerBound)) to "
          + "\(Int(range.upperBound))", command)
    }
    return number
  }

  /// Whether what goes to a descriptor is coloured: asked for, or a terminal that does not ask against it.
  func usesColor(on descriptor: Int32, isFile: Bool = false) -> Bool {
    switch value(.color).flatMap(ColorChoice.init(rawValue:)) ?? .auto {
    case .always: true
    case .never: false
    case .auto:
      !isFile && Platform.isTerminal(descriptor) && (Platform.environment("NO_COLOR") ?? "").isEmpty
        && Platform.environment("TERM") != "dumb"
    }
  }
}
