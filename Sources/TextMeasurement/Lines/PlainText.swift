/// A text of plain words, broken in one pass and without memory: the short way for most texts that stand on several
/// lines.
///
/// Plain are ASCII letters, digits and spaces, and commas and full stops that end or part a word: UAX 14 breaks such a
/// text after spaces and nowhere else. Held to the long way, and that to ICU, by tests.
struct PlainText {
  let bytes: UnsafeBufferPointer<UInt8>
  /// By character, 1/10,000 em.
  let advances: UnsafeBufferPointer<Int32>
  /// By left × 128 + right, 1/10,000 em.
  let kerning: UnsafeBufferPointer<Int16>

  /// The bytes of a line without the spaces that it ends with, and their width in 1/10,000 em.
  struct Line {
    var start: Int
    var end: Int
    var width: Int64 = 0
  }

  /// How a text ended up in lines.
  struct Outcome {
    /// The last line, where it is cut for an ellipsis.
    var cutLine: Line?
    /// Whether text was left out.
    var isTruncated = false
  }

  /// Hands over the lines of a text.
  ///
  /// - Parameters:
  ///   - maxWidth: 1/10,000 em.
  ///   - limit: how many lines there may be; 0 for any number.
  ///   - ellipsis: the room that a mark of what is left out takes at the end of the last line; `nil` for no mark.
  /// - Returns: `nil` for a text that is not plain, whatever was handed over.
  @inline(__always)
  func breakLines(
    maxWidth: Int64, limit: Int, ellipsis: Int64?, _ take: (Line) -> Void
  ) -> Outcome? {
    var pass = Pass(start: 0)
    var (count, hasLetter) = (0, false)
    while true {
      let stretch = scan(&pass, maxWidth)
      guard stretch.isPlain else { return nil }
      hasLetter = hasLetter || stretch.hasLetter
      if pass.index == bytes.count { break }
      guard let next = lineEnd(&pass) else { return nil }
      count += 1
      let isTooWide = limit == 1 && pass.line.width > maxWidth
      if count == limit, next < bytes.count || isTooWide {
        guard hasLetter || next == bytes.count else { return nil }
        var outcome = Outcome(isTruncated: true)
        if let ellipsis {
          outcome.cutLine = prefix(from: pass.line.start, width: max(0, maxWidth - ellipsis))
        } else {
          take(pass.line)
        }
        return outcome
      }
      take(pass.line)
      if next == bytes.count { return Outcome() }
      pass = Pass(start: next)
    }
    take(pass.line)
    return Outcome()
  }

  func text(_ line: Line) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[line.start..<line.end]), as: UTF8.self)
  }

  /// Takes characters in as long as there is room for them and they are plain.
  ///
  /// The way is kept in variables of its own: a text's characters are most of what a table is laid out for.
  @inline(__always)
  private func scan(_ pass: inout Pass, _ maxWidth: Int64) -> (isPlain: Bool, hasLetter: Bool) {
    var (index, width, line) = (pass.index, pass.width, pass.line)
    var previous = index > 0 ? bytes[index &- 1] : UInt8(ascii: " ")
    var (isPlain, hasLetter) = (true, false)
    while index < bytes.count {
      let byte = bytes[index]
      if !Self.isWord(byte), byte != UInt8(ascii: " "), !Self.endsWord(byte, after: previous) {
        isPlain = false
        break
      }
      hasLetter = hasLetter || byte >= UInt8(ascii: "A")
      var next = width &+ Int64(advances[Int(byte)])
      if index > line.start {
        next &+= Int64(kerning[Int(previous) &* 128 &+ Int(byte)])
        if previous == UInt8(ascii: " "), byte != UInt8(ascii: " ") { pass.stop = (index, line) }
      }
      guard next <= maxWidth else { break }
      width = next
      index &+= 1
      if byte != UInt8(ascii: " ") { (line.end, line.width) = (index, width) }
      previous = byte
    }
    (pass.index, pass.width, pass.line) = (index, width, line)
    return (isPlain, hasLetter)
  }

  /// A comma or full stop after a space has rules of its own.
  @inline(__always) private static func endsWord(_ byte: UInt8, after previous: UInt8) -> Bool {
    (byte == UInt8(ascii: ",") || byte == UInt8(ascii: ".")) && previous != UInt8(ascii: " ")
  }

  @inline(__always) private static func isWord(_ byte: UInt8) -> Bool {
    byte | 0x20 &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10
  }

  /// Ends a line of which the character at hand has no room: after the last space before, or after the spaces that it
  /// stands among, else within the word, but after one character at least.
  ///
  /// - Returns: where the next line begins; `nil` where that is beyond what is plain.
  private func lineEnd(_ pass: inout Pass) -> Int? {
    if bytes[pass.index] == UInt8(ascii: " ") {
      let next = bytes[pass.index...].firstIndex { $0 != UInt8(ascii: " ") }
      guard let next else { return bytes.count }
      return Self.isWord(bytes[next]) ? next : nil
    }
    if let stop = pass.stop {
      pass.line = stop.line
      return stop.index
    }
    guard pass.index == pass.line.start else { return pass.index }
    let next = pass.index + 1
    // What is no ASCII may belong to the character before.
    if next < bytes.count, bytes[next] >= 0x80 { return nil }
    pass.line.end = next
    pass.line.width = Int64(advances[Int(bytes[pass.index])])
    return next
  }

  /// As much of a line as fits, without the spaces that it ends with.
  private func prefix(from start: Int, width: Int64) -> Line {
    var pass = Pass(start: start)
    _ = scan(&pass, width)
    return pass.line
  }

  /// The way along one line.
  private struct Pass {
    var index: Int
    /// The line as far as it goes.
    var line: Line
    /// The width up to the character at hand.
    var width: Int64 = 0
    /// Where the line may end and another begin, the line as it then is.
    var stop: (index: Int, line: Line)?

    init(start: Int) {
      index = start
      line = Line(start: start, end: start)
    }
  }
}
