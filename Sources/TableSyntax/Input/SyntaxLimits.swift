/// How much of a document is taken before it is refused, so that no document can use up the machine.
///
/// The defaults are far beyond any document that a person or a program writes as a table, and every one can be raised.
public struct SyntaxLimits: Sendable, Hashable {
  /// Elements, arrays or dictionaries inside each other.
  public var depth = 256
  /// Attributes of one element.
  public var attributes = 1024
  /// Bytes of one attribute's value.
  public var attributeBytes = 1 << 24
  /// Bytes of one run of text or one string.
  public var textBytes = 1 << 24
  /// Elements or values of a document.
  public var elements = 100_000_000
  /// Different names of elements and attributes in a document.
  public var names = 100_000
  /// Bytes of a document. XML is never taken beyond 2 GB.
  public var fileBytes = 1 << 31
  /// Steps of SQLite's virtual machine that a query of a database may take: some seconds' worth.
  public var querySteps = 300_000_000
  /// Bytes of the memory that SQLite takes for a query, and bytes of text in the rows that it gives.
  public var queryBytes = 1 << 30

  /// Seconds of the processor that a query may take, as far as its steps do not tell: a step may be a function over a
  /// long text.
  public var querySeconds = 30

  public init() {}

  /// `depth` for what becomes a tree: to compare or to free one takes the program's stack, level by level, so that it
  /// can be raised to this and no further.
  var treeDepth: Int { min(depth, 10_000) }
}
