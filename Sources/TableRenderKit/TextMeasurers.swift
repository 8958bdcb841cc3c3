import TableModel
import TextMeasurement

/// One measurer of texts for each generation of the system font that a run meets.
struct TextMeasurers {
  private let fontFiles: [String]
  private var measurers: [(generation: TrackingGeneration, measurer: SystemTextMeasurer)] = []

  init(fontFiles: [String] = []) { self.fontFiles = fontFiles }

  subscript(generation: TrackingGeneration) -> SystemTextMeasurer {
    mutating get {
      if let known = measurers.first(where: { $0.generation == generation }) { return known.measurer }
      let measurer = SystemTextMeasurer(generation: generation, fontFiles: fontFiles)
      measurers.append((generation, measurer))
      return measurer
    }
  }

  /// What all of them had to put in the place of something else, in order of first need.
  var substitutes: [FontReport.Entry] {
    var found: [FontReport.Entry] = []
    for entry in measurers.flatMap({ $0.measurer.report.entries })
    where entry.isSubstitute && !found.contains(entry) {
      found.append(entry)
    }
    return found
  }

  /// Of the first one used.
  var report: FontReport { measurers.first?.measurer.report ?? SystemTextMeasurer().report }
}

extension TrackingGeneration {
  /// What a profile's texts are measured by.
  init(_ profile: OSProfile) { self = profile == .iOS12 ? .separateFaces : .opticalSizes }

  /// What the canvas of a version had.
  ///
  /// Source: regressions over recorded labels of each group of versions.
  init(_ version: ToolsVersion) { self = Self.versions[version] }

  private static let versions = ByVersion<TrackingGeneration>(
    .firstFaces, (13_000, .separateFaces), (17_000, .opticalSizes))
}
