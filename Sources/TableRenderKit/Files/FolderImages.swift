import TableModel
import TableReaders

/// Finds the images that a document names: files beside it, with or without an extension and a scale in the name.
final class FolderImages: ImageProvider {
  private let loader: FolderLoader
  private let documentName: String
  /// Pixels a point of the screen, which decides between `a@2x.png` and `a@3x.png`.
  private let scale: Int
  private var known: [String: ImageFile?] = [:]

  init(loader: FolderLoader, documentName: String, scale: Double) {
    self.loader = loader
    self.documentName = documentName
    self.scale = Int(scale)
  }

  func image(named name: String) -> ImageFile? {
    if let known = known[name] { return known }
    let found = candidates(for: name).lazy.compactMap { self.open($0, name: name) }.first
    known[name] = found
    return found
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

  private static let extensions = ["png", "jpg", "jpeg", "svg", "webp", "gif"]

  private func open(_ path: String, name: String) -> ImageFile? {
    guard let place = try? loader.locate(path, relativeTo: documentName),
      let bytes = try? Platform.read(place.canonical, limit: loader.limits.fileBytes),
      let header = ImageHeader(bytes: bytes)
    else { return nil }
    return ImageFile(
      name: name, size: header.pointSize(inFileNamed: path), mediaType: header.mediaType,
      location: place.canonical)
  }
}
