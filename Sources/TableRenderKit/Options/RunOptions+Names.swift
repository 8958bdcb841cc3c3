import TableModel

extension RunOptions {
  /// Sets traits by their names; a name that is `nil` or unknown leaves its trait as it is. A device sets width
  /// and scale, which a `scale` of its own overrides.
  public mutating func setTraits(device: String?, scale: String?, profile: String?, contentSize: String?) {
    if let device = device.flatMap(Device.named) {
      traits.width = device.width
      traits.scale = device.scale
    }
    if let scale = scale.flatMap(Double.init), [1, 2, 3].contains(scale) { traits.scale = scale }
    if let profile = profile.flatMap(OSProfile.init(rawValue:)) { traits.profile = profile }
    if let contentSize = contentSize.flatMap(ContentSizeCategory.init(rawValue:)) {
      traits.contentSize = contentSize
    }
  }

  public mutating func setTraits(appearance: String?, direction: String?) {
    if let appearance = appearance.flatMap(Appearance.init(rawValue:)) { traits.appearance = appearance }
    if let direction = direction.flatMap(LayoutDirection.init(rawValue:)) { traits.direction = direction }
  }
}
