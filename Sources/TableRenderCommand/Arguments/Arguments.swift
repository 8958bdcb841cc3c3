import Diagnostics

/// A command line, taken apart.
struct Arguments {
  var command = CommandName.render
  var operands: [String] = []
  /// In the order given.
  private(set) var values: [(option: OptionName, value: String)] = []
  private(set) var switches: Set<OptionName> = []

  /// The last value given for an option.
  func value(_ option: OptionName) -> String? { values.last { $0.option == option }?.value }

  func values(_ option: OptionName) -> [String] {
    values.filter { $0.option == option }.map(\.value)
  }

  func has(_ option: OptionName) -> Bool { switches.contains(option) }

  /// Takes a command line apart. The verb may be left out: `render` is meant. `--` ends the options.
  ///
  /// - Throws: `UsageError` for an unknown option, a value that is missing or not among the choices, and an
  ///   option that does not go with the verb.
  init(parsing words: [String]) throws(UsageError) {
    var rest = words[...]
    if let first = rest.first, let verb = CommandName(rawValue: first) {
      command = verb
      rest.removeFirst()
    }
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        break
      } else if word.hasPrefix("--") {
        try takeLong(String(word.dropFirst(2)), &rest)
      } else if word.hasPrefix("-"), word != "-" {
        try takeShort(word, &rest)
      } else {
        operands.append(word)
      }
    }
  }

  private mutating func takeLong(_ word: String, _ rest: inout ArraySlice<String>) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let option = OptionName(rawValue: parts[0]) else {
      let known = command.options.map(\.rawValue)
      let hint = Spelling.nearest(to: parts[0], in: known).map { "; did you mean '--\($0)'?" } ?? ""
      throw UsageError("unknown option '--\(parts[0])'\(hint)", command)
    }
    try take(option, attached: parts.count == 2 ? parts[1] : nil, spelled: "--\(parts[0])", &rest)
  }

  private mutating func takeShort(_ word: String, _ rest: inout ArraySlice<String>) throws(UsageError) {
    let letter = word.dropFirst().first
    guard let option = OptionName.allCases.first(where: { $0.short != nil && $0.short == letter }) else {
      throw UsageError("unknown option '\(word)'", command)
    }
    var attached = word.count > 2 ? String(word.dropFirst(2)) : nil
    if attached?.hasPrefix("=") == true { attached?.removeFirst() }
    try take(option, attached: attached, spelled: "-\(letter ?? " ")", &rest)
  }

  private mutating func take(
    _ option: OptionName, attached: String?, spelled: String, _ rest: inout ArraySlice<String>
  ) throws(UsageError) {
    guard command.options.contains(option) || option == .help || option == .version else {
      throw UsageError("option '\(spelled)' does not go with '\(command.rawValue)'", command)
    }
    guard option.placeholder != nil else {
      guard attached == nil else { throw UsageError("option '\(spelled)' takes no value", command) }
      switches.insert(option)
      return
    }
    guard let value = attached ?? rest.popFirst() else {
      throw UsageError("option '\(spelled)' needs a value", command)
    }
    let choices = option.choices(for: command)
    guard choices.isEmpty || choices.contains(value) else {
      throw UsageError(
        "invalid value '\(value)' for '\(spelled)'; expected one of \(choices.joined(separator: ", "))"
          + Spelling.suggestion(for: value, in: choices), command)
    }
    guard option.isRepeatable || self.value(option) == nil else {
      throw UsageError("option '\(spelled)' is given twice", command)
    }
    values.append((option, value))
  }
}

/// A command line that cannot be carried out.
struct UsageError: Error {
  let message: String
  let command: CommandName

  init(_ message: String, _ command: CommandName) {
    self.message = message
    self.command = command
  }
}
