/// Where a text may be parted without splitting a character as readers see it (grapheme clusters, UAX 29).
final class ClusterBoundaries {
  private let text: MeasuredText
  /// Whether a cluster begins at each scalar; worked out when first asked for a text beyond ASCII.
  private lazy var starts: [Bool] = {
    var starts = [Bool](repeating: false, count: text.count + 1)
    var index = 0
    var byte = 0
    for cluster in text.text(0..<text.count) {
      index = text.index(ofByte: byte, from: index)
      starts[index] = true
      byte += cluster.utf8.count
    }
    starts[text.count] = true
    return starts
  }()

  init(_ text: MeasuredText) { self.text = text }

  func contains(_ index: Int) -> Bool {
    text.isASCII || index <= 0 || index >= text.count || starts[index]
  }
}
