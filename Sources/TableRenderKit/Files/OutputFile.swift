import TableRenderers

/// A destination that is written whole or not at all: bytes go to a temporary file beside it, which takes its
/// name only when all of them are there.
public struct OutputFile: ~Copyable {
  private let path: String
  private let temporary: String
  private let descriptor: Int32
  private var isOpen = true
  private var isComplete = true

  /// - Throws: where no file can be made in the folder of `path`.
  public init(_ path: String) throws(Platform.Failure) {
    let opened = try Self.open(path)
    self.path = path
    temporary = opened.path
    descriptor = opened.descriptor
  }

  private static func open(_ path: String) throws(Platform.Failure) -> (descriptor: Int32, path: String) {
    if Platform.isFolder(path) { throw Platform.Failure("is a folder") }
    return try Platform.openTemporary(for: path)
  }

  /// Gives the file its name. Without this call nothing is left behind.
  ///
  /// - Throws: where not everything could be written: a full disk.
  public mutating func commit() throws(Platform.Failure) {
    isOpen = false
    guard Platform.closeFile(descriptor), isComplete else {
      Platform.removeFile(temporary)
      throw Platform.Failure("could not be written whole")
    }
    do throws(Platform.Failure) {
      try Platform.renameFile(temporary, to: path)
    } catch {
      Platform.removeFile(temporary)
      throw error
    }
  }

  deinit {
    if isOpen {
      _ = Platform.closeFile(descriptor)
      Platform.removeFile(temporary)
    }
  }
}

extension OutputFile {
  /// Writes what `body` appends to a file, whole or not at all.
  public static func write(to path: String, _ body: (inout OutputBuffer) -> Void) throws(Platform.Failure) {
    var file = try OutputFile(path)
    let descriptor = file.descriptor
    var isComplete = true
    var out = OutputBuffer { chunk in
      if isComplete { isComplete = Platform.write(chunk, to: descriptor) }
    }
    body(&out)
    out.finish()
    file.isComplete = isComplete
    try file.commit()
  }
}
