import ConstraintSolver
import TableModel
import TextMeasurement

extension TemplateLayout {
  /// The parts of the height that the row at hand was measured to have.
  func explainHeight(
    _ environment: LayoutEnvironment
  ) -> (terms: [HeightExplanation.Term], constraints: [HeightExplanation.Clause]) {
    if let term = standardHeight(environment) { return ([term], []) }
    guard let plan = measuredPlan, let height = plan.contentHeight else { return ([], []) }
    var terms: [PlacedTerm] = []
    var shared: [Int: [PlacedTerm]] = [:]
    var clauses: [HeightExplanation.Clause] = []
    for share in plan.axes[.vertical].shares(of: height) {
      guard let provenance = plan.provenance(of: share.constraint, .vertical) else { continue }
      let parts = self.terms(of: share, provenance, isAcross: plan.isAcross(share.constraint))
      if let stack = sharingStack(of: provenance.source) {
        shared[stack, default: []] += parts
      } else {
        terms += parts
      }
      guard !provenance.isWish else { continue }
      let clause = HeightExplanation.Clause(
        text: describe(provenance.source), range: place(of: provenance.source))
      if !clauses.contains(clause) { clauses.append(clause) }
    }
    for (stack, parts) in shared.sorted(by: { $0.key < $1.key }) {
      let total = parts.reduce(0) { $0 + $1.term.points }
      terms += (total - heights[stack].length).magnitude < 0.0005 ? sharedTerms(of: stack) : parts
    }
    let ordered = terms.enumerated().sorted {
      $0.element.y == $1.element.y ? $0.offset < $1.offset : $0.element.y < $1.element.y
    }
    return (ordered.map(\.element.term), clauses.sorted { $0.place < $1.place })
  }

  /// What would grow or give way if the row were 10 points higher than it was measured.
  mutating func growingParts(_ environment: inout LayoutEnvironment) -> [String] {
    guard let measured = measuredPlan, !standsIn else { return [] }
    let before = residuals(of: measured)
    let lengths = heights.map(\.length)
    var content = measured.room.content
    content.height = heights[0].length + 10
    let said = environment.diagnostics
    _ = arrangeConstraints(in: content, &environment)
    environment.diagnostics = said
    let grown = nodes.indices.filter { heights[$0].length > lengths[$0] + 0.01 }
    let sharing = grown.filter(sharesItsHeight)
      .map { "\(name(of: $0)) would grow, each of its views by its share" }
    return sharing
      + sourcesGivingWay(before, grown, beside: measured)
      .filter { sharingStack(of: $0) == nil }.compactMap(givingWay)
  }

  /// What the plan used last has otherwise than before. Of a template whose plans serve one row each there is none: there
  /// the views tell that have grown.
  private func sourcesGivingWay(
    _ before: [(Provenance.Source, Double)], _ grown: [Int], beside measured: SolverPlan
  ) -> [Provenance.Source] {
    guard let plan = plans.last, plan !== measured else {
      return grown.map(Provenance.Source.content).filter { source in before.contains { $0.0 == source } }
    }
    return residuals(of: plan).filter { source, residual in
      guard let old = before.first(where: { $0.0 == source }) else { return false }
      return (residual - old.1).magnitude > 0.01 && !hasSlack(source, residual)
    }.map(\.0)
  }

  private func residuals(of plan: SolverPlan) -> [(Provenance.Source, Double)] {
    plan.provenances.vertical.filter { !$0.isWish }.map {
      ($0.source, plan.axes[.vertical].residual(of: $0.constraint))
    }
  }

  /// Whether an inequality holds: it gives no way, however much room there is.
  private func hasSlack(_ source: Provenance.Source, _ residual: Double) -> Bool {
    guard case .constraint(let index) = source else { return false }
    return switch constraints[index].source.relation {
    case .equal: false
    case .lessThanOrEqual: residual < 0.01
    case .greaterThanOrEqual: residual > -0.01
    }
  }

  private func givingWay(_ source: Provenance.Source) -> String? {
    switch source {
    case .content(let node):
      let hugging = DecimalText.text(nodes[node].view.hugging(.vertical))
      return "\(name(of: node)) would grow (it hugs its content at \(hugging))"
    case .constraint: return "\(describe(source)) would give way"
    case .stack(let node, nil):
      guard case .stack(let stack, _) = nodes[node].role, stack.arrangement == .vertical,
        stack.distribution == .equalSpacing || stack.distribution == .equalCentering
      else { return nil }
      return "the spacing of \(name(of: node)) would grow"
    default: return nil
    }
  }

  /// The height of a row that has none of its own, the separator's pixel in it.
  private func standardHeight(_ environment: LayoutEnvironment) -> HeightExplanation.Term? {
    let rows = environment.metrics.rows
    if nodes.count == 1 {
      return .init(rows.emptyTemplateHeight, "standard height", "of a row without views")
    }
    return standsIn
      ? .init(rows.minimumHeight, "standard height", "since nothing makes the row higher than 0") : nil
  }
}

extension HeightExplanation.Clause {
  /// In the document's order; what has no place comes last.
  fileprivate var place: (UInt16, UInt32) {
    range.map { ($0.source.index, $0.lowerBound) } ?? (.max, .max)
  }
}

/// A term and where it belongs, points from the top.
struct PlacedTerm {
  var term: HeightExplanation.Term
  var y: Double
}

