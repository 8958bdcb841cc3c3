import TableModel
import Testing

@testable import TableLayout

/// Properties that hold for stack views of any shape, on trees made by a seeded generator.
@Suite struct RandomStackTests {
  private let fixture = LayoutFixture(
    images: Dictionary(uniqueKeysWithValues: sizes.map { ("\($0)", $0.size) }))
  private static let sizes = (0...40).map { NamedSize(side: $0) }

  private struct NamedSize: CustomStringConvertible {
    let side: Int
    var size: Size { Size(width: Double(side), height: Double(side)) }
    var description: String { "\(side)" }
  }

  /// Numbers that are the same in every run.
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  private func tree(_ depth: Int, _ random: inout Generator) -> ViewNode {
    var node: ViewNode
    switch depth == 0 ? Int.random(in: 0..<5, using: &random) : Int.random(in: 0..<9, using: &random) {
    case 0:
      node = .label(
        String(repeating: "ab ", count: .random(in: 0...40, using: &random)),
        lines: .random(in: 0...3, using: &random))
    case 1: node = .image("\(Int.random(in: 0...40, using: &random))")
    case 2: node = .box(.random(using: &random) ? nil : Double(Int.random(in: 0...500, using: &random)), nil)
    case 3: node = ViewNode(.spacer(minimumLength: Double(Int.random(in: 0...20, using: &random))))
    case 4: node = ViewNode(.toggle(SwitchAttributes()))
    case 5: node = ViewNode(.view).with { $0.layoutMargins = DirectionalInsets(all: 3) }
    default:
      node = .stack(
        .random(in: 0...1, using: &random) == 0 ? .horizontal : .vertical,
        spacing: Double(Int.random(in: 0...20, using: &random)),
        alignment: pick(StackAttributes.Alignment.allCases, &random),
        distribution: pick(StackAttributes.Distribution.allCases, &random), [])
    }
    if [.stackView, .view].contains(node.content.kind), depth > 0 {
      node.subviews = (0..<Int.random(in: 0...4, using: &random)).map { _ in tree(depth - 1, &random) }
    }
    vary(&node, &random)
    return node
  }

  private func vary(_ node: inout ViewNode, _ random: inout Generator) {
    func priority() -> Double? {
      Bool.random(using: &random) ? nil : Double(Int.random(in: 1...1000, using: &random))
    }
    node.sizing.horizontalHuggingPriority = priority()
    node.sizing.verticalHuggingPriority = priority()
    node.sizing.horizontalCompressionResistancePriority = priority()
    node.sizing.verticalCompressionResistancePriority = priority()
    if Int.random(in: 0..<6, using: &random) == 0 {
      node.sizing.height = Double(Int.random(in: 0...200, using: &random))
    }
    if Int.random(in: 0..<6, using: &random) == 0 { node.sizing.customSpacing = 9 }
    if Int.random(in: 0..<6, using: &random) == 0 { node.isHidden = true }
  }

  private func pick<Value>(_ values: [Value], _ random: inout Generator) -> Value {
    values[Int.random(in: 0..<values.count, using: &random)]
  }

  private func check(_ view: ArrangedView) {
    let frame = view.frame
    let numbers = [frame.x, frame.y, frame.width, frame.height]
    #expect(numbers.allSatisfy { $0.isFinite })
    #expect(frame.width >= 0 && frame.height >= 0)
    for subview in view.subviews { check(subview) }
  }

  /// Trees thrown together ask for what cannot be now and then.
  private func arrange(_ views: [ViewNode], width: Double = 375, height: Double? = nil) -> ArrangedRow {
    var fixture = fixture
    fixture.traits.width = width
    return fixture.arrange(views, height: height, allowing: [.unsatisfiableConstraints, .notSelfSizing])
  }

  private func frames(_ views: [ArrangedView]) -> [Rect] {
    views.flatMap { [$0.frame] + frames($0.subviews) }
  }

  @Test(arguments: [1.0, 30, 375, 1e5])
  func givesEveryViewAFiniteFrameAndNoNegativeSize(width: Double) {
    for seed in 0..<150 {
      var random = Generator(state: UInt64(seed))
      let views = (0...2).map { _ in tree(4, &random) }
      let height = seed % 3 == 0 ? Double(seed) : nil
      let row = arrange(views, width: width, height: height)
      #expect(row.frame.height.isFinite && row.frame.height >= 0)
      for view in row.views { check(view) }
    }
  }

