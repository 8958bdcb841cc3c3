import Diagnostics
import TableSyntax

extension SyntaxValue {
  /// The value at a key path: keys of dictionaries and places in arrays with dots between them. A key with dots in
  /// it is found whole.
  func value(atPath path: String) -> SyntaxValue? {
    if let value = self[path] { return value }
    var value = self
    for part in path.split(separator: ".", omittingEmptySubsequences: false) {
      if let items = value.items, let index = Int(part), items.indices.contains(index) {
        value = items[index]
      } else if let next = value[String(part)] {
        value = next
      } else {
        return nil
      }
    }
    return value
  }

  /// The keys of a dictionary, for the end of a message; with the one that was likely meant.
  func keyList(near wanted: [String]) -> String {
    guard let entries = members else { return "this is \(kindName)" }
    let keys = entries.map(\.key)
    for name in wanted {
      if let nearest = Spelling.nearest(to: name, in: keys) { return "did you mean '\(nearest)'?" }
    }
    let shown = keys.prefix(10).map { "'\(AttributeReader.shortened($0))'" }.joined(separator: ", ")
    return keys.isEmpty ? "it is empty" : "it has \(shown)\(keys.count > 10 ? ", …" : "")"
  }
}
