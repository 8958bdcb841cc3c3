import CLibXML2
import Diagnostics

/// Turns the bytes of a file into UTF-8 text, so that everything after it knows one encoding.
public enum InputDecoder {
  /// What came of it.
  public struct Result {
    /// UTF-8 without a byte order mark.
    public let text: [UInt8]
    /// Why the bytes could not be decoded, and `text` ends early; `nil` where all went well.
    public let failure: String?

    /// Where the text ends early: at its end.
    ///
    /// - Parameter source: the name under which `text` is in a library.
    public func failureRange(in source: SourceID) -> SourceRange {
      SourceRange(source: source, lowerBound: text.count, upperBound: text.count)
    }

    /// Why the text can't be read: it could not be decoded, or has bytes that are no UTF-8; `nil` where it can.
    ///
    /// - Parameter source: the name under which `text` is in a library.
    public func complaint(in source: SourceID) -> Diagnostic? {
      if let failure { return Diagnostic(.invalidEncoding, failure, at: failureRange(in: source)) }
      do throws(SyntaxFailure) {
        try text.withUnsafeBufferPointer { (bytes) throws(SyntaxFailure) in
          try UTF8Check.check(bytes, source: source)
        }
        return nil
      } catch {
        return error.diagnostic
      }
    }
  }

  /// Decodes by the byte order mark, else by the pattern of zero bytes of UTF-16 and UTF-32, else by the encoding
  /// that an XML declaration names, else as UTF-8.
  public static func decode(_ bytes: [UInt8]) -> Result {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      return Result(text: Array(bytes.dropFirst(3)), failure: nil)
    }
    if let wide = WideEncoding(bytes) { return wide.decode(bytes) }
    guard let name = declaredEncoding(bytes) else { return Result(text: bytes, failure: nil) }
    switch name.uppercased() {
    case "UTF-8", "UTF8", "US-ASCII", "ASCII", "UTF-16", "UTF-16LE", "UTF-16BE", "UTF-32", "UCS-4":
      return Result(text: bytes, failure: nil)
    default: return convert(bytes, from: name)
    }
  }

  static func looksWide(_ bytes: [UInt8]) -> Bool { WideEncoding(bytes) != nil }

  /// The `encoding` of an XML declaration.
  private static func declaredEncoding(_ bytes: [UInt8]) -> String? {
    guard bytes.starts(with: Array("<?xml".utf8)) else { return nil }
    let head = String(decoding: bytes.prefix(256), as: UTF8.self)
    guard let end = head.firstRange(of: "?>"), let start = head[..<end.lowerBound].firstRange(of: "encoding")
    else { return nil }
    let value = head[start.upperBound..<end.lowerBound].drop { $0.isWhitespace || $0 == "=" }
    guard let quote = value.first, quote == "\"" || quote == "'" else { return nil }
    return String(value.dropFirst().prefix { $0 != quote })
  }

  private static func convert(_ bytes: [UInt8], from name: String) -> Result {
    XMLParserLibrary.silently {
      guard let handler = xmlFindCharEncodingHandler(name) else {
        return Result(text: [], failure: "the encoding '\(name)' is not known")
      }
      defer { xmlCharEncCloseFunc(handler) }
      guard let input = xmlBufferCreate(), let output = xmlBufferCreate() else {
        return Result(text: [], failure: "there is no memory to convert the text from '\(name)'")
      }
      defer {
        xmlBufferFree(input)
        xmlBufferFree(output)
      }
      var text: [UInt8] = []
      text.reserveCapacity(bytes.count)
      var offset = 0
      while offset < bytes.count || xmlBufferLength(input) > 0 {
        let piece = bytes[offset..<min(offset + pieceLength, bytes.count)]
        offset = piece.endIndex
        piece.withUnsafeBufferPointer { piece in
          _ = xmlBufferAdd(input, piece.baseAddress, Int32(piece.count))
        }
        let waiting = xmlBufferLength(input)
        let written = xmlCharEncInFunc(handler, output, input)
        text.append(contentsOf: content(of: output))
        xmlBufferEmpty(output)
        // A character that is cut by the end of a piece waits for the next one.
        guard written >= 0 || offset < bytes.count, xmlBufferLength(input) < waiting else {
          return Result(text: text, failure: "the text is not valid in its encoding '\(name)'")
        }
      }
      return Result(text: text, failure: nil)
    }
  }

  private static var pieceLength: Int { 1 << 16 }

  private static func content(of buffer: xmlBufferPtr) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: xmlBufferContent(buffer), count: Int(xmlBufferLength(buffer)))
  }
}
