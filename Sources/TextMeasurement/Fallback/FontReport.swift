/// Which font files a run measured text with.
public struct FontReport: Sendable, Hashable {
  public enum Need: Sendable, Hashable {
    /// A script that the built-in tables do not reach.
    case script(String)
    /// A family that a document names.
    case family(String)
  }

  public struct Entry: Sendable, Hashable {
    public let need: Need
    /// The file used; `nil` where none was found and a rule or the system font took its place.
    public let file: String?
  }

  /// In order of first need.
  public private(set) var entries: [Entry] = []

  public init() {}

  mutating func add(_ need: Need, file: String?) {
    if !entries.contains(where: { $0.need == need }) { entries.append(Entry(need: need, file: file)) }
  }
}
