import TableLayout
import TableModel
import Testing

/// Heights that stay with their rows.
@Suite struct HeightCacheTests {
  private static let traits = Traits(width: 375, scale: 2)

  private static func path(_ section: Int, _ row: Int) -> TableIndexPath {
    TableIndexPath(section: section, row: row)
  }

  /// A table and a cache that has all its heights.
  private static func filled(_ rowCounts: [Int]) -> (MirroredTable, HeightCache) {
    var table = MirroredTable(rowCounts: rowCounts)
    var cache = HeightCache(rowCounts: rowCounts, traits: HeightTraits(traits))
    for path in table.paths { ask(path, &table, &cache) }
    return (table, cache)
  }

  private static func ask(
    _ path: TableIndexPath, _ table: inout MirroredTable, _ cache: inout HeightCache,
    at location: SourceLocation = #_sourceLocation
  ) {
    let row = table[path]
    let height = cache.height(at: path, id: row.id) { row.height }
    if height != row.height {
      Issue.record("\(path) has \(height) instead of \(row.height)", sourceLocation: location)
    }
    table[path].isCached = true
  }

  /// Each cached height is that of the row that stands there now, and none is forgotten that could be kept.
  private static func expectInvariant(
    _ table: MirroredTable, _ cache: HeightCache, at location: SourceLocation = #_sourceLocation
  ) {
    if table.rowCounts != cache.rowCounts {
      Issue.record("\(cache.rowCounts) rows instead of \(table.rowCounts)", sourceLocation: location)
      return
    }
    for path in table.paths {
      let row = table[path]
      let expected = row.isCached ? row.height : nil
      if cache.cachedHeight(at: path) != expected {
        Issue.record("a wrong height at \(path)", sourceLocation: location)
      }
      if row.isCached, let id = row.id, cache.cachedHeight(ofID: id) != expected {
        Issue.record("a wrong height for \(id)", sourceLocation: location)
      }
    }
  }

  private static func expect(
    _ edits: [HeightEdit], on rowCounts: [Int], at location: SourceLocation = #_sourceLocation
  ) throws {
    var (table, cache) = filled(rowCounts)
    table.apply(edits)
    try cache.apply(edits)
    expectInvariant(table, cache, at: location)
  }

  // MARK: Asking

  @Test func computesAHeightOnce() {
    var cache = HeightCache(rowCounts: [2], traits: HeightTraits(Self.traits))
    let first = cache.height(at: Self.path(0, 0), id: "a") { 44 }
    #expect(first == 44)
    let second = cache.height(at: Self.path(0, 0), id: "a") { 50 }
    #expect(second == 44)
    #expect(cache.cachedHeight(ofID: "a") == 44 && cache.cachedHeight(at: Self.path(0, 1)) == nil)
    #expect((cache.statistics.hits, cache.statistics.misses) == (1, 1))
  }

  @Test func takesARowWithAnotherIDForAnother() {
    var cache = HeightCache(rowCounts: [1], traits: HeightTraits(Self.traits))
    _ = cache.height(at: Self.path(0, 0), id: "a") { 44 }
    let other = cache.height(at: Self.path(0, 0), id: "b") { 50 }
    #expect(other == 50)
    #expect(cache.cachedHeight(ofID: "a") == nil && cache.cachedHeight(ofID: "b") == 50)
    #expect(cache.statistics.recomputations == 1)
  }

  @Test func givesAnIDThatTwoRowsHaveToTheLaterOne() throws {
    var cache = HeightCache(rowCounts: [2], traits: HeightTraits(Self.traits))
    _ = cache.height(at: Self.path(0, 0), id: "a") { 44 }
    _ = cache.height(at: Self.path(0, 1), id: "a") { 50 }
    #expect(cache.cachedHeight(ofID: "a") == 50 && cache.cachedHeight(at: Self.path(0, 0)) == 44)
    try cache.apply(.deleteRow(Self.path(0, 0)))
    #expect(cache.cachedHeight(ofID: "a") == 50)
  }

  @Test func computesAgainAfterAReload() throws {
    var cache = HeightCache(rowCounts: [1], traits: HeightTraits(Self.traits))
    _ = cache.height(at: Self.path(0, 0), id: "a") { 44 }
    try cache.apply(.reloadRow(Self.path(0, 0)))
    let reloaded = cache.height(at: Self.path(0, 0), id: "a") { 50 }
    #expect(reloaded == 50)
    cache.reload(id: "a")
    let changed = cache.height(at: Self.path(0, 0), id: "a") { 60 }
    #expect(changed == 60)
    #expect((cache.statistics.misses, cache.statistics.recomputations) == (1, 2))
  }

  @Test func cachesNothingForARowThatIsNotThere() {
    var cache = HeightCache(rowCounts: [1], traits: HeightTraits(Self.traits))
    for path in [Self.path(0, 1), Self.path(1, 0), Self.path(-1, 0), Self.path(0, -1)] {
      let height = cache.height(at: path) { 44 }
      #expect(height == 44)
      #expect(cache.cachedHeight(at: path) == nil)
    }
    #expect(cache.statistics == HeightStatistics())
  }

