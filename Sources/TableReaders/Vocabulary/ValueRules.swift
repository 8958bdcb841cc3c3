import TableModel

/// A `<value>` while it is read. Keys repeat from row to row, so that a long one is made once.
struct ValueDraft {
  static let keyName = "key"

  private(set) var key = ""
  /// How many values the cell had before.
  var place = 0
  /// The keys of the row before, by their places.
  private var known: [(utf8: [UInt8], key: String)] = []

  mutating func setKey(_ utf8: UnsafeBufferPointer<UInt8>) {
    if place < known.count, AttributeValue.areEqual(utf8, known[place].utf8) {
      key = known[place].key
      return
    }
    key = String(decoding: utf8, as: UTF8.self)
    if place < known.count {
      known[place] = (Array(utf8), key)
    } else if place == known.count {
      known.append((Array(utf8), key))
    }
  }
}

extension AttributeRule where Target == ValueDraft {
  static let rules: [AttributeRule] = [
    AttributeRule(ValueDraft.keyName, .text) { target, value in
      target.setKey(value.utf8)
      return true
    }.required
  ]
}
