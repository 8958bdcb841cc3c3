import Diagnostics

/// Looks through the objects of a binary property list before a library unfolds them: no circles, nothing too deep, and
/// no more values and bytes than a file of its size can stand for.
///
/// Objects are shared: a file of a few hundred bytes can stand for billions of values.
struct BinaryPropertyListCheck {
  private let table: BinaryObjectTable
  private let limits: SyntaxLimits
  /// A library and the making of values go down level by level on the program's stack.
  private let mostDepth: Int
  private let mostValues: Int
  private let mostBytes: Int
  /// What an object stands for with all that it refers to; `nil` where it was not looked at.
  private var sizes: [Size?]
  private var isOpen: [Bool]
  private var visits: [Visit] = []

  private struct Size {
    var values: Int
    var bytes: Int
  }

  private struct Visit {
    let number: Int
    let object: BinaryObjectTable.Object
    var next = 0
    var size: Size
  }

  init(_ table: BinaryObjectTable, fileSize: Int, limits: SyntaxLimits) {
    self.table = table
    self.limits = limits
    mostDepth = min(limits.depth, 1000)
    mostValues = min(limits.elements, fileSize + 1_000_000)
    mostBytes = fileSize.multipliedReportingOverflow(by: 8).partialValue + 64_000_000
    sizes = Array(repeating: nil, count: table.count)
    isOpen = Array(repeating: false, count: table.count)
  }

  /// Walks depth first, with a stack of its own.
  mutating func run() throws(SyntaxFailure) {
    try enter(table.root)
    while let visit = visits.last {
      let last = visits.count - 1
      guard visit.next < table.referenceCount(of: visit.object) else {
        visits.removeLast()
        isOpen[visit.number] = false
        sizes[visit.number] = visit.size
        if last > 0 { try grow(last - 1, by: visit.size) }
        continue
      }
      let child = try table.reference(visit.next, of: visit.object)
      visits[last].next += 1
      if isOpen[child] {
        throw table.damage("it contains itself", visit.object.bytes.lowerBound)
      }
      if let size = sizes[child] { try grow(last, by: size) } else { try enter(child) }
    }
  }

  private mutating func enter(_ number: Int) throws(SyntaxFailure) {
    let object = try table.object(number)
    let range = table.range(of: object)
    if table.referenceCount(of: object) > 0, visits.count >= mostDepth {
      throw SyntaxFailure(.limitExceeded, "values are nested more than \(mostDepth) deep", at: range)
    }
    if [.data, .ascii, .utf16].contains(object.kind), object.content.count > limits.textBytes {
      throw SyntaxFailure.longString(limits, range)
    }
    // The library cuts such a string short, and stops the program where it is a key.
    if table.hasNul(object) {
      throw SyntaxFailure(.malformedPropertyList, "a string has a NUL character in it", at: range)
    }
    isOpen[number] = true
    visits.append(
      Visit(number: number, object: object, size: Size(values: 1, bytes: object.content.count)))
  }

  private mutating func grow(_ index: Int, by size: Size) throws(SyntaxFailure) {
    visits[index].size.values += size.values
    visits[index].size.bytes += size.bytes
    guard visits[index].size.values <= mostValues, visits[index].size.bytes <= mostBytes else {
      throw SyntaxFailure(
        .limitExceeded, "the values of the property list are too many when they are not shared",
        at: table.range(of: visits[index].object))
    }
  }
}
