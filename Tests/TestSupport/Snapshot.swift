import Foundation
import Testing

/// Expected output in files, rewritten by one switch: `RECORD_SNAPSHOTS=1`. Recording fails the run, so that no run
/// both records and passes.
public enum Snapshot {
  public static let isRecording = ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1"

  /// Holds output against a file, byte for byte.
  public static func expect(
    _ output: Data, equals file: URL, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    if isRecording {
      try output.write(to: file)
      Issue.record("recorded \(file.lastPathComponent)", sourceLocation: sourceLocation)
      return
    }
    let expected = try? Data(contentsOf: file)
    guard expected != output else { return }
    let difference = firstDifference(expected ?? Data(), output)
    Issue.record(
      "\(file.pathComponents.suffix(2).joined(separator: "/")) differs \(difference); look, then record",
      sourceLocation: sourceLocation)
  }

  private static func firstDifference(_ expected: Data, _ output: Data) -> String {
    let old = String(decoding: expected, as: UTF8.self).components(separatedBy: "\n")
    let new = String(decoding: output, as: UTF8.self).components(separatedBy: "\n")
    for (index, pair) in zip(old, new).enumerated() where pair.0 != pair.1 {
      return "at line \(index + 1):\n- \(pair.0.prefix(200))\n+ \(pair.1.prefix(200))"
    }
    return "in length: \(old.count) lines expected, \(new.count) found"
  }
}
