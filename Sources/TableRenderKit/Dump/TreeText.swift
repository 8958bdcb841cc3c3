import Diagnostics

/// An outline: a line a node, indented by depth. Nothing in a line can steer a terminal.
struct TreeText {
  private(set) var text = ""
  private var depth = 0

  mutating func line(_ line: String) { text += String(repeating: "  ", count: depth) + line.printable + "\n" }

  mutating func nested(_ body: (inout TreeText) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }
}

extension String {
  /// In quotation marks, with what is not printed escaped.
  var quotedForDump: String { debugDescription }
}
