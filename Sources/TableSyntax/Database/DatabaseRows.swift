/// What a query gave: its columns, and its rows in their order.
public struct DatabaseRows: Sendable, Hashable {
  /// The names that the query gives them; two may have the same.
  public let columns: [String]
  /// Row by row, as many for each as there are columns.
  public internal(set) var values: [DatabaseValue] = []

  init(columns: [String]) { self.columns = columns }

  public var count: Int { columns.isEmpty ? 0 : values.count / columns.count }

  /// The values of a row in the order of the columns.
  ///
  /// - Parameter index: 0 to `count` - 1.
  public subscript(index: Int) -> ArraySlice<DatabaseValue> {
    values[index * columns.count..<(index + 1) * columns.count]
  }
}
