import Foundation

/// Runs the built command line tool, or any other program, and waits for its end.
public enum Program {
  public struct Result: Sendable {
    public let output: Data
    public let errors: String
    public let status: Int32

    public var text: String { String(decoding: output, as: UTF8.self) }
  }

  /// The tool as the test build made it.
  public static let tablerender = Bundle.main.bundleURL.deletingLastPathComponent().appending(
    path: "debug/tablerender")

  /// - Parameters:
  ///   - folder: where to run it; the root of the package where left out.
  ///   - environment: what to add to the environment.
  public static func run(
    _ arguments: [String], with program: URL = tablerender, input: String = "",
    in folder: URL = SharedFolder.package,
    environment: [String: String] = [:]
  ) throws -> Result {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let scratch = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let files = ["in", "out", "err"].map { scratch.appending(path: $0) }
    try Data(input.utf8).write(to: files[0])
    for file in files.dropFirst() { try Data().write(to: file) }
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    process.waitUntilExit()
    return Result(
      output: try Data(contentsOf: files[1]), errors: try String(contentsOf: files[2], encoding: .utf8),
      status: process.terminationStatus)
  }
}
