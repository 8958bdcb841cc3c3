import Diagnostics
import TableModel

/// Takes a visual format apart, by the grammar of Apple's Auto Layout Guide and what systems since have read besides:
/// a predicate may name a view's `width` or `height`, multiply or divide, and add points.
///
/// A name is looked up as soon as it is read, so that a failure is always the first thing wrong in the text.
struct FormatParser {
  var scanner: FormatScanner
  let metrics: [String: Double]
  let views: Set<String>
  /// Whether messages look for the name that was meant: not where there are more errors than anyone reads.
  var suggestsNames = true

  init(_ bytes: [UInt8], metrics: [String: Double], views: Set<String>) {
    scanner = FormatScanner(bytes)
    self.metrics = metrics
    self.views = views
  }

  mutating func parse() throws(FormatFailure) -> VisualFormat {
    var format = VisualFormat()
    format.isVertical = try takeOrientation()
    if scanner.take("|") { format.leading = try takeConnection() }
    format.views.append(try takeView())
    while !scanner.isAtEnd {
      let connection = try takeConnection()
      if scanner.take("|") {
        format.trailing = connection
        break
      }
      let view = try takeView()
      if view.name == format.views.last?.name {
        throw FormatFailure(message: "the view '\(view.name)' can't stand beside itself", place: view.place)
      }
      format.connections.append(connection)
      format.views.append(view)
    }
    if !scanner.isAtEnd { throw failure("nothing can follow the '|' of the superview's end") }
    return format
  }

  /// - Returns: whether the format runs down the screen.
  private mutating func takeOrientation() throws(FormatFailure) -> Bool {
    let isVertical = scanner.next == UInt8(ascii: "V")
    guard scanner.take("V") || scanner.take("H") else { return false }
    guard scanner.take(":") else { throw expected("':' after the direction") }
    return isVertical
  }

  private mutating func takeView() throws(FormatFailure) -> FormatView {
    guard scanner.take("[") else { throw expected("a view in brackets") }
    guard let (name, place) = scanner.takeName(withHyphens: true) else { throw expected("the id of a view") }
    guard views.contains(name) else { throw unknownView(name, at: place) }
    var view = FormatView(name: name, place: place)
    if scanner.next == UInt8(ascii: "(") { view.predicates = try takePredicates() }
    guard scanner.take("]") else { throw expected("']' after the view") }
    return view
  }

  private mutating func takeConnection() throws(FormatFailure) -> FormatConnection {
    let start = scanner.offset
    guard scanner.take("-") else { return FormatConnection(space: .flush, place: scanner.place) }
    if let next = scanner.next, next == UInt8(ascii: "[") || next == UInt8(ascii: "|") {
      return FormatConnection(space: .standard, place: start..<(start + 1))
    }
    let isList = scanner.next == UInt8(ascii: "(")
    let predicates = isList ? try takePredicates() : [try takeSimplePredicate()]
    for predicate in predicates {
      if case .view(let name, _, _, _) = predicate.object {
        throw FormatFailure(
          message: "a space can't be measured by the view '\(name)'; only a view's own length can",
          place: predicate.place)
      }
    }
    guard scanner.take("-") else { throw expected("'-' after the space") }
    return FormatConnection(space: .predicates(predicates), place: start..<scanner.offset)
  }

  private func unknownView(_ name: String, at place: Range<Int>) -> FormatFailure {
    FormatFailure(
      message:
        "no view of the template has the id '\(name)'\(suggestion(for: name, in: []))",
      place: place)
  }

  /// What a name was likely meant to be, among the views and some other names.
  func suggestion(for name: String, in others: [String]) -> String {
    suggestsNames ? Spelling.suggestion(for: name, in: others + views.sorted()) : ""
  }

  func failure(_ message: String) -> FormatFailure { FormatFailure(message: message, place: scanner.place) }

  /// What the text has in place of what it needs.
  func expected(_ what: String) -> FormatFailure {
    guard !scanner.isAtEnd else { return failure("the format ends where \(what) is needed") }
    let found = String(decoding: scanner.bytes[scanner.place], as: UTF8.self)
    return failure("'\(found)' stands where \(what) is needed")
  }
}
