import Foundation
import Testing

/// What a person does to a page.
extension DrivenPage {
  struct Place {
    var x: Double
    var y: Double
    /// Seconds since 1970 that a press is dated to; `nil` means now.
    var time: Double?
  }

  /// The middle of the first element that matches.
  func middle(of selector: String) throws -> Place {
    let found = try evaluate(
      """
      (()=>{const b=document.querySelector(`\(selector)`).getBoundingClientRect();
        return [b.left+b.width/2,b.top+b.height/2]})()
      """)
    let place = try #require(found as? [Double])
    return Place(x: place[0], y: place[1])
  }

  private func mouse(_ type: String, _ place: Place, button: String = "left", isDown: Bool = true) throws {
    let buttons = isDown ? (button == "right" ? 2 : 1) : 0
    var parameters: [String: Any] = [
      "type": type, "x": place.x, "y": place.y, "button": button, "buttons": buttons, "clickCount": 1,
    ]
    parameters["timestamp"] = place.time
    try send("Input.dispatchMouseEvent", parameters)
  }

  func click(_ selector: String, button: String = "left") throws {
    let place = try middle(of: selector)
    try mouse("mouseMoved", place, button: "none", isDown: false)
    try mouse("mousePressed", place, button: button)
    try mouse("mouseReleased", place, button: button, isDown: false)
  }

  /// How a drag goes.
  struct Drag {
    var x = 0.0
    var y = 0.0
    /// A quick one has its velocity when it ends; a slow one stands still first.
    var isQuick = false
  }

  /// Drags with the mouse.
  ///
  /// - Parameter body: what happens before the button is let go.
  func drag(_ selector: String, _ way: Drag, before body: () throws -> Void = {}) throws {
    var start = try middle(of: selector)
    try mouse("mouseMoved", start, button: "none", isDown: false)
    if way.isQuick { start.time = Date().timeIntervalSince1970 }
    try mouse("mousePressed", start)
    let end = try go(start, way) { try mouse("mouseMoved", $0) }
    try body()
    try mouse("mouseReleased", end, isDown: false)
  }

  /// Drags with a finger.
  func touch(_ selector: String, _ way: Drag = Drag(), from offset: Double = 0) throws {
    var start = try middle(of: selector)
    start.x += offset
    func touch(_ type: String, _ places: [Place]) throws {
      try send(
        "Input.dispatchTouchEvent", ["type": type, "touchPoints": places.map { ["x": $0.x, "y": $0.y] }])
    }
    try touch("touchStart", [start])
    if way.x != 0 || way.y != 0 { _ = try go(start, way) { try touch("touchMove", [$0]) } }
    try touch("touchEnd", [])
  }

  private func go(_ start: Place, _ way: Drag, _ move: (Place) throws -> Void) throws -> Place {
    let steps = way.isQuick ? 4 : 12
    var place = start
    for step in 1...steps {
      let share = Double(step) / Double(steps)
      place = Place(x: start.x + way.x * share, y: start.y + way.y * share)
      // However long the browser takes over it, a quick drag takes ten milliseconds a step.
      place.time = start.time.map { $0 + 0.01 * Double(step) }
      try move(place)
      if !way.isQuick { Thread.sleep(forTimeInterval: 0.02) }
    }
    // Longer than the time over which a velocity is taken.
    if !way.isQuick { Thread.sleep(forTimeInterval: 0.15) }
    return place
  }

  /// Turns a wheel, or strokes a trackpad: positive goes towards what lies to the right or below.
  func wheel(_ selector: String, x: Double = 0, y: Double = 0) throws {
    let place = try middle(of: selector)
    try send(
      "Input.dispatchMouseEvent",
      ["type": "mouseWheel", "x": place.x, "y": place.y, "deltaX": x, "deltaY": y])
  }

  func focus(_ selector: String) throws { try evaluate("document.querySelector(`\(selector)`).focus()") }

  private static let keyCodes = [
    "Enter": 13, " ": 32, "Escape": 27, "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40,
    "Tab": 9, "Home": 36, "End": 35, "ContextMenu": 93,
  ]

  func press(_ keys: String...) throws {
    for key in keys {
      var parameters: [String: Any] = [
        "key": key, "code": key == " " ? "Space" : key, "windowsVirtualKeyCode": Self.keyCodes[key] ?? 0,
      ]
      parameters["type"] = "rawKeyDown"
      if let text = ["Enter": "\r", " ": " "][key] {
        parameters["type"] = "keyDown"
        parameters["text"] = text
      }
      try send("Input.dispatchKeyEvent", parameters)
      parameters["type"] = "keyUp"
      parameters["text"] = nil
      try send("Input.dispatchKeyEvent", parameters)
    }
  }
}
