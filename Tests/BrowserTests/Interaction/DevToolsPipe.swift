import Foundation

/// A headless Chromium that takes commands over a pair of named pipes: the DevTools protocol, a message of JSON ended by a
/// zero byte.
///
/// One browser serves all tests, one after the other, each with a page of its own.
final class DevToolsPipe: @unchecked Sendable {
  static let shared: Result<DevToolsPipe, any Error> = Result { try DevToolsPipe() }

  private let folder: URL
  private let process = Process()
  private var toBrowser: FileHandle
  private var fromBrowser: FileHandle
  private var unread = Data()
  private var lastCommand = 0
  private var page: String?
  private var session: String?
  /// Events that came while a command waited for its answer.
  private(set) var events: [(name: String, parameters: [String: Any])] = []

  /// Longer than anything takes on a busy machine.
  private static let patience: Int32 = 30_000

  init() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    self.folder = folder
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let pipes = ["to", "from"].map { folder.appending(path: $0).path() }
    for pipe in pipes where mkfifo(pipe, 0o600) != 0 { throw Browser.Failure(reason: "no pipe \(pipe)") }
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = [
      "-c", #"exec "$0" "$@" 3<"$PIPES/to" 4>"$PIPES/from""#, Browser.program?.path() ?? "chromium",
      "--headless=new", "--no-sandbox", "--disable-gpu", "--font-render-hinting=none", "--hide-scrollbars",
      "--remote-debugging-pipe", "--user-data-dir=\(folder.appending(path: "profile").path())", "about:blank",
    ]
    process.environment = ProcessInfo.processInfo.environment.merging(["PIPES": folder.path()]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    toBrowser = try FileHandle(forWritingTo: URL(filePath: pipes[0]))
    fromBrowser = try FileHandle(forReadingFrom: URL(filePath: pipes[1]))
    atexit { try? DevToolsPipe.shared.get().close() }
  }

  /// Ends the browser and takes its files away.
  private func close() {
    try? write(["id": lastCommand + 1, "method": "Browser.close"])
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }

  /// Opens an empty page, to which all commands go from now on.
  func openPage() throws {
    session = nil
    events = []
    let opened = try send("Target.createTarget", ["url": "about:blank"])
    guard let page = opened["targetId"] as? String else { throw Browser.Failure(reason: "no page") }
    self.page = page
    session = try send("Target.attachToTarget", ["targetId": page, "flatten": true])["sessionId"] as? String
    for domain in ["Page", "Runtime", "Log"] { try send("\(domain).enable") }
  }

  func closePage() {
    session = nil
    if let page { _ = try? send("Target.closeTarget", ["targetId": page]) }
  }

  /// The result of a command.
  @discardableResult
  func send(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    lastCommand += 1
    var message: [String: Any] = ["id": lastCommand, "method": method, "params": parameters]
    if let session { message["sessionId"] = session }
    try write(message)
    while true {
      let answer = try read()
      guard answer["id"] as? Int == lastCommand else {
        note(answer)
        continue
      }
      if let error = answer["error"] { throw Browser.Failure(reason: "\(method): \(error)") }
      return answer["result"] as? [String: Any] ?? [:]
    }
  }

  func wait(for event: String) throws {
    while !events.contains(where: { $0.name == event }) { note(try read()) }
  }

  private func note(_ message: [String: Any]) {
    guard let name = message["method"] as? String else { return }
    events.append((name, message["params"] as? [String: Any] ?? [:]))
  }

  private func write(_ message: [String: Any]) throws {
    try toBrowser.write(contentsOf: JSONSerialization.data(withJSONObject: message) + [0])
  }

  private func read() throws -> [String: Any] {
    while true {
      if let end = unread.firstIndex(of: 0) {
        let message = unread[..<end]
        unread = Data(unread[(end + 1)...])
        return try JSONSerialization.jsonObject(with: message) as? [String: Any] ?? [:]
      }
      var ready = pollfd(fd: fromBrowser.fileDescriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&ready, 1, Self.patience) > 0 else { throw Browser.Failure(reason: "the browser is silent") }
      let more = fromBrowser.availableData
      guard !more.isEmpty else { throw Browser.Failure(reason: "the browser is gone") }
      unread += more
    }
  }
}
