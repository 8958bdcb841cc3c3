import Diagnostics
import TableRenderKit

/// What `diff` was called with: by a person, or by git in one of its ways.
private enum DiffOperands {
  case files(old: String, new: String)
  /// One file, written so that a line diff reads well.
  case outline(String)
  /// What git hands to an external diff driver.
  case driver(GitDriverOperands)
  /// What git says of a path with an unsettled merge.
  case unmerged(String)

  init(_ operands: [String]) throws(UsageError) {
    switch operands.count {
    case 1 where Platform.environment("GIT_DIFF_PATH_COUNTER") != nil: self = .unmerged(operands[0])
    case 1: self = .outline(operands[0])
    case 2 where operands == ["-", "-"]:
      throw UsageError("standard input can be one of the two files, not both", .diff)
    case 2: self = .files(old: operands[0], new: operands[1])
    case 7, 9: self = .driver(GitDriverOperands(operands))
    default: throw UsageError("name two files: the old one and the new one", .diff)
    }
  }
}

/// The words of a call as git's external diff driver.
struct GitDriverOperands {
  let old: RevisionFile
  let new: RevisionFile
  private let oldMode: String
  private let newMode: String

  /// - Parameter words: seven, or nine where the file was renamed.
  init(_ words: [String]) {
    old = RevisionFile(words[1], standingFor: words[0])
    new = RevisionFile(words[4], standingFor: words.count > 7 ? words[7] : words[0])
    (oldMode, newMode) = (words[3], words[6])
  }

  /// What else than the document changed, a line each.
  var heading: String {
    var text = ""
    if old.place != new.place { text += "rename \(old.place.printable) → \(new.place.printable)\n" }
    if oldMode != newMode, !old.isAbsent, !new.isAbsent {
      text += "mode \(oldMode.printable) → \(newMode.printable) of \(new.place.printable)\n"
    }
    return text
  }
}

extension Verb {
  func diff() throws(UsageError) -> Command.Status {
    try checkDetail()
    switch try DiffOperands(arguments.operands) {
    case .files(let old, let new):
      return try compare(RevisionFile(old), RevisionFile(new), names: (old, new))
    case .outline(let path): return try outline(path)
    case .unmerged(let path): return output(text: "* unmerged path \(path.printable)\n")
    case .driver(let operands): return try drive(operands)
    }
  }

  /// Compares for git, which takes any status but 0 for a failure unless it was told to trust it.
  private func drive(_ operands: GitDriverOperands) throws(UsageError) -> Command.Status {
    let names = (
      operands.old.isAbsent ? RevisionFile.absent : "a/\(operands.old.place)",
      operands.new.isAbsent ? RevisionFile.absent : "b/\(operands.new.place)"
    )
    let status = try compare(operands.old, operands.new, names: names, heading: operands.heading)
    switch status {
    case .findings: return arguments.has(.exitCode) ? .findings : .done
    case .badInput: return output(text: "! \(operands.new.place.printable) cannot be compared as a table\n")
    default: return status
    }
  }

  private func compare(
    _ old: RevisionFile, _ new: RevisionFile, names: (old: String, new: String), heading: String = ""
  ) throws(UsageError) -> Command.Status {
    var run = TableRun(try RunOptions(arguments))
    let ignored = Set(arguments.values(.ignore).compactMap(IgnoredChange.init(rawValue:)))
    guard let compared = run.compare(old, new, ignoring: ignored) else { return fail(run) }
    run.keepDiagnosticsOfComparison()
    let status: Command.Status = compared.areSame ? .done : .findings
    let isText = run.options.output.format == .text || detail != .full
    if detail == .nothing || (compared.areSame && isText && heading.isEmpty) { return finish(run, status) }
    let comparison = run.arrange(compared, named: names.old, names.new)
    let libraries = isForGit ? run.libraries(of: compared) : []
    let written = output { out in
      if isText { out.append(heading) }
      run.render(comparison, as: detail, to: &out)
      guard isText, detail == .full, !compared.areSame, !libraries.isEmpty else { return }
      let names = libraries.joined(separator: ", ").printable
      out.append("note: both revisions have the templates of \(names) as it is now\n")
    }
    return finish(run, written == .done ? status : written)
  }

  /// Counts and names are lines of text, and one of them is enough.
  private func checkDetail() throws(UsageError) {
    let shorts = [(OptionName.stat, "--stat"), (.nameOnly, "--name-only")].filter { arguments.has($0.0) }
    if shorts.count > 1 { throw UsageError("'--stat' and '--name-only' exclude each other", .diff) }
    guard let short = shorts.first, try RunOptions(arguments).output.format != .text else { return }
    throw UsageError("'\(short.1)' writes text; it goes with no other format", .diff)
  }

  /// Git gives the revisions of one file, not of those that it names.
  private var isForGit: Bool { Platform.environment("GIT_DIFF_PATH_COUNTER") != nil }

  private var detail: ComparisonDetail {
    if arguments.has(.quiet) { return .nothing }
    if arguments.has(.stat) { return .counts }
    return arguments.has(.nameOnly) ? .names : .full
  }

  /// Refuses what only a comparison could heed.
  private func checkOutline() throws(UsageError) {
    let all: [OptionName] = [.quiet, .stat, .nameOnly, .ignore, .exitCode]
    if let option = all.first(where: arguments.has) {
      throw UsageError("'--\(option.rawValue)' needs two files; of one, diff writes the outline", .diff)
    }
    if try RunOptions(arguments).output.format != .text {
      throw UsageError("the outline of one file is text; other formats need two files", .diff)
    }
  }

  private func outline(_ path: String) throws(UsageError) -> Command.Status {
    try checkOutline()
    var run = TableRun(try RunOptions(arguments))
    guard let bytes = run.outline(path), !run.hasFailed else { return fail(run) }
    return finish(run, output { $0.append(bytes: bytes) })
  }
}