  @Test func laysOutHiddenViewsAsIfTheyWereNotThere() {
    func withoutHidden(_ views: [ViewNode]) -> [ViewNode] {
      views.filter { !$0.isHidden }.map { view in view.with { $0.subviews = withoutHidden(view.subviews) } }
    }
    for seed in 0..<200 {
      var random = Generator(state: UInt64(seed))
      let views = (0...3).map { _ in tree(4, &random) }
      #expect(frames(arrange(views).views) == frames(arrange(withoutHidden(views)).views), "seed \(seed)")
    }
  }

  @Test func laysOutTheSameTreeTheSameWayAgain() {
    for seed in 0..<50 {
      var random = Generator(state: UInt64(seed))
      let views = [tree(5, &random)]
      #expect(frames(arrange(views).views) == frames(arrange(views).views))
    }
  }

  // MARK: Held to trying everything

  /// A column of pictures that share a width, with a priority for growing and one for shrinking.
  private struct Column {
    var parts: [(side: Int, hugging: Int, compression: Int)]

    /// The error at each priority.
    func cost(_ width: Int) -> [Int: Int] {
      var cost: [Int: Int] = [:]
      for part in parts where width != part.side {
        cost[width > part.side ? part.hugging : part.compression, default: 0] += abs(width - part.side)
      }
      return cost
    }

    var view: ViewNode {
      .stack(
        .vertical,
        parts.map { part in
          .image("\(part.side)") {
            $0.sizing.horizontalHuggingPriority = Double(part.hugging)
            $0.sizing.horizontalCompressionResistancePriority = Double(part.compression)
          }
        })
    }
  }

  private func total(_ columns: [Column], _ widths: [Int]) -> [Int] {
    var sum = [0, 0, 0, 0]
    for (column, width) in zip(columns, widths) {
      for (priority, cost) in column.cost(width) { sum[4 - priority] += cost }
    }
    return sum
  }

  /// Every way to divide a width among a number of columns.
  private func divisions(_ width: Int, _ count: Int) -> [[Int]] {
    count == 1
      ? [[width]] : (0...width).flatMap { first in divisions(width - first, count - 1).map { [first] + $0 } }
  }

  @Test func findsTheCheapestDivisionThatThereIs() {
    for seed in 0..<300 {
      var random = Generator(state: UInt64(seed) &* 7919)
      let columns = (0..<Int.random(in: 2...3, using: &random)).map { _ in
        Column(
          parts: (0..<Int.random(in: 1...3, using: &random)).map { _ in
            (
              .random(in: 1...20, using: &random), .random(in: 1...4, using: &random),
              .random(in: 1...4, using: &random)
            )
          })
      }
      let width = Int.random(in: 1...40, using: &random)
      var fixture = fixture
      fixture.traits.width = Double(width)
      let row = fixture.arrange([.stack(.horizontal, columns.map(\.view))])
      let found = row.views[0].subviews.map { Int($0.frame.width) }
      let best = divisions(width, columns.count).map { total(columns, $0) }.min {
        $0.lexicographicallyPrecedes($1)
      }
      #expect(found.reduce(0, +) == width)
      #expect(total(columns, found) == best, "\(columns) in \(width): \(found)")
    }
  }

  @Test func doesNotSlowDownOutOfAllProportionWithDepth() {
    var view = ViewNode.label("abc", lines: 0)
    for level in 0..<100 {
      view = .stack(level % 2 == 0 ? .horizontal : .vertical, [view, .label("ab")])
    }
    let row = fixture.arrange([view])
    #expect(row.frame.height == 1060)  // 50 lines of 20, and "abc" with a character a line
  }

  @Test func leavesOutViewsThatAreNestedTooDeep() {
    var view = ViewNode.label("abc")
    for _ in 0..<600 { view = .stack(.vertical, [view]) }
    var template = CellTemplate(id: "t")
    template.views = [view]
    let cell = TableCell(look: .template(TemplateReference("t")))
    let (table, diagnostics) = fixture.arrange(.document([cell], templates: [template]))
    #expect(diagnostics.diagnostics.map(\.identifier) == [.limitExceeded])
    #expect(table.sections[0].rows[0].frame.height == 22)  // 11 + 11
  }
}
