/// UIKit's named colours.
public enum SystemColor: String, Sendable, CaseIterable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText
  case separator, opaqueSeparator, link, tint
  case systemBackground, secondarySystemBackground, tertiarySystemBackground
  case systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemGroupedBackground
  case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill
  case systemBlue, systemGreen, systemIndigo, systemOrange, systemPink, systemPurple, systemRed, systemTeal
  case systemYellow, systemMint, systemCyan, systemBrown
  case systemGray, systemGray2, systemGray3, systemGray4, systemGray5, systemGray6
  case black, white, clear, darkGray, gray, lightGray
  case headerFooterText

  public var light: RGBA { components.light }
  public var dark: RGBA { components.dark }

  /// Source: Flutter's Cupertino colours, which agree with the `systemColor` resources that Interface Builder
  /// wrote into 20 storyboards; mint, cyan and brown from Apple's Human Interface Guidelines (iOS 15);
  /// `headerFooterText` from Flutter's list section. `tint` is the default tint, system blue.
  private var components: (light: RGBA, dark: RGBA) {
    switch self {
    case .label: (RGBA(0x000000), RGBA(0xFFFFFF))
    case .secondaryLabel: (RGBA(0x3C3C43, percent: 60), RGBA(0xEBEBF5, percent: 60))
    case .tertiaryLabel, .placeholderText: (RGBA(0x3C3C43, percent: 30), RGBA(0xEBEBF5, percent: 30))
    case .quaternaryLabel: (RGBA(0x3C3C43, percent: 18), RGBA(0xEBEBF5, percent: 16))
    case .separator: (RGBA(0x3C3C43, percent: 29), RGBA(0x545458, percent: 60))
    case .opaqueSeparator: (RGBA(0xC6C6C8), RGBA(0x38383A))
    case .link: (RGBA(0x007AFF), RGBA(0x0984FF))
    case .systemBackground: (RGBA(0xFFFFFF), RGBA(0x000000))
    case .secondarySystemBackground: (RGBA(0xF2F2F7), RGBA(0x1C1C1E))
    case .tertiarySystemBackground: (RGBA(0xFFFFFF), RGBA(0x2C2C2E))
    case .systemGroupedBackground: (RGBA(0xF2F2F7), RGBA(0x000000))
    case .secondarySystemGroupedBackground: (RGBA(0xFFFFFF), RGBA(0x1C1C1E))
    case .tertiarySystemGroupedBackground: (RGBA(0xF2F2F7), RGBA(0x2C2C2E))
    case .systemFill: (RGBA(0x787880, percent: 20), RGBA(0x787880, percent: 36))
    case .secondarySystemFill: (RGBA(0x787880, percent: 16), RGBA(0x787880, percent: 32))
    case .tertiarySystemFill: (RGBA(0x767680, percent: 12), RGBA(0x767680, percent: 24))
    case .quaternarySystemFill: (RGBA(0x747480, percent: 8), RGBA(0x767680, percent: 18))
    case .headerFooterText: (RGBA(0x6C6C6C), RGBA(0x8E8E92))
    case .black: (RGBA(0x000000), RGBA(0x000000))
    case .white: (RGBA(0xFFFFFF), RGBA(0xFFFFFF))
    case .clear: (RGBA(0x000000, percent: 0), RGBA(0x000000, percent: 0))
    case .darkGray: (RGBA(0x555555), RGBA(0x555555))
    case .gray: (RGBA(0x808080), RGBA(0x808080))
    case .lightGray: (RGBA(0xAAAAAA), RGBA(0xAAAAAA))
    default: hue
    }
  }

  private var hue: (light: RGBA, dark: RGBA) {
    switch self {
    case .systemGreen: (RGBA(0x34C759), RGBA(0x30D158))
    case .systemIndigo: (RGBA(0x5856D6), RGBA(0x5E5CE6))
    case .systemOrange: (RGBA(0xFF9500), RGBA(0xFF9F0A))
    case .systemPink: (RGBA(0xFF2D55), RGBA(0xFF375F))
    case .systemPurple: (RGBA(0xAF52DE), RGBA(0xBF5AF2))
    case .systemRed: (RGBA(0xFF3B30), RGBA(0xFF453A))
    case .systemTeal: (RGBA(0x5AC8FA), RGBA(0x64D2FF))
    case .systemYellow: (RGBA(0xFFCC00), RGBA(0xFFD60A))
    case .systemMint: (RGBA(0x00C7BE), RGBA(0x63E6E2))
    case .systemCyan: (RGBA(0x32ADE6), RGBA(0x64D2FF))
    case .systemBrown: (RGBA(0xA2845E), RGBA(0xAC8E68))
    case .systemGray: (RGBA(0x8E8E93), RGBA(0x8E8E93))
    case .systemGray2: (RGBA(0xAEAEB2), RGBA(0x636366))
    case .systemGray3: (RGBA(0xC7C7CC), RGBA(0x48484A))
    case .systemGray4: (RGBA(0xD1D1D6), RGBA(0x3A3A3C))
    case .systemGray5: (RGBA(0xE5E5EA), RGBA(0x2C2C2E))
    case .systemGray6: (RGBA(0xF2F2F7), RGBA(0x1C1C1E))
    default: (RGBA(0x007AFF), RGBA(0x0A84FF))  // systemBlue, tint
    }
  }
}
