import TableDiff
import TableLayout
import TableModel

extension HTMLPage {
  /// Two revisions side by side or merged, each row drawn as it was and as it is, with what changed in words above it.
  mutating func comparison(_ files: ArrangedFiles) {
    var pages: [ComparisonPage] = []
    for comparison in files.tables {
      pages.append(ComparisonPage(comparison, number: pages.last?.end ?? PageNumbers()))
    }
    html.raw("<h1>What changed</h1>\n<p class=\"lead\">")
    html.text(ChangeCounts(files).text)
    html.raw("</p>\n")
    contents(pages)
    viewChoice(hasChanges: pages.contains { !$0.changes.isEmpty })
    html.raw("<div class=\"pairs\">\n<div class=\"pair names\"><p class=\"side old\">")
    html.text(files.oldName.isolated)
    html.raw("</p><p class=\"side new\">")
    html.text(files.newName.isolated)
    html.raw("</p></div>\n")
    for page in pages where !page.changes.isEmpty { table(page) }
    outside(files.outside)
    html.raw("</div>\n")
  }

  private mutating func table(_ page: ComparisonPage) {
    for change in page.changes.indices where page.isLoose(change) { looseChange(change, page) }
    for section in page.sections { alignedSection(section, page) }
  }

  private mutating func outside(_ values: [ValueChange]) {
    guard !values.isEmpty else { return }
    html.raw("<h2>Outside the tables</h2>\n<ul class=\"values\">\n")
    for value in values { self.value(value) }
    html.raw("</ul>\n")
  }

  /// Links to the changes, as many as a person goes through.
  private mutating func contents(_ pages: [ComparisonPage]) {
    let changes = pages.flatMap { page in
      page.changes.indices.map { (number: page.number(of: $0), title: page.title(of: page.changes[$0])) }
    }
    guard !changes.isEmpty else { return }
    html.raw("<nav aria-label=\"Changes\"><ol class=\"changes\">\n")
    for change in changes.prefix(Self.listedChanges) {
      html.out.append("<li><a href=\"#change-\(change.number)\">")
      html.text(change.title)
      html.raw("</a></li>\n")
    }
    html.raw("</ol></nav>\n")
    guard changes.count > Self.listedChanges else { return }
    html.raw("<p class=\"lead\">and ")
    html.out.append(changes.count - Self.listedChanges)
    html.raw(" more below</p>\n")
  }

  private static let listedChanges = 200

  private mutating func viewChoice(hasChanges: Bool) {
    if hasChanges { html.raw("<p class=\"lead keys\">n and p go from change to change.</p>\n") }
    html.raw(
      """
      <input type="radio" name="view" id="view-sides" checked><label for="view-sides">Side by side</label>
      <input type="radio" name="view" id="view-merged"><label for="view-merged">Merged</label>

      """)
  }

  /// A change that has no place in a section: the table's own, a template's.
  private mutating func looseChange(_ number: Int, _ page: ComparisonPage) {
    beginPair(number, page)
    note(page.changes[number], page)
    html.raw("</div>\n")
  }

  // MARK: Sections

  private mutating func alignedSection(_ section: AlignedSection, _ page: ComparisonPage) {
    html.raw("<h2>")
    html.text(page.name(of: section))
    html.raw("</h2>\n")
    for number in page.sectionChanges(of: section) where page.changes[number].element == .section {
      looseChange(number, page)
    }
    ends(of: section, .header, page)
    var skipped = 0
    for (index, row) in section.rows.enumerated() {
      guard page.isShown(index, in: section.rows) else {
        skipped += 1
        continue
      }
      skip(&skipped)
      alignedRow(row, page)
      html.out.flushIfFull()
    }
    skip(&skipped)
    ends(of: section, .footer, page)
  }

  private mutating func skip(_ count: inout Int) {
    if count > 0 {
      html.raw("<p class=\"skip\">")
      html.out.append(count)
      html.raw(count == 1 ? " row as it was</p>\n" : " rows as they were</p>\n")
    }
    count = 0
  }

  /// The header or footer of a section in both revisions.
  private mutating func ends(
    of section: AlignedSection, _ element: TableChange.Element, _ page: ComparisonPage
  ) {
    func part(_ revision: ArrangedRevision, _ index: Int?) -> ArrangedHeaderFooter? {
      let section = index.flatMap { revision.arrangement.section($0) }
      return element == .header ? section?.header : section?.footer
    }
    let old = part(page.comparison.old, section.old)
    let new = part(page.comparison.new, section.new)
    let number = page.sectionChanges(of: section).first { page.changes[$0].element == element }
    guard number != nil || old?.isGap == false || new?.isGap == false else { return }
    beginPair(number, page, kind: section.kind)
    if let number { note(page.changes[number], page) }
    side(.old, page, isThere: old != nil) { $0.headerFooter(old) }
    side(.new, page, isThere: new != nil) { $0.headerFooter(new) }
    html.raw("</div>\n")
  }

