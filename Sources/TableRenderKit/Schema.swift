import TableReaders

/// The RELAX NG schema of the native XML format.
public enum Schema {
  public static var text: String { NativeSchema.relaxNG }
}
