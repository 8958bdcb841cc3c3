/// The version of Interface Builder that a file says it was saved by: the whole part of its `toolsVersion`.
///
/// It alone decides how the file's views were laid out; the name of the Xcode that had it does not, since one Xcode
/// spans two ways of laying out.
public struct ToolsVersion: Hashable, Sendable, Comparable {
  /// As the file has it; 0 where it says none.
  public let number: Int

  public init(_ number: Int) { self.number = number }

  public static func < (a: ToolsVersion, b: ToolsVersion) -> Bool { a.number < b.number }

  /// The number that rules go by: files that say "Xcode 13 or later" (32700) look as those of Xcode 14 to 16 do.
  public var ruling: Int { number >= Self.anyRecent ? Self.recent : number }

  private static let anyRecent = 32_000
  private static let recent = 22_000

  /// The generation of iOS that tables of this version look like.
  public var profile: OSProfile {
    switch ruling {
    case ..<14_800: .iOS12
    case ..<24_000: .iOS18
    default: .iOS26
    }
  }
}

/// What a rule gives from which version of Interface Builder on.
///
/// A rule is a short list, so that what changed when can be read off it.
public struct ByVersion<Value: Sendable>: Sendable {
  private let first: Value
  private let changes: [(from: Int, value: Value)]

  /// - Parameters:
  ///   - first: the value before the first change.
  ///   - changes: each new value and the version that brought it, in order.
  public init(_ first: Value, _ changes: (from: Int, value: Value)...) {
    self.first = first
    self.changes = changes
  }

  public subscript(version: ToolsVersion) -> Value {
    changes.last { $0.from <= version.ruling }?.value ?? first
  }
}
