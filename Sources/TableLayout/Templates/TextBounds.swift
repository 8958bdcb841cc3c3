/// How much text templates may make of a document.
///
/// A template says a value as often as it likes, so that a small document could ask for more text than the machine
/// holds. The defaults are what a file may have: a text of 16 MB, 1 GB in all.
struct TextBounds {
  /// Bytes of one text that is put together of several pieces.
  var joined = 1 << 24
  /// Bytes of all texts that have values in them.
  var total = 1 << 30
}
