import Diagnostics
import Foundation
import TableModel
import TableReaders
import TestSupport
import Testing

/// Cuts a sample of each dialect at every byte.
@Suite struct TruncatedSampleTests {
  @Test(arguments: ["settings/settings.xml", "trip/trip.plist", "timetable/timetable.json", "mail/cells.xml"])
  func tellsWhatIsWrongWithASampleCutAnywhere(sample: String) throws {
    let url = SharedFolder.package.appending(path: "Samples/\(sample)")
    let bytes = [UInt8](try Data(contentsOf: url))
    let end = bytes.lastIndex { $0 != 0x0A } ?? 0
    for length in 0...end {
      var library = SourceLibrary()
      var diagnostics = DiagnosticList()
      var document = TableReader().read(
        Array(bytes[..<length]), named: sample, library: &library, diagnostics: &diagnostics)
      document?.resolveReferences(into: &diagnostics)
      #expect(diagnostics.hasErrors, "cut at \(length)")
    }
  }
}
