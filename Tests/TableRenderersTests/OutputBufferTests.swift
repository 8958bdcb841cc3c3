import Testing

@testable import TableRenderers

@Suite struct OutputBufferTests {
  @Test(arguments: [
    (60.5, "60.5"), (44, "44"), (43.66666, "43.667"), (-0.0, "0"), (-0.0001, "0"), (-1.25, "-1.25"),
    (0.05, "0.05"), (1e300, "1000000000000000"), (.infinity, "0"), (.nan, "0"), (1234567.891, "1234567.891"),
  ])
  func writesLengthsInTheirShortestForm(length: Double, expected: String) {
    #expect(OutputBuffer.text(length) == expected)
  }

  @Test func handsOnChunksInOrderAndKeepsNothing() {
    var chunks: [[UInt8]] = []
    var out = OutputBuffer { chunks.append($0) }
    for number in 0..<20_000 {
      out.append(number)
      out.append(",")
      out.flushIfFull()
    }
    #expect(out.finish().isEmpty)
    #expect(chunks.count > 1)
    let expected = (0..<20_000).map { "\($0)," }.joined()
    #expect(String(decoding: chunks.joined(), as: UTF8.self) == expected)
  }

  @Test func writesOtherTextForTheBytesThatNeedIt() {
    var out = OutputBuffer()
    out.append("a&b&", escaping: { $0 == UInt8(ascii: "&") ? "+" : nil })
    out.append("&", escaping: { $0 == UInt8(ascii: "&") ? "and" : nil })
    #expect(String(decoding: out.finish(), as: UTF8.self) == "a+b+and")
  }

  @Test func staysEmptyWhereItIsMuted() {
    var out = OutputBuffer.muted
    out.append("a")
    out.append("b" as String)
    out.append(1)
    out.append(2.5)
    out.append("c", escaping: { _ in nil })
    #expect(out.finish().isEmpty)
  }
}
