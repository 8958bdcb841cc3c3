import Foundation
import TestSupport
import Testing

/// Pages of comparisons, held to single facts.
@Suite struct ComparisonPageTests {
  /// The page of two documents.
  private func page(_ old: String, _ new: String, status: Int32 = 1) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "revisions-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "old.xml")
    try Data(old.utf8).write(to: file)
    let result = try Program.run(["diff", file.path(), "-", "--format", "html"], input: new)
    #expect(result.status == status)
    #expect(result.errors == "")
    return result.text
  }

  private func table(_ style: String, _ cells: String) -> String {
    #"<table style="\#(style)"><section id="s"><header>Fruit</header>\#(cells)</section></table>"#
  }

  @Test func eachSideIsDrawnInItsOwnStyleAndAFewRowsAreShownThough() throws {
    let cells = (0..<9).map { #"<cell id="c\#($0)" text="Row \#($0)"/>"# }.joined()
    let html = try page(table("plain", cells), table("insetGrouped", cells))
    #expect(html.contains(#"<div class="side old tr look0 plain ios18">"#))
    #expect(html.contains(#"<div class="side new tr look1 insetGrouped ios18">"#))
    #expect(html.contains(">Row 2<"))
    #expect(html.contains("6 rows as they were"))  // 9 - 3
  }

  @Test func rowsOfAChangedTemplateAreShown() throws {
    func document(_ color: String) -> String {
      let cells = (0..<9).map { #"<cell id="c\#($0)" template="t"/>"# }.joined()
      let template = #"<template id="t"><label text="Hello" textColor="\#(color)"/></template>"#
      return "<table>\(template)\(cells)</table>"
    }
    let html = try page(document("#ff0000"), document("#0000ff"))
    #expect(html.contains("6 rows as they were"))  // 9 - 3
  }

  @Test func noNameOrValueTurnsTheTextAroundIt() throws {
    let html = try page(
      table("plain", #"<cell id="a&#x202E;b" text="&#x202E;left"/>"#),
      table("plain", #"<cell id="a&#x202E;b" text="&#x5E9;&#x5DC;&#x5D5;&#x5DD;"/>"#))
    let list = try #require(html.firstMatch(of: /<ol class="changes">(?s)(.*?)<\/ol>/)?.output.1)
    #expect(!list.contains("\u{202E}"))
    #expect(list.contains("\u{2068}\u{5E9}\u{5DC}\u{5D5}\u{5DD}\u{2069}&#39; updated"))
    #expect(html.contains("<li>text: <bdi>"))
    let values = try #require(html.firstMatch(of: /<ul class="values">(?s)(.*?)<\/ul>/)?.output.1)
    #expect(!values.contains("\u{202E}"))
  }

  @Test func theListSaysWhoseHeaderChanged() throws {
    let html = try page(
      table("plain", ""), table("plain", "").replacing("Fruit", with: "Fruit!"))
    #expect(html.contains("header of section 0 s &#39;Fruit!&#39; updated"))
  }

  @Test func equalDocumentsGiveAPageWithoutAWordOfKeys() throws {
    let html = try page(table("plain", ""), table("plain", ""), status: 0)
    #expect(html.contains("no changes"))
    #expect(!html.contains("n and p go"))
  }
}
