import Diagnostics
import Foundation
import TableSyntax
import Testing

/// A binary property list out of the bytes of its objects; the first is the root, references have one byte.
private func file(_ objects: [[UInt8]], root: UInt8 = 0) -> [UInt8] {
  var bytes = Array("bplist00".utf8)
  var offsets: [UInt8] = []
  for object in objects {
    offsets += bigEndian(bytes.count, 4)
    bytes += object
  }
  let table = bytes.count
  return bytes + offsets + [0, 0, 0, 0, 0, 0, 4, 1] + bigEndian(objects.count, 8) + bigEndian(Int(root), 8)
    + bigEndian(table, 8)
}

private func bigEndian(_ number: Int, _ count: Int) -> [UInt8] {
  (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
}

private func encode(_ value: Any) throws -> [UInt8] {
  [UInt8](try PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0))
}

private func read(_ bytes: [UInt8]) -> ReadResult { readValue(bytes, as: .propertyListBinary) }

@Suite struct BinaryPropertyListTests {
  @Test func readsEveryKindOfValue() throws {
    let date = Date(timeIntervalSince1970: 1_777_714_860)
    let values: [Any] = [
      1, -5, 300, 2.5, Float(0.1), true, "é🎉", "plain", Data([1, 2]), date, ["k": [Any]()],
    ]
    let result = read(try encode(values))
    #expect(
      result.outline
        == #"[1, -5, 300, 2.5, 0.1, true, "é🎉", "plain", data[1, 2], 2026-05-02T09:41:00Z, {"k": []}]"#)
    #expect(result.diagnostics.isEmpty)
  }

