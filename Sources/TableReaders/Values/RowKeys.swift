/// The keys under which data has what a table needs: the names that are no attribute's.
enum RowKeys {
  static let sections = "sections"
  /// Where a section has its rows; the first that is there counts.
  static let rows = ["rows", "cells", "items"]
  /// Where a section has its header; the first that is there counts.
  static let headers = ["header", "title"]
  static let footer = "footer"
  static let leadingActions = "leadingActions"
  static let trailingActions = "trailingActions"
  static let menu = "menu"
  static let indexTitles = "sectionIndexTitles"
  /// Keys that name a thing, in data that has no `text`; upper and lower case are the same.
  static let likelyTexts = ["title", "name", "label", "headline", "heading", "subject", "caption"]
  /// Keys that say more of it.
  static let likelyDetails = ["subtitle", "description", "summary", "comment", "message", "note", "value"]
}
