/// The unaccented letter of each accented Latin letter.
///
/// Source: the canonical decompositions of the Unicode Character Database; a dot where there is none.
enum LatinBase {
  /// The ASCII letter that a character is when its marks are taken off; the character itself for any other.
  static func letter(of scalar: UInt32) -> UInt32 {
    let letter: UInt8
    switch scalar {
    case 0xC0...0x17F: letter = extendedA[Int(scalar - 0xC0)]
    case 0x1E00...0x1EFF: letter = additional[Int(scalar - 0x1E00)]
    default: return scalar
    }
    return letter == UInt8(ascii: ".") ? scalar : UInt32(letter)
  }

  /// U+00C0 to U+017F.
  private static let extendedA = [UInt8](
    ("AAAAAA.CEEEEIIII.NOOOOO..UUUUY..aaaaaa.ceeeeiiii.nooooo..uuuuy.y"
      + "AaAaAaCcCcCcCcDd..EeEeEeEeEeGgGgGgGgHh..IiIiIiIiI...JjKk.LlLlLl."
      + "...NnNnNn...OoOoOo..RrRrRrSsSsSsSsTtTt..UuUuUuUuUuUuWwYyYZzZzZz.").utf8)

  /// U+1E00 to U+1EFF.
  private static let additional = [UInt8](
    ("AaBbBbBbCcDdDdDdDdDdEeEeEeEeEeFfGgHhHhHhHhHhIiIiKkKkKkLlLlLlLlMm"
      + "MmMmNnNnNnNnOoOoOoOoPpPpRrRrRrRrSsSsSsSsSsTtTtTtTtUuUuUuUuUuVvVv"
      + "WwWwWwWwWwXxXxYyZzZzZzhtwy......AaAaAaAaAaAaAaAaAaAaAaAaEeEeEeEe"
      + "EeEeEeEeIiIiOoOoOoOoOoOoOoOoOoOoOoOoUuUuUuUuUuUuUuYyYyYyYy......").utf8)
}
