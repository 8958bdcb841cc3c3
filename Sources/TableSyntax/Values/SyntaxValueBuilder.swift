import Diagnostics

/// Puts values together as a parser finds them, with a stack of its own: no document can overflow the program's.
struct SyntaxValueBuilder {
  private struct Container {
    let start: Int
    let isDictionary: Bool
    /// How many values or entries of the containers around it wait below its own.
    let base: Int
  }

  private let source: SourceID
  private let limits: SyntaxLimits
  private var open: [Container] = []
  /// The elements of all open arrays, and the entries of all open dictionaries, the outermost first: what is closed gets
  /// memory of its exact size, once.
  private var values: [SyntaxValue] = []
  private var entries: [SyntaxEntry] = []
  /// The keys of open dictionaries that wait for their values.
  private var keys: [(name: String, range: SourceRange)] = []
  private var hasKey = false
  private var count = 0
  private(set) var root: SyntaxValue?

  init(source: SourceID, limits: SyntaxLimits) {
    self.source = source
    self.limits = limits
  }

  var depth: Int { open.count }
  private(set) var isInDictionary = false
  /// The key of the innermost dictionary that waits for its value.
  var pendingKey: (name: String, range: SourceRange)? { hasKey ? keys.last : nil }
  /// Whether the innermost container has nothing in it yet.
  var isEmpty: Bool {
    guard let last = open.last else { return root == nil }
    return (last.isDictionary ? entries.count : values.count) == last.base
  }

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
    let base = isDictionary ? entries.count : values.count
    open.append(Container(start: start, isDictionary: isDictionary, base: base))
    isInDictionary = isDictionary
    hasKey = false
  }

  /// Only inside a dictionary.
  mutating func setKey(_ name: String, _ range: SourceRange) {
    if hasKey { keys.removeLast() }
    keys.append((name, range))
    hasKey = true
  }

  mutating func add(_ value: SyntaxValue) throws(SyntaxFailure) {
    try count(at: value.range)
    append(value)
  }

  private mutating func append(_ value: SyntaxValue) {
    if open.isEmpty {
      root = value
    } else if !isInDictionary {
      values.append(value)
    } else if hasKey, let key = keys.popLast() {
      entries.append(SyntaxEntry(key: key.name, keyRange: key.range, value: value))
      hasKey = false
    }
  }

  /// Ends the innermost container at a byte offset; keys that repeat in it get a warning.
  mutating func closeContainer(at end: Int, _ diagnostics: inout DiagnosticList) {
    guard let container = open.popLast() else { return }
    if hasKey { keys.removeLast() }
    let content: SyntaxValue.Content
    if container.isDictionary {
      let own = Self.take(from: container.base, of: &entries)
      Self.warnOfDuplicates(own, &diagnostics)
      content = .dictionary(own)
    } else {
      content = .array(Self.take(from: container.base, of: &values))
    }
    isInDictionary = open.last?.isDictionary ?? false
    // A container in a dictionary is the value of the key that waits for it.
    hasKey = isInDictionary
    append(SyntaxValue(content, at: range(container.start, end)))
  }

  private static func take<Element>(from base: Int, of stack: inout [Element]) -> [Element] {
    if base == 0, stack.count > manyElements {
      defer { stack = [] }
      return stack
    }
    let own = Array(stack[base...])
    stack.removeSubrange(base...)
    return own
  }

  /// So many are handed over with the memory that they have, since a copy could take what memory is left.
  private static var manyElements: Int { 100_000 }

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
