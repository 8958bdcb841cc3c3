/// The unaccented Latin letter that a letter is drawn as: its own base, or a Greek or Cyrillic letter's twin.
///
/// Source: the canonical decompositions of the Unicode Character Database; a dot where there is none.
enum LatinBase {
  /// The ASCII letter that a character is when its marks are taken off; the character itself for any other.
  static func letter(of scalar: UInt32) -> UInt32 {
    let letter: UInt8
    switch scalar {
    case 0xC0...0x24F: letter = latin[Int(scalar - 0xC0)]
    case 0x370...0x3FF: letter = greek[Int(scalar - 0x370)]
    case 0x400...0x45F: letter = cyrillic[Int(scalar - 0x400)]
    case 0x1E00...0x1EFF: letter = additional[Int(scalar - 0x1E00)]
    default: return scalar
    }
    return letter == UInt8(ascii: ".") ? scalar : UInt32(letter)
  }

  /// U+00C0 to U+024F.
  private static let latin = [UInt8](
    ("AAAAAA.CEEEEIIII.NOOOOO.OUUUUY..aaaaaa.ceeeeiiii.nooooo.ouuuuy.yAaAaAaCcCcCc"
      + "CcDdDdEeEeEeEeEeGgGgGgGgHhHhIiIiIiIiI...JjKk.LlLlLl..LlNnNnNn...OoOoOo..RrRr"
      + "RrSsSsSsSsTtTt..UuUuUuUuUuUuWwYyYZzZzZz.................................Oo.."
      + "...........Uu............................AaIiOoUuUuUuUuUu.AaAa....GgKkOoOo.."
      + "j...Gg..NnAa..OoAaAaEeEeIiIiOoOoRrRrUuUuSsTt..Hh......AaEeOoOoOoOoYy........"
      + "....................").utf8)

  /// U+0370 to U+03FF.
  private static let greek = [UInt8](
    ("......................A.EHI.O.Y..AB..EZH.IK.MN.O.P..TY.X..IY................"
      + "...o............o...................................................").utf8)

  /// U+0400 to U+045F.
  private static let cyrillic = [UInt8](
    ("EE...SIIJ.......A.B..E......MHO.PCT..X..........a....e........o.pc.y.x......"
      + "....ee...siij.....y.").utf8)

  /// U+1E00 to U+1EFF.
  private static let additional = [UInt8](
    ("AaBbBbBbCcDdDdDdDdDdEeEeEeEeEeFfGgHhHhHhHhHhIiIiKkKkKkLlLlLlLlMmMmMmNnNnNnNn"
      + "OoOoOoOoPpPpRrRrRrRrSsSsSsSsSsTtTtTtTtUuUuUuUuUuVvVvWwWwWwWwWwXxXxYyZzZzZzht"
      + "wy......AaAaAaAaAaAaAaAaAaAaAaAaEeEeEeEeEeEeEeEeIiIiOoOoOoOoOoOoOoOoOoOoOoOo"
      + "UuUuUuUuUuUuUuYyYyYyYy......").utf8)
}
