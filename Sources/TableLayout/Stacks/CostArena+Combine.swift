extension CostArena {
  /// The function of several views that have one length in common: the sum.
  ///
  /// - Parameters:
  ///   - lead: the length that nothing fits into; the result falls steeply up to it.
  ///   - hugging: where views keep their own length in a longer whole, the level at which the whole keeps to the
  ///     longest of them; `nil` where all take the whole.
  mutating func sum(_ inputs: [CostInput], lead: Double, hugging: Int? = nil) -> Cost {
    let start = ends.count
    gatherEnds(inputs, fallingOnly: hugging != nil)
    appendLead(lead)
    appendFlatPiece(to: .infinity)
    if let hugging { slopes[slopes.count - levels + hugging] = 1 }
    for input in inputs where hugging == nil || sign(input.cost.start) < 0 {
      add(input.cost.start, times: input.scale)
    }
    for piece in pieces {
      let last = ends.count - 1
      let begin = last == start ? 0 : ends[last - 1]
      if piece.length > begin {
        ends[last] = piece.length
        appendCopy(of: last)
      }
      add(piece.index, times: -piece.scale)
      if hugging == nil || sign(piece.index + 1) < 0 { add(piece.index + 1, times: piece.scale) }
    }
    return Cost(start: start, count: ends.count - start)
  }

  /// The function of several views that stand in a row: the cheapest division of each length.
  ///
  /// - Parameters:
  ///   - lead: the gaps between the views and the margins around them; may be negative where views overlap.
  ///   - gapHugging: where gaps grow rather than views, the level at which they are kept small.
  mutating func divide(_ inputs: [CostInput], lead: Double, gapHugging: Int? = nil) -> Cost {
    let start = ends.count
    gatherLengths(inputs)
    sortPieces()
    appendLead(lead)
    var end = lead
    for piece in pieces {
      if gapHugging != nil, sign(piece.index) >= 0 { break }
      end += piece.length
      if end <= 0 { continue }
      appendFlatPiece(to: end)
      add(piece.index, times: 1)
      if end == .infinity { break }
    }
    if end < .infinity {
      appendFlatPiece(to: .infinity)
      if let gapHugging { slopes[slopes.count - levels + gapHugging] = 1 }
    }
    return Cost(start: start, count: ends.count - start)
  }

  private mutating func appendLead(_ lead: Double) {
    guard lead > 0 else { return }
    appendFlatPiece(to: lead)
    slopes[slopes.count - levels] = -1e6
  }

  private mutating func add(_ source: Int, times factor: Double) {
    let target = slopes.count - levels
    for level in 0..<levels { slopes[target + level] += slopes[source * levels + level] * factor }
  }

  private mutating func appendCopy(of index: Int) {
    ends.append(.infinity)
    for level in 0..<levels { slopes.append(slopes[index * levels + level]) }
  }

  /// Where the inputs' slopes change, in the common length, in order.
  private mutating func gatherEnds(_ inputs: [CostInput], fallingOnly: Bool) {
    pieces.removeAll(keepingCapacity: true)
    for (number, input) in inputs.enumerated() {
      for index in input.cost.start..<input.cost.start + input.cost.count - 1 {
        if fallingOnly, sign(index) >= 0 { break }
        let end = (ends[index] - input.offset) / input.scale
        pieces.append(Piece(index: index, input: number, length: end, scale: input.scale))
      }
    }
    sortPieces { _, a, b in a.length < b.length || (a.length == b.length && a.index < b.index) }
  }

  mutating func gatherLengths(_ inputs: [CostInput]) {
    pieces.removeAll(keepingCapacity: true)
    for (number, input) in inputs.enumerated() {
      for index in input.cost.start..<input.cost.start + input.cost.count {
        pieces.append(
          Piece(index: index, input: number, length: length(index, of: input.cost), scale: 1))
      }
    }
  }

  /// The cheapest piece first. Of several equally cheap ones, the last view keeps its length first and the first
  /// one grows first: the order of the arranged views decides.
  mutating func sortPieces() {
    sortPieces { arena, a, b in
      let order = arena.order(a, b)
      if order != 0 { return order < 0 }
      if a.input == b.input { return a.index < b.index }
      return arena.sign(a.index) < 0 ? a.input > b.input : a.input < b.input
    }
  }

  /// Short lists by insertion, which allocates nothing.
  private mutating func sortPieces(by precedes: (borrowing CostArena, Piece, Piece) -> Bool) {
    var list: [Piece] = []
    swap(&list, &pieces)
    if list.count > 24 {
      list.sort { precedes(self, $0, $1) }
    } else if list.count > 1 {
      for index in 1..<list.count {
        let piece = list[index]
        var place = index
        while place > 0, precedes(self, piece, list[place - 1]) {
          list[place] = list[place - 1]
          place -= 1
        }
        list[place] = piece
      }
    }
    swap(&list, &pieces)
  }
}
