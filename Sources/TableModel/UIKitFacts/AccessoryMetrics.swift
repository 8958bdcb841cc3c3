/// The widths of accessories, in points, without the margin that follows them.
///
/// Source: cell width less content width as recorded, 449 disclosure indicators, 57 checkmarks, 10 detail buttons.
/// Detail buttons later than iOS 12 are the info button's width; with a disclosure indicator, 8 points apart.
public struct AccessoryMetrics: Hashable, Sendable {
  /// At two pixels a point; see `disclosureIndicator(on:)`.
  public var disclosureIndicator: Double
  /// At three pixels a point.
  public var disclosureIndicatorAt3: Double
  public var checkmark = 24.0
  public var checkmarkAt3 = 24.0
  public var detailButton: Double
  /// Between a detail button and the disclosure indicator beside it.
  public var detailSpacing: Double

  public init(profile: OSProfile) {
    let isOld = profile == .iOS12
    disclosureIndicator = isOld ? 18 : 10.5
    disclosureIndicatorAt3 = isOld ? 18 : 31.0 / 3
    detailButton = isOld ? 32 : 24
    detailSpacing = isOld ? 2 : 8
  }

  /// The width of an accessory on a screen; 0 for none.
  public func width(of accessory: Accessory, on grid: PixelGrid) -> Double {
    switch accessory {
    case .none: 0
    case .disclosureIndicator: disclosure(on: grid)
    case .checkmark: grid.scale >= 3 ? checkmarkAt3 : checkmark
    case .detailButton: detailButton
    case .detailDisclosureButton: detailButton + detailSpacing + disclosure(on: grid)
    }
  }

  private func disclosure(on grid: PixelGrid) -> Double {
    grid.scale >= 3 ? disclosureIndicatorAt3 : grid.floor(disclosureIndicator)
  }
}
