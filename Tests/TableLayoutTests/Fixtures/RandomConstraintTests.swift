import Diagnostics
import Foundation
import TableModel
import TableReaders
import TestSupport
import Testing
import TextMeasurement

@testable import TableLayout

/// Templates whose constraints are thrown together: most ask for what cannot be, or leave something open.
@Suite struct RandomConstraintTests {
  private struct Maker {
    static let ids = ["a", "b", "c", "d", "s", "box"]
    static let across = [
      "left", "right", "leading", "trailing", "centerX", "leftMargin", "rightMargin", "leadingMargin",
      "trailingMargin", "centerXWithinMargins",
    ]
    static let down = [
      "top", "bottom", "centerY", "firstBaseline", "lastBaseline", "topMargin", "bottomMargin",
      "centerYWithinMargins",
    ]
    static let lengths = ["width", "height"]

    var random: SplitMix64

    mutating func one<Element>(_ elements: [Element]) -> Element {
      elements[Int.random(in: 0..<elements.count, using: &random)]
    }

    mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

    mutating func constraint() -> String {
      let kind = one([Self.across, Self.across, Self.down, Self.down, Self.lengths])
      var text = "<constraint firstItem='\(one(Self.ids + ["superview"]))' firstAttribute='\(one(kind))'"
      if kind != Self.lengths || number(0...2) == 0 {
        text +=
          " secondItem='\(one(Self.ids + ["superview", "superview", "cell"]))' secondAttribute='\(one(kind))'"
        text += " multiplier='\(one(["1", "1", "1", "1", "0.5", "2", "-1", "16:9", "1/3"]))'"
      }
      text += " relation='\(one(["equal", "equal", "lessThanOrEqual", "greaterThanOrEqual"]))'"
      text += " constant='\(number(-20...120))'"
      text += " priority='\(one(["1000", "1000", "999", "750", "500", "250", "50", "1"]))'/>"
      return text
    }

    mutating func format() -> String {
      let views = Self.ids.shuffled(using: &random).prefix(number(1...4)).map { id in
        let length = one([
          "", "", "(\(number(0...90)))", "(>=\(number(0...90))@\(number(1...1000)))", "(==b)",
        ])
        return "[\(id)\(id == "b" && length == "(==b)" ? "" : length)]"
      }
      let spaces = ["", "-", "-\(number(0...30))-", "-(>=4,&lt;=\(number(4...40))@600)-"]
      let text = views.dropFirst().reduce(views[0]) { $0 + one(spaces) + $1 }
      return
        "<visualFormat>\(one(["H:", "V:"]))\(one(["", "|-", "|"]))\(text)\(one(["", "-|", "|"]))</visualFormat>"
    }

    /// A width that hangs on a height, or the other way round.
    mutating func tie() -> String {
      let sides = one([("width", "height"), ("height", "width")])
      return
        "<constraint firstItem='\(one(Self.ids))' firstAttribute='\(sides.0)' secondItem='\(one(Self.ids))'"
        + " secondAttribute='\(sides.1)' multiplier='\(one(["1", "16:9", "9:16"]))' priority='\(one(["1000", "700"]))'/>"
    }

    mutating func template(text: String = "aaaa bbbb cccc dddd") -> (views: [String], constraints: [String]) {
      let stack =
        "axis='\(one(["horizontal", "vertical"]))' alignment='\(one(["fill", "center", "leading"]))'"
      let distribution = one(["fill", "fillEqually", "equalSpacing", "equalCentering", "fillProportionally"])
      let views = [
        "<label id='a' text='\(text)' numberOfLines='\(number(0...2))'/>",
        "<label id='b' text='b'/>",
        """
        <stackView id='s' \(stack) distribution='\(distribution)' spacing='\(number(-9...9))'>
        <label id='c' text='cc cc cc' numberOfLines='0'/><view id='d' hidden='\(one(["true", "false"]))'/></stackView>
        """,
        "<view id='box' \(one(["", "frame='10 10 50 20' autoresizingMask='flexibleWidth'", "width='30'"]))/>",
      ]
      return (views, (0..<number(1...9)).map { _ in number(0...2) == 0 ? format() : constraint() })
    }
  }

