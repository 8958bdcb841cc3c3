import Diagnostics

/// How a step is written, and what it does.
struct StepRule: Sendable {
  /// Fixed words and slots.
  let usage: String
  private let parts: [Part]
  /// Whether what the last part says may come again and again.
  private let repeatsLast: Bool
  /// `nil` where the usage has a slot that its rule does not know: a mistake in the table of rules.
  private let make: @Sendable (StepValues) -> StepAction?

  private enum Part {
    case word(String)
    case slot(StepSlot)
  }

  init(_ usage: String, _ make: @escaping @Sendable (StepValues) -> StepAction?) {
    self.usage = usage
    self.make = make
    let words = usage.split(separator: " ")
    repeatsLast = words.last == "…"
    parts = words.filter { $0 != "…" }.map { part in
      StepSlot(rawValue: String(part)).map { .slot($0) } ?? .word(String(part))
    }
  }

  static let all = events + expectations

  /// What a line says; `nil` with a diagnostic where no rule fits.
  static func action(of words: [ScriptWord], _ diagnostics: inout DiagnosticList) -> StepAction? {
    var best = 0
    var nearest: [StepRule] = []
    for rule in all {
      let (fitting, values) = rule.fit(words)
      if fitting == words.count, rule.isWhole(fitting), let action = rule.make(values) { return action }
      if fitting > best || nearest.isEmpty { nearest = [] }
      best = max(best, fitting)
      if fitting == best { nearest.append(rule) }
    }
    diagnostics.add(complaint(words, best, nearest))
    return nil
  }

  /// How many words from the first fit.
  private func fit(_ words: [ScriptWord]) -> (count: Int, values: StepValues) {
    var values = StepValues()
    for (index, word) in words.enumerated() {
      guard let part = part(at: index), Self.take(word, as: part, &values) else { return (index, values) }
    }
    return (words.count, values)
  }

  /// Whether so many words are all that the step needs and no more than it takes.
  private func isWhole(_ count: Int) -> Bool {
    count == parts.count || repeatsLast && count > parts.count
  }

  private func part(at index: Int) -> Part? {
    parts.indices.contains(index) ? parts[index] : repeatsLast ? parts.last : nil
  }

  private static func take(_ word: ScriptWord, as part: Part, _ values: inout StepValues) -> Bool {
    switch part {
    case .slot(let slot): slot.take(word, into: &values)
    case .word(let wanted): (word.kind == .bare || word.kind == .equals) && word.text == wanted
    }
  }

  // MARK: What is wrong

  private static func complaint(_ words: [ScriptWord], _ count: Int, _ rules: [StepRule]) -> Diagnostic {
    let usages = rules.prefix(3).map { "'\($0.usage)'" }.joined(separator: " or ")
    guard count < words.count else {
      let whole = words[0].range.union(words[words.count - 1].range)
      return Diagnostic(.malformedStep, "the step breaks off; it is written \(usages)", at: whole)
    }
    let word = words[count]
    let known = rules.flatMap { $0.words(at: count) }
    let meant = word.kind == .bare ? Spelling.nearest(to: word.text, in: known) : nil
    let fixIts = meant.map { [Diagnostic.FixIt(replace: word.range, with: $0)] } ?? []
    if count == 0 {
      let names = meant.map { "did you mean '\($0)'?" } ?? "a step begins with \(firstWords)"
      return Diagnostic(
        .unknownStep, "unknown step '\(shortened(word.shown))'; \(names)", at: word.range, fixIts: fixIts)
    }
    if let meant {
      return Diagnostic(
        .malformedStep, "unknown word '\(shortened(word.shown))'; did you mean '\(meant)'?", at: word.range,
        fixIts: fixIts)
    }
    let expected = rules.compactMap { $0.expected(at: count) }
    guard let first = expected.first else {
      return Diagnostic(
        .malformedStep, "nothing may follow here; the step is written \(usages)", at: word.range)
    }
    let others = Set(expected).count > 1 ? "; it is written \(usages)" : ""
    return Diagnostic(
      .malformedStep, "'\(shortened(word.shown))' can't stand here; expected \(first)\(others)",
      at: word.range)
  }

  private static let firstWords: String = {
    var words: [String] = []
    for word in all.flatMap({ $0.words(at: 0) }) where !words.contains(word) { words.append(word) }
    return words.joined(separator: ", ")
  }()

  private func words(at index: Int) -> [String] {
    switch part(at: index) {
    case nil: return []
    case .word(let word): return word == "=" ? [] : [word]
    case .slot(let slot): return slot.words
    }
  }

  private func expected(at index: Int) -> String? {
    switch part(at: index) {
    case nil: return nil
    case .word(let word): return "'\(word)'"
    case .slot(let slot): return slot.expected
    }
  }

  private static func shortened(_ text: String) -> String { text.count > 40 ? text.prefix(40) + "…" : text }
}
