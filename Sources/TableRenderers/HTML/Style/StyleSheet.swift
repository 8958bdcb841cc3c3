import TableModel

/// The styles that the parts of a page share.
///
/// A page's styles stand in its head, before the rows that use them: the page is walked twice, first to count what is
/// used, then to write.
struct StyleSheet {
  private(set) var isGathering = true
  private(set) var texts = StyleTable<TextLook>()
  private(set) var boxes = StyleTable<BoxStyle>()
  private(set) var heights = StyleTable<Double>()
  private(set) var lines = StyleTable<LineStyle>()
  private(set) var topLines = StyleTable<LineStyle>()
  private(set) var fills = StyleTable<FillStyle>()
  private(set) var images = StyleTable<ImageFile>()

  /// Ends the first walk.
  mutating func number() {
    isGathering = false
    texts.number()
    boxes.number(leastUses: 2, limit: Self.mostBoxes)
    heights.number(leastUses: 2, limit: Self.mostBoxes)
    lines.number()
    topLines.number()
    fills.number()
    images.number()
  }

  /// More rules than that would cost a browser more than they save.
  private static let mostBoxes = 4000
  /// A table in which everything is different is not held twice in memory.
  private static let mostSeen = 50_000
}

/// The number of a style's class; on the first walk counts the use instead.
extension StyleSheet {
  mutating func number(of text: TextLook) -> Int? {
    guard isGathering else { return texts[text] }
    texts.add(text)
    return nil
  }

  mutating func number(of box: BoxStyle) -> Int? {
    guard isGathering else { return boxes[box] }
    boxes.add(box, capacity: Self.mostSeen)
    return nil
  }

  mutating func number(ofHeight height: Double) -> Int? {
    guard isGathering else { return heights[height] }
    heights.add(height, capacity: Self.mostSeen)
    return nil
  }

  mutating func number(of line: LineStyle) -> Int? {
    guard isGathering else { return lines[line] }
    lines.add(line)
    return nil
  }

  mutating func number(ofTop line: LineStyle) -> Int? {
    guard isGathering else { return topLines[line] }
    topLines.add(line)
    return nil
  }

  mutating func number(of fill: FillStyle) -> Int? {
    guard isGathering else { return fills[fill] }
    fills.add(fill)
    return nil
  }

  mutating func number(of image: ImageFile) -> Int? {
    guard isGathering else { return images[image] }
    images.add(image)
    return nil
  }
}
