import Diagnostics
import TableModel
import TestSupport
import Testing
import TextMeasurement

@testable import TableLayout

/// Stack views that fill their cell of themselves, held against the same ones whose edges constraints tie to it.
@Suite struct PinnedStackTests {
  /// Draws stack views of every kind, with all that can be said about the views in them.
  private struct Maker {
    var random: SplitMix64

    mutating func one<Element>(_ elements: [Element]) -> Element {
      elements[Int.random(in: 0..<elements.count, using: &random)]
    }

    mutating func number(_ range: ClosedRange<Int>) -> Double {
      Double(Int.random(in: range, using: &random))
    }
    mutating func happens(oneIn count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }

    mutating func stack(_ depth: Int) -> ViewNode {
      var attributes = StackAttributes()
      attributes.axis = one([.horizontal, .vertical])
      attributes.spacing = number(-8...16)
      attributes.alignment = one(StackAttributes.Alignment.allCases)
      attributes.distribution = one(StackAttributes.Distribution.allCases)
      attributes.isBaselineRelativeArrangement = happens(oneIn: 6)
      var node = ViewNode(.stackView(attributes))
      node.subviews = (0..<Int(number(0...4))).map { _ in view(depth - 1) }
      if happens(oneIn: 4) { node.layoutMargins = DirectionalInsets(all: number(0...9)) }
      return node
    }

    mutating func view(_ depth: Int) -> ViewNode {
      var node: ViewNode
      switch number(depth > 0 ? 0...8 : 0...5) {
      case 0:
        let size = one([12.0, 16, 32])
        node = .label(String(repeating: "ab ", count: Int(number(0...9))), size: size)
      case 1: node = .label(String(repeating: "ab ", count: Int(number(1...60))), lines: Int(number(0...3)))
      case 2: node = .image(one(["small", "large", nil]))
      case 3: node = ViewNode(.spacer(minimumLength: number(0...20)))
      case 4: node = ViewNode(.toggle(SwitchAttributes()))
      case 5, 6:
        node = ViewNode(.view)
        if depth > 0, happens(oneIn: 2) { node.subviews = [view(depth - 1)] }
      default: node = stack(depth)
      }
      vary(&node)
      return node
    }

    private mutating func vary(_ node: inout ViewNode) {
      if happens(oneIn: 6) { node.sizing.width = number(0...400) }
      if happens(oneIn: 6) { node.sizing.height = number(0...90) }
      if happens(oneIn: 6) { node.sizing.customSpacing = number(-9...30) }
      if happens(oneIn: 6) { node.isHidden = true }
      node.sizing.horizontalHuggingPriority = priority()
      node.sizing.verticalHuggingPriority = priority()
      node.sizing.horizontalCompressionResistancePriority = priority()
      node.sizing.verticalCompressionResistancePriority = priority()
    }

    /// Mostly one that others have too.
    private mutating func priority() -> Double? {
      one([nil, nil, nil, 250, 251, 750, 999, 1000, number(1...1000)])
    }
  }

  private struct Layout: Equatable {
    var frames: [Rect]
    var said: [DiagnosticIdentifier]
  }

  private func arrange(_ stack: ViewNode, pinned: Bool, height: Double?, width: Double) -> Layout {
    var template = CellTemplate(id: "t")
    template.views = [stack.with { $0.id = "s" }]
    template.margins = .zero
    if pinned {
      template.constraints = [LayoutAttribute.leading, .trailing, .top, .bottom].map {
        LayoutConstraint(
          ConstraintAnchor(.view("s"), $0), .equal, ConstraintAnchor(.contentView, $0))
      }
    }
    template.height = height
    var fixture = LayoutFixture(images: [
      "small": Size(width: 20, height: 10), "large": Size(width: 90, height: 70),
    ])
    fixture.traits.width = width
    let cell = TableCell(look: .template(TemplateReference("t")))
    let (table, diagnostics) = fixture.arrange(.document([cell], templates: [template]))
    let row = table.sections[0].rows[0]
    return Layout(frames: [row.frame] + frames(row.views), said: diagnostics.diagnostics.map(\.identifier))
  }

  private func frames(_ views: [ArrangedView]) -> [Rect] {
    views.flatMap { [$0.frame] + frames($0.subviews) }
  }

  @Test func fillTheirCellAsWhereConstraintsTieThemToItsEdges() {
    var silent = 0
    for seed in 0..<2000 {
      var maker = Maker(random: SplitMix64(state: UInt64(seed)))
      let stack = maker.stack(3)
      let height = maker.one([nil, nil, maker.number(0...300)])
      let width = maker.one([375, 375, maker.number(1...600)])
      let filling = arrange(stack, pinned: false, height: height, width: width)
      let tied = arrange(stack, pinned: true, height: height, width: width)
      #expect(Set(filling.said).isSubset(of: [.unsatisfiableConstraints, .notSelfSizing]), "seed \(seed)")
      if filling.said.isEmpty { silent += 1 }
      #expect(filling == tied, "seed \(seed)")
    }
    #expect(silent > 500)
  }
}
