import Diagnostics
import TableModel
import Testing

@Suite struct CellValueTests {
  @Test func takesItsTextFromItsSource() {
    let value = CellValue("k", standingIn: Array("<a>Grüße an alle Leute</a>".utf8), at: range(3, 25))
    #expect(value.text == "Grüße an alle Leute<")  // 19 characters in 21 bytes, then one more
    #expect(value.range == range(3, 25))
  }

  @Test func equalsAValueWithACopyOfTheText() {
    let shared = CellValue("k", standingIn: Array("<a>text</a>".utf8), at: range(3, 7))
    let own = CellValue("k", "text", at: range(3, 7))
    #expect(shared == own && shared.hashValue == own.hashValue)
    #expect(shared != CellValue("k", "text"))
  }

  @Test func keepsItsPlaceWhenItsTextChanges() {
    var value = CellValue("k", standingIn: Array("<a>text</a>".utf8), at: range(3, 7))
    value.text = "other"
    #expect(value.text == "other" && value.range == range(3, 7))
  }

  @Test func hasNoTextOutsideItsSource() {
    #expect(CellValue("k", standingIn: [65], at: range(0, 9)).text.isEmpty)
  }

  @Test func knowsWhereItHasNoPlace() {
    #expect(CellValue("k", "text").range == nil)
  }

  @Test func staysSmall() {
    #expect(MemoryLayout<CellValue>.stride == 48)  // 16 key + 17 text, to 20 + 12 place
    #expect(MemoryLayout<TableCell>.stride <= 88)
  }

  private func range(_ lower: Int, _ upper: Int) -> SourceRange {
    SourceRange(source: SourceID(index: 0), lowerBound: lower, upperBound: upper)
  }
}
