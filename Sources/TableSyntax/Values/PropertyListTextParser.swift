import Diagnostics

/// Reads OpenStep's text property lists, and strings files, which are a dictionary without braces.
///
/// As strict as Apple's own reader. One loop instead of recursion, so that no depth can use up the stack.
struct PropertyListTextParser: SyntaxValueParser {
  let bytes: UnsafeBufferPointer<UInt8>
  let limits: SyntaxLimits
  var offset = 0
  var builder: SyntaxValueBuilder
  var warnings = DiagnosticList()

  init(bytes: UnsafeBufferPointer<UInt8>, limits: SyntaxLimits, builder: SyntaxValueBuilder) {
    self.bytes = bytes
    self.limits = limits
    self.builder = builder
  }

  mutating func readDocument() throws(SyntaxFailure) {
    try skipBlanks()
    if try isStringsFile() { return try readPairs() }
    try readValue()
    while builder.depth > 0 { try readInContainer() }
    try skipBlanks()
    guard offset == bytes.count else { throw failure("junk after the property list") }
  }

  /// Whether there is nothing, or a key with `=` or `;` after it.
  private func isStringsFile() throws(SyntaxFailure) -> Bool {
    guard let byte else { return true }
    guard byte != UInt8(ascii: "{"), byte != UInt8(ascii: "("), byte != UInt8(ascii: "<") else {
      return false
    }
    var ahead = self
    _ = try ahead.readString()
    try ahead.skipBlanks()
    return ahead.byte == UInt8(ascii: "=") || ahead.byte == UInt8(ascii: ";")
  }

  /// Pairs until the end of the text; what a pair's value holds is read on the way.
  private mutating func readPairs() throws(SyntaxFailure) {
    try builder.openContainer(isDictionary: true, at: offset)
    while byte != nil {
      try readPair()
      while builder.depth > 1 { try readInContainer() }
      try skipBlanks()
      try take(UInt8(ascii: ";"), or: "expected ';' after the value")
      try skipBlanks()
    }
    builder.closeContainer(at: offset, &warnings)
  }

  /// One step inside an array or dictionary: its end, or the next element.
  private mutating func readInContainer() throws(SyntaxFailure) {
    try skipBlanks()
    let isDictionary = builder.isInDictionary
    let end = isDictionary ? UInt8(ascii: "}") : UInt8(ascii: ")")
    if !builder.isEmpty {
      if isDictionary {
        try take(UInt8(ascii: ";"), or: "expected ';' after the value")
      } else if byte != end {
        try take(UInt8(ascii: ","), or: "expected ',' or ')'")
      }
      try skipBlanks()
    }
    if byte == end {
      offset += 1
      builder.closeContainer(at: offset, &warnings)
    } else if isDictionary {
      try readPair()
    } else {
      try readValue()
    }
  }

  /// `key = value`, or `key` alone, which has itself for its value.
  private mutating func readPair() throws(SyntaxFailure) {
    let key = try readString()
    builder.setKey(key.text, key.range)
    try skipBlanks()
    if byte == UInt8(ascii: ";") { return try builder.add(SyntaxValue(.string(key.text), at: key.range)) }
    try take(UInt8(ascii: "="), or: "expected '=' after the key '\(key.text.prefix(40))'")
    try skipBlanks()
    try readValue()
  }

  private mutating func readValue() throws(SyntaxFailure) {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "("):
      try builder.openContainer(isDictionary: byte == UInt8(ascii: "{"), at: offset)
      offset += 1
    case UInt8(ascii: "<"): try readData()
    default:
      let string = try readString()
      try builder.add(SyntaxValue(.string(string.text), at: string.range))
    }
  }

  private mutating func take(_ expected: UInt8, or message: String) throws(SyntaxFailure) {
    guard byte == expected else { throw failure(message) }
    offset += 1
  }

  var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// White space and comments of both kinds.
  mutating func skipBlanks() throws(SyntaxFailure) {
    while let byte {
      if byte == 0x20 || 0x09...0x0D ~= byte {
        offset &+= 1
      } else if isComment(at: offset) {
        try skipComment()
      } else {
        return
      }
    }
  }

  private func isComment(at offset: Int) -> Bool {
    guard offset + 1 < bytes.count, bytes[offset] == UInt8(ascii: "/") else { return false }
    return bytes[offset + 1] == UInt8(ascii: "/") || bytes[offset + 1] == UInt8(ascii: "*")
  }

  private mutating func skipComment() throws(SyntaxFailure) {
    let start = offset
    let isLine = bytes[offset + 1] == UInt8(ascii: "/")
    offset += 2
    while offset < bytes.count {
      let byte = bytes[offset]
      if isLine, byte == 0x0A || byte == 0x0D { return }
      if !isLine, byte == UInt8(ascii: "*"), offset + 1 < bytes.count, bytes[offset + 1] == UInt8(ascii: "/")
      {
        offset += 2
        return
      }
      offset &+= 1
    }
    guard isLine else { throw failure("the comment has no end '*/'", at: start, start + 2) }
  }
}
