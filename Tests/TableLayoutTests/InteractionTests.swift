import Diagnostics
import TableLayout
import TableModel
import Testing

/// Tables that are laid out to be operated.
@Suite struct InteractionTests {
  private let fixture = LayoutFixture()

  private func arrange(
    _ style: TableStyle, _ change: (inout CellOptions) -> Void = { _ in }
  ) -> TableArrangement {
    var options = CellOptions()
    change(&options)
    let cells = ["a", "b"].map { text in
      var cell = TableCell.style(.default, text)
      cell.options = options
      return cell
    }
    var diagnostics = DiagnosticList()
    let arrangement = fixture.engine.arrangeInteractively(
      .document(cells, style: style), diagnostics: &diagnostics)
    #expect(diagnostics.diagnostics.map(\.message) == [])
    return arrangement
  }

  @Test func knowsItsRowsAtRestAndEdited() throws {
    let table = arrange(.plain) { $0.accessory = .disclosureIndicator }
    let edited = try #require(table.interaction).editedRows[0]
    #expect(table.sections[0].rows.map(\.editing?.style) == [nil, nil])
    #expect(edited.map(\.editing?.style) == [.delete, .delete])
    #expect(edited.map(\.accessory?.kind) == [nil, nil])
    #expect(edited[0].contentFrame.x == 40)
  }

  @Test(arguments: TableStyle.allCases)
  func givesEveryRowTheLineThatItHasAmongOthers(style: TableStyle) {
    let rows = arrange(style).sections[0].rows
    #expect(rows[0].separator != nil)
    #expect(rows.map(\.separator?.x) == [rows[0].separator?.x, rows[0].separator?.x])
    #expect(rows.map(\.topSeparator) == [nil, nil])
  }

  /// Characters are 7.5 points wide: 11 × 7.5 + 16 = 98.5 for the widest.
  @Test func measuresTheButtonsBesideItsRows() throws {
    let table = arrange(.plain) { options in
      var (short, long) = (TableAction(id: "no"), TableAction(id: "x"))
      (short.title, long.title) = ("No", "Archive all")
      options.trailingActions = SwipeActionsConfiguration(actions: [short, long])
      options.leadingActions = SwipeActionsConfiguration(actions: [short])
      options.leadingActions?.buttonWidth = 50
    }
    let buttons = try #require(table.sections[0].rows[0].swipeButtons)
    #expect(buttons.trailing.map(\.width) == [98.5, 98.5])
    #expect(buttons.leading.map(\.width) == [50])
  }
}
