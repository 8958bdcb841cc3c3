import TableDiff
import TableModel
import Testing

/// Changes inside templates are told by view and attribute.
@Suite struct TemplateChangeTests {
  private func label(_ id: String, _ text: String, size: Double = 17) -> ViewNode {
    var attributes = LabelAttributes()
    attributes.text = text
    attributes.font = .system(size)
    return ViewNode(.label(attributes), id: id)
  }

  private func document(_ views: [ViewNode], rows: Int, _ constraints: [LayoutConstraint] = [])
    -> TableDocument
  {
    var template = CellTemplate(id: "line")
    template.views = views
    template.constraints = constraints
    var document = list(
      (0..<rows).map { TableCell(id: "r\($0)", look: .template(TemplateReference("line"))) })
    document.templates = [template]
    return document
  }

  @Test func namesTheViewAndItsAttribute() throws {
    let changeset = try provedChanges(
      from: document([label("title", "Hello")], rows: 3),
      to: document([label("title", "Hello", size: 19)], rows: 3))
    #expect(changeset.changes.map(\.element) == [.template])
    #expect(changeset.changes[0].rowCount == 3)
    #expect(
      changeset.changes[0].values == [
        ValueChange("font", from: "17 regular", to: "19 regular", of: "label 'title'")
      ])
    #expect(changeset.operationCount == 3, "every row of it is read anew")
  }

  @Test func tellsTheChangeOfATemplateThatOneRowHasAsThatRows() throws {
    let changeset = try provedChanges(
      from: document([label("aBc-d1-Xyz", "Hello")], rows: 1),
      to: document([label("aBc-d1-Xyz", "Hello", size: 19)], rows: 1))
    #expect(changeset.changes.map(\.element) == [.row])
    #expect(changeset.changes[0].values.map(\.subject) == ["label 'Hello'"], "no one knows an object id")
  }

  @Test func tellsViewsThatCameWentAndChangedPlaces() throws {
    let changeset = try provedChanges(
      from: document([label("a", "A"), label("b", "B"), label("c", "C")], rows: 2),
      to: document([label("b", "B"), label("a", "A"), label("d", "D")], rows: 2))
    #expect(
      changeset.changes[0].values == [
        ValueChange("view", from: nil, to: "label 'd'"), ValueChange("view", from: "label 'c'", to: nil),
        ValueChange("order", from: "label 'a', label 'b'", to: "label 'b', label 'a'"),
      ])
  }

  @Test func comparesConstraintsByWhatTheySay() throws {
    var trailing = LayoutConstraint(
      ConstraintAnchor(.contentView, .trailing), .equal, ConstraintAnchor(.view("title"), .trailing))
    trailing.constant = 8
    var turned = LayoutConstraint(
      ConstraintAnchor(.view("title"), .trailing), .equal, ConstraintAnchor(.contentView, .trailing))
    turned.constant = -8
    let views = [label("title", "Hello")]
    #expect(
      try provedChanges(from: document(views, rows: 1, [trailing]), to: document(views, rows: 1, [turned]))
        .isEmpty)
    turned.constant = -16
    let changeset = try provedChanges(
      from: document(views, rows: 1, [trailing]), to: document(views, rows: 1, [turned]))
    let value = try #require(changeset.changes.first?.values.first)
    #expect(value.subject == "constraint label 'title' trailing = content view trailing")
    #expect((value.key, value.old, value.new) == ("constant", "-8", "-16"))
  }

  /// A document of two rows of which some have the template.
  private func document(_ size: Double, users: Set<String>) -> TableDocument {
    var template = CellTemplate(id: "line")
    template.views = [label("title", "Hello", size: size)]
    var document = list(
      ["a", "b"].map { id in
        users.contains(id) ? TableCell(id: id, look: .template(TemplateReference("line"))) : row(id)
      })
    document.templates = [template]
    return document
  }

  @Test func tellsAChangedTemplateByItselfWhereItsOnlyUserIsNotTheSameRow() throws {
    for (before, after) in [(["a"], ["b"]), (["a"], []), ([], ["a"]), (["a"], ["a", "b"])] {
      let changeset = try provedChanges(
        from: document(17, users: Set(before)), to: document(19, users: Set(after)))
      let told = changeset.changes.filter { $0.element == .template }
      #expect(told.map(\.kind) == [.update], "\(before) \(after)")
      #expect(told.first?.values.map(\.key) == ["font"], "\(before) \(after)")
    }
  }

  @Test func tellsAChangedTemplateByItselfWhereItsOnlyRowIsGone() throws {
    var gone = document(17, users: ["a"])
    gone.table.sections[0].cells.removeLast()
    var rest = document(19, users: [])
    rest.table.sections[0].cells.removeFirst()
    let changeset = try provedChanges(from: gone, to: rest)
    #expect(changeset.changes.map(\.element) == [.template, .row, .row])
  }

  @Test func tellsChangedSamplesThoughNoRowShowsThem() throws {
    var old = document([label("title", "Hello")], rows: 2)
    old.templates[0].sampleValues = [CellValue("name", "Ann")]
    var new = old
    new.templates[0].sampleValues = [CellValue("name", "Bea")]
    let changeset = try provedChanges(from: old, to: new)
    #expect(changeset.changes.map(\.element) == [.template])
    #expect(changeset.changes[0].values == [ValueChange("name", from: "Ann", to: "Bea", of: "sample")])
    #expect(changeset.stages.isEmpty, "no row shows anything else")
  }
}
