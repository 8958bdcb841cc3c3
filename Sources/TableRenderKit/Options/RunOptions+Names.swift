import TableModel

extension RunOptions {
  /// Sets traits by their names; a name that is `nil` or unknown leaves its trait as it is. A device sets width
  /// and scale, which a `scale` of its own overrides.
  public mutating func setTraits(device: String?, scale: String?, profile: String?, contentSize: String?) {
    if let device = device.flatMap(Device.named) {
      traits.width = device.width
      screenHeight = device.height
      traits.scale = device.scale
      asked.width = true
      asked.scale = true
    }
    if let scale = scale.flatMap(Double.init), [1, 2, 3].contains(scale) {
      traits.scale = scale
      asked.scale = true
    }
    if let profile = profile.flatMap(OSProfile.init(rawValue:)) {
      traits.profile = profile
      asked.profile = true
    }
    if let contentSize = contentSize.flatMap(ContentSizeCategory.init(rawValue:)) {
      traits.contentSize = contentSize
      asked.contentSize = true
    }
  }

  public mutating func setWidth(_ width: Double) {
    traits.width = width
    asked.width = true
  }

  public mutating func setTraits(appearance: String?, direction: String?) {
    if let appearance = appearance.flatMap(Appearance.init(rawValue:)) {
      traits.appearance = appearance
      asked.appearance = true
    }
    if let direction = direction.flatMap(LayoutDirection.init(rawValue:)) { traits.direction = direction }
  }
}
