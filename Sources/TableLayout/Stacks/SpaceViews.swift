import TableModel

/// The distributions that place views by a rule of their own, rather than by what each length costs.
extension TemplateLayout {
  /// Each view has the share of the room that its own length is of all lengths and gaps; the last one takes what
  /// remains.
  mutating func divideProportionally(_ room: Double, _ gaps: Double) {
    let total = lengths.reduce(gaps, +)
    let count = Double(children.count)
    var rest = max(0, room - gaps)
    for index in lengths.indices {
      let isLast = index == lengths.count - 1
      let share = total > 0 ? lengths[index] / total * room : room / count
      lengths[index] = isLast ? rest : min(rest, share)
      rest -= lengths[index]
    }
  }

  /// Keeps the views at their own lengths and shares what is left among the gaps.
  mutating func spaceEqually(from start: Double, _ room: Double, _ axis: LayoutAxis) {
    let gap = (room - lengths.reduce(0, +)) / Double(children.count - 1)
    var position = start
    for (index, child) in children.enumerated() {
      set(child, axis, position: position, length: lengths[index])
      position += lengths[index] + gap
    }
  }

  /// Puts the centres equally far apart; where two views would come nearer than the spacing, they keep it and the
  /// others share what is left.
  mutating func centerEqually(
    _ stack: StackAttributes, from start: Double, _ room: Double, _ axis: LayoutAxis
  ) {
    var distances = (1..<lengths.count).map {
      (lengths[$0 - 1] + lengths[$0]) / 2 + gap(after: $0 - 1, stack)
    }
    let widestFirst = distances.indices.sorted {
      distances[$0] > distances[$1] || (distances[$0] == distances[$1] && $0 < $1)
    }
    var rest = room - (lengths[0] + lengths[lengths.count - 1]) / 2
    for (taken, index) in widestFirst.enumerated() {
      let share = rest / Double(distances.count - taken)
      distances[index] = max(distances[index], share)
      rest -= distances[index]
    }
    var center = start + lengths[0] / 2
    for (index, child) in children.enumerated() {
      set(child, axis, position: center - lengths[index] / 2, length: lengths[index])
      if index < distances.count { center += distances[index] }
    }
  }
}
