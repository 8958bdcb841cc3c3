extension CostArena {
  /// Divides a room among views that stand in a row, at the least cost; what level pieces take is shared equally.
  mutating func distribute(_ room: Double, among inputs: [CostInput], into lengths: inout [Double]) {
    for index in lengths.indices { lengths[index] = 0 }
    gatherLengths(inputs)
    sortPieces()
    var rest = room
    var index = 0
    while index < pieces.count, rest > 0 {
      if sign(pieces[index].index) == 0 {
        let end = endOfLevelPieces(from: index)
        share(&rest, among: index..<end, into: &lengths)
        index = end
      } else {
        let taken = min(rest, pieces[index].length)
        lengths[pieces[index].input] += taken
        rest -= taken
        index += 1
      }
    }
  }

  private func endOfLevelPieces(from start: Int) -> Int {
    var end = start
    while end < pieces.count, sign(pieces[end].index) == 0 { end += 1 }
    return end
  }

  /// Fills pieces evenly, the short ones to their length.
  private mutating func share(
    _ rest: inout Double, among range: Range<Int>, into lengths: inout [Double]
  ) {
    pieces[range].sort { $0.length < $1.length || ($0.length == $1.length && $0.input < $1.input) }
    for index in range {
      let taken = min(pieces[index].length, rest / Double(range.upperBound - index))
      lengths[pieces[index].input] += taken
      rest -= taken
    }
  }
}
