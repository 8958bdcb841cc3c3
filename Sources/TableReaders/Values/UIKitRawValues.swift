import TableModel

/// The numbers by which programs write UIKit's enumerations into property lists. Those of styles and editing
/// styles are the places in their enumerations here.
enum UIKitRawValues {
  /// Source: `UITableViewCell.AccessoryType`.
  static let accessories = [
    Accessory.none, .disclosureIndicator, .detailDisclosureButton, .checkmark, .detailButton,
  ].map(\.rawValue)
}
