import Foundation
import TestSupport
import Testing

/// Pages that can be operated.
enum InteractivePages {
  /// Today: bread (Done | Delete, Later), bicycle (Done | Later, Delete, no full swipe), plants, new (inserts); this week:
  /// letter (selected), piano, rent (neither edited nor selected); some day: nothing.
  static func chores(_ options: String...) throws -> String {
    let sample = try #require(Sample.all.first { $0.name == "chores" })
    return try sample.page(["--interactive"] + options)
  }

  static func sample(_ name: String, _ options: [String] = []) throws -> String {
    let sample = try #require(Sample.all.first { $0.name == name })
    return try sample.page(["--interactive"] + options)
  }

  static func page(_ document: String, _ options: String...) throws -> String {
    let result = try Program.run(["-", "--format", "html", "--interactive"] + options, input: document)
    #expect(result.errors == "")
    #expect(result.status == 0)
    return result.text
  }
}
