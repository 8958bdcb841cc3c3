import Diagnostics
import TableModel

extension AttributeRule {
  /// What the second side of a constraint is multiplied by: a number, or a ratio with `:` or `/`.
  static func multiplier(_ name: String, _ set: @escaping @Sendable (inout Target, Double) -> Void)
    -> AttributeRule
  {
    AttributeRule(name, .multiplier) { target, value in
      guard let number = value.ratio, ValueForm.offsets.contains(number) else { return false }
      set(&target, number)
      return true
    }
  }

  /// Points to either side, or `standard`.
  static func constant(_ name: String, _ set: @escaping @Sendable (inout Target, ConstraintConstant) -> Void)
    -> AttributeRule
  {
    AttributeRule(name, .constant) { target, value in
      if value.trimmed.elementsEqual(ValueForm.standard.utf8) {
        set(&target, .standard)
        return true
      }
      guard let number = value.number, ValueForm.offsets.contains(number) else { return false }
      set(&target, .points(number))
      return true
    }
  }

  /// From 1 to 1000, or one of UIKit's names.
  static func priority(_ name: String, _ set: @escaping @Sendable (inout Target, Double) -> Void)
    -> AttributeRule
  {
    AttributeRule(name, .priority) { target, value in
      let text = value.trimmedString
      let named = ValueForm.namedPriorities.first { $0.name == text }?.priority
      guard let priority = named ?? value.number, ValueForm.priorities.contains(priority) else {
        return false
      }
      set(&target, priority)
      return true
    }
  }

  /// Names of an enumeration with white space between them.
  static func words<Choice>(
    _ name: String, _ set: @escaping @Sendable (inout Target, [Choice], SourceRange?) -> Void
  ) -> AttributeRule
  where Choice: RawRepresentable<String> & CaseIterable & Sendable {
    AttributeRule(name, .words(Choice.allCases.map(\.rawValue))) { target, value in
      let words = value.words.map { Choice(rawValue: String(decoding: $0, as: UTF8.self)) }
      let choices = words.compactMap { $0 }
      guard choices.count == words.count else { return false }
      set(&target, choices, value.range)
      return true
    }
  }

  /// `name=number` with white space between one and the next; a later number of a name counts.
  static func namedNumbers(
    _ name: String, _ set: @escaping @Sendable (inout Target, [String: Double]) -> Void
  )
    -> AttributeRule
  {
    AttributeRule(name, .namedNumbers) { target, value in
      var numbers: [String: Double] = [:]
      for word in value.words {
        let sides = word.split(separator: UInt8(ascii: "="), omittingEmptySubsequences: false)
        guard sides.count == 2, FormatScanner.isName(sides[0]),
          let number = AttributeValue.number(UnsafeBufferPointer(rebasing: sides[1])),
          ValueForm.offsets.contains(number)
        else { return false }
        numbers[String(decoding: sides[0], as: UTF8.self)] = number
      }
      set(&target, numbers)
      return true
    }
  }

  /// Four numbers, of which the last may be `automatic`: then it is 0, and the flag is set.
  static func frame(_ name: String, _ set: @escaping @Sendable (inout Target, Rect, Bool) -> Void)
    -> AttributeRule
  {
    AttributeRule(name, .frame) { target, value in
      let words = value.words
      let isAutomatic = words.count == 4 && words[3].elementsEqual(ValueForm.automatic.utf8)
      let numbers = (isAutomatic ? words.dropLast() : words[...]).compactMap {
        AttributeValue.number(UnsafeBufferPointer(rebasing: $0))
      }
      guard words.count == 4, numbers.count == (isAutomatic ? 3 : 4),
        numbers.prefix(2).allSatisfy(ValueForm.offsets.contains),
        numbers.dropFirst(2).allSatisfy(ValueForm.lengths.contains)
      else { return false }
      let height = isAutomatic ? 0 : numbers[3]
      set(&target, Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: height), isAutomatic)
      return true
    }
  }

  static func size(_ name: String, _ set: @escaping @Sendable (inout Target, Size) -> Void) -> AttributeRule {
    AttributeRule(name, .size) { target, value in
      guard let numbers = value.numbers, numbers.count == 2, numbers.allSatisfy(ValueForm.lengths.contains)
      else { return false }
      set(&target, Size(width: numbers[0], height: numbers[1]))
      return true
    }
  }

  /// A number of points, or a negative one for `none`.
  static func intrinsicLength(_ name: String, _ set: @escaping @Sendable (inout Target, Double) -> Void)
    -> AttributeRule
  {
    AttributeRule(name, .intrinsicLength) { target, value in
      if value.trimmed.elementsEqual(ValueForm.none.utf8) {
        set(&target, -1)
        return true
      }
      guard let number = value.number, ValueForm.lengths.contains(number) else { return false }
      set(&target, number)
      return true
    }
  }

  static func autoresizing(
    _ name: String, _ set: @escaping @Sendable (inout Target, AutoresizingMask) -> Void
  )
    -> AttributeRule
  {
    AttributeRule(name, .words(AutoresizingMask.named.map(\.name))) { target, value in
      var mask: AutoresizingMask = []
      for word in value.words {
        let name = String(decoding: word, as: UTF8.self)
        guard let known = AutoresizingMask.named.first(where: { $0.name == name }) else { return false }
        mask.insert(known.mask)
      }
      set(&target, mask)
      return true
    }
  }
}
