import Diagnostics

/// The keys that one template or cell style shows, held against the values of the rows made from it.
///
/// Most rows have the same keys as one of the few before them: what such a combination lacks and what it has
/// too much is worked out once and then only counted.
struct ShownKeys {
  private let owner: String
  private let keys: [String]
  /// Those of the keys without which a row is worth a word.
  private let expected: [Int]
  private let places: [String: Int]
  private var combinations: [Combination] = []
  private var missing: [Tally]
  private var unused: [(key: String, tally: Tally)] = []
  private var unusedPlaces: [String: Int] = [:]
  private var rowCount = 0

  private static let rememberedCombinations = 8
  /// So that rows with ever new keys cost no more than others.
  private static let namedUnusedKeys = 100
  private static let triedSuggestions = 50

  /// The keys of a row's values, and what follows from them.
  private struct Combination {
    let keys: [String]
    let missing: [Int]
    let unused: [Int]
    var count = 1
  }

  /// How often something was found, where first, and what name is near.
  private struct Tally {
    var count = 0
    var range: SourceRange?
    var nearest: String?
    var tries = 0

    mutating func suggest(_ name: String, among keys: [String], at place: SourceRange?) {
      if range == nil { range = place }
      guard nearest == nil, tries < triedSuggestions else { return }
      tries += 1
      nearest = Spelling.nearest(to: name, in: keys)
    }
  }

  init(_ owner: String, keys: [String], expected: [String]) {
    self.owner = owner
    self.keys = keys
    self.expected = keys.indices.filter { expected.contains(keys[$0]) }
    places = Dictionary(keys.enumerated().map { ($0.element, $0.offset) }) { first, _ in first }
    missing = Array(repeating: Tally(), count: keys.count)
  }

  mutating func note(_ values: [CellValue], at range: SourceRange?) {
    rowCount += 1
    for index in combinations.indices where Self.agree(combinations[index].keys, values) {
      combinations[index].count += 1
      if index > 0 { combinations.swapAt(index, index - 1) }
      return
    }
    if combinations.count == Self.rememberedCombinations { count(combinations.removeLast()) }
    combinations.append(combination(of: values, at: range))
  }

  private static func agree(_ keys: [String], _ values: [CellValue]) -> Bool {
    guard keys.count == values.count else { return false }
    for index in keys.indices where keys[index] != values[index].key { return false }
    return true
  }

  private mutating func combination(of values: [CellValue], at range: SourceRange?) -> Combination {
    var isGiven = Array(repeating: false, count: keys.count)
    var excess: [Int] = []
    for value in values {
      if let place = places[value.key] {
        isGiven[place] = true
      } else {
        excess.append(unusedPlace(of: value))
      }
    }
    let lacking = expected.filter { !isGiven[$0] }
    let excessKeys = excess.map { unused[$0].key }
    for place in lacking { missing[place].suggest(keys[place], among: excessKeys, at: range) }
    return Combination(keys: values.map(\.key), missing: lacking, unused: excess)
  }

  /// All keys beyond the first hundred share a place, which has no name.
  private mutating func unusedPlace(of value: CellValue) -> Int {
    if let place = unusedPlaces[value.key] { return place }
    guard unused.count < Self.namedUnusedKeys else {
      if unused.count == Self.namedUnusedKeys { unused.append(("", Tally(range: value.range))) }
      return Self.namedUnusedKeys
    }
    let nearest = Spelling.nearest(to: value.key, in: keys)
    unused.append((value.key, Tally(range: value.range, nearest: nearest)))
    unusedPlaces[value.key] = unused.count - 1
    return unused.count - 1
  }

  private mutating func count(_ combination: Combination) {
    for place in combination.missing { missing[place].count += combination.count }
    for place in combination.unused { unused[place].tally.count += combination.count }
  }

  private func isLacking(_ key: String?) -> Bool {
    key.flatMap { places[$0] }.map { missing[$0].count > 0 } ?? false
  }

  /// - Parameter isData: whether a place lies in data that was not written for this table. There, a value that is
  ///   not shown is worth a word only where it looks like the one that a row lacks.
  mutating func report(into diagnostics: inout DiagnosticList, isData: (SourceRange?) -> Bool) {
    for combination in combinations { count(combination) }
    combinations = []
    for (place, (key, tally)) in unused.enumerated() {
      if isData(tally.range), !isLacking(tally.nearest) { continue }
      let suggestion = tally.nearest.map { "; did you mean '\($0)'?" } ?? ""
      let rows = tally.count > 1 ? " in \(tally.count) rows" : ""
      let value = place == Self.namedUnusedKeys ? "further values" : "the value '\(key)'"
      diagnostics.add(
        Diagnostic(
          .unusedValue, "\(owner) does not show \(value)\(rows)\(suggestion)", at: tally.range,
          severity: isData(tally.range) ? .note : .warning))
    }
    for (place, tally) in missing.enumerated() where tally.count > 0 {
      let suggestion = tally.nearest.map { "; did you mean '\($0)'?" } ?? ""
      let rows = rowCount == 1 ? "" : " in \(tally.count) of \(rowCount) rows"
      diagnostics.add(
        Diagnostic(
          .unknownKey, "no value for '{\(keys[place])}' of \(owner)\(rows)\(suggestion)", at: tally.range,
          severity: tally.count == rowCount || tally.nearest != nil ? .warning : .note))
    }
  }
}
