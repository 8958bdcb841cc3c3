import Foundation
import TestSupport
import Testing

/// A page in a browser that a test drives as a person would: what it sends are real presses, touches and keys.
final class DrivenPage {
  private let browser: DevToolsPipe

  /// How a person's device is.
  struct Surroundings {
    var size = (width: 423, height: 900)
    var hasTouch = false
    var isDark = false
    /// Animations take their time; else they are asked to be still, and everything is there at once.
    var moves = false
  }

  /// Opens a page from a file, lets `body` drive it and expects that nothing was complained of.
  static func open(
    _ page: String, _ surroundings: Surroundings = Surroundings(), _ body: (DrivenPage) throws -> Void
  ) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).html")
    try page.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let browser = try DevToolsPipe.shared.get()
    try browser.openPage()
    defer { browser.closePage() }
    let driven = DrivenPage(browser)
    try driven.load(file, surroundings)
    try body(driven)
    let complaints = try driven.complaints()
    #expect(complaints == [] || driven.isForgiven)
  }

  private var isForgiven = false

  /// The test looks itself at what the browser complains of.
  func forgiveComplaints() { isForgiven = true }

  private init(_ browser: DevToolsPipe) { self.browser = browser }

  private func load(_ file: URL, _ surroundings: Surroundings) throws {
    let (width, height) = surroundings.size
    try browser.send(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 2, "mobile": false])
    let features = [
      ["name": "prefers-color-scheme", "value": surroundings.isDark ? "dark" : "light"],
      ["name": "prefers-reduced-motion", "value": surroundings.moves ? "no-preference" : "reduce"],
    ]
    try browser.send("Emulation.setEmulatedMedia", ["features": features])
    if surroundings.hasTouch { try browser.send("Emulation.setTouchEmulationEnabled", ["enabled": true]) }
    try browser.send("Page.addScriptToEvaluateOnNewDocument", ["source": Self.listener])
    try browser.send("Page.navigate", ["url": file.absoluteString])
    try browser.wait(for: "Page.loadEventFired")
  }

  /// A host page: it writes down every event in one line, cancels those that a test names, and notes what the policy of
  /// the page forbids.
  private static let listener = """
    window.heard=[];window.cancelled=new Set();window.forbidden=[];
    addEventListener('securitypolicyviolation',e=>forbidden.push(e.violatedDirective+' '+e.blockedURI));
    for(const name of ['select','deselect','action','delete','insert','move','accessory','swipeopen','swipeclose',
      'refresh','nextpage','edit','index','menu'])
      addEventListener('tablerender:'+name,event=>{
        const d=event.detail,path=p=>p?p.join(','):'';
        heard.push([name,d.id,path(d.indexPath),d.action,d.side,d.to&&path(d.from)+' to '+path(d.to),d.reason,d.title,
          d.editing===undefined?'':d.editing?'on':'off'].filter(x=>x).join(' '));
        if(cancelled.has(name))event.preventDefault()});
    """

  // MARK: Looking

  @discardableResult
  func evaluate(_ script: String) throws -> Any? {
    let result = try browser.send(
      "Runtime.evaluate", ["expression": script, "returnByValue": true, "awaitPromise": true])
    if let failure = result["exceptionDetails"] { throw Browser.Failure(reason: "\(script): \(failure)") }
    return (result["result"] as? [String: Any])?["value"]
  }

  func text(_ script: String) throws -> String { try evaluate(script) as? String ?? "" }

  func isTrue(_ script: String) throws -> Bool { try evaluate("!!(\(script))") as? Bool ?? false }

  /// The events since the last time, a line each: name, id, index path, and what else there is. Waits until there are
  /// as many, and a moment longer for those that should not come.
  func events(_ count: Int) throws -> [String] {
    try wait { try evaluate("heard.length") as? Int ?? 0 >= count }
    Thread.sleep(forTimeInterval: 0.05)
    return try evaluate("heard.splice(0)") as? [String] ?? []
  }

  /// Waits for something to become so; ten seconds at most, after which the test finds that it is not.
  func wait(for condition: () throws -> Bool) throws {
    for _ in 0..<500 {
      if try condition() { return }
      Thread.sleep(forTimeInterval: 0.02)
    }
  }

  /// The ids of the rows in order, a bar between sections.
  func rows() throws -> String {
    try text(
      """
      [...document.querySelectorAll('[data-section]')].map(section=>
        [...section.querySelectorAll('.row')].map(row=>row.dataset.id).join(' ')).join(' | ')
      """)
  }

  /// How far a row stands aside: positive to the right.
  func offset(of selector: String) throws -> Double {
    try evaluate(
      """
      (()=>{const row=document.querySelector('\(selector)');
        return row.querySelector('.cell').getBoundingClientRect().left-row.getBoundingClientRect().left})()
      """) as? Double ?? .nan
  }

  func complaints() throws -> [String] {
    let thrown = browser.events.filter { ["Runtime.exceptionThrown", "Log.entryAdded"].contains($0.name) }
    return thrown.map { "\($0.parameters)" } + (try evaluate("forbidden") as? [String] ?? ["no list"])
  }

  func send(_ method: String, _ parameters: [String: Any]) throws { try browser.send(method, parameters) }
}
