extension ImageFile {
  /// What an image is called where it is not drawn: `photos/mug@2x.png` is `mug`.
  public static func stem(of name: String) -> String {
    let file = name.split(separator: "/").last ?? ""
    let stem = file.lastIndex(of: ".").map { file[..<$0] } ?? file
    return String(stem.split(separator: "@").first ?? "")
  }
}
