import TableRenderKit

/// What `--help` prints.
enum Help {
  static var overview: String {
    var text = """
      tablerender \(Version.current): show and measure iOS table screens on any machine

      Usage: tablerender [COMMAND] [OPTIONS] FILE

      Commands (render where none is given):

      """
    for command in CommandName.allCases { text += row(command.rawValue, command.summary, column: 14) }
    return text + """

      FILE is a table description (XML, property list or JSON); - is standard input.
      Exit status: 0 done, 1 differences or findings, 2 bad input, 64 bad usage.

      Example: \(CommandName.render.example)
      More: tablerender COMMAND --help

      """
  }

  static func text(for command: CommandName) -> String {
    let operand = command.operand.map { " \($0)" } ?? ""
    var text = """
      \(command.summary.prefix(1).uppercased() + command.summary.dropFirst())

      Usage: tablerender \(command.rawValue) [OPTIONS]\(operand)

      Options:

      """
    for option in command.options {
      text += row(spelling(of: option, for: command), option.summary, column: 32)
    }
    if command.options.contains(.device) {
      text += "\nDevices:\n" + wrapped(DevicePreset.names.joined(separator: ", "))
    }
    if command == .simulate { text += steps }
    return text + "\nExample: \(command.example)\n"
  }

  private static var steps: String {
    "\nA script has a step a line; # begins a comment. Steps:\n"
      + Simulation.stepUsages.map { "  \($0)\n" }.joined()
        + """

        ROW is SECTION,ROW or #ID. The trace goes to standard output; with --format, or -o for HTML or JSON, the table
        that the script leaves goes there and the trace to standard error. Exit status: 1 where an expectation fails.

        """
  }

  private static func spelling(of option: OptionName, for command: CommandName) -> String {
    let short = option.short.map { "-\($0), " } ?? "    "
    let value =
      option.placeholder(among: option.choices(for: command)).map { $0.count > 20 ? " CHOICE" : " \($0)" }
      ?? ""
    return "\(short)--\(option.rawValue)\(value)"
  }

  private static func row(_ name: String, _ summary: String, column: Int) -> String {
    let padding = String(repeating: " ", count: max(2, column - name.count))
    return "  \(name)\(padding)\(summary)\n"
  }

  private static func wrapped(_ text: String) -> String {
    var lines: [String] = []
    var line = " "
    for word in text.split(separator: " ") {
      if line.count + word.count + 1 > 78 {
        lines.append(line)
        line = " "
      }
      line += " " + word
    }
    return (lines + [line]).joined(separator: "\n") + "\n"
  }
}
