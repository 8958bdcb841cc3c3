import TableModel
import Testing

/// Texts that stand in elements of their own.
@Suite struct IBTextTests {
  private func fragment(_ text: String, _ attributes: String) -> String {
    "<fragment content='\(text)'><attributes>\(attributes)</attributes></fragment>"
  }

  private func label(_ inside: String) throws -> (label: LabelAttributes, messages: [String]) {
    let reading = Reading(storyboard(prototype("<label usesAttributedText='YES' id='l'>\(inside)</label>")))
    guard case .label(let label)? = reading.templates.first?.views.first?.content else {
      throw MissingLabel()
    }
    return (label, reading.messages)
  }

  private struct MissingLabel: Error {}

  private func color(_ red: Int) -> String {
    "<color key='NSColor' red='\(red)' green='0' blue='0' alpha='1' colorSpace='custom' customColorSpace='sRGB'/>"
  }

  private func alignment(_ name: String) -> String {
    "<paragraphStyle key='NSParagraphStyle' alignment='\(name)'/>"
  }

  @Test func readsATextInAMutableString() throws {
    let reading = Reading(
      storyboard(prototype("<label id='l'><mutableString key='text'>Two\nlines</mutableString></label>")))
    guard case .label(let label)? = reading.templates.first?.views.first?.content else {
      throw MissingLabel()
    }
    #expect(label.text == "Two\nlines")
    #expect(reading.messages.isEmpty)
  }

  @Test func tellsOfPiecesThatDiffer() throws {
    let pieces =
      fragment("Red", color(1) + alignment("right")) + fragment("black", color(0) + alignment("left"))
    let (label, messages) = try label("<attributedString key='attributedText'>\(pieces)</attributedString>")
    #expect(label.text == "Redblack")
    #expect(label.textAlignment == .right)
    #expect(messages.count == 2)
    #expect(messages.contains { $0.contains("a second colour in one text") })
    #expect(messages.contains { $0.contains("a second alignment in one text") })
  }

  @Test func saysNothingOfPiecesThatAreAlike() throws {
    let pieces = fragment("a", color(1)) + fragment("b", color(1))
    #expect(
      try label("<attributedString key='attributedText'>\(pieces)</attributedString>").messages.isEmpty)
  }
}
