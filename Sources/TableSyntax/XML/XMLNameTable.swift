/// The element and attribute names that a reader knows, so that it compares small numbers and not texts.
public struct XMLNameTable: Sendable {
  public let names: [String]

  /// Names are numbered in the order given; a name given twice has its first number.
  public init(_ names: [String]) { self.names = names }

  /// The number of a name; `nil` for one that is not in the table. For setting a reader up, not for reading.
  public func id(of name: String) -> XMLNameID? {
    names.firstIndex(of: name).map { XMLNameID(index: Int32(clamping: $0)) }
  }
}

/// A name's number in an `XMLNameTable`.
public struct XMLNameID: Hashable, Sendable {
  /// -1 for every name that is not in the table.
  public let index: Int32

  public init(index: Int32) { self.index = index }

  public static let unknown = XMLNameID(index: -1)

  public var isKnown: Bool { index >= 0 }
}
