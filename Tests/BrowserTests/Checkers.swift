import Foundation
import TestSupport

/// What Scripts/setup-checkers brings.
enum Checkers {
  private static let folder = SharedFolder.package.appending(path: ".build/checkers")
  static let axe = folder.appending(path: "axe.min.js")
  static let nu = folder.appending(path: "vnu.jar")
  static let areInstalled =
    Browser.isInstalled && FileManager.default.fileExists(atPath: folder.appending(path: "ready").path())
}