  @Test func readsNumbersToTheLimitsOf64Bits() throws {
    let result = read(try encode([Int64.min, Int64.max, UInt64.max, 255, 65_535, 4_294_967_295] as [Any]))
    #expect(
      result.outline
        == "[-9223372036854775808, 9223372036854775807, 18446744073709551615, 255, 65535, 4294967295]")
  }

  /// Days from 1 January 2001: 365 × 100 and 24 or 25 leap days a century.
  @Test(arguments: [
    (36_524 * 86_400, "2101-01-01T00:00:00Z"), (-36_525 * 86_400, "1901-01-01T00:00:00Z"),
    (-1, "2000-12-31T23:59:59Z"), (-152_750 * 86_400, "1582-10-15T00:00:00Z"),
    (-152_751 * 86_400, "1582-10-04T00:00:00Z"), (-63_145_612_800, "0000-01-02T00:00:00Z"),
    (-63_114_076_800, "0001-01-01T00:00:00Z"),
  ])
  func readsDatesFarAwayByTheCalendarOfTheirTime(seconds: Int, text: String) throws {
    let date = Date(timeIntervalSinceReferenceDate: Double(seconds))
    #expect(read(try encode([date])).outline == "[\(text)]")
  }

  @Test func knowsWhereObjectsStand() throws {
    let bytes = file([[0xD1, 1, 2], [0x51, 0x61], [0xA1, 3], [0x09]])
    let root = try #require(read(bytes).value)
    guard case .dictionary(let entries) = root.content, case .array(let items) = entries[0].value.content
    else {
      Issue.record("not the values that were written")
      return
    }
    let ranges = [root.range, entries[0].keyRange, entries[0].value.range, items[0].range]
    #expect(ranges.map { Range($0) } == [8..<11, 11..<13, 13..<15, 15..<16])
  }

  @Test func warnsOfAKeyThatIsGivenTwice() {
    let result = read(file([[0xD2, 1, 1, 2, 3], [0x51, 0x61], [0x09], [0x08]]))
    #expect(result.outline == #"{"a": true, "a": false}"#)
    #expect(result.diagnostics.map(\.identifier) == [.duplicateIdentifier])
  }

  @Test(
    arguments: [
      ([[0xA1, 0]], "the binary property list is damaged: it contains itself"),
      (
        [[0xA1, 1], [0xD1, 2, 0], [0x51, 0x61]], "the binary property list is damaged: it contains itself"
      ),
      ([[0xA1, 9]], "the binary property list is damaged: an object refers to one that is not there"),
      (
        [[0xAF, 0x13, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]],
        "the binary property list is damaged: an object goes on past its end"
      ),
      ([[0x5F, 0x52]], "the binary property list is damaged: an object has no length"),
      ([[0x5F]], "the binary property list is damaged: an object has no length"),
      ([[0x1E]], "the binary property list is damaged: an object goes on past its end"),
      ([[0x7F]], "the binary property list is damaged: an object is of no known kind"),
      ([[0x53, 0x61, 0x00, 0x62]], "a string has a NUL character in it"),
      ([[0x61, 0x00, 0x00]], "a string has a NUL character in it"),
      ([[0x33, 0x7F, 0xF0, 0, 0, 0, 0, 0, 0]], "the binary property list is damaged: a date is no date"),
      ([[0x33, 0x7F, 0xF8, 0, 0, 0, 0, 0, 1]], "the binary property list is damaged: a date is no date"),
      (
        [[0x33, 0x7E, 0x37, 0xE4, 0x3C, 0x88, 0, 0x75, 0x9C]],
        "the binary property list is damaged: a date is no date"
      ),
    ] as [([[UInt8]], String)])
  func explainsWhatIsWrong(objects: [[UInt8]], message: String) {
    #expect(read(file(objects)).diagnostics.map(\.message) == [message])
  }

  @Test func refusesAFileThatUnfoldsToBillionsOfValues() {
    // Ten levels of arrays, each ten times the one below.
    let levels = (0..<10).map { [0xAA] + [UInt8](repeating: UInt8($0 + 1), count: 10) }
    #expect(read(file(levels + [[0x09]])).diagnostics.map(\.identifier) == [.limitExceeded])
  }

  @Test func refusesAFileThatUnfoldsToBillionsOfBytes() {
    let text = [0x5F, 0x12] + bigEndian(1_000_000, 4) + [UInt8](repeating: 0x78, count: 1_000_000)
    let array = [0xAF, 0x12] + bigEndian(10_000, 4) + [UInt8](repeating: 1, count: 10_000)
    #expect(read(file([array, text])).diagnostics.map(\.identifier) == [.limitExceeded])
  }

  @Test func readsSharedObjects() {
    #expect(read(file([[0xA3, 1, 1, 2], [0x51, 0x61], [0xA1, 1]])).outline == #"["a", "a", ["a"]]"#)
  }

  @Test func refusesWhatIsTooDeepOrTooMuch() {
    let levels = (0..<250).map { [0xA1, UInt8($0 + 1)] } + [[0x09]]
    #expect(read(file(levels)).value != nil)
    var limits = SyntaxLimits()
    limits.depth = 200
    let result = readValue(file(levels), as: .propertyListBinary, limits)
    #expect(result.diagnostics.map(\.message) == ["values are nested more than 200 deep"])
    limits.textBytes = 3
    let long = readValue(file([[0x54, 0x61, 0x61, 0x61, 0x61]]), as: .propertyListBinary, limits)
    #expect(long.diagnostics.map(\.identifier) == [.limitExceeded])
  }

  @Test func givesAValueOrAnErrorWhateverIsCutOrChanged() throws {
    let bytes = try encode(
      [
        "a": [1, "two", ["three": 3.0]], "b": Data(count: 40), "c": Date(timeIntervalSince1970: 0), "é": true,
      ]
        as [String: Any])
    for length in 0..<bytes.count { #expect(read(Array(bytes[..<length])).value == nil, "cut at \(length)") }
    for index in bytes.indices {
      for value in [0, 1, 0x7F, 0xA1, 0xD1, 0xFF] as [UInt8] {
        var mutated = bytes
        mutated[index] = value
        _ = read(mutated)
      }
    }
  }
}
