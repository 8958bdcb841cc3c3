import Foundation

/// Files that lie beside a development checkout and that a user's checkout does not have: reference corpora,
/// conformance cases. A test that needs one is skipped where it is absent.
public enum SharedFolder {
  /// The root of this package.
  public static let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  public static let url = package.deletingLastPathComponent().appending(path: "shared")

  public static func path(_ relative: String) -> String { url.appending(path: relative).path() }

  public static func contains(_ relative: String) -> Bool {
    FileManager.default.fileExists(atPath: path(relative))
  }
}
