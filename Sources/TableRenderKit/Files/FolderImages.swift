import TableModel
import TableReaders

/// Finds the images that a document names: image sets of the asset catalogues beside it, or files beside it, with or
/// without an extension and a scale in the name.
final class FolderImages: ImageProvider {
  private let loader: FolderLoader
  /// Where loose files stand.
  private let folders: [String]
  /// Pixels a point of the screen, which decides between `a@2x.png` and `a@3x.png`.
  private let scale: Int
  private let catalogues: AssetCatalogues
  private var known: [String: ImageFile?] = [:]

  init(loader: FolderLoader, documentNames: [String], scale: Double) {
    self.loader = loader
    self.scale = Int(scale)
    folders = Self.folders(of: documentNames)
    catalogues = AssetCatalogues(folders: folders, limits: loader.limits)
  }

  /// The folders of documents, and of a document in a language folder the one around that, each once.
  private static func folders(of names: [String]) -> [String] {
    var folders: [String] = []
    for name in names {
      let folder = FilePath.folder(of: name)
      let around = folder.hasSuffix(".lproj") ? [FilePath.folder(of: folder)] : []
      for folder in [folder] + around where !folders.contains(folder) { folders.append(folder) }
    }
    return folders
  }

  func image(named name: String) -> ImageFile? {
    if let known = known[name] { return known }
    let found = catalogued(name) ?? loose(name)
    known[name] = found
    return found
  }

  /// Of a set of the name, or of the file's name without its extension.
  private func catalogued(_ name: String) -> ImageFile? {
    for key in [name, Self.stem(of: name)] {
      guard let found = catalogues.representation(of: key, scale: scale),
        let path = Platform.canonicalPath(found.path),
        folders.contains(where: { loader.allows(path, in: $0) }),
        let bytes = try? Platform.read(path, limit: loader.limits.fileBytes),
        let header = ImageHeader(bytes: bytes)
      else { continue }
      return ImageFile(
        name: name, size: header.pointSize(atScale: found.scale), mediaType: header.mediaType, location: path)
    }
    return nil
  }

  private func loose(_ name: String) -> ImageFile? {
    for folder in folders {
      // A file beside which the image would stand.
      let place = FilePath.join(folder, "page")
      let found = candidates(for: name).lazy.compactMap { self.open($0, name: name, besides: place) }.first
      if let found { return found }
    }
    return nil
  }

  private static func stem(of name: String) -> String {
    let known = extensions.first { name.lowercased().hasSuffix(".\($0)") }
    return known.map { String(name.dropLast($0.count + 1)) } ?? name
  }

  func contents(of image: ImageFile) -> [UInt8]? {
    try? Platform.read(image.location, limit: loader.limits.fileBytes)
  }

  /// The name itself, then the name with the screen's scale, the larger ones and the smaller ones, each with every
  /// extension.
  private func candidates(for name: String) -> [String] {
    let known = Self.extensions.first { name.lowercased().hasSuffix(".\($0)") }
    let stem = known.map { String(name.dropLast($0.count + 1)) } ?? name
    let scales = [scale, 3, 2].map { "@\($0)x" }
    let suffixes = known.map { [".\($0)"] } ?? Self.extensions.map { ".\($0)" }
    let scaled = scales.flatMap { scale in suffixes.map { stem + scale + $0 } }
    return scaled + (known == nil ? suffixes.map { stem + $0 } : [name])
  }

  private static let extensions = ["png", "jpg", "jpeg", "svg", "webp", "gif", "pdf"]

  private func open(_ path: String, name: String, besides document: String) -> ImageFile? {
    guard let place = try? loader.locate(path, relativeTo: document),
      let bytes = try? Platform.read(place.canonical, limit: loader.limits.fileBytes),
      let header = ImageHeader(bytes: bytes)
    else { return nil }
    return ImageFile(
      name: name, size: header.pointSize(inFileNamed: path), mediaType: header.mediaType,
      location: place.canonical)
  }
}
