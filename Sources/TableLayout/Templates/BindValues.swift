import Diagnostics
import TableModel

extension TemplateLayout {
  /// Puts a cell's values into the views that are bound to them, and measures those anew.
  mutating func bindValues(_ values: [CellValue], _ environment: inout LayoutEnvironment) {
    guard !bindings.isEmpty else { return }
    findSlots(of: values)
    var index = 0
    while index < bindings.count {
      let node = bindings[index].node
      var imageRange = nodes[node].view.range
      resetContent(of: node)
      while index < bindings.count, bindings[index].node == node {
        bind(index, values, &environment)
        if bindings[index].property == .image {
          imageRange = firstValue(of: bindings[index], values)?.range ?? imageRange
        }
        index += 1
      }
      if nodes[node].bindsAttributes { contents[node].decoration = SharedDecoration(of: contents[node].view) }
      measureContent(of: node, at: imageRange, &environment)
    }
  }

  /// Rows of one template mostly have their values in one order: where the last row's value stood is tried first.
  private mutating func findSlots(of values: [CellValue]) {
    for slot in slots.indices { slots[slot] = -1 }
    while guesses.count < values.count { guesses.append(0) }
    for (index, value) in values.enumerated() {
      let guess = guesses[index]
      if guess < keys.count, keys[guess] == value.key {
        slots[guess] = index
      } else if let slot = keys.firstIndex(of: value.key) {
        slots[slot] = index
        guesses[index] = slot
      }
    }
  }

  /// Forgets what the row before put into a view.
  private mutating func resetContent(of node: Int) {
    guard nodes[node].bindsAttributes else { return }
    contents[node].view = nodes[node].view
  }

  private mutating func bind(
    _ index: Int, _ values: [CellValue], _ environment: inout LayoutEnvironment
  ) {
    let (node, isKeptApart) = (bindings[index].node, bindings[index].isKeptApart)
    guard let text = text(of: index, values, most: environment.textBounds.joined) else {
      if isKeptApart { contents[node].text = nodes[node].view.content.textKeptApart }
      return
    }
    guard isBounded(text, of: index, values, &environment) else {
      if isKeptApart { contents[node].text = "" }
      return
    }
    if isKeptApart {
      contents[node].text = text
      return
    }
    let binding = bindings[index]
    do throws(ViewNode.PropertyError) {
      try contents[binding.node].view.set(binding.property, to: text)
    } catch {
      guard case .malformed(let expected) = error, let value = firstValue(of: binding, values) else { return }
      environment.diagnostics.add(
        .invalidValue, "invalid value '\(text)' for key '\(value.key)'; expected \(expected)",
        at: value.range)
    }
  }

  /// Whether a text is within bounds; a diagnostic where it is the first one that is not.
  private func isBounded(
    _ text: String, of index: Int, _ values: [CellValue], _ environment: inout LayoutEnvironment
  ) -> Bool {
    let bounds = environment.textBounds
    let bytes = text.utf8.count
    let before = environment.boundBytes
    var excess: String?
    if bindings[index].slot < 0, bytes > bounds.joined {
      excess = "with its values the text of a view is longer than \(bounds.joined) bytes"
    } else {
      environment.boundBytes += bytes
      guard environment.boundBytes > bounds.total else { return true }
      if before <= bounds.total {
        excess = "with their values the texts of all views are longer than \(bounds.total) bytes"
      }
    }
    guard let excess else { return false }
    let range = firstValue(of: bindings[index], values)?.range ?? nodes[bindings[index].node].view.range
    environment.diagnostics.add(.limitExceeded, excess, at: range)
    return false
  }

  /// The attribute with the values in it, no further than past `most` bytes; `nil` where it keeps the template's default.
  private func text(of index: Int, _ values: [CellValue], most: Int) -> String? {
    if bindings[index].slot >= 0 {
      let place = slots[bindings[index].slot]
      return place >= 0 ? values[place].text : bindings[index].takesEmptyText ? "" : nil
    }
    let binding = bindings[index]
    var text = ""
    for segment in binding.segments {
      switch segment {
      case .literal(let literal): text += literal
      case .slot(let slot):
        if slots[slot] >= 0 {
          text += values[slots[slot]].text
        } else if !binding.takesEmptyText {
          return nil
        }
      }
      if text.utf8.count > most { break }
    }
    return text
  }

  /// The first value that the attribute shows.
  private func firstValue(of binding: CompiledBinding, _ values: [CellValue]) -> CellValue? {
    for case .slot(let slot) in binding.segments where slots[slot] >= 0 { return values[slots[slot]] }
    return nil
  }
}