  private mutating func alignedRow(_ row: AlignedRow, _ page: ComparisonPage) {
    let isTarget = row.new != nil || row.change.map { page.changes[$0].kind == .delete } ?? false
    let isOwn = row.change.map { page.changes[$0].element == .row } ?? false
    if isOwn, isTarget { beginPair(row.change, page) } else { beginPair(nil, page, kind: row.kind(page)) }
    if isOwn, let number = row.change {
      if isTarget { note(page.changes[number], page) } else { departure(number, page) }
    }
    let old = row.old.flatMap { page.comparison.old.arrangement.row(at: $0) }
    let new = row.new.flatMap { page.comparison.new.arrangement.row(at: $0) }
    side(.old, page, isThere: old != nil) { page in if let old { page.alone(old) } }
    side(.new, page, isThere: new != nil) { page in if let new { page.alone(new) } }
    html.raw("</div>\n")
  }

  /// At the place that a row left: where it went.
  private mutating func departure(_ number: Int, _ page: ComparisonPage) {
    html.raw("<p class=\"note\">")
    mark(page.mark(of: number))
    html.out.append("<a href=\"#change-\(page.number(of: number))\">")
    html.text("\(page.title(of: page.changes[number]))")
    html.raw("</a></p>\n")
  }

  /// A row in a list of its own.
  private mutating func alone(_ row: ArrangedRow) {
    html.raw("<ul class=\"rows\" style=\"--h:")
    html.out.append(row.frame.height)
    html.raw("px\">\n")
    self.row(row)
    html.raw("</ul>")
  }

  /// One revision, in the look of its own table.
  private mutating func side(
    _ name: RevisionSide, _ page: ComparisonPage, isThere: Bool, _ body: (inout HTMLPage) -> Void
  ) {
    let revision = name == .old ? page.comparison.old : page.comparison.new
    html.raw("<div")
    classes("side \(name.rawValue)\(isThere ? "" : " none")", in: TableLook(revision.arrangement))
    html.raw(">")
    body(&self)
    html.raw("</div>\n")
  }

  // MARK: Changes

  /// - Parameters:
  ///   - number: the change that is told here; `nil` for none.
  ///   - kind: how it looks all the same.
  private mutating func beginPair(
    _ number: Int?, _ page: ComparisonPage, kind: TableChange.Kind? = nil
  ) {
    guard let number else {
      html.raw("<div class=\"pair ")
      html.out.append(kind?.rawValue ?? "same")
      html.raw("\">\n")
      return
    }
    let change = page.changes[number]
    html.out.append(
      "<div class=\"pair change \(change.kind.rawValue)\" id=\"change-\(page.number(of: number))\" tabindex=\"-1\" role=\"group\""
    )
    html.attribute("aria-label", page.title(of: change))
    html.raw(">\n")
  }

  private mutating func note(_ change: TableChange, _ page: ComparisonPage) {
    html.raw("<p class=\"note\">")
    if change.kind == .move, change.element == .row, let number = page.changes.firstIndex(of: change) {
      mark(page.mark(of: number))
    }
    html.text(page.title(of: change))
    html.raw("</p>\n")
    guard !change.values.isEmpty else { return }
    html.raw("<ul class=\"values\">\n")
    for value in change.values { self.value(value) }
    html.raw("</ul>\n")
  }

  /// The mark that ties the two places of a row that moved.
  private mutating func mark(_ number: Int) {
    html.raw("<span class=\"mark\">")
    html.out.append("↔ \(number)")
    html.raw("</span> ")
  }

  private mutating func value(_ change: ValueChange) {
    html.raw("<li>")
    html.text((change.subject.map { "\($0.isolated) " } ?? "") + change.key.isolated)
    html.raw(": <bdi>")
    switch (change.old, change.new) {
    case (let old?, let new?):
      for piece in ChangedWords.pieces(from: old, to: new) { self.piece(piece) }
    case (let old, let new):
      if let old { piece(TextPiece(kind: .deleted, text: old)) }
      if let new { piece(TextPiece(kind: .inserted, text: new)) }
    }
    html.raw("</bdi></li>\n")
  }

  private mutating func piece(_ piece: TextPiece) {
    switch piece.kind {
    case .kept: html.text(piece.text.printable)
    case .deleted:
      html.raw("<del>")
      html.text(piece.text.printable)
      html.raw("</del>")
    case .inserted:
      html.raw("<ins>")
      html.text(piece.text.printable)
      html.raw("</ins>")
    }
  }
}
