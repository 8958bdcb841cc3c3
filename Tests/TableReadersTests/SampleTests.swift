import Diagnostics
import Foundation
import TableModel
import TableReaders
import TestSupport
import Testing

/// Reads files beside the package, as the tool does.
private struct FolderFiles: DocumentLoading {
  func load(_ path: String, relativeTo name: String) throws(LoadFailure) -> LoadedFile {
    let url = URL(filePath: name).deletingLastPathComponent().appending(path: path)
    guard let data = try? Data(contentsOf: url) else { throw LoadFailure(.unreadableFile, "does not exist") }
    return LoadedFile(name: url.path(), bytes: Array(data))
  }

  func locateDatabase(_ path: String, relativeTo name: String) throws(LoadFailure) -> LocatedDatabase {
    let file = try load(path, relativeTo: name)
    return LocatedDatabase(name: path, path: file.name, header: Array(file.bytes.prefix(100)))
  }
}

@Suite struct SampleTests {
  static let samples: [String] = {
    let folder = SharedFolder.package.appending(path: "Samples")
    let files = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path())) ?? []
    return files.filter { file in
      let name = URL(filePath: file).deletingPathExtension().lastPathComponent
      return ["xml", "json", "plist"].contains(URL(filePath: file).pathExtension)
        && file.hasPrefix(name + "/")
    }.sorted()
  }()

  static let templates: [URL] = {
    let folder = SharedFolder.package.appending(path: "Templates")
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
    return files.filter { $0.hasSuffix(".xml") }.sorted().map { folder.appending(path: $0) }
  }()

  @Test func findsTheSamples() {
    #expect(Self.samples.count >= 6)
    #expect(Self.templates.count >= 8)
  }

  @Test(arguments: samples) func readsASampleWithoutAComplaint(sample: String) throws {
    let url = SharedFolder.package.appending(path: "Samples/" + sample)
    var library = SourceLibrary()
    var diagnostics = DiagnosticList()
    var builtIn: [CellTemplate] = []
    for file in Self.templates {
      builtIn += TableReader().readTemplates(
        Array(try Data(contentsOf: file)), named: file.lastPathComponent, library: &library,
        diagnostics: &diagnostics)
    }
    var document = TableReader(loader: FolderFiles()).read(
      Array(try Data(contentsOf: url)), named: url.path(), library: &library, diagnostics: &diagnostics)
    document?.resolveReferences(builtIn: builtIn, into: &diagnostics)
    let complaints = diagnostics.diagnostics.filter { $0.severity != .note }
    #expect(complaints.isEmpty)
    #expect((document?.rowCount ?? 0) > 3)
  }

  @Test(arguments: templates) func readsABuiltInTemplateWithItsSample(file: URL) throws {
    let reading = Reading(Array(try Data(contentsOf: file)), named: file.lastPathComponent)
    #expect(reading.messages.isEmpty)
    let template = try #require(reading.templates.first)
    #expect(reading.templates.count == 1)
    #expect(template.id + ".xml" == file.lastPathComponent)
    #expect(template.sampleValues.allSatisfy { template.keys.contains($0.key) })
  }
}
