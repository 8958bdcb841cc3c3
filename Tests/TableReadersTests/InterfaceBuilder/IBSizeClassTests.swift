import Diagnostics
import TableModel
import TableReaders
import Testing

/// Which variations by size class a file is read with.
@Suite struct IBSizeClassTests {
  private let file = storyboard(
    prototype(
      "<view translatesAutoresizingMaskIntoConstraints='NO' id='a'/>",
      constraints: """
        <constraint firstItem='a' firstAttribute='leading' secondItem='v' secondAttribute='leading' constant='16' id='k'>
        <variation key='widthClass=regular' constant='200'/></constraint>
        """))

  private func constant(screenWidth: Double?) -> Double? {
    var library = SourceLibrary()
    var diagnostics = DiagnosticList()
    let reader = TableReader(screenWidth: screenWidth)
    let document = reader.read(
      Array(file.utf8), named: "Main.storyboard", library: &library, diagnostics: &diagnostics)
    return document?.templates.first?.constraints.first?.constant
  }

  @Test func keepsToTheCanvasWhereNoOtherScreenIsAskedFor() {
    #expect(constant(screenWidth: nil) == 16)
  }

  @Test(arguments: [(320.0, 16.0), (440, 16), (744, 200), (1024, 200)])
  func takesTheVariationsOfTheScreenThatIsAskedFor(width: Double, constant: Double) {
    #expect(self.constant(screenWidth: width) == constant)
  }
}
