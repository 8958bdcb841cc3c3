/// Bytes that are looked for in others, in a time that grows with both lengths and not with their product.
///
/// Source: Knuth, Morris and Pratt, "Fast Pattern Matching in Strings", 1977.
struct TextPattern {
  let bytes: UnsafeBufferPointer<UInt8>
  /// For each length of a beginning of the pattern how long its longest end is that is a beginning too.
  private let borders: [Int32]

  /// - Parameter bytes: at least one; must live as long as the pattern.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    var borders = [Int32](repeating: 0, count: bytes.count + 1)
    var border = 0
    for index in bytes.indices.dropFirst() {
      while border > 0, bytes[index] != bytes[border] { border = Int(borders[border]) }
      if bytes[index] == bytes[border] { border += 1 }
      borders[index + 1] = Int32(clamping: border)
    }
    self.borders = borders
  }

  /// Goes through the places at which the pattern begins, until it is told to stop.
  ///
  /// - Parameters:
  ///   - overlapping: whether a place may lie within the one before it.
  ///   - visit: gets where the pattern begins; `false` ends the search.
  func search(
    _ text: UnsafeBufferPointer<UInt8>, overlapping: Bool, _ visit: (Int) -> Bool
  ) {
    var matched = 0
    for index in text.indices {
      let byte = text[index]
      while matched > 0, byte != bytes[matched] { matched = Int(borders[matched]) }
      if byte == bytes[matched] { matched += 1 }
      guard matched == bytes.count else { continue }
      guard visit(index + 1 - matched) else { return }
      matched = overlapping ? Int(borders[matched]) : 0
    }
  }
}
