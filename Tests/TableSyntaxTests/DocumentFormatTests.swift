import TableSyntax
import Testing

@Suite struct DocumentFormatTests {
  @Test(arguments: [
    ("<table/>", DocumentFormat.xml(root: "table")),
    ("  <?xml version='1.0'?><!-- <x> --><templates>", .xml(root: "templates")),
    ("<!DOCTYPE plist PUBLIC '' ''>\n<plist version='1.0'>", .propertyListXML),
    ("bplist00abc", .propertyListBinary),
    ("{\"a\": 1}", .json), ("[1]", .json), ("{}", .json), ("{ a = b; }", .propertyListText),
    ("{ \"a\" = b; }", .propertyListText), ("(a, b)", .propertyListText),
    ("\"key\" = \"value\";", .propertyListText),
    ("key = value;", .propertyListText), ("<feed face>", .propertyListText),
    ("/* x */ { a = b; }", .propertyListText),
    (
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" version=\"3.0\">",
      .interfaceBuilder
    ),
    ("<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\">", .interfaceBuilder),
    (
      "<archive type='com.apple.InterfaceBuilder3.CocoaTouch.XIB'>",
      .unsupported("an Interface Builder archive of Xcode 3 or 4")
    ),
    ("<html>", .unsupported("an HTML page")), ("", .unsupported("an empty file")),
    ("%PDF-1.4", .unsupported("a PDF document")),
    ("\u{89}PNG", .unsupported("a text of another kind")),
    ("hello world", .unsupported("a text of another kind")),
  ])
  func recognisesAFileByItsContent(text: String, format: DocumentFormat) {
    #expect(DocumentFormat.recognise(Array(text.utf8)) == format)
  }

  @Test func recognisesBinaryFiles() {
    #expect(DocumentFormat.recognise([0x89, 0x50, 0x4E, 0x47, 0x0D]) == .unsupported("a PNG image"))
    #expect(DocumentFormat.recognise([1, 2, 3, 0, 5, 6]) == .unsupported("a binary file"))
  }

  @Test func neverFailsOnAnyStart() {
    let texts = ["<document type='com.apple", "<!DOCTYPE a [", "<!--", "<?x", "{\"a\\", "<", "{", "\"", "<a"]
    for text in texts { _ = DocumentFormat.recognise(Array(text.utf8)) }
    #expect(DocumentFormat.recognise(Array("<".utf8)) == .xml(root: ""))
  }
}

@Suite struct InputDecoderTests {
  private let text = "<a>é日🎉</a>"

  @Test func decodesEveryUnicodeEncoding() {
    let utf16 = Array(text.utf16)
    let little = utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    let big = utf16.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    let wide = text.unicodeScalars.flatMap { scalar in
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: scalar.value >> $0) }
    }
    for bytes in [
      Array(text.utf8), [0xEF, 0xBB, 0xBF] + Array(text.utf8), little, [0xFF, 0xFE] + little, big,
      [0xFE, 0xFF] + big, wide, [0, 0, 0xFE, 0xFF] + wide,
    ] {
      let result = InputDecoder.decode(bytes)
      #expect(String(decoding: result.text, as: UTF8.self) == text)
      #expect(result.failure == nil)
    }
  }

  @Test func decodesByTheDeclarationOfXML() {
    let bytes = Array("<?xml version='1.0' encoding='ISO-8859-1'?><a>".utf8) + [0xE9] + Array("</a>".utf8)
    #expect(String(decoding: InputDecoder.decode(bytes).text, as: UTF8.self).hasSuffix("<a>é</a>"))
  }

  @Test func saysWhatCannotBeDecoded() {
    let unknown = Array("<?xml version='1.0' encoding='klingon'?><a/>".utf8)
    #expect(InputDecoder.decode(unknown).failure == "the encoding 'klingon' is not known")
    #expect(
      InputDecoder.decode([0xFF, 0xFE, 0x00, 0xD8]).failure == "the text is not valid in its encoding UTF-16")
    #expect(
      InputDecoder.decode([0xFF, 0xFE, 0x41]).failure
        == "the text ends within a character of its encoding UTF-16")
  }
}
