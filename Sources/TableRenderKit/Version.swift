/// The version of the tool and the library.
public enum Version {
  public static let current = "0.1.0"
}
