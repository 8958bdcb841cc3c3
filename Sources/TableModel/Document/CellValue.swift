import Diagnostics

/// A value that a cell has for a key. Nested data has key paths for keys: `address.city`, `tags.0`.
public struct CellValue: Sendable {
  public var key: String
  private var storage: Storage
  private var place: SourceRange

  /// A million rows have millions of texts: those that stand in their source as they are need no copy.
  private enum Storage: Sendable {
    case own(String)
    case source([UInt8])
  }

  /// Stands for no place: an optional would make every value eight bytes larger.
  private static let nowhere = SourceRange(
    source: SourceID(index: .max), lowerBound: Int(UInt32.max), upperBound: Int(UInt32.max))

  public init(_ key: String, _ text: String, at range: SourceRange? = nil) {
    self.key = key
    storage = .own(text)
    place = range ?? Self.nowhere
  }

  /// A value whose text is what stands at a place, byte by byte.
  ///
  /// - Parameter source: the whole text, in UTF-8, that the range counts in; it is shared, not copied.
  public init(_ key: String, standingIn source: [UInt8], at range: SourceRange) {
    self.key = key
    storage = Int(range.upperBound) <= source.count ? .source(source) : .own("")
    place = range
  }

  public var range: SourceRange? { place == Self.nowhere ? nil : place }

  /// The longest text, in bytes, that a `String` holds without memory of its own.
  public static let shortTextBytes = 15

  /// Made anew each time where it is not the value's own: a loop takes it once.
  public var text: String {
    get {
      switch storage {
      case .own(let text): text
      case .source(let source):
        String(decoding: source[Int(place.lowerBound)..<Int(place.upperBound)], as: UTF8.self)
      }
    }
    set { storage = .own(newValue) }
  }
}

extension CellValue {
  /// Whether two values have the same text, without one being made of what stands in a source.
  public func hasSameText(as other: CellValue) -> Bool {
    if case .own(let text) = storage, case .own(let otherText) = other.storage { return text == otherText }
    return withUTF8 { mine in other.withUTF8 { mine.elementsEqual($0) } }
  }

  /// Whether two lists have the same keys with the same texts, in the same order.
  ///
  /// Here, where values are looked at in their places: handed out one by one each would be a copy.
  public static func haveSameTexts(
    _ a: UnsafeBufferPointer<CellValue>, _ b: UnsafeBufferPointer<CellValue>
  ) -> Bool {
    guard a.count == b.count else { return false }
    for index in a.indices {
      guard a[index].key == b[index].key else { return false }
      if case .own(let text) = a[index].storage, case .own(let other) = b[index].storage {
        guard text == other else { return false }
      } else {
        guard a[index].hasSameText(as: b[index]) else { return false }
      }
    }
    return true
  }

  /// The text's bytes in UTF-8, without a text of its own being made of those that stand in their source.
  public func withUTF8<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    switch storage {
    case .own(var text): text.withUTF8(body)
    case .source(let source):
      source.withUnsafeBufferPointer { bytes in
        body(UnsafeBufferPointer(rebasing: bytes[Int(place.lowerBound)..<Int(place.upperBound)]))
      }
    }
  }
}

extension CellValue: Hashable {
  /// By key, text and place, however the text is kept.
  public static func == (a: CellValue, b: CellValue) -> Bool {
    a.key == b.key && a.place == b.place && a.text == b.text
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(text)
    hasher.combine(place)
  }
}

/// The keys that the standard cell styles show.
public enum StandardKey {
  public static let text = "text"
  public static let detail = "detail"
  public static let image = "image"
}

extension [CellValue] {
  /// The last value given for a key. Linear: a cell has a handful.
  public subscript(key: String) -> String? { last { $0.key == key }?.text }
}