  @Test func cachesNoHeightThatIsNoLength() {
    var cache = HeightCache(rowCounts: [1], traits: HeightTraits(Self.traits))
    let nothing = cache.height(at: Self.path(0, 0)) { .nan }
    #expect(nothing.isNaN)
    let endless = cache.height(at: Self.path(0, 0)) { .infinity }
    #expect(endless == .infinity)
    #expect(cache.cachedHeight(at: Self.path(0, 0)) == nil)
    let height = cache.height(at: Self.path(0, 0)) { 44 }
    #expect(height == 44)
  }

  @Test(arguments: [
    Traits(width: 320, scale: 2), Traits(width: 375, scale: 3), Traits(width: 375, scale: 2, profile: .iOS26),
    Traits(width: 375, scale: 2, contentSize: .extraLarge),
    Traits(width: 375, scale: 2, direction: .rightToLeft),
  ])
  func dropsEveryHeightWithOtherTraits(_ traits: Traits) {
    var (table, cache) = Self.filled([2, 1])
    cache.use(HeightTraits(Self.traits))
    Self.expectInvariant(table, cache)
    cache.use(HeightTraits(traits))
    table.voidAll()
    Self.expectInvariant(table, cache)
    Self.ask(Self.path(1, 0), &table, &cache)
    #expect(cache.statistics.recomputations == 1)
  }

  @Test func keepsHeightsInAnotherAppearance() {
    let (table, filled) = Self.filled([2, 1])
    var cache = filled
    var traits = Self.traits
    traits.appearance = .dark
    cache.use(HeightTraits(traits))
    Self.expectInvariant(table, cache)
  }

  @Test func computesAheadAsMuchAsAsked() {
    var table = MirroredTable(rowCounts: [2, 3])
    var cache = HeightCache(rowCounts: table.rowCounts, traits: HeightTraits(Self.traits))
    Self.ask(Self.path(0, 1), &table, &cache)
    let row = { (path: TableIndexPath) in (id: table[path].id, height: table[path].height) }
    let isWhole = cache.precache(atMost: 3, row: row)
    #expect(!isWhole)
    #expect(cache.cachedHeight(at: Self.path(1, 1)) != nil && cache.cachedHeight(at: Self.path(1, 2)) == nil)
    let isWholeNow = cache.precache(row: row)
    #expect(isWholeNow)
    for path in table.paths { table[path].isCached = true }
    Self.expectInvariant(table, cache)
    #expect(cache.statistics.precached == 4)  // 5 rows - 1 that was asked for
  }

  // MARK: Edits

  @Test func followsInsertsBeforeASection() throws {
    try Self.expect([.insertSection(0, rows: 2), .insertRow(Self.path(2, 1))], on: [2, 3])
  }

  @Test func followsSeveralDeletesInAnyOrder() throws {
    let deletes = [1, 4, 0].map { HeightEdit.deleteRow(Self.path(0, $0)) }
    try Self.expect(deletes, on: [6])
    try Self.expect(deletes.reversed(), on: [6])
  }

  @Test func followsARowThatMovesDownPastOthers() throws {
    var (table, cache) = Self.filled([4])
    let names = table.sections[0].map(\.name)
    try cache.apply(.moveRow(from: Self.path(0, 0), to: Self.path(0, 2)))
    table.apply([.moveRow(from: Self.path(0, 0), to: Self.path(0, 2))])
    #expect(table.sections[0].map(\.name) == [names[1], names[2], names[0], names[3]])
    Self.expectInvariant(table, cache)
  }

  @Test func followsASectionThatMoves() throws {
    try Self.expect(
      [.moveSection(from: 0, to: 2), .insertRow(Self.path(2, 0)), .deleteRow(Self.path(0, 1))], on: [3, 1, 2])
  }

  @Test func followsARowOutOfADeletedSection() throws {
    try Self.expect([.deleteSection(0), .moveRow(from: Self.path(0, 1), to: Self.path(0, 1))], on: [3, 2])
  }

  @Test func followsARowIntoAnInsertedSection() throws {
    try Self.expect(
      [.insertSection(1, rows: 2), .moveRow(from: Self.path(0, 0), to: Self.path(1, 1))], on: [2])
  }

  @Test func countsDeletesBeforeAndInsertsAfterTheBatch() throws {
    // Of a b c d: b goes, x comes to place 1: a x c d.
    try Self.expect([.insertRow(Self.path(0, 1)), .deleteRow(Self.path(0, 1))], on: [4])
  }

