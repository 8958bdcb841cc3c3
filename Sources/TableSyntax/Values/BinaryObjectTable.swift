import Diagnostics

/// The objects of a binary property list by number: where each stands, and which others it refers to.
///
/// Source: the layout of CFBinaryPList: a header of 8 bytes, objects, their offsets, and a trailer of 32 bytes that says
/// how wide offsets and references are, how many objects there are, which is the root, and where the offsets begin.
struct BinaryObjectTable {
  /// What an object is, by the upper half of its first byte.
  enum Kind: UInt8 {
    case constant = 0x0
    case integer = 0x1
    case real = 0x2
    case date = 0x3
    case data = 0x4
    case ascii = 0x5
    case utf16 = 0x6
    case uid = 0x8
    case array = 0xA
    case set = 0xC
    case dictionary = 0xD
  }

  /// An object taken apart: its content is in bytes for scalars, in references for the others.
  struct Object {
    let kind: Kind
    /// From its first byte to its last.
    let bytes: Range<Int>
    let content: Range<Int>
    /// Elements of an array, entries of a dictionary, else 0.
    let count: Int
  }

  let count: Int
  let root: Int
  private let bytes: [UInt8]
  private let whole: SourceRange
  private let offsetSize: Int
  private let referenceSize: Int
  private let tableStart: Int

  /// - Parameter whole: the range of the file.
  init(_ bytes: [UInt8], whole: SourceRange) throws(SyntaxFailure) {
    guard bytes.count >= 8 + 32 else { throw Self.damage("it breaks off", at: whole) }
    let trailer = bytes.count - 32
    func number(_ start: Int) -> Int { Self.bigEndian(bytes[trailer + start..<trailer + start + 8]) }
    self.bytes = bytes
    self.whole = whole
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    count = number(8)
    root = number(16)
    tableStart = number(24)
    guard 1...8 ~= offsetSize, 1...8 ~= referenceSize, count > 0, root < count, tableStart >= 8,
      tableStart <= trailer, count <= (trailer - tableStart) / offsetSize
    else { throw Self.damage("its last 32 bytes make no sense", at: whole) }
  }

  /// - Parameter number: 0 to `count` - 1.
  func object(_ number: Int) throws(SyntaxFailure) -> Object {
    let entry = tableStart + number * offsetSize
    let start = Self.bigEndian(bytes[entry..<entry + offsetSize])
    guard 8..<tableStart ~= start else { throw damage("an object stands outside of the file") }
    let low = Int(bytes[start] & 0xF)
    guard let kind = Kind(rawValue: bytes[start] >> 4) else {
      throw damage("an object is of no known kind", start)
    }
    switch kind {
    case .constant: return try object(kind, start, content: start + 1, length: 0)
    case .integer, .real: return try object(kind, start, content: start + 1, length: 1 << low)
    case .date: return try object(kind, start, content: start + 1, length: 8)
    case .uid: return try object(kind, start, content: start + 1, length: low + 1)
    case .data, .ascii, .utf16, .array, .set, .dictionary:
      let (count, content) = try length(at: start)
      let isScalar = [.data, .ascii, .utf16].contains(kind)
      let width = isScalar ? (kind == .utf16 ? 2 : 1) : referenceSize * (kind == .dictionary ? 2 : 1)
      guard count <= (tableStart - content) / width else {
        throw damage("an object goes on past its end", start)
      }
      return try object(kind, start, content: content, length: count * width, count: isScalar ? 0 : count)
    }
  }

  private func object(
    _ kind: Kind, _ start: Int, content: Int, length: Int, count: Int = 0
  ) throws(SyntaxFailure) -> Object {
    guard content <= tableStart, length <= tableStart - content else {
      throw damage("an object goes on past its end", start)
    }
    let content = content..<content + length
    return Object(kind: kind, bytes: start..<content.upperBound, content: content, count: count)
  }

  /// The number in the lower half of an object's first byte, or in the integer that follows it.
  private func length(at start: Int) throws(SyntaxFailure) -> (count: Int, content: Int) {
    let low = Int(bytes[start] & 0xF)
    guard low == 0xF else { return (low, start + 1) }
    guard start + 1 < tableStart, bytes[start + 1] >> 4 == Kind.integer.rawValue, bytes[start + 1] & 0xF <= 3
    else { throw damage("an object has no length", start) }
    let size = 1 << Int(bytes[start + 1] & 0xF)
    guard size <= tableStart - (start + 2) else { throw damage("an object has no length", start) }
    return (Self.bigEndian(bytes[start + 2..<start + 2 + size]), start + 2 + size)
  }

  /// The object that an array or dictionary refers to at a place: of a dictionary, first the keys, then the values.
  func reference(_ index: Int, of object: Object) throws(SyntaxFailure) -> Int {
    let start = object.content.lowerBound + index * referenceSize
    let number = Self.bigEndian(bytes[start..<start + referenceSize])
    guard number < count else {
      throw damage("an object refers to one that is not there", object.bytes.lowerBound)
    }
    return number
  }

  /// How many references an object has.
  func referenceCount(of object: Object) -> Int {
    object.kind == .dictionary ? object.count * 2 : object.count
  }

  /// The bytes of a scalar.
  func content(of object: Object) -> ArraySlice<UInt8> { bytes[object.content] }

  func range(of object: Object) -> SourceRange {
    SourceRange(
      source: whole.source, lowerBound: object.bytes.lowerBound, upperBound: object.bytes.upperBound)
  }

  func damage(_ what: String, _ start: Int? = nil) -> SyntaxFailure {
    let place = start.map { SourceRange(source: whole.source, lowerBound: $0, upperBound: $0 + 1) }
    return Self.damage(what, at: place ?? whole)
  }

  private static func damage(_ what: String, at range: SourceRange) -> SyntaxFailure {
    SyntaxFailure(.malformedPropertyList, "the binary property list is damaged: \(what)", at: range)
  }

  /// At most 8 bytes count; a number that `Int` cannot hold becomes its largest.
  private static func bigEndian(_ bytes: ArraySlice<UInt8>) -> Int {
    Int(clamping: bytes.suffix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
  }
}
