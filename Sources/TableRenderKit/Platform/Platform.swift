#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Every call to the operating system: the one file that differs between platforms.
public enum Platform {
  /// Why a file could not be used, in words for a diagnostic.
  public struct Failure: Error, Hashable, Sendable {
    public let reason: String

    public init(_ reason: String) { self.reason = reason }

    static var last: Failure { Failure(String(cString: strerror(errno)).lowercased()) }
  }

  /// The bytes of a file, or of standard input for `nil`.
  ///
  /// - Throws: `Failure` for what cannot be opened or read, for a folder, and for more than `limit` bytes.
  public static func read(_ path: String?, limit: Int) throws(Failure) -> [UInt8] {
    guard let path else { return try read(descriptor: STDIN_FILENO, sizeHint: 1 << 16, limit: limit) }
    let (descriptor, size) = try openFile(path)
    defer { _ = close(descriptor) }
    return try read(descriptor: descriptor, sizeHint: size, limit: limit)
  }

  /// The first bytes of a file, as many as asked for or as there are.
  ///
  /// - Throws: as `read`.
  static func beginning(of path: String, length: Int) throws(Failure) -> [UInt8] {
    let descriptor = try openFile(path).descriptor
    defer { _ = close(descriptor) }
    var failure: Failure?
    let bytes = [UInt8](unsafeUninitializedCapacity: length) { buffer, count in
      guard let base = buffer.baseAddress else { return }
      var got = 1
      while count < length, got != 0, failure == nil {
        got = Self.readOnce(descriptor, base + count, length - count)
        if got > 0 { count += got }
        if got < 0, errno != EINTR { failure = .last }
      }
    }
    if let failure { throw failure }
    return bytes
  }

