import TableRenderers

/// A destination that is written whole or not at all: bytes go to a temporary file beside it, which takes its
/// name only when all of them are there.
///
/// A link is followed and stays, a file that was there before keeps its permissions. A device or a pipe can't be
/// replaced: it gets the bytes as they come.
public struct OutputFile: ~Copyable {
  private let path: String
  /// `nil` where the destination is written to itself.
  private let temporary: String?
  private let descriptor: Int32
  private var isOpen = true
  private var failure: Platform.Failure?

  /// - Throws: where `path` is a folder, and where no file can be made in its folder.
  public init(_ path: String) throws(Platform.Failure) {
    let opened = try Self.open(path)
    self.path = opened.path
    temporary = opened.temporary
    descriptor = opened.descriptor
  }

  private static func open(
    _ path: String
  ) throws(Platform.Failure) -> (path: String, temporary: String?, descriptor: Int32) {
    switch try Platform.destination(at: path) {
    case .file(let destination, let permissions):
      let opened = try Platform.openTemporary(for: destination, permissions: permissions)
      return (destination, opened.path, opened.descriptor)
    case .stream: return (path, nil, try Platform.openStream(path))
    }
  }

  /// Gives the file its name. Without this call nothing is left behind.
  ///
  /// - Throws: where not everything could be written: a full disk.
  public mutating func commit() throws(Platform.Failure) {
    isOpen = false
    let isClosed = Platform.closeFile(descriptor)
    do throws(Platform.Failure) {
      if let failure { throw failure }
      guard isClosed else { throw Platform.Failure("could not be written whole") }
      if let temporary { try Platform.renameFile(temporary, to: path) }
    } catch {
      if let temporary { Platform.removeFile(temporary) }
      throw error
    }
  }

  deinit {
    if isOpen {
      _ = Platform.closeFile(descriptor)
      if let temporary { Platform.removeFile(temporary) }
    }
  }
}

extension OutputFile {
  /// Writes what `body` appends to an open descriptor.
  ///
  /// - Throws: why not everything could be written; what `body` appends after that is dropped.
  public static func write(
    to descriptor: Int32, _ body: (inout OutputBuffer) -> Void
  ) throws(Platform.Failure) {
    var failure: Platform.Failure?
    var out = OutputBuffer { chunk in
      guard failure == nil else { return }
      do throws(Platform.Failure) { try Platform.write(chunk, to: descriptor) } catch { failure = error }
    }
    body(&out)
    out.finish()
    if let failure { throw failure }
  }

  /// Writes what `body` appends to a file, whole or not at all.
  public static func write(to path: String, _ body: (inout OutputBuffer) -> Void) throws(Platform.Failure) {
    var file = try OutputFile(path)
    do throws(Platform.Failure) {
      try write(to: file.descriptor, body)
    } catch {
      file.failure = error
    }
    try file.commit()
  }
}
