import CPropertyList
import Diagnostics

/// Reads binary property lists through libplist, after a look at the file that keeps traps away from it.
///
/// A binary property list has no lines: every place is the whole file.
enum PropertyListBinaryReader {
  static func read(
    _ bytes: [UInt8], source: SourceID, limits: SyntaxLimits, diagnostics: inout DiagnosticList
  ) -> SyntaxValue? {
    let range = SourceRange(source: source, lowerBound: 0, upperBound: bytes.count)
    do throws(SyntaxFailure) {
      try BinaryPropertyListCheck(bytes, range: range, limits: limits).check()
    } catch {
      diagnostics.add(error.diagnostic)
      return nil
    }
    var root: plist_t?
    bytes.withUnsafeBytes { buffer in
      plist_from_bin(buffer.bindMemory(to: CChar.self).baseAddress, UInt32(clamping: bytes.count), &root)
    }
    guard let root else {
      diagnostics.add(.malformedPropertyList, "the binary property list is damaged", at: range)
      return nil
    }
    defer { plist_free(root) }
    return value(root, range)
  }

  /// As deep as the check allows: no deeper than `SyntaxLimits.depth`.
  private static func value(_ node: plist_t, _ range: SourceRange) -> SyntaxValue {
    SyntaxValue(content(node, range), at: range)
  }

  private static func content(_ node: plist_t, _ range: SourceRange) -> SyntaxValue.Content {
    switch plist_get_node_type(node) {
    case PLIST_BOOLEAN:
      var value: UInt8 = 0
      plist_get_bool_val(node, &value)
      return .boolean(value != 0)
    case PLIST_UINT:
      var value: UInt64 = 0
      plist_get_uint_val(node, &value)
      return .integer(String(Int64(bitPattern: value)))
    case PLIST_REAL:
      var value = 0.0
      plist_get_real_val(node, &value)
      return .real("\(value)")
    case PLIST_STRING, PLIST_KEY: return .string(string(node))
    case PLIST_ARRAY: return .array(items(node).map { value($0, range) })
    case PLIST_DICT: return .dictionary(entries(node, range))
    case PLIST_DATE:
      var seconds: Int32 = 0
      var microseconds: Int32 = 0
      plist_get_date_val(node, &seconds, &microseconds)
      return .date(CalendarDate(secondsSince2001: Int(seconds)).text)
    case PLIST_DATA:
      var length: UInt64 = 0
      guard let data = plist_get_data_ptr(node, &length) else { return .data([]) }
      return .data(UnsafeRawBufferPointer(start: data, count: Int(length)).map { $0 })
    case PLIST_UID:
      var value: UInt64 = 0
      plist_get_uid_val(node, &value)
      return .integer("\(value)")
    default: return .null
    }
  }

  private static func string(_ node: plist_t) -> String {
    var length: UInt64 = 0
    guard let text = plist_get_string_ptr(node, &length) else { return "" }
    return String(decoding: UnsafeRawBufferPointer(start: text, count: Int(length)), as: UTF8.self)
  }

  private static func items(_ node: plist_t) -> [plist_t] {
    (0..<plist_array_get_size(node)).compactMap { plist_array_get_item(node, $0) }
  }

  private static func entries(_ node: plist_t, _ range: SourceRange) -> [SyntaxEntry] {
    var iterator: plist_dict_iter?
    plist_dict_new_iter(node, &iterator)
    defer { free(iterator) }
    var entries: [SyntaxEntry] = []
    while true {
      var key: UnsafeMutablePointer<CChar>?
      var item: plist_t?
      plist_dict_next_item(node, iterator, &key, &item)
      defer { free(key) }
      guard let key, let item else { return entries }
      entries.append(SyntaxEntry(key: String(cString: key), keyRange: range, value: value(item, range)))
    }
  }
}