  private static func openFile(_ path: String) throws(Failure) -> (descriptor: Int32, size: Int) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .last }
    do throws(Failure) {
      var status = stat()
      guard fstat(descriptor, &status) == 0 else { throw Failure.last }
      guard status.st_mode & S_IFMT != S_IFDIR else { throw Failure("is a folder") }
      guard status.st_mode & S_IFMT == S_IFREG || isOpenDescriptor(path) else {
        throw Failure("is not a regular file")
      }
      // A pipe is waited for; only opening it must not wait.
      _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
      return (descriptor, Int(status.st_size))
    } catch {
      _ = close(descriptor)
      throw error
    }
  }

  /// Whether a path names what the program was started with, whatever kind of file that is.
  static func isOpenDescriptor(_ path: String) -> Bool {
    path == "/dev/stdin" || path.hasPrefix("/dev/fd/") || path.hasPrefix("/proc/self/fd/")
  }

  private static func read(descriptor: Int32, sizeHint: Int, limit: Int) throws(Failure) -> [UInt8] {
    guard sizeHint <= limit else { throw tooLarge(limit) }
    var bytes: [UInt8] = []
    var capacity = max(sizeHint, 0) + 1
    while true {
      var failure: Failure?
      var isAtEnd = false
      let chunk = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
        while count < capacity, !isAtEnd, failure == nil, let base = buffer.baseAddress {
          let got = Self.readOnce(descriptor, base + count, capacity - count)
          if got > 0 { count += got }
          if got == 0 { isAtEnd = true }
          if got < 0, errno != EINTR { failure = .last }
        }
      }
      if let failure { throw failure }
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
      guard bytes.count <= limit else { throw tooLarge(limit) }
      if isAtEnd { return bytes }
      capacity = max(1 << 16, min(bytes.count, 1 << 26))
    }
  }

  private static func readOnce(_ descriptor: Int32, _ buffer: UnsafeMutablePointer<UInt8>, _ count: Int)
    -> Int
  {
    #if canImport(Darwin)
      Darwin.read(descriptor, buffer, count)
    #elseif canImport(Musl)
      Musl.read(descriptor, buffer, count)
    #else
      Glibc.read(descriptor, buffer, count)
    #endif
  }

  private static func tooLarge(_ limit: Int) -> Failure { Failure("is larger than \(limit) bytes") }

  /// Writes all of `bytes` to an open descriptor.
  ///
  /// - Throws: where the other end would not take them: a full disk, a closed descriptor.
  public static func write(_ bytes: [UInt8], to descriptor: Int32) throws(Failure) {
    var failure: Failure?
    bytes.withUnsafeBytes { buffer in
      var written = 0
      while written < buffer.count, failure == nil {
        let count = writeOnce(descriptor, buffer, from: written)
        if count < 0, errno == EINTR { continue }
        if count <= 0 { failure = count < 0 ? .last : Failure("takes no more") }
        written += count
      }
    }
    if let failure { throw failure }
  }

  private static func writeOnce(_ descriptor: Int32, _ buffer: UnsafeRawBufferPointer, from start: Int) -> Int
  {
    guard let base = buffer.baseAddress else { return 0 }
    #if canImport(Darwin)
      return Darwin.write(descriptor, base + start, buffer.count - start)
    #elseif canImport(Musl)
      return Musl.write(descriptor, base + start, buffer.count - start)
    #else
      return Glibc.write(descriptor, base + start, buffer.count - start)
    #endif
  }

  /// Ends the program.
  public static func exit(_ status: Int32) -> Never {
    #if canImport(Darwin)
      Darwin.exit(status)
    #elseif canImport(Musl)
      Musl.exit(status)
    #else
      Glibc.exit(status)
    #endif
  }

  /// The most memory that the program has had so far, in bytes.
  public static var peakMemory: Int {
    var usage = rusage()
    #if canImport(Darwin)
      return getrusage(RUSAGE_SELF, &usage) == 0 ? Int(usage.ru_maxrss) : 0
    #else
      return getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage) == 0 ? Int(usage.ru_maxrss) * 1024 : 0
    #endif
  }

  public static let standardOutput: Int32 = STDOUT_FILENO
  public static let standardError: Int32 = STDERR_FILENO

  /// Whether a descriptor is a terminal.
  public static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// An environment variable; `nil` where it is not set.
  public static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// What stands at a path that is to be written.
  enum Destination: Hashable, Sendable {
    /// Nothing, or a file, whose permissions are kept; links to it are followed.
    case file(path: String, permissions: UInt32?)
    /// A device, a pipe or a socket: it can be written to and never replaced.
    case stream
  }

  /// - Throws: for a folder.
  static func destination(at path: String) throws(Failure) -> Destination {
    var status = stat()
    guard stat(path, &status) == 0 else { return .file(path: path, permissions: nil) }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: throw Failure("is a folder")
    // A device may stand for a file that is open already: /dev/stdout.
    case S_IFREG where !path.hasPrefix("/dev/") && !path.hasPrefix("/proc/"):
      return .file(path: canonicalPath(path) ?? path, permissions: UInt32(status.st_mode & 0o777))
    default: return .stream
    }
  }

  /// Opens what is there to be written to.
  static func openStream(_ path: String) throws(Failure) -> Int32 {
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw .last }
    return descriptor
  }

  /// Opens a new file in the folder of `path` to be written and then renamed to it.
  static func openTemporary(
    for path: String, permissions: UInt32?
  ) throws(Failure) -> (descriptor: Int32, path: String) {
    for attempt in 0..<100 {
      let temporary = FilePath.join(FilePath.folder(of: path), ".tablerender-\(getpid())-\(attempt).part")
      let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode_t(permissions ?? 0o666))
      if descriptor >= 0 {
        if let permissions { _ = fchmod(descriptor, mode_t(permissions)) }
        return (descriptor, temporary)
      }
      if errno != EEXIST { throw .last }
    }
    throw .last
  }

  static func closeFile(_ descriptor: Int32) -> Bool { close(descriptor) == 0 }

  static func renameFile(_ from: String, to destination: String) throws(Failure) {
    guard rename(from, destination) == 0 else { throw .last }
  }

  static func removeFile(_ path: String) { _ = unlink(path) }

  public static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The absolute path of an existing file with every symbolic link followed; `nil` where there is none.
  public static func canonicalPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The names in a folder, sorted by their bytes; empty where it cannot be read.
  public static func names(in folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
