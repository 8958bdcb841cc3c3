import Foundation
import TableModel
import TestSupport
import Testing
import TextMeasurement

/// Holds measured widths against the widths of labels that Interface Builder recorded.
@Suite struct LabelScoreTests {
  @Test(.enabled(if: SharedFolder.contains("facts/labels.csv"), "needs the recorded labels"))
  func agreesWithRecordedLabels() throws {
    var score = LabelScore()
    for label in try RecordedLabel.all() { score.add(label) }
    print(score.table)
    #expect(score.share(.regular, within: 0.51) >= 0.95)
    #expect(score.share(.regular, within: 1.01) >= 0.97)
    #expect(score.share(.medium, within: 0.51) >= 0.92)
    #expect(score.share(.semibold, within: 0.51) >= 0.86)
    #expect(score.share(.bold, within: 0.51) >= 0.96)
    #expect(score.share(.regular, within: 1.01, isLarge: true) >= 0.54)
  }
}

private struct LabelScore {
  private var errors: [String: [Double]] = [:]
  private let measurers = [
    TrackingGeneration.firstFaces: SystemTextMeasurer(generation: .firstFaces),
    .separateFaces: SystemTextMeasurer(generation: .separateFaces),
    .opticalSizes: SystemTextMeasurer(generation: .opticalSizes),
  ]

  mutating func add(_ label: RecordedLabel) {
    let block = measurers[label.generation]?.layOut(
      label.text, font: .system(label.pointSize, label.weight),
      paragraph: ParagraphStyle(grid: PixelGrid(scale: label.pixelsPerPoint)))
    let error = abs((block?.size.width ?? .infinity) - label.width)
    errors[key(label.weight, label.pointSize >= 20), default: []].append(error)
  }

  func share(_ weight: FontWeight, within limit: Double, isLarge: Bool = false) -> Double {
    let errors = errors[key(weight, isLarge), default: []]
    return Double(errors.count { $0 <= limit }) / Double(max(1, errors.count))
  }

  private func key(_ weight: FontWeight, _ isLarge: Bool) -> String {
    weight.rawValue + (isLarge ? ", 20 points and more" : "")
  }

  var table: String {
    errors.keys.sorted().map { key in
      let errors = errors[key, default: []]
      let half = 100 * Double(errors.count { $0 <= 0.51 }) / Double(errors.count)
      let one = 100 * Double(errors.count { $0 <= 1.01 }) / Double(errors.count)
      return String(
        format: "  %4d labels, %5.1f %% within 0.5 pt, %5.1f %% within 1 pt: ", errors.count, half, one)
        + key
    }.joined(separator: "\n")
  }
}

private struct RecordedLabel {
  let text: String
  let weight: FontWeight
  let pointSize: Double
  let width: Double
  /// At @3x labels laid out by constraints took whole points until iOS 14.
  let pixelsPerPoint: Double
  let generation: TrackingGeneration

  /// The labels of the San Francisco era whose recorded width is that of their text.
  static func all() throws -> [RecordedLabel] {
    let text = try String(contentsOfFile: SharedFolder.path("facts/labels.csv"), encoding: .utf8)
    var rows = CSV.rows(text)
    let header = rows.removeFirst()
    return rows.compactMap { RecordedLabel(Dictionary(uniqueKeysWithValues: zip(header, $0))) }
  }

  private init?(_ row: [String: String]) {
    guard let tools = Int(row["toolsVersion"] ?? ""), tools >= 8000, row["tamic"] == "NO",
      ["", "1"].contains(row["lines"]), (Int(row["hpins"] ?? "") ?? 0) < 2,
      ["", "0"].contains(row["widthCon"]),
      row["misplaced"] == "", row["ambiguous"] == "", row["fontType"] != "named", let text = row["text"],
      !text.isEmpty, !text.contains("\n"), let width = Double(row["w"] ?? "")
    else { return nil }
    self.text = text
    self.width = width
    let scale = Double(row["scale"] ?? "") ?? 2
    pixelsPerPoint = scale == 3 && tools < 17000 ? 1 : scale
    generation = tools < 13000 ? .firstFaces : tools < 17000 ? .separateFaces : .opticalSizes
    if let style = Self.styles[row["fontStyle"] ?? ""] {
      let category: ContentSizeCategory =
        tools < 11000 ? .medium : 18122...20037 ~= tools ? .extraSmall : .large
      pointSize = style.pointSize(at: category)
      weight = style == .headline && tools < 11000 ? .regular : style.weight
    } else {
      let points = Double(row["pointSize"] ?? "") ?? 17
      pointSize = points > 0 ? points : tools >= 17000 ? 12 : 17
      weight = row["fontType"] == "boldSystem" ? .bold : FontWeight(rawValue: row["weight"] ?? "") ?? .regular
    }
  }

  private static let styles: [String: TextStyle] = [
    "UICTFontTextStyleBody": .body, "UICTFontTextStyleHeadline": .headline,
    "UICTFontTextStyleFootnote": .footnote, "UICTFontTextStyleTitle1": .title1,
    "UICTFontTextStyleTitle0": .largeTitle, "UICTFontTextStyleSubhead": .subheadline,
    "UICTFontTextStyleCallout": .callout,
  ]
}

private enum CSV {
  /// Quoted fields may hold commas and line breaks.
  static func rows(_ text: String) -> [[String]] {
    var rows: [[String]] = [[]]
    var field = ""
    var isQuoted = false
    for character in text {
      switch character {
      case "\"": isQuoted.toggle()
      case "," where !isQuoted:
        rows[rows.count - 1].append(field)
        field = ""
      case "\n" where !isQuoted, "\r\n" where !isQuoted:
        rows[rows.count - 1].append(field)
        field = ""
        rows.append([])
      default: field.append(character)
      }
    }
    return rows.filter { $0.count > 1 }
  }
}
