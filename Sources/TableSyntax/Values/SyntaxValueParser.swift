import Diagnostics

/// A parser of a text form of values: JSON or OpenStep's property lists.
protocol SyntaxValueParser {
  init(bytes: UnsafeBufferPointer<UInt8>, limits: SyntaxLimits, builder: SyntaxValueBuilder)

  var builder: SyntaxValueBuilder { get }
  /// What is doubtful and does not end the reading.
  var warnings: DiagnosticList { get }

  /// Reads the whole text into the builder.
  mutating func readDocument() throws(SyntaxFailure)
}

extension SyntaxValueParser {
  /// - Parameter text: in UTF-8.
  /// - Returns: the root, of a strings file with only comments an empty dictionary; `nil` and one error where the text
  ///   is malformed.
  static func read(
    _ text: [UInt8], source: SourceID, limits: SyntaxLimits, diagnostics: inout DiagnosticList
  ) -> SyntaxValue? {
    text.withUnsafeBufferPointer { bytes in
      let builder = SyntaxValueBuilder(source: source, limits: limits)
      var parser = Self(bytes: bytes, limits: limits, builder: builder)
      do throws(SyntaxFailure) {
        try UTF8Check.check(bytes, source: source)
        try parser.readDocument()
        diagnostics.add(contentsOf: parser.warnings)
        return parser.builder.root
      } catch {
        diagnostics.add(contentsOf: parser.warnings)
        diagnostics.add(error.diagnostic)
        return nil
      }
    }
  }
}
