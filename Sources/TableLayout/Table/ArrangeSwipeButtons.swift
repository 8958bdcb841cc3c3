import Diagnostics
import TableModel
import TextMeasurement

extension TablePass {
  /// Measures the buttons of a cell's swipe actions, by the rule of the actions or the table.
  mutating func arrangeSwipeButtons(of options: CellOptions, rowHeight: Double) -> ArrangedSwipeButtons? {
    let leading = buttons(of: options.leadingActions, rowHeight)
    let trailing = buttons(of: options.trailingActions, rowHeight)
    return leading.isEmpty && trailing.isEmpty
      ? nil : ArrangedSwipeButtons(leading: leading, trailing: trailing)
  }

  private mutating func buttons(
    of configuration: SwipeActionsConfiguration?, _ rowHeight: Double
  ) -> [ArrangedSwipeButton] {
    guard let configuration, !configuration.actions.isEmpty else { return [] }
    let looks = configuration.actions.map { environment.look(of: $0, rowHeight: rowHeight) }
    let widths = SwipeButtonMetrics().widths(
      of: looks.map(\.content), by: configuration.buttonRule ?? table.swipeButtonRule,
      asked: configuration.buttonWidth, rowWidth: table.width)
    return zip(looks, widths).map { look, width in
      ArrangedSwipeButton(width: width, image: look.image, showsTitle: look.showsTitle)
    }
  }
}

/// What a button of a swipe shows.
struct SwipeButtonLook {
  let content: SwipeButtonContent
  let image: ImageFile?
  let showsTitle: Bool
}

extension LayoutEnvironment {
  /// Points; what a page draws the titles with.
  private static let buttonTitleSize = 15.0

  /// Points; in lower rows an image stands alone. Source: openradar 33396671.
  private static let lowestRowWithBoth = 91.0

  mutating func look(of action: TableAction, rowHeight: Double) -> SwipeButtonLook {
    let image = action.image.flatMap {
      findImage(named: $0, standIn: "the action is shown in words", at: action.range)
    }
    let showsTitle = image == nil || action.title != nil && rowHeight >= Self.lowestRowWithBoth
    let titleWidth =
      showsTitle ? layOut(action.shownTitle, font: .system(Self.buttonTitleSize)).size.width : 0
    return SwipeButtonLook(
      content: SwipeButtonContent(titleWidth: titleWidth, imageWidth: image?.size.width ?? 0), image: image,
      showsTitle: showsTitle)
  }
}

extension LayoutEngine {
  /// How wide what a button of a swipe shows is, in points.
  public func swipeButtonContent(of action: TableAction, rowHeight: Double) -> SwipeButtonContent {
    var environment = LayoutEnvironment(engine: self, diagnostics: DiagnosticList())
    return environment.look(of: action, rowHeight: rowHeight).content
  }

  /// How wide the rows of a table are, in points.
  public func rowWidth(of table: Table) -> Double {
    TableGeometry(table, hasIndex: false, traits: traits, metrics: metrics).width
  }
}
