import Testing

extension Reading {
  /// Without places and kinds.
  fileprivate var words: [String] {
    messages.map { $0.split(separator: ":", maxSplits: 2).last.map { String($0.dropFirst()) } ?? $0 }
  }
}

/// What is not drawn, and told once with its name.
@Suite struct IBUnreadTests {
  private let red = "red='1' green='0' blue='0' alpha='1' colorSpace='custom' customColorSpace='sRGB'"

  private func messages(_ views: String, content: String = "") -> [String] {
    Reading(storyboard(prototype(views).replacing("</tableViewCell>", with: content + "</tableViewCell>")))
      .words
  }

  @Test func tellsWhatSegmentsShowBesideTheirTitles() {
    let segments =
      "<segments><segment title='A' image='a.png' width='40'/><segment title='B' enabled='NO'/></segments>"
    let messages = messages("<segmentedControl id='s'>\(segments)</segmentedControl>")
    #expect(
      messages == ["image", "width", "enabled"].map { "'\($0)' of <segment> changes nothing that is drawn" })
  }

  @Test func tellsOfAttributedTextsOfFields() {
    let text = "<attributedString key='attributedText'><fragment content='Hidden'/></attributedString>"
    #expect(
      messages("<textField id='f'>\(text)</textField>") == ["an attributed text of <textField> is not drawn"])
  }

  @Test func tellsHowAButtonCutsItsTitleWhereThatIsNotTheUsualWay() {
    #expect(messages("<button id='b' lineBreakMode='middleTruncation'/>").isEmpty)
    #expect(
      messages("<button id='b' lineBreakMode='wordWrap'/>") == [
        "'lineBreakMode' of <button> changes nothing that is drawn"
      ])
  }

  @Test func tellsOfTheBackgroundOfACell() {
    let background =
      "<backgroundConfiguration key='defaultBackgroundConfiguration'><color key='backgroundColor' \(red)/></backgroundConfiguration>"
    #expect(messages("<view id='a'/>", content: background) == ["<backgroundConfiguration> is not drawn"])
  }

  @Test func tellsWhatAContentSaysBesideItsTexts() {
    let content = """
      <listContentConfiguration key="contentConfiguration" image="a.png" text="Name">
      <fontDescription key="textFontDescription" type="system" pointSize="40"/></listContentConfiguration>
      """
    let file = storyboard(
      "<prototypes><tableViewCell id='p'><rect key='frame' x='0' y='0' width='393' height='44'/>\(content)"
        + "<tableViewCellContentView key='contentView' id='v'><rect key='frame' x='0' y='0' width='393' height='44'/>"
        + "</tableViewCellContentView></tableViewCell></prototypes>")
    #expect(
      Reading(file).words.sorted() == [
        "'image' of <listContentConfiguration> changes nothing that is drawn",
        "'textFontDescription' of <listContentConfiguration> is not drawn",
      ])
  }
}
