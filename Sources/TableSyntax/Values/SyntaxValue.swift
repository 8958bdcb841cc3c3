import Diagnostics

/// A value of a property list or a JSON document, with its place.
public struct SyntaxValue: Sendable, Hashable {
  public enum Content: Sendable, Hashable {
    /// In document order; keys may repeat, which gives a warning.
    case dictionary([SyntaxEntry])
    case array([SyntaxValue])
    case string(String)
    /// In decimal.
    case integer(String)
    /// As it is written, with a fraction or an exponent or not finite. Of a number of JSON, the nearest double may be
    /// infinite, and of an `integer`, no integer type may have the value.
    case real(String)
    case boolean(Bool)
    /// ISO 8601, in UTC: `2026-05-02T09:41:00Z`.
    case date(String)
    case data([UInt8])
    case null
  }

  public var content: Content
  /// Of a string, what stands between the quotation marks or tags; else the whole value, brackets included. In a binary
  /// property list, the bytes of the object in the file.
  public var range: SourceRange

  public init(_ content: Content, at range: SourceRange) {
    self.content = content
    self.range = range
  }

  /// What this is, for a diagnostic: `a dictionary`.
  public var kindName: String {
    switch content {
    case .dictionary: "a dictionary"
    case .array: "an array"
    case .string: "a string"
    case .integer, .real: "a number"
    case .boolean: "a boolean"
    case .date: "a date"
    case .data: "data"
    case .null: "null"
    }
  }

  /// The value of a key of a dictionary: the last one where the key repeats.
  public subscript(key: String) -> SyntaxValue? {
    guard case .dictionary(let entries) = content else { return nil }
    return entries.last { $0.key == key }?.value
  }
}

/// A key of a dictionary and its value.
public struct SyntaxEntry: Sendable, Hashable {
  public var key: String
  public var keyRange: SourceRange
  public var value: SyntaxValue

  public init(key: String, keyRange: SourceRange, value: SyntaxValue) {
    self.key = key
    self.keyRange = keyRange
    self.value = value
  }
}

extension SyntaxValue {
  /// Reads a property list or JSON document of any form.
  ///
  /// - Parameters:
  ///   - text: UTF-8, or the bytes of a binary property list.
  ///   - format: as `DocumentFormat.recognise` found it.
  /// - Returns: the root value; `nil` where the document is malformed, too large, or of another format.
  public static func read(
    _ text: [UInt8], as format: DocumentFormat, source: SourceID, limits: SyntaxLimits = SyntaxLimits(),
    diagnostics: inout DiagnosticList
  ) -> SyntaxValue? {
    guard text.count <= limits.fileBytes else {
      let place = SourceRange(source: source, lowerBound: limits.fileBytes, upperBound: limits.fileBytes)
      diagnostics.add(
        .limitExceeded, "the document is longer than \(limits.fileBytes) bytes", at: place)
      return nil
    }
    switch format {
    case .json:
      return JSONParser.read(text, source: source, limits: limits, diagnostics: &diagnostics)
    case .propertyListXML:
      return PropertyListXMLReader.read(text, source: source, limits: limits, diagnostics: &diagnostics)
    case .propertyListBinary:
      return PropertyListBinaryReader.read(text, source: source, limits: limits, diagnostics: &diagnostics)
    case .propertyListText:
      return PropertyListTextParser.read(text, source: source, limits: limits, diagnostics: &diagnostics)
    case .xml, .interfaceBuilder, .database, .unsupported: return nil
    }
  }
}
