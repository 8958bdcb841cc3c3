import Diagnostics
import TableModel
import TableSyntax

extension FileAccess {
  /// The rows that a query of a database gives, and the listing of them that their places are in.
  mutating func readRows(
    of query: DataSource.Name, of dataSource: DataSource, in source: SourceID,
    _ diagnostics: inout DiagnosticList
  ) -> (sections: [TableSection], source: SourceID?) {
    guard let path = dataSource.path, let range = path.range ?? dataSource.range,
      let file = locateDatabase(path.text, namedAt: range, in: source, &diagnostics)
    else { return ([], nil) }
    let format = DocumentFormat.recognise(file.header)
    guard format == .database else {
      // What is encrypted looks like nothing at all.
      let isNameless = [.unsupported("a binary file"), .unsupported("a text of another kind")].contains(
        format)
      let kind = isNameless ? "no SQLite database, or an encrypted one" : format.phrase
      diagnostics.add(
        .unsupportedFormat,
        "\(path.subject(replacedBy: file.isReplacement ? file.name : nil)) is \(kind); a query can ask an SQLite database only",
        at: range)
      return ([], nil)
    }
    do throws(DatabaseFailure) {
      let rows = try DatabaseQuery(query.text, at: file.path, limits: limits).rows(header: file.header)
      return read(rows, named: file.name, query, dataSource, &diagnostics)
    } catch {
      note(error, of: path, file, query, &diagnostics)
      return ([], nil)
    }
  }

  private mutating func read(
    _ rows: DatabaseRows, named name: String, _ query: DataSource.Name, _ dataSource: DataSource,
    _ diagnostics: inout DiagnosticList
  ) -> (sections: [TableSection], source: SourceID?) {
    let listing = QueryListing(rows)
    let source = library.add(Source(name: "<rows of \(name)>", text: listing.text))
    listing.noteColumns(asked: query, dataSource, &diagnostics)
    let root = listing.root(in: source, &diagnostics)
    var flat = dataSource
    for place in [flat.sections, flat.items].compactMap({ $0 }) {
      diagnostics.add(
        .conflictingAttributes, "a query gives one list of rows; '\(place.text)' has no place in it",
        at: place.range)
    }
    flat.sections = nil
    flat.items = nil
    let reader = DataSourceReader(flat, &diagnostics)
    return (reader.sections(of: root, &diagnostics), source)
  }

  private func note(
    _ failure: DatabaseFailure, of path: DataSource.Name, _ file: LocatedDatabase, _ query: DataSource.Name,
    _ diagnostics: inout DiagnosticList
  ) {
    switch failure.place {
    case .file:
      diagnostics.add(
        failure.identifier,
        "\(path.subject(replacedBy: file.isReplacement ? file.name : nil)) \(failure.reason)", at: path.range)
    case .query(let bytes):
      var range = query.range
      if let bytes, let whole = query.range, let text = library[whole.source]?.text {
        range = AttributePlaces(of: whole, in: text).range(of: bytes)
      }
      diagnostics.add(failure.identifier, failure.reason, at: range)
    }
  }

  private func locateDatabase(
    _ path: String, namedAt range: SourceRange, in source: SourceID, _ diagnostics: inout DiagnosticList
  ) -> LocatedDatabase? {
    guard let loader else {
      diagnostics.add(.unreadableFile, "'\(path)' is not read: no other file may be opened", at: range)
      return nil
    }
    do throws(LoadFailure) {
      return try loader.locateDatabase(path, relativeTo: library[source]?.name ?? "")
    } catch {
      diagnostics.add(error.identifier, "'\(path)' \(error.reason)", at: range)
      return nil
    }
  }
}