  @Test func refusesWhatTheTableDoesNotAllow() {
    let refused: [[HeightEdit]] = [
      [.deleteRow(Self.path(0, 2))], [.deleteRow(Self.path(2, 0))], [.insertRow(Self.path(0, 3))],
      [.insertRow(Self.path(0, -1))], [.moveRow(from: Self.path(0, 0), to: Self.path(0, 2))],
      [.moveRow(from: Self.path(0, 0), to: Self.path(9, 0))], [.deleteSection(2)],
      [.insertSection(4, rows: 0)],
      [.insertSection(0, rows: -1)], [.moveSection(from: 0, to: 2)], [.reloadSection(-1, rows: 0)],
      [.insertSection(0, rows: .max)], [.deleteRow(Self.path(0, 0)), .reloadRow(Self.path(0, 0))],
      [.insertRow(Self.path(0, 0)), .insertRow(Self.path(0, 0))],
      [.deleteSection(0), .moveSection(from: 0, to: 0)],
      [.insertRow(Self.path(0, 4)), .insertRow(Self.path(0, 0))],
    ]
    for edits in refused {
      let (table, filled) = Self.filled([2, 1])
      var cache = filled
      #expect(throws: HeightEditFailure.self, "\(edits)") { try cache.apply(edits) }
      if edits.count == 1 {
        #expect(throws: HeightEditFailure.self, "\(edits)") { try cache.apply(edits[0]) }
      }
      Self.expectInvariant(table, cache)
    }
  }

  @Test func agreesWithRecomputationThroughRandomBatches() throws {
    for seed in 0..<10_000 {
      var random = RandomEdits(seed: UInt64(seed))
      let counts = (0..<random.number(in: 0..<5)).map { _ in random.number(in: 0..<6) }
      var (table, cache) = Self.filled(counts)
      for _ in 0..<3 {
        let edits = random.batch(for: table.rowCounts)
        table.apply(edits)
        try cache.apply(edits)
        Self.expectInvariant(table, cache)
        for path in table.paths where random.chance(of: 2) { Self.ask(path, &table, &cache) }
      }
      if table.rowCounts != cache.rowCounts { break }
    }
  }

  @Test func agreesWithRecomputationThroughSingleEdits() throws {
    var random = RandomEdits(seed: 1)
    var (table, cache) = Self.filled([4, 0, 7, 3])
    for _ in 0..<10_000 {
      let batch = random.batch(for: table.rowCounts)
      guard let edit = batch.first(where: { edit in (try? HeightCacheTests.check(edit, cache)) != nil })
      else {
        continue
      }
      table.apply([edit])
      try cache.apply(edit)
      Self.expectInvariant(table, cache)
      for path in table.paths where random.chance(of: 3) { Self.ask(path, &table, &cache) }
      if table.paths.count > 60 || table.sections.isEmpty { (table, cache) = Self.filled([4, 0, 7, 3]) }
    }
  }

  private static func check(_ edit: HeightEdit, _ cache: HeightCache) throws(HeightEditFailure) {
    var copy = cache
    try copy.apply(edit)
  }

  @Test func insertsIntoALongTableAtLittleCost() throws {
    var cache = HeightCache(rowCounts: [100_000], traits: HeightTraits(Self.traits))
    cache.precache { _ in (id: nil, height: 44) }
    let clock = ContinuousClock()
    let time = try clock.measure {
      for row in 0..<1000 { try cache.apply(.insertRow(Self.path(0, row * 50))) }
    }
    #expect(cache.rowCounts == [101_000])
    // A layout of the table takes far longer than a thousandth of this.
    #expect(time < .seconds(1), "\(time) for a thousand edits")
  }

  // MARK: By content

  @Test func knowsRowsByWhatTheyShow() {
    var cache = ContentHeightCache(traits: HeightTraits(Self.traits))
    func key(_ template: Int, _ room: [Double], _ values: [String]) -> ContentHeightKey {
      ContentHeightKey(template: template, room: room, values: values.map { CellValue("key", $0) })
    }
    let first = cache.height(of: key(0, [375, 16], ["a", "b"])) { 1 }
    #expect(first == 1)
    let second = cache.height(of: key(0, [375, 16], ["a", "b"])) { 2 }
    #expect(second == 1)
    let others = [
      key(1, [375, 16], ["a", "b"]), key(0, [374, 16], ["a", "b"]), key(0, [375, 16], ["ab"]),
      key(0, [375], ["a", "b"]), key(0, [375, 16], ["b", "a"]),
    ]
    for other in others {
      let height = cache.height(of: other) { 3 }
      #expect(height == 3)
    }
    #expect((cache.statistics.hits, cache.statistics.misses) == (1, 6))
    cache.use(HeightTraits(Traits(width: 320)))
    let narrow = cache.height(of: key(0, [375, 16], ["a", "b"])) { 4 }
    #expect(narrow == 4)
  }

  @Test func keepsNoMoreHeightsThanItMay() {
    var cache = ContentHeightCache(traits: HeightTraits(Self.traits), capacity: 3)
    for template in 0..<3 {
      _ = cache.height(of: ContentHeightKey(template: template, room: [], values: [])) { 1 }
    }
    _ = cache.height(of: ContentHeightKey(template: 3, room: [], values: [])) { 1 }
    let again = cache.height(of: ContentHeightKey(template: 0, room: [], values: [])) { 2 }
    #expect(again == 2)
    #expect(cache.statistics.hits == 0)
  }
}
