import Diagnostics
import TableModel
import TableSyntax

/// What reading any part of a file needs, and where it says what is wrong.
struct IBContext {
  let canvas: Canvas
  let sizeClasses: IBSizeClasses
  let resources: IBResources
  var strings = IBStrings.none
  /// Of everything that has no tint of its own; `nil` is the system's.
  var globalTint: Color?
  /// The keys that the outlets of a xib's owner make of views.
  var ownerOutlets: [String: String] = [:]
  var diagnostics: DiagnosticList
  /// What is not known, in words, in order of first appearance, and how often.
  private var unknown: [(words: String, range: SourceRange, count: Int)] = []
  private var unknownPlaces: [String: Int] = [:]
  /// So that a file of ever new names costs no more than another.
  private static let namedUnknown = 50

  init(canvas: Canvas, screenWidth: Double?, resources: IBResources, diagnostics: DiagnosticList) {
    self.canvas = canvas
    sizeClasses = IBSizeClasses(canvas, screenWidth: screenWidth)
    self.resources = resources
    self.diagnostics = diagnostics
  }

  func node(_ xml: XMLElement) -> IBNode { IBNode(xml, sizeClasses) }

  /// Notes an element that says nothing that is understood.
  mutating func noteUnknown(_ xml: XMLElement, _ what: String = "") {
    note("\(what.isEmpty ? "<\(xml.name)>" : what) is not drawn", at: xml.nameRange)
  }

  /// Notes something that is left out, once for all places.
  mutating func note(_ words: String, at range: SourceRange) {
    if let place = unknownPlaces[words] {
      unknown[place].count += 1
    } else if unknown.count < Self.namedUnknown {
      unknownPlaces[words] = unknown.count
      unknown.append((words, range, 1))
    }
  }

  mutating func reportUnknown() {
    for (words, range, count) in unknown {
      let times = count > 1 ? " (\(count) times)" : ""
      diagnostics.add(.unsupportedFeature, words + times, at: range)
    }
    unknown = []
    unknownPlaces = [:]
  }
}

// MARK: Values

extension IBContext {
  /// A number; a diagnostic where there is something else. Lengths beyond a million points are none.
  mutating func number(_ attribute: XMLAttribute?, in range: ClosedRange<Double> = -1e6...1e6) -> Double? {
    guard let attribute else { return nil }
    guard let number = Double(attribute.value), range.contains(number) else {
      diagnostics.add(
        Diagnostic(
          .invalidValue, "invalid value '\(attribute.value)' of '\(attribute.name)'; expected a number",
          at: attribute.valueRange, severity: .warning))
      return nil
    }
    return number
  }

  mutating func number(
    _ node: IBNode, _ attribute: IBAttribute, in range: ClosedRange<Double> = -1e6...1e6
  ) -> Double? {
    number(node[attribute], in: range)
  }

  mutating func number(_ xml: XMLElement, _ attribute: IBAttribute) -> Double? {
    number(xml.attribute(attribute.rawValue))
  }

  mutating func count(_ node: IBNode, _ attribute: IBAttribute) -> Int? {
    number(node[attribute], in: 0...1_000_000).map { Int($0) }
  }

  func flag(_ node: IBNode, _ attribute: IBAttribute, default usual: Bool = false) -> Bool {
    node.text(attribute).flatMap(Bool.init(attribute:)) ?? usual
  }

  /// One of a set of names; a diagnostic for another.
  mutating func choice<Choice: RawRepresentable & CaseIterable>(
    _ node: IBNode, _ attribute: IBAttribute, as type: Choice.Type = Choice.self
  ) -> Choice? where Choice.RawValue == String {
    guard let value = node[attribute] else { return nil }
    if let choice = Choice(rawValue: value.value) { return choice }
    diagnostics.add(
      Diagnostic(
        .invalidValue,
        "unknown '\(value.name)' '\(value.value)'"
          + Spelling.suggestion(for: value.value, in: Choice.allCases.map(\.rawValue)), at: value.valueRange,
        severity: .note))
    return nil
  }

  /// Where a view stood; Xcode 8 writes some by their distance from the superview's edges.
  mutating func rect(_ node: IBNode) -> Rect? {
    guard let xml = node.child(.frame), xml.name == IBElement.rect.rawValue else {
      return node.child(.frameInset).flatMap { inset($0) }
    }
    return Rect(
      x: number(xml, .x) ?? 0, y: number(xml, .y) ?? 0, width: max(0, number(xml, .width) ?? 0),
      height: max(0, number(xml, .height) ?? 0))
  }

  /// `nil` where the superview has to say how large the view is.
  private mutating func inset(_ xml: XMLElement) -> Rect? {
    guard let width = number(xml, .width), let height = number(xml, .height) else { return nil }
    return Rect(
      x: number(xml, .minX) ?? 0, y: number(xml, .minY) ?? 0, width: max(0, width), height: max(0, height))
  }

  /// `edgeInsets` are left and right, directional ones leading and trailing, `inset`s minima and maxima.
  mutating func insets(_ xml: XMLElement?) -> DirectionalInsets? {
    guard let xml else { return nil }
    return DirectionalInsets(
      top: number(xml, .top) ?? number(xml, .minY) ?? 0,
      leading: number(xml, .leading) ?? number(xml, .left) ?? number(xml, .minX) ?? 0,
      bottom: number(xml, .bottom) ?? number(xml, .maxY) ?? 0,
      trailing: number(xml, .trailing) ?? number(xml, .right) ?? number(xml, .maxX) ?? 0)
  }
}
