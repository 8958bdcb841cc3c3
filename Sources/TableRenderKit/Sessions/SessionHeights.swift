import Diagnostics
import TableDiff
import TableLayout
import TableModel
import TableSessions

/// The heights of a session's rows: each measured when it is first asked for, and again only once the row has changed.
///
/// It follows the session by its updates. What changes every row, such as editing mode, a template or the section index
/// coming or going, has every row measured anew.
public final class SessionHeights {
  private let session: TableSession
  private let engine: LayoutEngine
  private var measurer: RowMeasurer
  private var hasIndex: Bool
  private var cache: HeightCache
  private var subscription: Subscription?

  init(of session: TableSession, measuredBy engine: LayoutEngine) {
    self.session = session
    self.engine = engine
    let frame = session.documentWithoutRows
    measurer = RowMeasurer(engine, for: frame)
    hasIndex = !frame.table.sectionIndex.isEmpty
    cache = HeightCache(
      rowCounts: (0..<session.sectionCount).map(session.rowCount), traits: HeightTraits(engine.traits))
    subscription = session.subscribe { [weak self] in self?.follow($0) }
  }

  /// The height of a row in points; 0 where there is none.
  public func height(at path: TableIndexPath) -> Double {
    guard let cell = session.cell(at: path) else { return 0 }
    return cache.height(at: path, id: cell.id) { measurer.height(of: cell, at: path) }
  }

  /// The height of the row that was last measured under an id, where it still holds.
  public func cachedHeight(ofID id: String) -> Double? { cache.cachedHeight(ofID: id) }

  /// How many rows were measured so far.
  public var measurementCount: Int { cache.statistics.misses + cache.statistics.recomputations + dropped }

  /// What was found wrong with the rows since the table itself last changed.
  public var diagnostics: DiagnosticList { measurer.diagnostics }

  /// Measurements that caches before this one counted.
  private var dropped = 0

  private func follow(_ update: SessionUpdate) {
    guard let changeset = update.changeset else {
      return measureAnew(update.document?.table.sections.map(\.cells.count) ?? [])
    }
    for stage in changeset.stages {
      let edits = HeightEdit.edits(following: stage)
      do throws(HeightEditFailure) {
        if edits.count == 1 { try cache.apply(edits[0]) } else { try cache.apply(edits) }
      } catch {
        return measureAnew(stage.result.sections.map(\.rowCount))
      }
    }
    let elements = Set(changeset.changes.map(\.element))
    let changesIndex = elements.contains(.section) && hasIndex == session.sectionIndex.isEmpty
    if changesIndex || elements.contains(.table) || elements.contains(.template) {
      measureAnew(cache.rowCounts)
    }
  }

  private func measureAnew(_ rowCounts: [Int]) {
    dropped = measurementCount
    let frame = session.documentWithoutRows
    measurer = RowMeasurer(engine, for: frame)
    hasIndex = !frame.table.sectionIndex.isEmpty
    cache = HeightCache(rowCounts: rowCounts, traits: HeightTraits(engine.traits))
  }
}

extension TableRun {
  /// The heights of a session's rows, for as long as they are held. Texts are measured as the run's options say.
  public mutating func heights(of session: TableSession) -> SessionHeights {
    let frame = session.documentWithoutRows
    return SessionHeights(
      of: session, measuredBy: engine(for: frame.canvas, width: frame.drawnWidth))
  }
}
