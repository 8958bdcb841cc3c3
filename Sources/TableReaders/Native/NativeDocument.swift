import Diagnostics
import TableModel
import TableSyntax

/// Reads a text in the native format: what its events made of it, and where they were made from.
enum NativeDocument {
  /// - Returns: what could be read; where the text is malformed, what came before.
  static func read(
    _ input: DecodedInput, files: inout FileAccess, diagnostics: inout DiagnosticList
  ) -> TableDocument {
    let receiver = EventReceiver(NativeReader(input, files: files, diagnostics: diagnostics))
    var syntax = DiagnosticList(capacity: diagnostics.capacity)
    let parser = XMLEventReader(names: NativeVocabulary.shared.names.table, limits: files.limits)
    _ = parser.read(input.text, source: input.source, handler: receiver, diagnostics: &syntax)
    receiver.reader.pointee.closeSection()
    files = receiver.reader.pointee.files
    diagnostics = receiver.reader.pointee.attributes.diagnostics
    diagnostics.add(contentsOf: syntax)
    return receiver.reader.pointee.document
  }

  /// The one object of the reading: events come in, the reader behind it is a value. Behind a pointer, so that no
  /// event pays for a check of exclusive access.
  private final class EventReceiver: XMLEventHandler {
    let reader: UnsafeMutablePointer<NativeReader>

    init(_ reader: NativeReader) {
      self.reader = .allocate(capacity: 1)
      self.reader.initialize(to: reader)
    }

    deinit {
      reader.deinitialize(count: 1)
      reader.deallocate()
    }

    func startElement(_ tag: XMLStartTag) { reader.pointee.start(tag) }

    func text(_ text: XMLText) { reader.pointee.characters(text) }

    func endElement(_ range: SourceRange) { reader.pointee.end() }
  }
}

extension NativeReader {
  /// What has been read.
  var document: TableDocument {
    var document = TableDocument(table: table, templates: templates, source: source)
    document.dataSources = dataSources
    return document
  }
}
