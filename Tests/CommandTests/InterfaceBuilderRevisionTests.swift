import Foundation
import TestSupport
import Testing

/// Holds comparisons of storyboards and xibs against real revisions of which it is known what changed.
@Suite(
  .enabled(
    if: SharedFolder.contains("ibdiff/check_diff.py"), "the revisions lie beside a development checkout"))
struct InterfaceBuilderRevisionTests {
  @Test(arguments: [
    "noise-pure", "noise-frames", "rows", "cells", "tables", "outside", "frames-authored", "userlabel",
  ])
  func tellsWhatChanged(kind: String) throws {
    let command = "'\(Program.tablerender.path())' diff {before} {after} --format json"
    let result = try Program.run(
      ["python3", "check_diff.py", "--class", kind, "--timeout", "60", command],
      with: URL(filePath: "/usr/bin/env"), in: URL(filePath: SharedFolder.path("ibdiff")))
    #expect(result.status == 0, "\(result.text)")
  }
}
