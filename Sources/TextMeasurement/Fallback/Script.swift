/// The writing systems beyond the built-in tables, as far as they need fonts of their own.
public enum Script: String, Sendable, CaseIterable {
  case hebrew, arabic, syriac, thaana, devanagari, bengali, gurmukhi, gujarati, oriya, tamil, telugu, kannada
  case malayalam, sinhala, thai, lao, tibetan, myanmar, georgian, armenian, ethiopic, khmer, mongolian
  case cherokee
  case other

  /// The script of a character.
  ///
  /// Source: the blocks of the Unicode Standard.
  init(_ scalar: UInt32) {
    self = Self.blocks.first { $0.range.contains(scalar) }?.script ?? .other
  }

  /// Families to try in order.
  var families: [String] {
    switch self {
    case .other: ["Noto Sans", "Noto Sans Symbols", "Noto Sans Symbols 2", "DejaVu Sans"]
    default: ["Noto Sans \(rawValue.prefix(1).uppercased() + rawValue.dropFirst())"]
    }
  }

  /// A letter of the script, for asking which font there is.
  public var example: UInt32 {
    switch self {
    case .hebrew: 0x05D0
    case .arabic: 0x0627
    case .syriac: 0x0710
    case .thaana: 0x0780
    case .devanagari: 0x0915
    case .bengali: 0x0995
    case .gurmukhi: 0x0A15
    case .gujarati: 0x0A95
    case .oriya: 0x0B15
    case .tamil: 0x0B95
    case .telugu: 0x0C15
    case .kannada: 0x0C95
    case .malayalam: 0x0D15
    case .sinhala: 0x0D9A
    case .thai: 0x0E01
    case .lao: 0x0E81
    case .tibetan: 0x0F40
    case .myanmar: 0x1000
    case .georgian: 0x10D0
    case .armenian: 0x0561
    case .ethiopic: 0x1200
    case .khmer: 0x1780
    case .mongolian: 0x1820
    case .cherokee: 0x13A0
    case .other: 0x2603
    }
  }

  private static let blocks: [(range: ClosedRange<UInt32>, script: Script)] = [
    (0x0530...0x058F, .armenian), (0x0590...0x05FF, .hebrew), (0x0600...0x06FF, .arabic),
    (0x0700...0x074F, .syriac), (0x0750...0x077F, .arabic), (0x0780...0x07BF, .thaana),
    (0x08A0...0x08FF, .arabic), (0x0900...0x097F, .devanagari), (0x0980...0x09FF, .bengali),
    (0x0A00...0x0A7F, .gurmukhi), (0x0A80...0x0AFF, .gujarati), (0x0B00...0x0B7F, .oriya),
    (0x0B80...0x0BFF, .tamil), (0x0C00...0x0C7F, .telugu), (0x0C80...0x0CFF, .kannada),
    (0x0D00...0x0D7F, .malayalam), (0x0D80...0x0DFF, .sinhala), (0x0E00...0x0E7F, .thai),
    (0x0E80...0x0EFF, .lao), (0x0F00...0x0FFF, .tibetan), (0x1000...0x109F, .myanmar),
    (0x10A0...0x10FF, .georgian), (0x1200...0x139F, .ethiopic), (0x13A0...0x13FF, .cherokee),
    (0x1780...0x17FF, .khmer), (0x1800...0x18AF, .mongolian), (0x1C90...0x1CBF, .georgian),
    (0xA8E0...0xA8FF, .devanagari), (0xFB1D...0xFB4F, .hebrew), (0xFB50...0xFDFF, .arabic),
    (0xFE70...0xFEFF, .arabic),
  ]
}
