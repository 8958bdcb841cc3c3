import Diagnostics
import TableSyntax

/// The image sets of the asset catalogues that stand in some folders.
final class AssetCatalogues {
  private let folders: [String]
  private let limits: ReadingLimits
  /// The folder of each image set by its name; `nil` until first asked.
  private var sets: [String: String]?

  private static let maximumDepth = 16

  init(folders: [String], limits: ReadingLimits) {
    self.folders = folders
    self.limits = limits
  }

  /// A file of an image set, and the pixels a point that it has.
  struct Representation {
    var path: String
    var scale: Double
  }

  /// The file that a screen takes from a set: the one of its scale, else the largest; a single one for all scales.
  func representation(of name: String, scale: Int) -> Representation? {
    guard let folder = imageSets[name] else { return nil }
    let all = entries(in: folder)
    // Those for a phone, then those for every device, then what is meant for some only.
    let entries =
      Audience.allCases.lazy.map { audience in all.filter { $0.audience == audience } }
      .first { !$0.isEmpty } ?? []
    let chosen =
      entries.first { $0.scale == Double(scale) } ?? entries.first { $0.isForAllScales }
      ?? entries.max { $0.scale < $1.scale }
    return chosen.map { Representation(path: FilePath.join(folder, $0.file), scale: $0.scale) }
  }

  private var imageSets: [String: String] {
    if let sets { return sets }
    var found: [String: String] = [:]
    for folder in folders {
      for name in Platform.names(in: folder) where FilePath.fileExtension(name) == "xcassets" {
        collect(FilePath.join(folder, name), into: &found, depth: 0)
      }
    }
    sets = found
    return found
  }

  /// The first set of a name counts.
  private func collect(_ folder: String, into found: inout [String: String], depth: Int) {
    guard depth < Self.maximumDepth else { return }
    for name in Platform.names(in: folder) {
      let path = FilePath.join(folder, name)
      switch FilePath.fileExtension(name) {
      case "imageset":
        let key = String(name.dropLast(".imageset".count))
        if found[key] == nil { found[key] = path }
      case "appiconset", "colorset", "launchimage", "png", "jpg", "json": continue
      default: if Platform.isFolder(path) { collect(path, into: &found, depth: depth + 1) }
      }
    }
  }

  private struct Entry {
    var file: String
    var scale: Double
    var isForAllScales: Bool
    var audience: Audience
  }

  /// Whom a file of a set is for.
  private enum Audience: CaseIterable {
    case phone, everyone, some

    /// `nil` for screens that show no tables of this kind.
    init?(_ image: SyntaxValue) {
      let isLimited = ["width-class", "height-class", "memory", "graphics-feature-set", "subtype"].contains {
        image[$0] != nil
      }
      switch image["idiom"]?.string ?? "universal" {
      case "iphone": self = isLimited ? .some : .phone
      case "universal": self = isLimited ? .some : .everyone
      case "ipad": self = .some
      default: return nil
      }
    }
  }

  /// What the set's list says of the look that a phone in light shows; files that lead out of the set don't count.
  private func entries(in folder: String) -> [Entry] {
    guard let bytes = try? Platform.read(FilePath.join(folder, "Contents.json"), limit: limits.fileBytes)
    else {
      return []
    }
    var diagnostics = DiagnosticList()
    let root = SyntaxValue.read(
      bytes, as: .json, source: SourceID(index: 0), limits: limits.syntax, diagnostics: &diagnostics)
    guard case .array(let images)? = root?["images"]?.content else { return [] }
    return images.compactMap { image in
      guard let file = image["filename"]?.string, !file.contains("/"), image["appearances"] == nil,
        let audience = Audience(image)
      else { return nil }
      let scale = image["scale"]?.string.flatMap { Double($0.dropLast()) }
      return Entry(
        file: file, scale: scale.flatMap { 1...4 ~= $0 ? $0 : nil } ?? 1, isForAllScales: scale == nil,
        audience: audience)
    }
  }
}

extension SyntaxValue {
  fileprivate var string: String? {
    if case .string(let text) = content { text } else { nil }
  }
}
