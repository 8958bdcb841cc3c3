/// A pair of rows that may be one row that stayed where it was.
struct ChainLink {
  /// Places among the rows of the two sections.
  let old: Int32
  let new: Int32
  /// How much is won by leaving the row in its place; more than 0.
  let weight: Int32

  init(_ old: Int, _ new: Int, weight: Int32) {
    self.old = Int32(truncatingIfNeeded: old)
    self.new = Int32(truncatingIfNeeded: new)
    self.weight = weight
  }
}

/// Finds the heaviest set of links that do not cross: rows that are in both sections in the same order.
enum HeaviestChain {
  /// The links of one heaviest chain, in order. O(k log n) for k links between n rows.
  ///
  /// - Parameters:
  ///   - links: in any order.
  ///   - oldCount: one more than the greatest `old`.
  static func links(among links: [ChainLink], oldCount: Int) -> [ChainLink] {
    // By new place; of one new place the later old ones first, so that no two of them chain.
    let sorted = links.sorted { ($0.new, $1.old) < ($1.new, $0.old) }
    var best = PrefixMaximum(count: oldCount)
    var before = [Int32](repeating: -1, count: sorted.count)
    var heaviest = PrefixMaximum.Entry.none
    for (index, link) in sorted.enumerated() {
      let chain = best.maximum(below: Int(link.old))
      before[index] = chain.index
      let entry = PrefixMaximum.Entry(weight: chain.weight + Int64(link.weight), index: Int32(index))
      best.raise(at: Int(link.old), to: entry)
      if entry.weight > heaviest.weight { heaviest = entry }
    }
    var chain: [ChainLink] = []
    var index = heaviest.index
    while index >= 0 {
      chain.append(sorted[Int(index)])
      index = before[Int(index)]
    }
    return chain.reversed()
  }
}

/// The greatest of the first so many entries, each of which may only grow: a Fenwick tree.
private struct PrefixMaximum {
  struct Entry {
    var weight: Int64
    /// The last link of the chain; -1 for none.
    var index: Int32

    static let none = Entry(weight: 0, index: -1)
  }

  private var tree: [Entry]

  init(count: Int) { tree = Array(repeating: .none, count: count + 1) }

  func maximum(below place: Int) -> Entry {
    var greatest = Entry.none
    var node = place
    while node > 0 {
      if tree[node].weight > greatest.weight { greatest = tree[node] }
      node &= node - 1
    }
    return greatest
  }

  mutating func raise(at place: Int, to entry: Entry) {
    var node = place + 1
    while node < tree.count {
      if tree[node].weight < entry.weight { tree[node] = entry }
      node += node & -node
    }
  }
}
