import TableSyntax

/// Every element and attribute name of the native format, numbered so that the syntax stage compares them.
struct NativeNames: Sendable {
  /// Elements first, in the order of `Element`, then the attributes.
  let all: [String]
  private let places: [String: Int]

  static let space = "xml:space"
  static let language = "xml:lang"

  init() {
    var all = Element.allCases.map(\.rawValue)
    var places = Dictionary(uniqueKeysWithValues: all.enumerated().map { ($0.element, $0.offset) })
    let attributes = Element.allCases.flatMap { $0.attributes.map(\.name) }
    for name in attributes + [Self.space, Self.language] where places[name] == nil {
      places[name] = all.count
      all.append(name)
    }
    self.all = all
    self.places = places
  }

  var table: XMLNameTable { XMLNameTable(all) }

  func id(of name: String) -> XMLNameID {
    places[name].map { XMLNameID(index: Int32(clamping: $0)) } ?? .unknown
  }
}
