import TableModel
import TableSessions

/// A part of a step that is not a fixed word, by how usages write it.
enum StepSlot: String, CaseIterable {
  case row = "ROW"
  case section = "SECTION"
  case side = "leading|trailing"
  case points = "POINTS"
  case speed = "SPEED"
  case count = "COUNT"
  case text = "TEXT"
  case key = "KEY"
  case file = "FILE"
  case state = "on|off"

  /// What may stand there, for a message.
  var expected: String {
    switch self {
    case .row: "a row, such as 0,1 or #id"
    case .section: "a section, such as 0 or #id"
    case .side: "leading or trailing"
    case .points, .speed: "a number"
    case .count: "a whole number"
    case .text: "a text, in \" \" where blanks are in it"
    case .key: "a key"
    case .file: "a file"
    case .state: "on or off"
    }
  }

  /// The words that may stand there, where they can be counted.
  var words: [String] {
    switch self {
    case .side: SwipeSide.allCases.map(\.rawValue)
    case .state: ["on", "off"]
    default: []
    }
  }

  /// Takes a word for what it says; `false` where it says nothing that may stand there.
  func take(_ word: ScriptWord, into values: inout StepValues) -> Bool {
    switch (self, word.kind) {
    case (.row, .id): values.rows.append(RowPlace(name: .id(word.text), range: word.range))
    case (.row, .bare):
      guard let path = TableIndexPath(text: word.text) else { return false }
      values.rows.append(RowPlace(name: .path(path), range: word.range))
    case (.section, .id): values.sections.append(SectionPlace(name: .id(word.text), range: word.range))
    case (.section, .bare):
      guard let index = Self.count(word) else { return false }
      values.sections.append(SectionPlace(name: .index(index), range: word.range))
    case (.side, .bare):
      guard let side = SwipeSide(rawValue: word.text) else { return false }
      values.sides.append(side)
    case (.points, .bare), (.speed, .bare):
      guard let number = Double(word.text), number.isFinite, abs(number) <= 1e9 else { return false }
      values.numbers.append(number)
    case (.count, .bare):
      guard let count = Self.count(word) else { return false }
      values.counts.append(count)
    case (.state, .bare):
      guard words.contains(word.text) else { return false }
      values.flags.append(word.text == "on")
    case (.text, .bare), (.text, .quoted), (.key, .bare), (.key, .quoted), (.file, .bare), (.file, .quoted):
      values.texts.append(ScriptText(text: word.text, range: word.range))
    default: return false
    }
    return true
  }

  private static func count(_ word: ScriptWord) -> Int? {
    Int(word.text).flatMap { $0 >= 0 && $0 <= 1_000_000_000 ? $0 : nil }
  }
}

/// What the slots of a step were filled with, by kind and in order.
struct StepValues {
  var rows: [RowPlace] = []
  var sections: [SectionPlace] = []
  var sides: [SwipeSide] = []
  var numbers: [Double] = []
  var counts: [Int] = []
  var texts: [ScriptText] = []
  var flags: [Bool] = []

  // Rules ask for what their usage has.
  var side: SwipeSide { sides.first ?? .trailing }
  var number: Double { numbers.first ?? 0 }
  var count: Int { counts.first ?? 0 }
  var text: String { texts.first?.text ?? "" }
  var lastText: String { texts.last?.text ?? "" }
  var flag: Bool { flags.first ?? false }
}
