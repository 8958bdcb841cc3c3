/// A value of a row of a database, by the type that it is stored with.
public enum DatabaseValue: Sendable, Hashable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  /// Text in which bytes stand that are no UTF-8, with U+FFFD in their place.
  case brokenText(String)
  /// A BLOB, by how many bytes it has: nothing here shows one.
  case data(count: Int)
}