extension TemplateLayout {
  /// A constraint's constant, and the margin or baseline in it, as parts of a height.
  ///
  /// - Parameter isAcross: whether the constraint is about lengths across, which a height hangs on.
  private func terms(
    of share: ConstraintSystem.Share, _ provenance: Provenance, isAcross: Bool
  ) -> [PlacedTerm] {
    let (source, y) = (provenance.source, middle(of: provenance.source, share.factor))
    var terms: [PlacedTerm] = []
    func add(_ points: Double, _ what: String, _ detail: String?) {
      guard points.magnitude > 0.0005 else { return }
      terms.append(
        PlacedTerm(term: HeightExplanation.Term(points, what, detail, at: place(of: source)), y: y))
    }
    let offset = share.factor * provenance.offset
    let own = share.factor * share.constant - offset
    let factor = factorText(share.factor, of: isAcross ? "width" : "height")
    switch source {
    case .content(let node): add(own + offset, name(of: node), factor ?? content(of: node))
    case .constraint(let index):
      let constraint = constraints[index]
      if constraint.first.attribute.isLength {
        let detail = [factor, describe(source)].compactMap(\.self)
        add(own + offset, constraint.first.node.map(name) ?? "cell", detail.joined(separator: ", "))
      } else {
        add(own, "spacing", describe(source))
        add(offset, constraint.offsetName, nil)
      }
    case .fixedLength(let node):
      add(own + offset, name(of: node), factor.map { "\($0), which is fixed" } ?? "fixed")
    case .frame(let node): add(own + offset, name(of: node), "frame")
    case .frameStart(let node): add(own + offset, "above \(name(of: node))", nil)
    case .frameEnd(let node): add(own + offset, "margin", "below \(name(of: node))")
    case .fill(let node): add(own + offset, "margin", "around \(name(of: node))")
    case .stack(let node, let arranged):
      let isGap = arranged.map { stands(behindAnother: $0, in: node) } ?? false
      let times =
        isGap && share.factor != 1
        ? "\(DecimalText.text(share.factor)) times \(DecimalText.text(share.constant)), " : ""
      add(own + offset, isGap ? "spacing" : "margin", node == 0 ? nil : "\(times)of \(name(of: node))")
    case .stackEnd(let node, _): add(own + offset, "margin", node == 0 ? nil : "of \(name(of: node))")
    case .height: add(own + offset, "given height", nil)
    }
    return terms
  }

  private func factorText(_ factor: Double, of length: String) -> String? {
    factor == 1 ? nil : "\(DecimalText.text(factor)) times its \(length)"
  }

  /// Whether a view is arranged below another one of a stack view, so that there is a gap above it.
  private func stands(behindAnother arranged: Int, in stack: Int) -> Bool {
    guard case .stack(let attributes, _) = nodes[stack].role, attributes.arrangement == .vertical else {
      return false
    }
    return arrangedViews(of: stack).first != arranged
  }

  /// The middle between the things that a length lies between.
  private func middle(of source: Provenance.Source, _ factor: Double) -> Double {
    switch source {
    case .content(let node), .fixedLength(let node): return center(of: node)
    case .frame(let node), .fill(let node): return center(of: node) - 0.01
    case .frameStart(let node): return top(of: node) - 0.01
    case .frameEnd(let node): return top(of: node) + heights[node].length + 0.01
    case .stack(let node, let arranged): return arranged.map { top(of: $0) - 0.01 } ?? top(of: node)
    case .stackEnd(_, let arranged): return top(of: arranged) + heights[arranged].length + 0.01
    case .height: return 0
    case .constraint(let index):
      let constraint = constraints[index]
      let ends = [constraint.first, constraint.second].compactMap { $0 }.map(edge)
      return ends.reduce(0, +) / Double(max(1, ends.count))
    }
  }

  private func edge(_ anchor: LinkedAnchor) -> Double {
    let node = anchor.node ?? 0
    switch anchor.attribute {
    case .top, .topMargin, .firstBaseline: return top(of: node)
    case .bottom, .bottomMargin, .lastBaseline: return top(of: node) + heights[node].length
    default: return center(of: node)
    }
  }

  private func top(of node: Int) -> Double { absolutePlaces.vertical[node] }
  private func center(of node: Int) -> Double { top(of: node) + heights[node].length / 2 }

  /// What a view's height comes from.
  private func content(of node: Int) -> String? {
    guard let block = contents[node].block, !block.lines.isEmpty else {
      return nil
    }
    return block.summary(in: contents[node].font)
  }
}

extension SolverPlan {
  /// Whether a constraint of joined axes is one of lengths across.
  fileprivate func isAcross(_ constraint: Constraint) -> Bool {
    axes.isJoined && !provenances.vertical.contains { $0.constraint == constraint }
  }
}

extension LinkedConstraint {
  /// What the points are that its attributes add of themselves.
  fileprivate var offsetName: String {
    let attributes = [first.attribute, second?.attribute]
    return attributes.contains(.firstBaseline) || attributes.contains(.lastBaseline) ? "baselines" : "margin"
  }
}

extension TextBlock {
  /// `2 lines, 17 pt semibold`.
  func summary(in font: ResolvedFont) -> String {
    let weight = font.weight == .regular ? "" : " \(font.weight.rawValue)"
    return
      "\(lines.count) \(lines.count == 1 ? "line" : "lines"), \(DecimalText.text(font.pointSize)) pt\(weight)"
  }
}
