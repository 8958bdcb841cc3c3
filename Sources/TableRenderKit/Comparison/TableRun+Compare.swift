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

/// Two documents and what changed between them.
public struct ComparedDocuments {
  public let old: TableDocument
  public let new: TableDocument
  /// Without what is ignored.
  public let changeset: TableChangeset
  let oldImages: FolderImages
  let newImages: FolderImages

  public var areSame: Bool { changeset.changes.isEmpty }
}

extension TableRun {
  /// Reads two documents and compares them. The batches of updates are replayed before anything is told.
  ///
  /// Of what is wrong with the documents only errors and repeated identifiers are told, unless the options are
  /// strict: the rest is no news of a change.
  ///
  /// - Parameter ignored: changes that are not told.
  /// - Returns: `nil` where one could not be read; the diagnostics say why.
  public mutating func compare(
    _ oldFile: RevisionFile, _ newFile: RevisionFile, ignoring ignored: Set<IgnoredChange> = []
  ) -> ComparedDocuments? {
    let old = readRevision(oldFile)
    let oldImages = images
    let new = readRevision(newFile)
    guard let old, let new, !hasFailed else { return nil }
    var changeset = TableChangeset(from: old, to: new)
    guard prove(changeset, from: old, to: new) else { return nil }
    changeset.dropForeignTemplates(of: old, new, library)
    if oldFile.isAbsent != newFile.isAbsent {
      changeset.tellAsWhole(from: old, to: new, isNew: oldFile.isAbsent)
    }
    return ComparedDocuments(
      old: old, new: new, changeset: changeset.without(ignored), oldImages: oldImages, newImages: images)
  }

  private mutating func readRevision(_ file: RevisionFile) -> TableDocument? {
    file.isAbsent ? TableDocument() : read(file.path, standingFor: file.place)
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

  /// Works out every frame of both documents.
  public mutating func arrange(
    _ compared: ComparedDocuments, named oldName: String, _ newName: String
  ) -> ArrangedComparison {
    let known = diagnostics
    images = compared.oldImages
    let old = arrange(compared.old)
    images = compared.newImages
    let new = arrange(compared.new)
    if !options.isStrict { diagnostics = known }
    return ArrangedComparison(
      compared.changeset, from: ArrangedRevision(oldName, compared.old.table, old),
      to: ArrangedRevision(newName, compared.new.table, new))
  }

  /// A document as lines that a line diff compares well: its model where it is written well, even if files that it
  /// names are missing, else the file as it is.
  ///
  /// - Returns: `nil` where there is no such file.
  public mutating func outline(_ path: String) -> [UInt8]? {
    guard path != "-" else { return dump(path, .model).map { Array($0.utf8) } }
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
    _ comparison: ArrangedComparison, as detail: ComparisonDetail, to out: inout OutputBuffer
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
