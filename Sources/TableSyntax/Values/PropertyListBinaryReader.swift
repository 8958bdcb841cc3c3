import CPropertyList
import Diagnostics

/// Reads binary property lists through libplist, side by side with a table of the objects in the file: it keeps traps
/// away from the library, knows where things stand, and has what the library's functions cannot tell, which are the
/// sign of large numbers, dates far away, and strings with a NUL character in them.
struct PropertyListBinaryReader {
  private let table: BinaryObjectTable
  private var warnings = DiagnosticList()

  /// - Returns: the root; `nil` and one error where the file is damaged or not within the limits.
  static func read(
    _ bytes: [UInt8], source: SourceID, limits: SyntaxLimits, diagnostics: inout DiagnosticList
  ) -> SyntaxValue? {
    let whole = SourceRange(source: source, lowerBound: 0, upperBound: bytes.count)
    do throws(SyntaxFailure) {
      let table = try BinaryObjectTable(bytes, whole: whole)
      var check = BinaryPropertyListCheck(table, fileSize: bytes.count, limits: limits)
      try check.run()
      var tree: plist_t?
      bytes.withUnsafeBytes { buffer in
        plist_from_bin(buffer.bindMemory(to: CChar.self).baseAddress, UInt32(clamping: bytes.count), &tree)
      }
      guard let tree else { throw table.damage("it has values that are not read") }
      defer { plist_free(tree) }
      var reader = PropertyListBinaryReader(table: table)
      let root = try reader.value(tree, table.root)
      diagnostics.add(contentsOf: reader.warnings)
      return root
    } catch {
      diagnostics.add(error.diagnostic)
      return nil
    }
  }

  private init(table: BinaryObjectTable) { self.table = table }

  /// As deep as the check allows.
  private mutating func value(_ node: plist_t, _ number: Int) throws(SyntaxFailure) -> SyntaxValue {
    let object = try table.object(number)
    return SyntaxValue(try content(node, object), at: table.range(of: object))
  }

  private mutating func content(
    _ node: plist_t, _ object: BinaryObjectTable.Object
  ) throws(SyntaxFailure) -> SyntaxValue.Content {
    switch plist_get_node_type(node) {
    case PLIST_BOOLEAN:
      var value: UInt8 = 0
      plist_get_bool_val(node, &value)
      return .boolean(value != 0)
    case PLIST_UINT, PLIST_UID:
      guard let digits = table.integer(object) else {
        throw table.damage("a number has more than 64 bits", object.bytes.lowerBound)
      }
      return .integer(digits)
    case PLIST_REAL:
      var value = 0.0
      plist_get_real_val(node, &value)
      return .real(object.content.count == 4 ? "\(Float(value))" : "\(value)")
    case PLIST_DATE:
      guard let date = table.date(object) else {
        throw table.damage("a date is no date", object.bytes.lowerBound)
      }
      return .date(date.iso8601)
    case PLIST_STRING, PLIST_KEY: return .string(string(node))
    case PLIST_DATA:
      var length: UInt64 = 0
      guard let data = plist_get_data_ptr(node, &length) else { return .data([]) }
      return .data(Array(UnsafeRawBufferPointer(start: data, count: Int(length))))
    case PLIST_ARRAY: return .array(try elements(node, object))
    case PLIST_DICT: return .dictionary(try entries(node, object))
    default: return .null
    }
  }

  private func string(_ node: plist_t) -> String {
    var length: UInt64 = 0
    guard let text = plist_get_string_ptr(node, &length) else { return "" }
    return String(decoding: UnsafeRawBufferPointer(start: text, count: Int(length)), as: UTF8.self)
  }

  private mutating func elements(
    _ node: plist_t, _ object: BinaryObjectTable.Object
  ) throws(SyntaxFailure) -> [SyntaxValue] {
    var iterator: plist_array_iter?
    plist_array_new_iter(node, &iterator)
    defer { free(iterator) }
    var elements: [SyntaxValue] = []
    elements.reserveCapacity(object.count)
    for index in 0..<object.count {
      var item: plist_t?
      plist_array_next_item(node, iterator, &item)
      guard let item else {
        throw table.damage("an array has values that are not read", object.bytes.lowerBound)
      }
      elements.append(try value(item, try table.reference(index, of: object)))
    }
    return elements
  }

  private mutating func entries(
    _ node: plist_t, _ object: BinaryObjectTable.Object
  ) throws(SyntaxFailure) -> [SyntaxEntry] {
    var iterator: plist_dict_iter?
    plist_dict_new_iter(node, &iterator)
    defer { free(iterator) }
    var entries: [SyntaxEntry] = []
    entries.reserveCapacity(object.count)
    for index in 0..<object.count {
      var key: UnsafeMutablePointer<CChar>?
      var item: plist_t?
      plist_dict_next_item(node, iterator, &key, &item)
      defer { free(key) }
      let keyObject = try table.object(try table.reference(index, of: object))
      guard let key, let item else {
        throw table.damage("a key is no string", keyObject.bytes.lowerBound)
      }
      entries.append(
        SyntaxEntry(
          key: String(cString: key), keyRange: table.range(of: keyObject),
          value: try value(item, try table.reference(object.count + index, of: object))))
    }
    SyntaxValueBuilder.warnOfDuplicates(entries, &warnings)
    return entries
  }
}
