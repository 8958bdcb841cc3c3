import Diagnostics
import TableLayout
import TableModel
import TableRenderers
import TableScripts
import TableSessions

/// A page as a person uses it by a script: a session of its table on a screen, the heights of its rows, and what comes of
/// each step.
///
/// Where a row is not on the screen that a step is about, the table is scrolled there first, as a person would.
public final class Simulation {
  let session: TableSession
  let interaction: TableSessions.TableInteraction
  let heights: SessionHeights
  var run: TableRun
  private let source: PageSource?
  private let reading: RepeatedReading
  private let hasData: Bool
  private let log = AnswerLog()
  private let arranged: ArrangedState
  private var subscription: Subscription?
  /// Updates that no step has told yet, by number.
  private var updates: [Int: TracedStep.Happening] = [:]
  private var number = 0
  /// What the last step that did something did.
  private(set) var lastStep = TracedStep(0, "")
  private(set) var lastOperationCount = 0
  private(set) var updateCount = 0

  private var expectationCount = 0
  /// How many expectations did not hold.
  public private(set) var failureCount = 0
  /// Whether there was a step that could not be done: those after it were not tried.
  public private(set) var isStopped = false

  /// - Parameters:
  ///   - document: what the run has read from `path`.
  ///   - run: measures, and takes the diagnostics of steps.
  ///   - height: of the screen, points.
  init(_ document: TableDocument, at path: String, in run: TableRun, screenHeight height: Double) {
    var run = run
    let reading = RepeatedReading(run)
    // What is drawn on a canvas has no data that could change.
    let source =
      document.canvas == nil
      ? PageSource(document.table.sections, of: path, dataPath: run.options.dataPath) {
        reading.read(path, dataPath: $0)
      } : nil
    let session =
      source.flatMap { try? TableSession($0, table: document.table, templates: document.templates) }
      ?? TableSession(document)
    let heights = run.heights(of: session)
    let arranged = ArrangedState(document, run.arrange(document))
    let screen = Screen(
      height: height, rowHeight: { heights.height(at: $0) }, headerHeight: { arranged.headerHeight(of: $0) },
      footerHeight: { arranged.footerHeight(of: $0) })
    let log = self.log
    let handlers = HandlerProvider(
      cells: [HandlerFactory("table") { LoggingCellHandler(log) }],
      headersFooters: [HandlerFactory("table") { LoggingHeaderFooterHandler(log) }])
    self.source = source
    hasData = !document.dataSources.isEmpty
    self.session = session
    self.heights = heights
    self.arranged = arranged
    self.run = run
    // Before the interaction hears of an update it needs to know how high things are.
    let early = EarlyHearing()
    subscription = session.subscribe { early.hear($0) }
    interaction = TableSessions.TableInteraction(
      session, handlers: handlers, screen: screen, options: run.interactionOptions(of: document, heights))
    self.reading = reading
    early.hear = { [unowned self] in self.hear(of: $0) }
  }

  /// What the table has become.
  public var document: TableDocument { interaction.document }

  /// The table as it is now, laid out.
  public var revision: ArrangedRevision { arranged.revision }

  /// Does the steps of a script one after the other.
  ///
  /// - Parameter report: gets each step when it is done, the coming to the screen first.
  /// - Returns: the run with its diagnostics, and how it went.
  public func perform(_ script: Script, report: (TracedStep) -> Void) -> (
    run: TableRun, summary: TraceSummary
  ) {
    report(step("appear") { $0.send(.appear) })
    for scripted in script.steps where !isStopped {
      number += 1
      report(perform(scripted))
    }
    var summary = TraceSummary(
      steps: number, isStopped: isStopped, of: script.steps.count, updates: updateCount)
    summary.expectations = expectationCount
    summary.failures = failureCount
    return (run, summary)
  }

  private func perform(_ scripted: ScriptStep) -> TracedStep {
    switch scripted.action {
    case .data(let file):
      guard hasData else {
        stop("the page takes no data from a file", at: file.range)
        return TracedStep(number, scripted.text)
      }
      source?.dataPath = FilePath.join(FilePath.folder(of: run.library.name(of: file.range)), file.text)
      return TracedStep(number, scripted.text)
    case .expect(let expectation):
      var step = TracedStep(number, scripted.text)
      expectationCount += 1
      let found = finding(against: expectation)
      if let found {
        failureCount += 1
        run.addDiagnostic(Diagnostic(.failedExpectation, "this does not hold: \(found)", at: scripted.range))
      }
      step.happenings = [found.map { .failed($0) } ?? .held]
      return step
    case .event(let event): return perform(event, of: scripted)
    }
  }

  private func perform(_ event: EventStep, of scripted: ScriptStep) -> TracedStep {
    var paths: [TableIndexPath] = []
    for row in event.rows {
      guard let path = path(of: row) else {
        stop(missing(row), at: row.range)
        return TracedStep(number, scripted.text)
      }
      paths.append(path)
    }
    let rows = event.rows
    guard let event = event.event(paths) else { return TracedStep(number, scripted.text) }
    let step = step(scripted.text) { interaction in
      let scrolling = paths.first.flatMap(offset(showing:)).map { interaction.send(.scroll(to: $0)) } ?? []
      return scrolling + interaction.send(event)
    }
    if event == .refresh { tellReading(at: scripted.range) }
    for case .entry(.refused(let refusal), _) in step.happenings where refusal.isImpossible {
      if case .noRow(let path) = refusal, let place = paths.firstIndex(of: path) {
        stop(missing(rows[place]), at: rows[place].range)
      } else {
        stop("this can't be done: \(refusal.words)\(suggestion(after: refusal))", at: scripted.range)
      }
    }
    return step
  }

