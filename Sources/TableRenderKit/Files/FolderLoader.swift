import Diagnostics
import TableReaders
import TableSyntax

/// Gets the files that documents name, from the folders that they may read.
///
/// A document reads from its own folder and below; with a root of its own choosing, the user lets every document
/// read from there. Symbolic links are followed before it is looked where a path leads.
struct FolderLoader: DocumentLoading {
  /// The folder that all documents may read from; `nil` means each document's own folder.
  let root: String?
  let limits: ReadingLimits
  /// A file to read in place of any data file that a document names.
  let dataPath: String?

  func load(_ path: String, relativeTo name: String) throws(LoadFailure) -> LoadedFile {
    let place = try locate(path, relativeTo: name)
    do throws(Platform.Failure) {
      let bytes = try Platform.read(place.canonical, limit: limits.fileBytes)
      return LoadedFile(name: place.shown, bytes: bytes, identity: place.canonical)
    } catch {
      throw LoadFailure(.unreadableFile, error.reason)
    }
  }

  func loadData(_ path: String, relativeTo name: String) throws(LoadFailure) -> LoadedFile {
    guard let dataPath else { return try load(path, relativeTo: name) }
    do throws(Platform.Failure) {
      let bytes = try Platform.read(dataPath == "-" ? nil : dataPath, limit: limits.fileBytes)
      return LoadedFile(name: dataPath, bytes: bytes, isReplacement: true)
    } catch {
      throw LoadFailure(
        .unreadableFile, "is replaced by '\(dataPath)', which cannot be read: \(error.reason)")
    }
  }

  func locateDatabase(
    _ path: String, relativeTo name: String
  ) throws(LoadFailure) -> LocatedDatabase {
    guard dataPath != "-" else {
      throw LoadFailure(.unreadableFile, "is replaced by standard input, which is no database")
    }
    var place = (shown: dataPath ?? "", canonical: dataPath.flatMap(Platform.canonicalPath) ?? dataPath ?? "")
    if dataPath == nil { place = try locate(path, relativeTo: name) }
    do throws(Platform.Failure) {
      let header = try Platform.beginning(of: place.canonical, length: DatabaseQuery.headerLength)
      return LocatedDatabase(
        name: place.shown, path: place.canonical, header: header, isReplacement: dataPath != nil)
    } catch {
      throw LoadFailure(
        .unreadableFile,
        dataPath.map { "is replaced by '\($0)', which cannot be read: \(error.reason)" } ?? error.reason)
    }
  }

  /// The folder of a document; of one in a language folder the one around that, where its translations are.
  private static func ownFolder(of name: String) -> String {
    let folder = FilePath.folder(of: name)
    return folder.hasSuffix(".lproj") ? FilePath.folder(of: folder) : folder
  }

  /// Where a path leads, as a person would write it and with all links followed.
  func locate(_ path: String, relativeTo name: String) throws(LoadFailure) -> (
    shown: String, canonical: String
  ) {
    guard !path.utf8.contains(0), !path.contains("://") else {
      throw LoadFailure(.unreadableFile, "is not a path; nothing is fetched from a network")
    }
    let shown = FilePath.join(FilePath.folder(of: name), path)
    guard let canonical = Platform.canonicalPath(shown) else {
      throw LoadFailure(.unreadableFile, "does not exist")
    }
    let folder = Self.ownFolder(of: name)
    guard allows(canonical, in: folder) else {
      throw LoadFailure(
        .outsideRoot,
        "lies outside '\(root ?? folder)', the folder that the document may read from (see --root)")
    }
    return (shown, canonical)
  }

  /// Whether a document of a folder may read a file, all links to which have been followed.
  func allows(_ canonical: String, in folder: String) -> Bool {
    Platform.canonicalPath(root ?? folder).map { FilePath.contains(folder: $0, canonical) } ?? false
  }
}
