/// Finds the longest run of numbers that increase, not necessarily neighbours.
enum LongestIncreasing {
  /// The places of one longest strictly increasing subsequence, in order. O(n log n).
  static func places(in numbers: [Int32]) -> [Int] {
    // The place of the smallest number that ends a run of each length.
    var ends: [Int32] = []
    var before = [Int32](repeating: -1, count: numbers.count)
    for (place, number) in numbers.enumerated() {
      var low = 0
      var high = ends.count
      if let last = ends.last, numbers[Int(last)] < number { low = high }
      while low < high {
        let middle = (low + high) / 2
        if numbers[Int(ends[middle])] < number { low = middle + 1 } else { high = middle }
      }
      if low > 0 { before[place] = ends[low - 1] }
      if low == ends.count { ends.append(Int32(place)) } else { ends[low] = Int32(place) }
    }
    var places: [Int] = []
    places.reserveCapacity(ends.count)
    var place = ends.last ?? -1
    while place >= 0 {
      places.append(Int(place))
      place = before[Int(place)]
    }
    return places.reversed()
  }

  static func isIncreasing(_ numbers: [Int32]) -> Bool {
    for index in numbers.indices.dropFirst() where numbers[index] <= numbers[index - 1] { return false }
    return true
  }
}
