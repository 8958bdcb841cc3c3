import Diagnostics
import TableRenderKit

/// The command line as a function: words in, exit status out.
public struct Command {
  /// What a run ends with.
  public enum Status: Int32, Sendable {
    case done = 0
    /// Differences or findings.
    case findings = 1
    case badInput = 2
    case badUsage = 64
  }

  private let words: [String]

  /// - Parameter words: without the name of the program.
  public init(_ words: [String]) { self.words = words }

  /// Carries the command line out. Output goes to standard output or to the file that it names, diagnostics to
  /// standard error.
  public func run() -> Status {
    do throws(UsageError) {
      let arguments = try Arguments(parsing: words)
      if arguments.has(.help) { return print(help(arguments)) }
      if arguments.has(.version) { return print("tablerender \(Version.current)\n") }
      return try Verb(arguments).run()
    } catch {
      let hint = "try 'tablerender \(error.command == .render ? "" : "\(error.command.rawValue) ")--help'"
      writeError(error.message)
      write(hint + "\n", to: Platform.standardError)
      return .badUsage
    }
  }

  private func help(_ arguments: Arguments) -> String {
    let isNamed = words.first == arguments.command.rawValue
    return isNamed ? Help.text(for: arguments.command) : Help.overview
  }

  private func print(_ text: String) -> Status {
    do throws(Platform.Failure) {
      try Platform.write(Array(text.utf8), to: Platform.standardOutput)
      return .done
    } catch {
      writeError("cannot write standard output: \(error.reason)")
      return .badInput
    }
  }
}

/// Writes what no one can be told of where it fails.
func write(_ text: String, to descriptor: Int32) {
  try? Platform.write(Array(text.utf8), to: descriptor)
}

/// Writes an error that has no place in a document. What it quotes can't steer a terminal.
func writeError(_ message: String) {
  write("tablerender: error: \(message.printable)\n", to: Platform.standardError)
}

extension Command {
  /// Carries the command line out and ends the program with its status.
  public func runAndExit() -> Never { Platform.exit(run().rawValue) }
}
