import Diagnostics
import TableModel
import TableSyntax

extension NativeReader {
  mutating func beginConstraints(_ tag: XMLStartTag) {
    attributes.readNone(tag, of: .constraints)
  }

  mutating func readConstraint(_ tag: XMLStartTag) {
    var draft = ConstraintDraft()
    attributes.read(tag, by: vocabulary.constraint, into: &draft)
    constraints.append(.constraint(draft), owner: openViews.last, range: tag.range)
  }

  mutating func beginVisualFormat(_ tag: XMLStartTag) {
    visualFormat = VisualFormatDraft()
    formatText.removeAll()
    attributes.read(tag, by: vocabulary.visualFormat, into: &visualFormat)
  }

  mutating func finishVisualFormat(_ open: OpenElement) {
    constraints.append(.visualFormat(visualFormat, formatText), owner: openViews.last, range: open.range)
    formatText.removeAll()
  }
}
