import Testing

@testable import Diagnostics

@Suite struct LineTableTests {
  @Test func countsScalarsInLinesOfEveryLength() {
    for length in [0, 1, 1023, 1024, 1025, 5000] {
      let text = "é\n" + String(repeating: "表", count: length) + "x\ny"
      let table = LineTable(Array(text.utf8))
      let start = "é\n".utf8.count
      #expect(table.position(of: 0) == SourcePosition(line: 1, column: 1))
      #expect(table.position(of: UInt32(start)) == SourcePosition(line: 2, column: 1))
      #expect(
        table.position(of: UInt32(start + 3 * length)) == SourcePosition(line: 2, column: length + 1))
      #expect(table.position(of: UInt32(text.utf8.count)) == SourcePosition(line: 3, column: 2))
      #expect(table.position(of: .max) == SourcePosition(line: 3, column: 2))
    }
  }

  @Test func costsLittleInALineOfMegabytes() {
    let table = LineTable([UInt8](repeating: 0x61, count: 4_000_000))
    let positions = stride(from: UInt32(0), to: 4_000_000, by: 100).map { table.position(of: $0) }
    #expect(positions.count == 40_000)
    #expect(positions.last == SourcePosition(line: 1, column: 3_999_901))
  }
}
