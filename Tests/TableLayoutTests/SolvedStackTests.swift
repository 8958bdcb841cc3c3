import Diagnostics
import TableModel
import Testing
import TextMeasurement

@testable import TableLayout

/// The closed form of stack views held against the solver.
@Suite struct SolvedStackTests {
  private let fixture = LayoutFixture(
    images: Dictionary(
      uniqueKeysWithValues: (0...40).map { ("\($0)", Size(width: Double($0), height: Double($0 * 2))) }))

  private struct Generator: RandomNumberGenerator {
    var state: UInt64
    /// No two views have a priority in common, so that one solution is best.
    var priorities: [Int]

    init(_ seed: Int) {
      state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15
      priorities = []
      var shuffled = Array(60...990)
      shuffled.shuffle(using: &self)
      priorities = shuffled
    }

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }

    mutating func priority() -> Double { Double(priorities.popLast() ?? 500) }
  }

  private func tree(_ depth: Int, _ random: inout Generator) -> ViewNode {
    var node: ViewNode
    switch depth == 0 ? Int.random(in: 0..<3, using: &random) : Int.random(in: 0..<6, using: &random) {
    case 0: node = .label(String(repeating: "ab ", count: .random(in: 1...20, using: &random)), lines: 0)
    case 1: node = .image("\(Int.random(in: 1...40, using: &random))")
    case 2: node = .label(String(repeating: "a", count: .random(in: 1...9, using: &random)))
    default:
      node = .stack(
        .random(in: 0...1, using: &random) == 0 ? .horizontal : .vertical,
        spacing: Double(Int.random(in: 0...12, using: &random)),
        alignment: [.fill, .leading, .center, .trailing].randomElement(using: &random) ?? .fill,
        distribution: [.fill, .fill, .equalSpacing, .equalCentering].randomElement(using: &random) ?? .fill,
        [])
      node.subviews = (0..<Int.random(in: 1...3, using: &random)).map { _ in tree(depth - 1, &random) }
      // A stack view of which nothing is to be seen has any length that is left.
      node.subviews[0].isHidden = false
      if Int.random(in: 0..<4, using: &random) == 0 { node.layoutMargins = DirectionalInsets(all: 3) }
    }
    node.sizing.horizontalHuggingPriority = random.priority()
    node.sizing.verticalHuggingPriority = random.priority()
    node.sizing.horizontalCompressionResistancePriority = random.priority()
    node.sizing.verticalCompressionResistancePriority = random.priority()
    if Int.random(in: 0..<8, using: &random) == 0 { node.sizing.customSpacing = 9 }
    if Int.random(in: 0..<9, using: &random) == 0 { node.isHidden = true }
    return node
  }

  private func frames(_ views: [ArrangedView]) -> [Rect] {
    views.flatMap { [$0.frame] + frames($0.subviews) }
  }

  /// One content view of 375 points, and whether there was only one best solution.
  private func arrange(
    _ views: [ViewNode], solving: Bool, height: Double?
  ) -> (views: [ArrangedView], height: Double, isSettled: Bool, said: [DiagnosticIdentifier]) {
    var template = CellTemplate(id: "t")
    template.views = views
    template.margins = .zero
    var engine = LayoutEngine(
      traits: fixture.traits, text: FixedAdvanceMeasurer(), images: FixedImages(sizes: fixture.images))
    engine.alwaysSolves = solving
    var environment = LayoutEnvironment(engine: engine, diagnostics: DiagnosticList())
    var layout = TemplateLayout(template, &environment)
    let room = ContentGeometry(width: 375, height: height, cellWidth: 375, margin: 0, trailingMargin: 0)
    let (arranged, measured) = layout.arrange([], in: room, &environment)
    let hasTies = layout.plans.contains { $0.hasTies.horizontal || $0.hasTies.vertical }
    return (arranged, measured, !hasTies, environment.diagnostics.diagnostics.map { $0.identifier })
  }

  @Test func givesTheFramesOfTheClosedForm() {
    var (compared, tied) = (0, 0)
    for seed in 0..<3000 {
      var random = Generator(seed)
      let views = [tree(3, &random)]
      let height = seed % 3 == 0 ? Double(seed % 400) : nil
      let closed = arrange(views, solving: false, height: height)
      let solved = arrange(views, solving: true, height: height)
      // Where a given height is too little for the gaps, the closed form lets views overlap.
      // Nor does it ask whether a stack view all of whose views are hidden has a height.
      guard solved.said.isEmpty else { continue }
      guard solved.isSettled else {
        tied += 1
        continue
      }
      compared += 1
      #expect(closed.height == solved.height, "height of seed \(seed)")
      #expect(frames(closed.views) == frames(solved.views), "seed \(seed)")
    }
    #expect(compared > 1800)
    #expect(tied < 700)
  }
}
