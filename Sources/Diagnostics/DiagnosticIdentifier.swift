/// The stable name of a kind of diagnostic: what scripts filter by, and what the documentation lists.
///
/// A name never changes its meaning once released.
public enum DiagnosticIdentifier: String, Sendable, CaseIterable {
  // Getting at a source
  case unreadableFile = "unreadable-file"
  case outsideRoot = "outside-root"
  case unsupportedFormat = "unsupported-format"
  case invalidEncoding = "invalid-encoding"
  case limitExceeded = "limit-exceeded"
  case unreadableDatabase = "unreadable-database"
  // Syntax
  case malformedXML = "malformed-xml"
  case malformedPropertyList = "malformed-property-list"
  case malformedJSON = "malformed-json"
  case forbiddenEntity = "forbidden-entity"
  case invalidQuery = "invalid-query"
  // Vocabulary
  case unknownElement = "unknown-element"
  case misplacedElement = "misplaced-element"
  case unknownAttribute = "unknown-attribute"
  case missingAttribute = "missing-attribute"
  case invalidValue = "invalid-value"
  case conflictingAttributes = "conflicting-attributes"
  case unexpectedText = "unexpected-text"
  case malformedPlaceholder = "malformed-placeholder"
  case malformedVisualFormat = "malformed-visual-format"
  // Structure
  case unrecognisedShape = "unrecognised-shape"
  case wrongType = "wrong-type"
  case missingKey = "missing-key"
  case duplicateIdentifier = "duplicate-identifier"
  // References
  case unknownTemplate = "unknown-template"
  case unknownView = "unknown-view"
  case unknownRow = "unknown-row"
  case unknownKey = "unknown-key"
  case unusedValue = "unused-value"
  case missingImage = "missing-image"
  case unknownIndexTitle = "unknown-index-title"
  case unsafeLink = "unsafe-link"
  case templateCycle = "template-cycle"
  // Scripts
  case unknownStep = "unknown-step"
  case malformedStep = "malformed-step"
  case impossibleStep = "impossible-step"
  case failedExpectation = "failed-expectation"
  // Comparison
  case unprovedUpdates = "unproved-updates"
  // Layout
  case substitutedFont = "substituted-font"
  case missingGlyph = "missing-glyph"
  case unsatisfiableConstraints = "unsatisfiable-constraints"
  case ambiguousLayout = "ambiguous-layout"
  case notSelfSizing = "not-self-sizing"
  case redundantConstraint = "redundant-constraint"
  case zeroSize = "zero-size"
  case unsupportedFeature = "unsupported-feature"

  /// How grave this is unless the place it is found says otherwise.
  public var severity: Diagnostic.Severity {
    switch self {
    case .unusedValue, .missingImage, .unknownIndexTitle, .unsafeLink, .unknownKey, .duplicateIdentifier,
      .unsatisfiableConstraints, .ambiguousLayout,
      .notSelfSizing, .redundantConstraint, .zeroSize:
      .warning
    case .unsupportedFeature, .substitutedFont, .missingGlyph: .note
    default: .error
    }
  }
}
