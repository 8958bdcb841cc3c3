import Diagnostics
import TableModel
import TableSyntax

/// The rows of a query written out, a line for each, so that what is wrong with a value has a place like any other:
/// the line is the number of the row.
///
///     <rows of people.sqlite>:2:9: error: invalid value 'tall' for 'height' of a row …
///       2 | 7 | Bob | tall
///         |           ^~~~
struct QueryListing {
  /// In UTF-8; long values are cut.
  private(set) var text: [UInt8] = []
  private let rows: DatabaseRows
  /// Where each value begins and ends.
  private var places: [(start: UInt32, end: UInt32)] = []

  /// Bytes of a value in the listing.
  private static let shownBytes = 60

  init(_ rows: DatabaseRows) {
    self.rows = rows
    places.reserveCapacity(rows.values.count)
    for index in 0..<rows.count {
      var isFirst = true
      for value in rows[index] {
        if !isFirst { text += " | ".utf8 }
        isFirst = false
        let start = text.count
        append(value)
        places.append((UInt32(clamping: start), UInt32(clamping: text.count)))
      }
      text.append(UInt8(ascii: "\n"))
    }
  }

  private mutating func append(_ value: DatabaseValue) {
    switch value {
    case .null: break
    case .integer(let number): text += "\(number)".utf8
    case .real(let number): text += "\(number)".utf8
    case .data(let count): text += "(\(count) bytes)".utf8
    case .text(let string), .brokenText(let string):
      var shown = string.utf8.prefix(Self.shownBytes)
      // A character is cut whole.
      while shown.count < string.utf8.count, let last = shown.last, last >= 0x80 { shown.removeLast() }
      text += shown.lazy.map { $0 < 0x20 ? UInt8(ascii: " ") : $0 }
      if shown.count < string.utf8.count { text += "…".utf8 }
    }
  }

  /// Says what is odd about the columns: a name that comes twice, and keys that no column has.
  ///
  /// - Parameter query: where the columns are asked for.
  func noteColumns(
    asked query: DataSource.Name, _ dataSource: DataSource, _ diagnostics: inout DiagnosticList
  ) {
    var seen: Set<String> = []
    var repeated: Set<String> = []
    for column in rows.columns where !seen.insert(column).inserted && repeated.insert(column).inserted {
      diagnostics.add(
        .duplicateIdentifier, "the query has two columns '\(column)'; the last one counts: name one with AS",
        at: query.range)
    }
    for key in [dataSource.groupBy, dataSource.identifier].compactMap({ $0 }) where !seen.contains(key.text) {
      let shown = rows.columns.prefix(10).map { "'\(AttributeReader.shortened($0))'" }.joined(separator: ", ")
      let nearest = Spelling.suggestion(for: key.text, in: rows.columns)
      diagnostics.add(
        .missingKey,
        "the query has no column '\(key.text)'\(nearest.isEmpty ? "; it has \(shown)" : nearest)",
        at: key.range)
    }
  }

  /// The rows as an array of dictionaries whose keys are the columns; NULL is absent.
  func root(in source: SourceID, _ diagnostics: inout DiagnosticList) -> SyntaxValue {
    var elements: [SyntaxValue] = []
    elements.reserveCapacity(rows.count)
    var hasData = Array(repeating: false, count: rows.columns.count)
    let columns = keptColumns
    for index in 0..<rows.count {
      var entries: [SyntaxEntry] = []
      entries.reserveCapacity(columns.count)
      let first = index * rows.columns.count
      for column in columns {
        let place = places[first + column]
        let range = SourceRange(
          source: source, lowerBound: Int(place.start), upperBound: Int(place.end))
        let value = rows.values[first + column]
        if let content = content(of: value, at: range, &diagnostics) {
          entries.append(
            SyntaxEntry(
              key: rows.columns[column], keyRange: range, value: SyntaxValue(content, at: range)))
        } else if case .data = value, !hasData[column] {
          hasData[column] = true
          noteData(column, at: range, &diagnostics)
        }
      }
      let range = SourceRange(
        source: source, lowerBound: Int(places[first].start),
        upperBound: Int(places[first + rows.columns.count - 1].end))
      elements.append(SyntaxValue(.dictionary(entries), at: range))
    }
    return SyntaxValue(.array(elements), at: SourceRange(source: source, lowerBound: 0, upperBound: 0))
  }

  /// Of columns with the same name the last.
  private var keptColumns: [Int] {
    var last: [String: Int] = [:]
    for (index, column) in rows.columns.enumerated() { last[column] = index }
    return rows.columns.indices.filter { last[rows.columns[$0]] == $0 }
  }

  private func content(
    of value: DatabaseValue, at range: SourceRange, _ diagnostics: inout DiagnosticList
  ) -> SyntaxValue.Content? {
    switch value {
    case .null, .data: return nil
    case .integer(let number): return .integer("\(number)")
    case .real(let number): return .real("\(number)")
    case .text(let text): return .string(text)
    case .brokenText(let text):
      diagnostics.add(
        Diagnostic(
          .invalidEncoding, "the text is not valid UTF-8; U+FFFD takes the place of what is wrong", at: range,
          severity: .warning))
      return .string(text)
    }
  }

  private func noteData(_ column: Int, at range: SourceRange, _ diagnostics: inout DiagnosticList) {
    diagnostics.add(
      .unsupportedFeature,
      "column '\(AttributeReader.shortened(rows.columns[column]))' holds data (BLOB), which is left out",
      at: range)
  }
}
