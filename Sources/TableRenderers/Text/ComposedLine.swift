/// A line of text with the columns it takes: colour codes and marks of direction take none.
struct ComposedLine {
  private(set) var text = ""
  private(set) var width = 0

  mutating func pad(to column: Int) {
    guard column > width else { return }
    text += String(repeating: " ", count: column - width)
    width = column
  }

  mutating func append(_ shown: String, width: Int) {
    text += shown
    self.width += width
  }
}
