import Diagnostics
import TableDiff
import TableLayout
import TableModel
import TableRenderers

/// One revision of a document: a file, and what it stands for where it is a copy.
public struct RevisionFile: Sendable {
  public let path: String
  /// Where the document lies that this is a revision of: files that it names are looked for there.
  public let place: String

  public init(_ path: String, standingFor place: String? = nil) {
    self.path = path
    self.place = place ?? path
  }

  /// Whether there is no document in this revision.
  public var isAbsent: Bool { path == Self.absent }

  /// The path of a document that is not there.
  public static let absent = "/dev/null"
}

/// Two revisions of a file and what changed between them.
public struct ComparedFiles {
  public let old: TableFile
  public let new: TableFile
  /// Without what is ignored.
  public let changeset: FileChangeset
  let oldImages: FolderImages
  let newImages: FolderImages

  public var areSame: Bool { changeset.isEmpty }
}

extension TableRun {
  /// Reads two revisions and compares them. The batches of updates are replayed before anything is told.
  ///
  /// - Parameter ignored: changes that are not told.
  /// - Returns: `nil` where one could not be read; the diagnostics say why.
  public mutating func compare(
    _ oldFile: RevisionFile, _ newFile: RevisionFile, ignoring ignored: Set<IgnoredChange> = []
  ) -> ComparedFiles? {
    let old = readRevision(oldFile)
    let oldImages = images
    let new = readRevision(newFile)
    guard var old, var new, !hasFailed else { return nil }
    TableFile.shareLooseCells(&old, &new)
    var changeset = FileChangeset(from: old, to: new)
    for index in changeset.tables.indices {
      let entry = changeset.tables[index]
      let before = entry.old.map { old.tables[$0] } ?? TableDocument()
      let after = entry.new.map { new.tables[$0] } ?? TableDocument()
      guard prove(entry.changeset, from: before, to: after) else { return nil }
      changeset.tables[index].changeset.dropForeignTemplates(of: before, after, library)
      changeset.tables[index].changeset = changeset.tables[index].changeset.without(ignored)
    }
    if ignored.contains(.outside) { changeset.outside = [] }
    return ComparedFiles(old: old, new: new, changeset: changeset, oldImages: oldImages, newImages: images)
  }

  /// The files beside the compared ones that their templates stand in, each once.
  public func libraries(of compared: ComparedFiles) -> [String] {
    var names: [String] = []
    for document in compared.old.tables + compared.new.tables {
      for range in document.templates.compactMap(\.range) where range.source != document.table.range?.source {
        let name = library.name(of: range)
        if !name.hasPrefix("<built-in"), !names.contains(name) { names.append(name) }
      }
    }
    return names
  }

  private mutating func readRevision(_ file: RevisionFile) -> TableFile? {
    file.isAbsent ? TableFile([]) : readFile(file.path, standingFor: file.place)
  }

  private mutating func prove(
    _ changeset: TableChangeset, from old: TableDocument, to new: TableDocument
  ) -> Bool {
    var replay = StageReplay(from: old, to: new)
    do throws(ReplayFailure) {
      try replay.run(changeset.stages)
      return true
    } catch {
      diagnostics.add(
        .unprovedUpdates, "the updates that were found do not give the new table: \(error)",
        at: new.table.range)
      return false
    }
  }

  /// Works out every frame of both revisions.
  public mutating func arrange(
    _ compared: ComparedFiles, named oldName: String, _ newName: String
  ) -> ArrangedFiles {
    let known = diagnostics
    var files = ArrangedFiles(from: oldName, to: newName, outside: compared.changeset.outside)
    for entry in compared.changeset.tables {
      images = compared.oldImages
      let old = arrangeRevision(entry.old.map { compared.old.tables[$0] } ?? TableDocument())
      images = compared.newImages
      let new = arrangeRevision(entry.new.map { compared.new.tables[$0] } ?? TableDocument())
      files.tables.append(ArrangedComparison(entry.changeset, from: old, to: new))
    }
    if !options.isStrict { diagnostics = known }
    return files
  }

  private mutating func arrangeRevision(_ document: TableDocument) -> ArrangedRevision {
    ArrangedRevision(document.table, arrange(document))
  }

  /// A document as lines that a line diff compares well: its model where it is written well, even if files that it
  /// names are missing, else the file as it is.
  ///
  /// - Returns: `nil` where there is no such file.
  public mutating func outline(_ path: String) -> [UInt8]? {
    // What can be read once only.
    if path == "-" || Platform.isOpenDescriptor(path) { return dump(path, .model).map { Array($0.utf8) } }
    guard let bytes = bytes(of: path) else { return nil }
    let known = diagnostics
    diagnostics = DiagnosticList()
    let text = dump(path, .model)
    // A copy of an old revision lies elsewhere than the files that it names.
    let isWhole = diagnostics.diagnostics.allSatisfy {
      $0.severity != .error || [.unreadableFile, .outsideRoot, .unknownTemplate].contains($0.identifier)
    }
    diagnostics = known
    guard let text, isWhole else { return bytes }
    return Array(text.utf8)
  }

  /// Leaves of the diagnostics those that bear on a comparison.
  public mutating func keepDiagnosticsOfComparison() {
    guard !options.isStrict else { return }
    var kept = DiagnosticList()
    for diagnostic in diagnostics.diagnostics
    where diagnostic.severity == .error || diagnostic.identifier == .duplicateIdentifier {
      kept.add(diagnostic)
    }
    diagnostics = kept
  }

  /// Writes a comparison in the format that the options ask for.
  public func render(
    _ comparison: ArrangedFiles, as detail: ComparisonDetail, to out: inout OutputBuffer
  ) {
    let text = ComparisonText(isColored: options.output.isColored)
    switch (detail, options.output.format) {
    case (.nothing, _): break
    case (.counts, _): text.renderCounts(comparison, to: &out)
    case (.names, _): text.renderNames(comparison, to: &out)
    case (.full, .json): ComparisonJSON().render(comparison, to: &out)
    case (.full, .html): HTMLRenderer(options: HTMLOptions(images: images)).render(comparison, to: &out)
    case (.full, .text): text.render(comparison, to: &out)
    }
  }
}
