import Diagnostics
import Foundation
import TableModel
import TableReaders
import Testing
import TextMeasurement

@testable import TableLayout

/// Lays the cases of the folder Cases out and holds the frames against those worked out by hand, and what `lint` says
/// against what is wrong.
@Suite struct LayoutCaseTests {
  @Test func findsItsCases() {
    #expect(LayoutCaseFiles.cases.count >= 100)
    #expect(Set(LayoutCaseFiles.cases.map(\.name)).count == LayoutCaseFiles.cases.count)
  }

  @Test(arguments: LayoutCaseFiles.cases)
  func givesTheFramesThatUIKitsRulesGive(_ layoutCase: LayoutCase) {
    expect(layoutCase, document: layoutCase.document)
  }

  @Test(arguments: LayoutCaseFiles.cases.filter(\.holdsWithoutConstraints))
  func givesTheSameFramesToStackViewsWithoutConstraints(_ layoutCase: LayoutCase) {
    let bare = layoutCase.document.replacing(/<constraints>.*?<\/constraints>/.dotMatchesNewlines(), with: "")
    #expect(bare != layoutCase.document)
    expect(layoutCase, document: bare)
  }

  @Test(arguments: LayoutCaseFiles.cases.filter { $0.document.contains("<constraints>") })
  func givesTheSameFramesWhateverTheOrderOfConstraints(_ layoutCase: LayoutCase) {
    let turned = layoutCase.document.replacing(/<constraints>(.*?)<\/constraints>/.dotMatchesNewlines()) {
      list in
      let elements = list.1.matches(
        of: /<constraint .*?\/>|<visualFormat.*?<\/visualFormat>/.dotMatchesNewlines())
      return "<constraints>" + elements.reversed().map(\.0).joined() + "</constraints>"
    }
    expect(layoutCase, document: turned)
  }

  private func expect(_ layoutCase: LayoutCase, document: String) {
    var diagnostics = DiagnosticList()
    let rows = arrange(document, of: layoutCase, &diagnostics)
    var unexpected = diagnostics.diagnostics
    for expectation in layoutCase.expectations {
      switch expectation {
      case .frame(let id, let row, let frame):
        guard let found = rows[checked: row].flatMap({ Self.view(id, in: $0.views) }) else {
          Issue.record("there is no view '\(id)'")
          continue
        }
        if !found.frame.isNear(frame) {
          Issue.record("\(id) is at \(found.frame.numbers), not \(frame.numbers)")
        }
      case .absent(let id, let row):
        #expect(rows[checked: row].flatMap { Self.view(id, in: $0.views) } == nil, "'\(id)' is shown")
      case .height(let row, let height):
        let found = rows[checked: row]?.frame.height ?? -1
        if abs(found - height) > 0.001 { Issue.record("the row is \(found) high, not \(height)") }
      case .diagnostic(let identifier, let words):
        let place = unexpected.firstIndex {
          $0.identifier.rawValue == identifier && $0.message.contains(words)
        }
        if let place {
          unexpected.remove(at: place)
        } else {
          Issue.record("no \(identifier) about '\(words)'")
        }
      }
    }
    #expect(unexpected.map { "\($0.identifier.rawValue): \($0.message)" } == [])
  }

  private func arrange(
    _ text: String, of layoutCase: LayoutCase, _ diagnostics: inout DiagnosticList
  ) -> [ArrangedRow] {
    var library = SourceLibrary()
    let reader = TableReader(loader: NoFiles())
    guard
      var document = reader.read(
        Array(text.utf8), named: "case.xml", library: &library, diagnostics: &diagnostics)
    else { return [] }
    document.resolveReferences(into: &diagnostics)
    let viewport = layoutCase.viewport
    // A hair less than what is asked for, so that rounding up gives it.
    let measurer = FixedAdvanceMeasurer(
      advance: (viewport.characterWidth / 17 * 10_000).rounded(.down) / 10_000,
      lineHeight: viewport.lineHeight / 17 * (1 - 1e-12))
    var engine = LayoutEngine(
      traits: viewport.traits, text: measurer, images: FixedImages(sizes: viewport.images))
    engine.diagnosesLayout = true
    return engine.arrange(document, diagnostics: &diagnostics).sections.flatMap(\.rows)
  }

  private static func view(_ id: String, in views: [ArrangedView]) -> ArrangedView? {
    for view in views {
      if view.id == id { return view }
      if let found = self.view(id, in: view.subviews) { return found }
    }
    return nil
  }
}

struct NoFiles: DocumentLoading {
  func load(_ path: String, relativeTo name: String) throws(LoadFailure) -> LoadedFile {
    throw LoadFailure(.unreadableFile, "does not exist")
  }
}

extension Array {
  fileprivate subscript(checked index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}

extension Rect {
  fileprivate var numbers: String { "\(x) \(y) \(width) \(height)" }

  fileprivate func isNear(_ other: Rect) -> Bool {
    let differences = [x - other.x, y - other.y, width - other.width, height - other.height]
    return differences.allSatisfy { abs($0) < 0.001 }
  }
}
