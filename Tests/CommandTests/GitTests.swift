import Foundation
import TestSupport
import Testing

/// Runs the tool as git does, inside a repository.
@Suite struct GitTests {
  /// A repository with tables in it that is gone after the test.
  private final class Repository {
    let folder = FileManager.default.temporaryDirectory.appending(path: "repository-\(UUID().uuidString)")

    init() throws {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try git("init", "--quiet")
      let tool = "'\(Program.tablerender.path())' diff"
      try git("config", "diff.table.command", tool)
      try git("config", "diff.table.textconv", tool)
      try git("config", "difftool.table.cmd", tool + " \"$LOCAL\" \"$REMOTE\"")
      try git("config", "core.fileMode", "true")
      try write("*.xml diff=table\n", to: ".gitattributes")
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    @discardableResult
    func git(_ words: String...) throws -> String {
      let names = ["AUTHOR", "COMMITTER"].flatMap { ["GIT_\($0)_NAME", "GIT_\($0)_EMAIL"] }
      var environment = Dictionary(uniqueKeysWithValues: names.map { ($0, "tester") })
      environment["GIT_CONFIG_GLOBAL"] = "/dev/null"
      environment["GIT_PAGER"] = "cat"
      let result = try Program.run(
        ["git"] + words, with: URL(filePath: "/usr/bin/env"), in: folder, environment: environment)
      #expect(result.status == 0, "git \(words): \(result.errors)")
      #expect(result.errors.isEmpty, "git \(words): \(result.errors)")
      return result.text
    }

    func write(_ text: String, to path: String) throws {
      let url = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }

    func commitAll() throws {
      try git("add", "--all")
      try git("commit", "--quiet", "--message", "Next")
    }
  }

  private static let page = """
    <table><templates src="cells.xml"/><section id="s"><header>Fruit</header>
    <cell id="a" template="line"><value key="name">Apples</value></cell>
    <cell id="b" template="line"><value key="name">Pears</value></cell></section></table>
    """
  private static let cells = #"<templates><template id="line"><label text="{name}"/></template></templates>"#

  private func repository() throws -> Repository {
    let repository = try Repository()
    try repository.write(Self.page, to: "pages/page.xml")
    try repository.write(Self.cells, to: "pages/cells.xml")
    try repository.commitAll()
    return repository
  }

  @Test func tellsRowsInGitDiffAndFindsLibrariesBesideThePage() throws {
    let repository = try repository()
    try repository.write(Self.page.replacing("Pears", with: "Plums"), to: "pages/page.xml")
    let text = try repository.git("diff")
    let lines = """
      --- a/pages/page.xml
      +++ b/pages/page.xml
      @@ section 0 s 'Fruit'
      ~ row 0,1 b 'Plums'
          name: Pears → Plums
      1 row updated;
      """
    #expect(text.hasPrefix(lines))
  }

  /// The other revision of the library is not to be had: git gives those of one file.
  @Test func saysThatALibraryIsReadAsItIsNow() throws {
    let repository = try repository()
    try repository.write(Self.page.replacing("Pears", with: "Plums"), to: "pages/page.xml")
    let text = try repository.git("diff")
    #expect(text.hasSuffix("note: both revisions have the templates of pages/cells.xml as it is now\n"))
    #expect(try !repository.git("diff", "--stat").contains("note"))
  }

  @Test func tellsAddedAndDeletedFilesAsAWhole() throws {
    let repository = try repository()
    try repository.write("<table><cell id=\"x\" text=\"X\"/></table>", to: "added.xml")
    try repository.git("add", "--intent-to-add", "added.xml")
    try FileManager.default.removeItem(at: repository.folder.appending(path: "pages/page.xml"))
    let text = try repository.git("diff")
    #expect(text.contains("--- /dev/null\n+++ b/added.xml\n@@ table\n+ table (1 row)\n"))
    #expect(text.contains("--- a/pages/page.xml\n+++ /dev/null\n@@ table\n- table (2 rows)\n"))
  }

  @Test func tellsRenamesWithWhatChangedInTheFile() throws {
    let repository = try repository()
    try repository.git("mv", "pages/page.xml", "pages/fruit.xml")
    try repository.write(Self.page.replacing("Pears", with: "Plums"), to: "pages/fruit.xml")
    try repository.git("add", "--all")
    let text = try repository.git("diff", "--cached", "--find-renames")
    #expect(
      text.hasPrefix("rename pages/page.xml → pages/fruit.xml\n--- a/pages/page.xml\n+++ b/pages/fruit.xml\n")
    )
    #expect(text.contains("name: Pears → Plums"))
  }

  @Test func tellsModesThatChangedAlone() throws {
    let repository = try repository()
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: repository.folder.appending(path: "pages/page.xml").path())
    #expect(try repository.git("diff") == "mode 100644 → 100755 of pages/page.xml\n")
  }

  @Test func writesLinesForTextConversion() throws {
    let repository = try repository()
    try repository.write(Self.page.replacing("Pears", with: "Plums"), to: "pages/page.xml")
    let text = try repository.git("diff", "--no-ext-diff", "--unified=0")
    #expect(text.contains("-      name = \"Pears\"\n+      name = \"Plums\"\n"))
  }

  @Test func leavesAFileThatIsNoTableToGit() throws {
    let repository = try repository()
    try repository.write("<table>\n<cell text='A'\n", to: "pages/page.xml")
    try repository.write(Self.cells.replacing("name", with: "title"), to: "pages/cells.xml")
    let text = try repository.git("diff", "--no-ext-diff", "--unified=0")
    #expect(text.contains("+<cell text='A'\n"))
    #expect(text.contains("+  label text=\"{title}\"\n"))
  }

  @Test func comparesAsADifftool() throws {
    let repository = try repository()
    try repository.write(Self.page.replacing("Pears", with: "Plums"), to: "pages/page.xml")
    let text = try repository.git("difftool", "--no-prompt", "--tool=table")
    #expect(text.contains("name: Pears → Plums"))
  }
}
