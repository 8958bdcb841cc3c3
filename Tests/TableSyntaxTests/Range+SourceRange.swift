import Diagnostics

extension Range<Int> {
  init(_ range: SourceRange) { self = Int(range.lowerBound)..<Int(range.upperBound) }
}