  private func arrange(
    _ views: [String], _ constraints: [String], _ traits: Traits, cells: [String]
  ) -> (rows: [ArrangedRow], said: [String]) {
    let text = """
      <table separatorStyle='none'><template id='t' size='300 60'>\(views.joined())
      <constraints>\(constraints.joined())</constraints></template>\(cells.joined())</table>
      """
    var library = SourceLibrary()
    var diagnostics = DiagnosticList()
    guard
      var document = TableReader(loader: NoFiles()).read(
        Array(text.utf8), named: "case.xml", library: &library, diagnostics: &diagnostics)
    else { return ([], []) }
    document.resolveReferences(into: &diagnostics)
    let engine = LayoutEngine(traits: traits, text: FixedAdvanceMeasurer(), images: FixedImages())
    let rows = engine.arrange(document, diagnostics: &diagnostics).sections.flatMap(\.rows)
    return (rows, diagnostics.diagnostics.map(\.message))
  }

  /// The frames by the views' ids.
  private func frames(_ views: [ArrangedView]) -> [String: Rect] {
    var found: [String: Rect] = [:]
    func visit(_ view: ArrangedView) {
      found[view.id ?? ""] = view.frame
      view.subviews.forEach(visit)
    }
    views.forEach(visit)
    return found
  }

  /// `RANDOM_TEMPLATES=200000` tries more.
  private static let count =
    ProcessInfo.processInfo.environment["RANDOM_TEMPLATES"].flatMap(Int.init) ?? 1000

  @Test func givesEveryViewAFrameWhateverTheConstraintsAskAndTheSameInEveryOrder() {
    for seed in 0..<Self.count {
      var maker = Maker(random: SplitMix64(state: UInt64(seed)))
      let (views, constraints) = maker.template()
      let traits = Traits(
        width: Double(maker.number(1...500)), scale: 2,
        direction: maker.one([.leftToRight, .rightToLeft]))
      let cells = ["<cell template='t'\(maker.one(["", "", " height='50'"]))/>"]
      let (rows, said) = arrange(views, constraints, traits, cells: cells)
      let found = frames(rows.flatMap(\.views))
      #expect(rows.count == 1 && found.count >= 4, "seed \(seed): \(said)")
      for frame in Array(found.values) + rows.map(\.frame) {
        let isSound = [frame.x, frame.y, frame.width, frame.height].allSatisfy(\.isFinite)
        #expect(isSound && frame.width >= 0 && frame.height >= 0, "seed \(seed): \(frame)")
      }
      let turned = arrange(
        views.shuffled(using: &maker.random), constraints.shuffled(using: &maker.random), traits,
        cells: cells)
      #expect(frames(turned.rows.flatMap(\.views)) == found, "seed \(seed) in another order")
      #expect(turned.rows.map(\.frame) == rows.map(\.frame), "seed \(seed) in another order")
      #expect(turned.said.count == said.count, "seed \(seed) in another order: \(said), \(turned.said)")
    }
  }
  @Test func laysARowOutAsIfItStoodAlone() {
    for seed in 0..<Self.count {
      var maker = Maker(random: SplitMix64(state: UInt64(seed) + 1_000_000))
      var (views, constraints) = maker.template(text: "{t}")
      for _ in 0..<maker.number(0...2) { constraints.append(maker.tie()) }
      let traits = Traits(width: Double(maker.number(100...500)), scale: 2)
      let cells = (0..<5).map { _ in
        let text = maker.one([
          "", "x", "xx yy", "a longer text that stands here", "a b c d e f g h i j k l m n o p",
        ])
        return
          "<cell template='t'\(maker.one(["", "", " height='90'"]))><value key='t'>\(text)</value></cell>"
      }
      let together = arrange(views, constraints, traits, cells: cells).rows
      for (row, cell) in zip(together, cells) {
        let alone = arrange(views, constraints, traits, cells: [cell]).rows
        #expect(frames(alone.flatMap(\.views)) == frames(row.views), "seed \(seed): \(cell)")
        #expect(alone.map(\.frame.height) == [row.frame.height], "seed \(seed): \(cell)")
      }
    }
  }
}
