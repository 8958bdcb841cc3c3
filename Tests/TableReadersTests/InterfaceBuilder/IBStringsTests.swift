import Diagnostics
import TableModel
import TableReaders
import Testing

@Suite struct IBStringsTests {
  private let file = storyboard(
    prototype("<label text='Name' translatesAutoresizingMaskIntoConstraints='NO' id='l'/>"))

  /// The text of the one label in a language.
  private func text(_ locale: String, named name: String, files: [String: String]) -> (String?, [String]) {
    var library = SourceLibrary()
    var diagnostics = DiagnosticList()
    let reader = TableReader(loader: AnyPlace(files: files), locale: locale)
    let document = reader.read(Array(file.utf8), named: name, library: &library, diagnostics: &diagnostics)
    guard case .label(let label)? = document?.templates.first?.views.first?.content else { return (nil, []) }
    return (label.text, diagnostics.diagnostics.map(\.message))
  }

  @Test func takesTheTextsOfAStringsFileOfTheLanguage() {
    let files = ["app/de.lproj/Main.strings": #""l.text" = "Nachname";"#]
    #expect(text("de", named: "app/Base.lproj/Main.storyboard", files: files) == ("Nachname", []))
    #expect(text("de-CH", named: "app/Base.lproj/Main.storyboard", files: files) == ("Nachname", []))
  }

  @Test func takesTheTextsOfACatalogueBesideTheFile() {
    let catalogue = """
      {"sourceLanguage":"en","strings":{"l.text":{"localizations":{"fr":{"stringUnit":{"state":"translated",
      "value":"Nom"}}}}},"version":"1.0"}
      """
    #expect(text("fr", named: "Main.storyboard", files: ["Main.xcstrings": catalogue]) == ("Nom", []))
  }

  @Test func takesTheTextOfAPhoneAndOfAnyNumberWhereACatalogueHasSeveral() {
    func catalogue(_ variations: String) -> String {
      #"{"strings":{"l.text":{"localizations":{"fr":{"variations":{\#(variations)}}}}},"version":"1.0"}"#
    }
    func unit(_ text: String) -> String { #"{"stringUnit":{"state":"translated","value":"\#(text)"}}"# }
    for variations in [
      #""device":{"ipad":\#(unit("Grand")),"iphone":\#(unit("Nom"))}"#,
      #""device":{"ipad":\#(unit("Grand")),"other":\#(unit("Nom"))}"#,
      #""plural":{"one":\#(unit("Seul")),"other":\#(unit("Nom"))}"#,
    ] {
      let files = ["Main.xcstrings": catalogue(variations)]
      #expect(text("fr", named: "Main.storyboard", files: files) == ("Nom", []))
    }
  }

  @Test func takesTheTitleOfAButtonsConfigurationRatherThanThatOfItsNormalState() {
    let button = storyboard(
      prototype(
        """
        <button id='b'><state key='normal' title='Button'/>
        <buttonConfiguration key='configuration' style='plain' title='Save'/></button>
        """))
    var library = SourceLibrary()
    var diagnostics = DiagnosticList()
    let files = ["de.lproj/Main.strings": #""b.normalTitle" = "Knopf"; "b.configuration.title" = "Sichern";"#]
    let reader = TableReader(loader: AnyPlace(files: files), locale: "de")
    let document = reader.read(
      Array(button.utf8), named: "Base.lproj/Main.storyboard", library: &library, diagnostics: &diagnostics)
    guard case .button(let shown)? = document?.templates.first?.views.first?.content else {
      Issue.record("no button")
      return
    }
    #expect(shown.title == "Sichern")
  }

  @Test func keepsATextThatNobodyHasTranslatedYet() {
    let catalogue =
      #"{"strings":{"l.text":{"localizations":{"fr":{"stringUnit":{"state":"new","value":""}}}}},"version":"1.0"}"#
    #expect(text("fr", named: "Main.storyboard", files: ["Main.xcstrings": catalogue]).0 == "Name")
  }

  @Test(arguments: [("pt-BR", "pt_BR"), ("zh-CN", "zh-Hans"), ("zh-TW", "zh-Hant"), ("zh_HK", "zh-Hant")])
  func findsTheFolderOfALanguageByItsOtherNames(locale: String, folder: String) {
    let files = ["\(folder).lproj/Main.strings": #""l.text" = "Other";"#]
    #expect(text(locale, named: "Base.lproj/Main.storyboard", files: files) == ("Other", []))
  }

  @Test func saysOnlyWhatIsWrongWithABrokenFile() {
    let files = ["de.lproj/Main.strings": #""l.text" = Nachname Vorname;"#]
    let messages = text("de", named: "Base.lproj/Main.storyboard", files: files).1
    #expect(!messages.isEmpty && !messages.contains { $0.hasPrefix("there are no texts") })
  }

  @Test func saysThatALanguageIsNotThere() {
    let (shown, messages) = text("sv", named: "Main.storyboard", files: [:])
    #expect(shown == "Name")
    #expect(messages == ["there are no texts in 'sv' beside 'Main.storyboard'; its own are shown"])
  }
}

/// Files that may name each other upwards.
private struct AnyPlace: DocumentLoading {
  let files: [String: String]

  func load(_ path: String, relativeTo name: String) throws(LoadFailure) -> LoadedFile {
    var parts = name.split(separator: "/").dropLast().map(String.init)
    for part in path.split(separator: "/") {
      if part == ".." { _ = parts.popLast() } else { parts.append(String(part)) }
    }
    let full = parts.joined(separator: "/")
    guard let text = files[full] else { throw LoadFailure(.unreadableFile, "does not exist") }
    return LoadedFile(name: full, bytes: Array(text.utf8))
  }
}