  /// What can be pressed instead, where something else was to be.
  private func suggestion(after refusal: Refusal) -> String {
    guard case .noAction(let wanted) = refusal, !interaction.pressableActions.isEmpty else { return "" }
    let known = interaction.pressableActions
    let nearest = Spelling.suggestion(for: wanted, in: known)
    return nearest.isEmpty
      ? "; what can be pressed is \(known.map { "'\($0)'" }.joined(separator: ", "))" : nearest
  }

  private func stop(_ reason: String, at range: SourceRange, notes: [Diagnostic.Note] = []) {
    guard !isStopped else { return }
    isStopped = true
    run.addDiagnostic(Diagnostic(.impossibleStep, reason, at: range, notes: notes))
  }

  /// Says why the page could not be read anew, or what is to be said about it as it is now. What was said of it before
  /// is not said again.
  private func tellReading(at range: SourceRange) {
    guard let source else { return }
    run.adoptSources(of: reading.run)
    if let failure = source.failure {
      let notes = source.findings.map { Diagnostic.Note($0.message, at: $0.range) }
      let reason = notes.isEmpty ? ": \(failure)" : ""
      return stop("the page could not be read anew\(reason)", at: range, notes: notes)
    }
    interaction.options.swipes = run.interactionOptions(of: session.documentWithoutRows, heights).swipes
    for finding in source.findings where !run.hasTold(finding) { run.addDiagnostic(finding) }
  }

  /// Lets something happen and gathers what comes of it.
  private func step(_ text: String, _ body: (TableSessions.TableInteraction) -> [TraceEntry]) -> TracedStep {
    let measured = heights.measurementCount
    var step = TracedStep(number, text)
    lastOperationCount = 0
    for entry in body(interaction) {
      switch entry {
      case .called: step.happenings.append(.entry(entry, answer: log.next()))
      case .updated(let number, let operations):
        lastOperationCount += operations
        if let update = updates.removeValue(forKey: number) { step.happenings.append(update) }
      case .reloaded(let number):
        if let update = updates.removeValue(forKey: number) { step.happenings.append(update) }
      default: step.happenings.append(.entry(entry, answer: nil))
      }
    }
    for path in session.indexPaths { _ = heights.height(at: path) }
    let count = heights.measurementCount - measured
    step.heights = HeightTraffic(measured: count, kept: max(0, session.rowCount - count))
    lastStep = step
    return step
  }

  private func hear(of update: SessionUpdate) {
    updateCount += 1
    let before = arranged.revision
    let document = session.document
    // What was read anew is told of by its places.
    run.adoptSources(of: reading.run)
    arranged.revision = ArrangedRevision(document.table, run.arrangeAgain(document))
    switch update.extent {
    case .delta(let changeset):
      updates[update.number] = .update(
        update.number, ArrangedComparison(changeset, from: before, to: arranged.revision))
    case .reload(let reason):
      updates[update.number] = .reload(
        update.number, reason, from: before.arrangement.contentHeight,
        to: arranged.revision.arrangement.contentHeight)
    }
  }

  /// Where the table has to be scrolled to for a row to show whole; `nil` where it does.
  private func offset(showing path: TableIndexPath) -> Double? {
    guard let frame = arranged.revision.arrangement.frame(ofRowAt: path), let screen = interaction.screen,
      !interaction.visibleParts.contains(.row(path))
    else { return nil }
    return frame.y < interaction.offset ? frame.y : frame.y + frame.height - screen.height
  }
}

/// How a table is laid out now, for whoever asks while it changes.
final class ArrangedState {
  var revision: ArrangedRevision

  init(_ document: TableDocument, _ arrangement: TableArrangement) {
    revision = ArrangedRevision(document.table, arrangement)
  }

  /// The first section's has the table's own above it.
  func headerHeight(of section: Int) -> Double {
    guard revision.arrangement.sections.indices.contains(section) else { return 0 }
    let arranged = revision.arrangement.sections[section]
    return (arranged.header?.frame.height ?? 0) + (section == 0 ? arranged.y : 0)
  }

  func footerHeight(of section: Int) -> Double {
    guard revision.arrangement.sections.indices.contains(section) else { return 0 }
    return revision.arrangement.sections[section].footer?.frame.height ?? 0
  }
}

/// A place in the row of subscribers, taken before there is somebody to hear.
private final class EarlyHearing {
  var hear: (SessionUpdate) -> Void = { _ in }
}

extension TableArrangement {
  fileprivate func frame(ofRowAt path: TableIndexPath) -> Rect? {
    guard sections.indices.contains(path.section), sections[path.section].rows.indices.contains(path.row)
    else { return nil }
    return sections[path.section].rows[path.row].frame
  }
}
