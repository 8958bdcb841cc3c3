import TableModel
import TableSyntax

/// Which variations of a file apply on its canvas, or on the screen that it is laid out anew for.
struct IBSizeClasses {
  private let width: SizeClass?
  private let height: SizeClass?

  init(_ canvas: Canvas, screenWidth: Double?) {
    let classes = screenWidth.map(SizeClass.inPortrait) ?? canvas.sizeClasses
    width = classes?.width
    height = classes?.height
  }

  /// The variations that apply, the strongest last: what says more is stronger.
  func variations(of xml: XMLElement) -> [XMLElement] {
    var found: [(strength: Int, variation: XMLElement)] = []
    for case .element(let child) in xml.children where child.name == IBElement.variation.rawValue {
      guard let key = child.text(.key), let strength = strength(of: key) else { continue }
      let place = found.firstIndex { $0.strength > strength } ?? found.count
      found.insert((strength, child), at: place)
    }
    return found.map(\.variation)
  }

  /// How much a variation's key says; `nil` where it does not apply.
  private func strength(of key: String) -> Int? {
    if key == IBKey.defaultVariation.rawValue { return 0 }
    var strength = 0
    for part in key.split(separator: "-") {
      switch part {
      case "widthClass=compact": guard width == .compact else { return nil }
      case "widthClass=regular": guard width == .regular else { return nil }
      case "heightClass=compact": guard height == .compact else { return nil }
      case "heightClass=regular": guard height == .regular else { return nil }
      default: return nil
      }
      strength += 1
    }
    return strength
  }
}
