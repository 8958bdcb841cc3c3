/// The styles of one kind that the parts of a page share: found on a first walk, numbered, looked up on the second.
struct StyleTable<Style: Hashable> {
  private var places: [Style: Int] = [:]
  private var found: [(style: Style, uses: Int)] = []
  private var numbers: [Int] = []
  /// A table has a handful of most kinds: looking through them is quicker than hashing.
  private static var handful: Int { 12 }

  private func place(of style: Style) -> Int? {
    guard found.count > Self.handful else { return found.firstIndex { $0.style == style } }
    return places[style]
  }

  /// Counts a use.
  ///
  /// - Parameter capacity: how many styles to remember; more are left without a number.
  mutating func add(_ style: Style, capacity: Int = .max) {
    if let place = place(of: style) {
      found[place].uses += 1
    } else if found.count < capacity {
      places[style] = found.count
      found.append((style, 1))
    }
  }

  /// Numbers the styles, the most used first, so that the commonest names are the shortest.
  ///
  /// - Parameter leastUses: what is used less is better written in its place.
  mutating func number(leastUses: Int = 1, limit: Int = .max) {
    let order = found.indices.sorted { (found[$1].uses, $0) < (found[$0].uses, $1) }
    let named = order.prefix { found[$0].uses >= leastUses }.prefix(limit)
    numbers = [Int](repeating: -1, count: found.count)
    for (number, place) in named.enumerated() { numbers[place] = number }
    styles = named.map { found[$0].style }
  }

  /// Those that have a number, in its order.
  private(set) var styles: [Style] = []

  /// The number of a style; `nil` where it has none.
  subscript(_ style: Style) -> Int? {
    guard let place = place(of: style), numbers.indices.contains(place), numbers[place] >= 0 else {
      return nil
    }
    return numbers[place]
  }
}
