import Diagnostics

/// Puts values together as a parser finds them, with a stack of its own: no document can overflow the program's.
struct SyntaxValueBuilder {
  private struct Container {
    let start: Int
    let isDictionary: Bool
    var values: [SyntaxValue] = []
    var entries: [SyntaxEntry] = []
    var key: (name: String, range: SourceRange)?
  }

  private let source: SourceID
  private let limits: SyntaxLimits
  private var open: [Container] = []
  private var count = 0
  private(set) var root: SyntaxValue?

  init(source: SourceID, limits: SyntaxLimits) {
    self.source = source
    self.limits = limits
  }

  var depth: Int { open.count }
  var isInDictionary: Bool { open.last?.isDictionary ?? false }
  /// The key that waits for its value.
  var pendingKey: (name: String, range: SourceRange)? { open.last?.key }
  /// Whether the innermost container has nothing in it yet.
  var isEmpty: Bool { open.last.map { $0.values.isEmpty && $0.entries.isEmpty } ?? (root == nil) }

  /// Where the innermost containers begin, the very innermost first.
  func innermostStarts(_ count: Int) -> [Int] { open.suffix(count).reversed().map(\.start) }

  func range(_ lower: Int, _ upper: Int) -> SourceRange {
    SourceRange(source: source, lowerBound: lower, upperBound: upper)
  }

  mutating func openContainer(isDictionary: Bool, at start: Int) throws(SyntaxFailure) {
    guard open.count < limits.treeDepth else {
      throw SyntaxFailure(
        .limitExceeded, "values are nested more than \(limits.treeDepth) deep", at: range(start, start + 1))
    }
    try count(at: range(start, start + 1))
    open.append(Container(start: start, isDictionary: isDictionary))
  }

  mutating func setKey(_ name: String, _ range: SourceRange) {
    if let last = open.indices.last { open[last].key = (name, range) }
  }

  mutating func add(_ value: SyntaxValue) throws(SyntaxFailure) {
    try count(at: value.range)
    append(value)
  }

  private mutating func append(_ value: SyntaxValue) {
    guard let last = open.indices.last else {
      root = value
      return
    }
    if let key = open[last].key {
      open[last].entries.append(SyntaxEntry(key: key.name, keyRange: key.range, value: value))
      open[last].key = nil
    } else {
      open[last].values.append(value)
    }
  }

  /// Ends the innermost container at a byte offset; keys that repeat in it get a warning.
  mutating func closeContainer(at end: Int, _ diagnostics: inout DiagnosticList) {
    guard let container = open.popLast() else { return }
    let content: SyntaxValue.Content =
      container.isDictionary ? .dictionary(container.entries) : .array(container.values)
    Self.warnOfDuplicates(container.entries, &diagnostics)
    append(SyntaxValue(content, at: range(container.start, end)))
  }

  static func warnOfDuplicates(_ entries: [SyntaxEntry], _ diagnostics: inout DiagnosticList) {
    guard entries.count > 1 else { return }
    if entries.count <= fewEntries {
      for index in 1..<entries.count {
        let first = entries[..<index].first { $0.key == entries[index].key }
        if let first { diagnostics.add(duplicate(entries[index], first.keyRange)) }
      }
      return
    }
    var seen: [String: SourceRange] = Dictionary(minimumCapacity: entries.count)
    for entry in entries {
      if let first = seen.updateValue(entry.keyRange, forKey: entry.key) {
        diagnostics.add(duplicate(entry, first))
      }
    }
  }

  /// Up to so many keys are compared with each other faster than they are hashed.
  private static var fewEntries: Int { 8 }

  private static func duplicate(_ entry: SyntaxEntry, _ first: SourceRange) -> Diagnostic {
    Diagnostic(
      .duplicateIdentifier, "key '\(entry.key)' is given twice; the last value counts", at: entry.keyRange,
      notes: [Diagnostic.Note("first given here", at: first)])
  }

  private mutating func count(at range: SourceRange) throws(SyntaxFailure) {
    count += 1
    guard count <= limits.elements else {
      throw SyntaxFailure(.limitExceeded, "the document has more than \(limits.elements) values", at: range)
    }
  }
}
