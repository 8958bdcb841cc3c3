extension Double {
  /// Between -bound and bound; 0 for what is no number.
  func clamped(to bound: Double) -> Double { isNaN ? 0 : min(bound, max(-bound, self)) }
}
