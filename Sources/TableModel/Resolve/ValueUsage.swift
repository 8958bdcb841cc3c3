import Diagnostics

/// Which values of a table's rows are shown, and which places for values stay empty.
struct ValueUsage {
  private let dataSources: Set<SourceID>
  private var styles: [ShownKeys]
  private var templates: [ShownKeys] = []

  /// - Parameter dataSources: texts in which more than what a table shows is nothing to warn of.
  init(dataSources: Set<SourceID>) {
    self.dataSources = dataSources
    styles = CellStyle.allCases.map {
      ShownKeys("cell style '\($0.rawValue)'", keys: $0.shownKeys, expected: [])
    }
  }

  /// In the order of the document's templates.
  mutating func add(_ template: CellTemplate) {
    templates.append(
      ShownKeys("template '\(template.id)'", keys: template.keys, expected: template.expectedKeys))
  }

  mutating func note(_ values: [CellValue], shownBy style: CellStyle, at range: SourceRange?) {
    styles[style.place].note(values, at: range)
  }

  mutating func note(_ values: [CellValue], shownByTemplate index: Int32, at range: SourceRange?) {
    templates[Int(index)].note(values, at: range)
  }

  func report(into diagnostics: inout DiagnosticList) {
    for var keys in styles + templates {
      keys.report(into: &diagnostics) { range in range.map { dataSources.contains($0.source) } ?? false }
    }
  }
}

extension CellStyle {
  /// The keys of the values that a standard cell shows.
  public var shownKeys: [String] {
    switch self {
    case .default: [StandardKey.text, StandardKey.image]
    case .value1, .subtitle: [StandardKey.text, StandardKey.detail, StandardKey.image]
    case .value2: [StandardKey.text, StandardKey.detail]
    }
  }

  fileprivate var place: Int {
    switch self {
    case .default: 0
    case .value1: 1
    case .value2: 2
    case .subtitle: 3
    }
  }
}
