/// Paths as text.
enum FilePath {
  /// The folder of a file: `a/b` for `a/b/c`, `.` for `c`.
  static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// A path as seen from a folder; an absolute path stays as it is.
  static func join(_ folder: String, _ path: String) -> String {
    if path.hasPrefix("/") || folder == "." { return path }
    return folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
  }

  /// What follows the last dot of the last component, in lower case; empty where there is none.
  static func fileExtension(_ path: String) -> String {
    let name = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[path.index(after: $0)...] } ?? path[...]
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }

  /// Whether an absolute path lies in a folder or is it. Both without symbolic links.
  static func contains(folder: String, _ path: String) -> Bool {
    path == folder || folder == "/" || path.hasPrefix(folder + "/")
  }
}
