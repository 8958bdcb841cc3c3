import TableModel

/// The ways in which sections that share an identifier can be paired, where these are few: rows in common are a good
/// guess at the best, trying is better.
struct SectionAlternatives {
  private(set) var pairings: [[(old: Int, new: Int)]] = []

  private static let rowLimit = 500
  private static let pairingLimit = 150

  init(_ matching: Matching, _ undecided: UndecidedSections) {
    let rows = (undecided.old.map(matching.old.rows) + undecided.new.map(matching.new.rows)).map(\.count)
    guard rows.reduce(0, +) <= Self.rowLimit else { return }
    let news = Dictionary(grouping: undecided.new) { matching.new.sections[$0].id }
    let olds = Dictionary(grouping: undecided.old) { matching.old.sections[$0].id }
    var all: [[(old: Int, new: Int)]] = [[]]
    for (id, group) in olds.sorted(by: { $0.value[0] < $1.value[0] }) where id != nil {
      guard let others = news[id] else { continue }
      let ways = Self.pairings(group, others[...], count: min(group.count, others.count))
      guard all.count * ways.count <= Self.pairingLimit else { return }
      all = all.flatMap { some in ways.map { some + $0 } }
    }
    if all.count > 1 { pairings = all }
  }

  /// Every way to pair so many of some with others.
  private static func pairings(
    _ olds: [Int], _ news: ArraySlice<Int>, count: Int
  ) -> [[(old: Int, new: Int)]] {
    guard let first = olds.first, count > 0, olds.count < 6, news.count < 6 else { return [[]] }
    let rest = Array(olds.dropFirst())
    var ways: [[(old: Int, new: Int)]] = []
    for new in news {
      let others = pairings(rest, news.filter { $0 != new }[...], count: count - 1)
      ways += others.map { [(first, new)] + $0 }
    }
    if rest.count >= count { ways += pairings(rest, news, count: count) }
    return ways
  }
}
