import Diagnostics
import TableModel
import TableSyntax

/// Makes the model out of the events of a native document, as they come: no tree of the page is ever held.
///
/// What is being read has a draft here; the end of its element moves the draft to where it belongs.
struct NativeReader {
  let vocabulary = NativeVocabulary.shared
  var attributes: AttributeReader
  var files: FileAccess
  let source: SourceID
  var stack: [OpenElement] = []
  private var skippedDepth = 0
  var text: TextContent
  /// The text of a header or footer, in which values may stand that have texts of their own.
  var headerText: TextContent

  var table = Table()
  var templates: [CellTemplate] = []
  var dataSources: Set<SourceID> = []
  var section = TableSection()
  var isSectionOpen = false
  /// How many cells the section before had: the next one will mostly have as many.
  var lastCellCount = 0
  var headerFooter = HeaderFooterDraft()
  var cell = CellDraft()
  var value = ValueDraft()
  /// Whether a value belongs to a cell: else to a header, footer or sample.
  var isInCell = false
  /// Those of the header, footer or sample that is being read; a cell's are in its draft.
  var values = ValueList()
  var actions = SwipeActionsConfiguration()
  var action = TableAction(id: "")
  var template = CellTemplate(id: "")
  /// The views whose end has not come yet, from the outermost inwards.
  var views: [ViewNode] = []
  /// Their places among all views of the template.
  var openViews: [Int] = []
  var viewCount = 0
  var constraints = PendingConstraints()
  var visualFormat = VisualFormatDraft()
  var formatText = FormatText()
  var dataSource = DataSource()

  init(_ input: DecodedInput, files: FileAccess, diagnostics: DiagnosticList) {
    source = input.source
    text = TextContent(of: input.text)
    headerText = TextContent(of: input.text)
    cell.sourceText = input.text
    self.files = files
    attributes = AttributeReader(diagnostics: diagnostics, vocabulary: .shared)
  }

  mutating func start(_ tag: XMLStartTag) {
    guard skippedDepth == 0, let place = admit(tag) else {
      skippedDepth += 1
      return
    }
    let rule = vocabulary.elements[place]
    let preservesSpace = stack.last?.preservesSpace ?? false
    stack.append(
      OpenElement(
        place: place, element: rule.element, hasText: rule.hasText, range: tag.range,
        preservesSpace: preservesSpace))
    attributes.beginElement()
    begin(rule.element, place: place, tag)
    if let said = attributes.preservesSpace { stack[stack.count - 1].preservesSpace = said }
  }

  mutating func end() {
    guard skippedDepth == 0 else {
      skippedDepth -= 1
      return
    }
    guard let open = stack.last else { return }
    finish(open.element, open)
    stack.removeLast()
  }

  mutating func characters(_ piece: XMLText) {
    guard skippedDepth == 0, let open = stack.last else { return }
    if open.hasText {
      switch open.element {
      case .header, .footer: headerText.append(piece)
      case .visualFormat: formatText.append(piece)
      default: text.append(piece)
      }
    } else if !open.hasStrayText, !piece.isWhiteSpace {
      stack[stack.count - 1].hasStrayText = true
      let name = open.element.rawValue
      attributes.diagnostics.add(.unexpectedText, "<\(name)> can't have text in it", at: piece.range)
    }
  }

  /// The innermost open element but one: the parent of the one that begins or ends.
  var parent: Element? {
    stack.count > 1 ? stack[stack.count - 2].element : nil
  }

  /// What the innermost element has for text; the text is then used up.
  mutating func takeText() -> (string: String, range: SourceRange?) {
    text.take(preservingSpace: stack.last?.preservesSpace ?? false)
  }
}
