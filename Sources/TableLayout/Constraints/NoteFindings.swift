import Diagnostics
import TableModel

/// What is wrong with a template's constraints, said once a template.
extension TemplateLayout {
  mutating func noteHeightless(_ environment: inout LayoutEnvironment) {
    guard !hasNotedHeight else { return }
    hasNotedHeight = true
    environment.diagnostics.add(
      .notSelfSizing,
      "the constraints of template '\(id)' make a row 0 points high: nothing ties its content to both the top and the bottom, or what does has no height; the row is laid out \(DecimalText.text(environment.metrics.rows.minimumHeight)) points high, as UIKit does",
      at: range)
  }

  func noteTooManyConstraints(_ environment: inout LayoutEnvironment) {
    environment.diagnostics.add(
      .limitExceeded,
      "template '\(id)' has more views and constraints than can be solved together; some are left out",
      at: range)
  }

  mutating func note(_ conflicts: [PlanConflict], _ environment: inout LayoutEnvironment) {
    for conflict in conflicts where !notedConflicts.contains(conflict) {
      notedConflicts.insert(conflict)
      var others: [String] = []
      for source in conflict.conflicting where !others.contains(describe(source)) {
        others.append(describe(source))
      }
      let beside = others.isEmpty ? "" : " beside \(others.joined(separator: ", "))"
      environment.diagnostics.add(
        Diagnostic(
          .unsatisfiableConstraints,
          "\(describe(conflict.released)) cannot hold\(beside) in template '\(id)'; it is dropped",
          at: place(of: conflict.released), severity: .warning, notes: notes(on: conflict.conflicting)))
    }
  }

  /// Where the other constraints of a finding stand, each once; of many the first few.
  func notes(on sources: [Provenance.Source]) -> [Diagnostic.Note] {
    var notes: [Diagnostic.Note] = []
    for source in sources where notes.count < Self.mostNotes {
      guard let place = place(of: source), place != range else { continue }
      let note = Diagnostic.Note(describe(source), at: place)
      if !notes.contains(note) { notes.append(note) }
    }
    return notes
  }

  private static let mostNotes = 5

  /// A constraint in words.
  func describe(_ source: Provenance.Source) -> String {
    switch source {
    case .constraint(let index): "'\(constraints[index].source)'"
    case .content(let node): "the content of \(name(of: node))"
    case .fixedLength(let node): "the fixed size of \(name(of: node))"
    case .stack(let node, let arranged):
      "the arrangement of " + (arranged.map { "\(name(of: $0)) in " } ?? "") + name(of: node)
    case .stackEnd(let node, let arranged): "the end of \(name(of: arranged)) in \(name(of: node))"
    case .fill(let node): "\(name(of: node)) filling its superview"
    case .frame(let node), .frameStart(let node): "the frame of \(name(of: node))"
    case .frameEnd(let node): "the room below the frame of \(name(of: node))"
    case .height: "the height of the content view"
    }
  }

  func place(of source: Provenance.Source) -> SourceRange? {
    switch source {
    case .constraint(let index): constraints[index].source.range ?? range
    case .content(let node), .fixedLength(let node), .stack(let node, _),
      .stackEnd(let node, _), .fill(let node), .frame(let node), .frameStart(let node),
      .frameEnd(let node):
      nodes[node].view.range ?? range
    case .height: range
    }
  }

  /// A view as a message calls it.
  func name(of node: Int) -> String {
    if node == 0 { return "the content view" }
    let kind = nodes[node].kind.rawValue
    return nodes[node].view.id.map { "\(kind) '\($0)'" } ?? kind
  }
}
