/// Finds a longest common subsequence of two lists of numbers, in linear space.
///
/// Time grows with the length and with the square of the differences, up to a budget: where it is spent, what is
/// left has no pairs. Source: E. W. Myers, "An O(ND) Difference Algorithm and Its Variations", Algorithmica 1, 1986.
enum CommonSequence {
  /// Places in the two lists of one common number, in no particular order.
  ///
  /// - Parameter budget: how many steps along diagonals may be taken; those that are left.
  static func pairs(of a: [Int32], _ b: [Int32], budget: inout Int) -> [(old: Int, new: Int)] {
    let count = a.count + b.count + 4
    return a.withUnsafeBufferPointer { first in
      b.withUnsafeBufferPointer { second in
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: 2 * count) { reach in
          reach.initialize(repeating: 0)
          var search = SequenceSearch(
            a: first, b: second, forward: .init(rebasing: reach[..<count]),
            backward: .init(rebasing: reach[count...]), budget: budget)
          search.find(SequenceSearch.Box(first.indices, second.indices))
          budget = search.budget
          return search.pairs
        }
      }
    }
  }
}

/// The search for one common subsequence, in memory that lives as long as it.
private struct SequenceSearch {
  let a: UnsafeBufferPointer<Int32>
  let b: UnsafeBufferPointer<Int32>
  /// How far each diagonal was followed from the beginning, and from the end.
  let forward: UnsafeMutableBufferPointer<Int32>
  let backward: UnsafeMutableBufferPointer<Int32>
  var budget: Int
  var pairs: [(old: Int, new: Int)] = []

  /// A part of each list.
  struct Box {
    var old: Range<Int>
    var new: Range<Int>

    init(_ old: Range<Int>, _ new: Range<Int>) { (self.old, self.new) = (old, new) }
  }

  mutating func find(_ whole: Box) {
    let box = trimmed(whole)
    guard !box.old.isEmpty, !box.new.isEmpty, let (i, j) = middle(of: box) else { return }
    let isCorner =
      (i, j) == (box.old.lowerBound, box.new.lowerBound) || (i, j) == (box.old.upperBound, box.new.upperBound)
    guard !isCorner else { return }
    find(Box(box.old.lowerBound..<i, box.new.lowerBound..<j))
    find(Box(i..<box.old.upperBound, j..<box.new.upperBound))
  }

  /// What is left once equal numbers at the beginning and at the end are paired.
  private mutating func trimmed(_ box: Box) -> Box {
    var (i, j) = (box.old.lowerBound, box.new.lowerBound)
    var (endI, endJ) = (box.old.upperBound, box.new.upperBound)
    while i < endI, j < endJ, a[i] == b[j] {
      pairs.append((i, j))
      (i, j) = (i + 1, j + 1)
    }
    while i < endI, j < endJ, a[endI - 1] == b[endJ - 1] {
      (endI, endJ) = (endI - 1, endJ - 1)
      pairs.append((endI, endJ))
    }
    return Box(i..<endI, j..<endJ)
  }

  /// A place in the middle of a shortest way through a box; `nil` where the budget is spent.
  private mutating func middle(of box: Box) -> (old: Int, new: Int)? {
    let (width, height) = (box.old.count, box.new.count)
    let (delta, zero) = (width - height, height + 1)
    for edge in [0, zero + width + 1] { (forward[edge], backward[edge]) = (-1, -1) }
    (forward[zero + 1], backward[zero + 1]) = (0, 0)
    for distance in 0...((width + height + 1) / 2) {
      let lowest = distance <= height ? -distance : (distance - height) % 2 - height
      let highest = distance <= width ? distance : width - (distance - width) % 2
      budget -= highest - lowest + 2
      guard budget > 0 else { return nil }
      for isBack in [false, true] {
        let (reach, opposite) = isBack ? (backward, forward) : (forward, backward)
        let isMeeting = (delta % 2 == 0) == isBack
        for diagonal in stride(from: lowest, through: highest, by: 2) {
          let start = Self.next(
            reach, zero + diagonal, isLow: diagonal == -distance, isHigh: diagonal == distance)
          let x = follow(box, start, start - diagonal, isBack: isBack)
          reach[zero + diagonal] = Int32(truncatingIfNeeded: x)
          let (y, other) = (x - diagonal, delta - diagonal)
          guard isMeeting, other.magnitude <= (isBack ? distance : distance - 1), x <= width, y <= height,
            x + Int(opposite[zero + other]) >= width
          else { continue }
          return isBack
            ? (box.old.upperBound - x, box.new.upperBound - y)
            : (box.old.lowerBound + x, box.new.lowerBound + y)
        }
      }
    }
    return nil
  }

  /// How far a diagonal is reached from its neighbours by one number left out.
  private static func next(
    _ reach: UnsafeMutableBufferPointer<Int32>, _ place: Int, isLow: Bool, isHigh: Bool
  ) -> Int {
    let isDown = isLow || (!isHigh && reach[place - 1] < reach[place + 1])
    return Int(isDown ? reach[place + 1] : reach[place - 1] + 1)
  }

  /// How far equal numbers go on from a place of a box, counted from its beginning, or back from its end.
  private func follow(_ box: Box, _ x: Int, _ y: Int, isBack: Bool) -> Int {
    let limit = min(box.old.count - x, box.new.count - y)
    var count = 0
    if isBack {
      let (i, j) = (box.old.upperBound - x - 1, box.new.upperBound - y - 1)
      while count < limit, a[i - count] == b[j - count] { count += 1 }
    } else {
      let (i, j) = (box.old.lowerBound + x, box.new.lowerBound + y)
      while count < limit, a[i + count] == b[j + count] { count += 1 }
    }
    return x + count
  }
}
