import TableLayout
import TableModel

/// Writes arrangements as one self-contained page: no other file, and no script unless a table takes part in what its
/// reader does.
///
/// Every frame is the arrangement's: rows have their measured heights, texts are broken where layout broke them, so no
/// browser and no font can change a height.
public struct HTMLRenderer {
  public let options: HTMLOptions

  public init(options: HTMLOptions) { self.options = options }

  public func render(_ table: TableArrangement, to out: inout OutputBuffer) {
    var head = PageHead(
      title: table.title, language: table.language, look: TableLook(table), traits: table.traits)
    head.isInteractive = table.interaction != nil
    write(head, to: &out) { page in page.table(table) }
  }

  /// Several tables, each under its name and in its own look.
  public func render(_ tables: [NamedTable], to out: inout OutputBuffer) {
    guard let first = tables.first?.table else { return }
    var head = PageHead(
      title: "Tables", language: first.language, look: TableLook(first), traits: first.traits)
    head.kind = .tables
    head.looks = [TableLook](each: tables.map { TableLook($0.table) })
    head.isInteractive = tables.contains { $0.table.interaction != nil }
    write(head, to: &out) { page in page.tables(tables) }
  }

  /// A gallery: every template in a card with its name, its keys and its height.
  public func render(_ gallery: TemplateArrangement, to out: inout OutputBuffer) {
    var head = PageHead(
      title: "Cell templates", language: "en", look: TableLook(.insetGrouped, gallery.traits),
      traits: gallery.traits)
    head.kind = .gallery
    head.looks = [TableLook](each: gallery.templates.map(TableLook.init))
    write(head, to: &out) { page in page.gallery(gallery) }
  }

  /// Two revisions side by side and merged; a short script goes from change to change, and nothing needs it.
  public func render(_ files: ArrangedFiles, to out: inout OutputBuffer) {
    let arrangements = files.tables.flatMap { [$0.new.arrangement, $0.old.arrangement] }
    let shown = arrangements.first { !$0.sections.isEmpty } ?? arrangements.first
    var head = PageHead(
      title: "What changed", language: "en",
      look: shown.map { TableLook($0) } ?? TableLook(.plain, Traits()), traits: shown?.traits ?? Traits())
    head.kind = .comparison
    head.looks = [TableLook](
      each: files.tables.flatMap { [TableLook($0.old.arrangement), TableLook($0.new.arrangement)] })
    write(head, to: &out) { page in page.comparison(files) }
  }

  /// Walks twice: to find out which styles are used, and to write.
  private func write(_ head: PageHead, to out: inout OutputBuffer, _ body: (inout HTMLPage) -> Void) {
    var page = HTMLPage(head, options: options)
    body(&page)
    page.beginWriting(to: out)
    page.begin()
    body(&page)
    page.end()
    out = page.html.out
  }
}
