import Diagnostics
import Foundation
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
    ("<document version='3' type = 'com.apple.InterfaceBuilder3.CocoaTouch.XIB' a='>'>", .interfaceBuilder),
    ("<document type='com.apple.InterfaceBuilder3.Cocoa.XIB'>", .unsupported("a macOS nib file")),
    (
      "<document type='com.apple.InterfaceBuilder.WatchKit.Storyboard'>",
      .unsupported("a WatchKit storyboard")
    ),
    ("<document note='type=com.apple.InterfaceBuilder3.CocoaTouch.XIB'>", .xml(root: "document")),
    ("<!doctype html><p>", .unsupported("an HTML page")), ("<!DOCTYPE HTML>", .unsupported("an HTML page")),
    ("<!DOCTYPE a [<!ENTITY b '>'>]><a>", .xml(root: "a")), ("<svg>", .unsupported("an SVG image")),
    ("{\\rtf1 x}", .unsupported("an RTF document")), ("#!/bin/sh", .unsupported("a script")),
    ("version https://git-lfs.github.com/spec/v1", .unsupported("a pointer of Git LFS")),
    (" \n ", .unsupported("an empty file")), ("\u{FEFF}<table/>", .xml(root: "table")),
  ])
  func recognisesAFileByItsContent(text: String, format: DocumentFormat) {
    #expect(DocumentFormat.recognise(Array(text.utf8)) == format)
  }

  @Test func recognisesBinaryFiles() {
    #expect(DocumentFormat.recognise([0x89, 0x50, 0x4E, 0x47, 0x0D]) == .unsupported("a PNG image"))
    #expect(DocumentFormat.recognise([1, 2, 3, 0, 5, 6]) == .unsupported("a binary file"))
    #expect(
      DocumentFormat.recognise([0, 0, 0, 0x18] + Array("ftypheic".utf8)) == .unsupported("an HEIC image"))
    #expect(DocumentFormat.recognise(Array("RIFF1234WEBPVP8".utf8)) == .unsupported("a WebP image"))
    #expect(DocumentFormat.recognise([0, 0, 0, 0]) == .unsupported("a binary file"))
  }

  @Test func recognisesTextsInEveryEncoding() {
    let text = "\n<!-- é --><plist version='1.0'>"
    for encoding in [String.Encoding.utf16LittleEndian, .utf16BigEndian, .utf32LittleEndian, .utf16] {
      let bytes = [UInt8](text.data(using: encoding) ?? Data())
      #expect(DocumentFormat.recognise(bytes) == .propertyListXML, "\(encoding)")
    }
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

  @Test(
    arguments: [
      ("windows-1252", [0x93, 0xE9, 0x94, 0x80], "“é”€"), ("Shift_JIS", [0x93, 0xFA, 0x96, 0x7B], "日本"),
      ("EUC-JP", [0xC6, 0xFC, 0xCB, 0xDC], "日本"), ("gb18030", [0xC4, 0xE3], "你"), ("KOI8-R", [0xC1], "а"),
      ("macintosh", [0x8E], "é"), ("iso-8859-15", [0xA4], "€"), ("us-ascii", [0x41], "A"),
    ] as [(String, [UInt8], String)])
  func decodesDeclaredEncodingsOfAnyLength(name: String, bytes: [UInt8], text: String) {
    // An odd length, so that characters of two bytes lie across the pieces that are converted.
    let head = Array("<?xml version=\"1.0\" encoding=\"\(name)\"?><a>".utf8)
    let filler = [UInt8](repeating: 0x2E, count: 1 + head.count % 2)
    let many = (0..<40_000).flatMap { _ in bytes }
    let result = InputDecoder.decode(head + filler + many)
    #expect(result.failure == nil)
    #expect(result.text.suffix(text.utf8.count).elementsEqual(text.utf8))
    #expect(result.text.count == head.count + filler.count + 40_000 * text.utf8.count)
  }

  @Test func ignoresADeclarationThatTheBytesBelie() {
    for name in ["UTF-16", "utf-8", "UCS-4"] {
      let text = "<?xml version='1.0' encoding='\(name)'?><a>é</a>"
      let utf16: [UInt8] =
        [0xFF, 0xFE] + text.utf16.flatMap { unit in [UInt8(truncatingIfNeeded: unit), UInt8(unit >> 8)] }
      for bytes in [Array(text.utf8), utf16, [0xEF, 0xBB, 0xBF] + Array(text.utf8)] {
        let decoded = InputDecoder.decode(bytes)
        var diagnostics = DiagnosticList()
        let root = XMLElement.read(decoded.text, source: SourceID(index: 0), diagnostics: &diagnostics)
        #expect(root?.text == "é" && diagnostics.isEmpty, "\(name)")
      }
    }
  }

  @Test func saysWhatCannotBeDecoded() {
    let unknown = Array("<?xml version='1.0' encoding='klingon'?><a/>".utf8)
    #expect(InputDecoder.decode(unknown).failure == "the encoding 'klingon' is not known")
    #expect(
      InputDecoder.decode([0xFF, 0xFE, 0x00, 0xD8]).failure == "the text is not valid in its encoding UTF-16")
    #expect(
      InputDecoder.decode([0xFF, 0xFE, 0x41]).failure
        == "the text ends within a character of its encoding UTF-16")
    let broken = Array("<?xml version='1.0' encoding='Shift_JIS'?>".utf8) + [0x93]
    let result = InputDecoder.decode(broken)
    #expect(result.failure == "the text is not valid in its encoding 'Shift_JIS'")
    #expect(result.failureRange(in: SourceID(index: 0)).lowerBound == 42)
    let halfPair = InputDecoder.decode([0xFF, 0xFE, 0x3C, 0x00, 0x00, 0xDC, 0x3C, 0x00])
    #expect(halfPair.failure == "the text is not valid in its encoding UTF-16" && halfPair.text == [0x3C])
  }
}
