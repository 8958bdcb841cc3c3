/// Finds what a misspelt name was likely meant to be.
public enum Spelling {
  /// The candidate with the fewest edits to `name`, ties going to the earlier one; `nil` when even the best is
  /// further off than a third of its length (two edits for short names), which is where a guess stops helping.
  public static func nearest(to name: String, in candidates: some Sequence<String>) -> String? {
    let wanted = Array(name.lowercased().utf8.prefix(64))
    var best: (distance: Int, name: String)?
    for candidate in candidates {
      let known = Array(candidate.lowercased().utf8.prefix(64))
      let allowed = min(max(2, known.count / 3), max(1, max(known.count, wanted.count) - 1))
      let distance = editDistance(wanted, known)
      if distance <= allowed, distance < best?.distance ?? .max { best = (distance, candidate) }
    }
    return best?.name
  }

  /// `; did you mean 'x'?` where something is near, else nothing: the end of an "unknown name" message.
  public static func suggestion(for name: String, in candidates: some Sequence<String>) -> String {
    nearest(to: name, in: candidates).map { "; did you mean '\($0)'?" } ?? ""
  }

  /// Insertions, deletions, substitutions and swaps of neighbours (optimal string alignment).
  private static func editDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
    var beforePrevious = [Int](repeating: 0, count: b.count + 1)
    var previous = Array(0...b.count)
    var current = previous
    for i in 1...a.count {
      current[0] = i
      for j in 1...b.count {
        let substitution = previous[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
        current[j] = min(substitution, previous[j] + 1, current[j - 1] + 1)
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          current[j] = min(current[j], beforePrevious[j - 2] + 1)
        }
      }
      (beforePrevious, previous, current) = (previous, current, beforePrevious)
    }
    return previous[b.count]
  }
}
