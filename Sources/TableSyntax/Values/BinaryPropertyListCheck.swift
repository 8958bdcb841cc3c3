import Diagnostics

/// Looks through the object table of a binary property list before a library unfolds it: offsets inside the file, no
/// circles, and no more values when unfolded than the limits allow.
///
/// Source: the layout of CFBinaryPList: a header of 8 bytes, objects, their offsets, and a trailer of 32 bytes.
struct BinaryPropertyListCheck {
  private let bytes: [UInt8]
  private let range: SourceRange
  private let limits: SyntaxLimits
  private let offsetSize: Int
  private let referenceSize: Int
  private let objectCount: Int
  private let topObject: Int
  private let tableOffset: Int

  init(_ bytes: [UInt8], range: SourceRange, limits: SyntaxLimits) throws(SyntaxFailure) {
    func number(_ start: Int, _ count: Int) -> UInt64 {
      bytes[start..<start + count].reduce(0) { $0 << 8 | UInt64($1) }
    }
    guard bytes.count >= 40 else {
      throw SyntaxFailure(.malformedPropertyList, "the binary property list breaks off", at: range)
    }
    let trailer = bytes.count - 32
    self.bytes = bytes
    self.range = range
    self.limits = limits
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    objectCount = Int(clamping: number(trailer + 8, 8))
    topObject = Int(clamping: number(trailer + 16, 8))
    tableOffset = Int(clamping: number(trailer + 24, 8))
    guard 1...8 ~= offsetSize, 1...8 ~= referenceSize, objectCount > 0, topObject < objectCount,
      tableOffset >= 8, tableOffset <= trailer, objectCount <= (trailer - tableOffset) / offsetSize
    else { throw SyntaxFailure(.malformedPropertyList, "the binary property list is damaged", at: range) }
  }

  private struct Visit {
    let object: Int
    var references: [Int]
    var next = 0
    var size = 1
  }

  /// Walks the objects depth first, with a stack of its own; the size of an object that is met again is known.
  func check() throws(SyntaxFailure) {
    var sizes = [Int](repeating: 0, count: objectCount)
    var isOpen = [Bool](repeating: false, count: objectCount)
    var stack = [Visit(object: topObject, references: try references(of: topObject))]
    isOpen[topObject] = true
    while var visit = stack.popLast() {
      guard visit.next < visit.references.count else {
        isOpen[visit.object] = false
        sizes[visit.object] = visit.size
        if let parent = stack.indices.last { try grow(&stack[parent], by: visit.size) }
        continue
      }
      let child = visit.references[visit.next]
      visit.next += 1
      if isOpen[child] { throw failure("the binary property list contains itself") }
      if sizes[child] > 0 {
        try grow(&visit, by: sizes[child])
        stack.append(visit)
      } else {
        stack.append(visit)
        guard stack.count < limits.depth else {
          throw SyntaxFailure(.limitExceeded, "values are nested more than \(limits.depth) deep", at: range)
        }
        isOpen[child] = true
        stack.append(Visit(object: child, references: try references(of: child)))
      }
    }
  }

  private func grow(_ visit: inout Visit, by size: Int) throws(SyntaxFailure) {
    visit.size += size
    guard visit.size <= min(limits.elements, Self.mostUnfolded) else {
      throw SyntaxFailure(.limitExceeded, "the document unfolds to too many values", at: range)
    }
  }

  /// Values that share parts are unfolded; a file of a few hundred bytes can stand for billions of them.
  private static let mostUnfolded = 20_000_000

  private func failure(_ message: String) -> SyntaxFailure {
    SyntaxFailure(.malformedPropertyList, message, at: range)
  }

  private func number(_ start: Int, _ count: Int) throws(SyntaxFailure) -> Int {
    guard start >= 0, start <= bytes.count - count else {
      throw failure("the binary property list is damaged")
    }
    return Int(clamping: bytes[start..<start + count].reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
  }

  /// The objects that an object refers to; none for anything but arrays, sets and dictionaries.
  private func references(of object: Int) throws(SyntaxFailure) -> [Int] {
    var offset = try number(tableOffset + object * offsetSize, offsetSize)
    guard offset < tableOffset else { throw failure("the binary property list is damaged") }
    let marker = Int(bytes[offset])
    offset += 1
    guard [0xA, 0xC, 0xD].contains(marker >> 4) else { return [] }
    var count = marker & 0xF
    if count == 0xF {
      let size = 1 << Int(try number(offset, 1) & 0xF)
      guard size <= 8 else { throw failure("the binary property list is damaged") }
      count = try number(offset + 1, size)
      offset += 1 + size
    }
    let perItem = marker >> 4 == 0xD ? 2 : 1
    guard count <= (tableOffset - offset) / (referenceSize * perItem) else {
      throw failure("the binary property list is damaged")
    }
    var references: [Int] = []
    for index in 0..<count * perItem {
      let reference = try number(offset + index * referenceSize, referenceSize)
      guard reference < objectCount else { throw failure("the binary property list is damaged") }
      references.append(reference)
    }
    return references
  }
}
