/// A text with places marked in it, so that no test counts bytes: `<a «b»="c"/>` marks `b`.
public struct MarkedText {
  /// Without the marks.
  public let text: String
  /// The byte ranges between marks, in the order in which they begin.
  public let ranges: [Range<Int>]

  public init(_ marked: String) {
    var bytes: [UInt8] = []
    var open: [Int] = []
    var ranges: [Range<Int>] = []
    for character in marked {
      switch character {
      case "«": open.append(bytes.count)
      case "»": if let start = open.popLast() { ranges.append(start..<bytes.count) }
      default: bytes += Array(character.utf8)
      }
    }
    text = String(decoding: bytes, as: UTF8.self)
    self.ranges = ranges.sorted { $0.lowerBound < $1.lowerBound }
  }

  public var bytes: [UInt8] { Array(text.utf8) }
}
