import CLibXML2

/// What concerns libxml2 as a whole.
enum XMLParserLibrary {
  /// Sets it up, once in the life of the program. It is never taken down: others in the program may use it.
  static func prepare() { _ = isPrepared }

  private static let isPrepared: Bool = {
    xmlInitParser()
    return true
  }()

  /// Keeps it from writing to standard error, on this thread and for as long as `body` runs.
  static func silently<Result>(_ body: () -> Result) -> Result {
    prepare()
    let function = __xmlStructuredError()?.pointee
    let context = __xmlStructuredErrorContext()?.pointee
    xmlSetStructuredErrorFunc(nil) { _, _ in }
    defer { xmlSetStructuredErrorFunc(context, function) }
    return body()
  }
}
