import TableModel
import TableSyntax

/// What an element of a file says of itself that can be seen, or that a program goes by: apart from everything that an
/// editor writes down for itself.
///
/// Source: what real revisions of storyboards and xibs differ in.
struct IBFacts {
  private(set) var attributes = AttributeList()

  /// Elements that say nothing of a look, or only where a thing stood on the canvas.
  static let noise: Set<String> = [
    "rect", "frame", "autoresizingMask", "animations", "point", "resources", "dependencies", "device",
    "capability", "deployment", "development", "plugIn", "simulatedMetricsContainer",
    "inferredMetricsTieBreakers",
    "userComments", "accessibility", "accessibilityTraits", "textInputTraits", "userDefinedRuntimeAttributes",
    "viewLayoutGuide", "layoutGuides", "variation", "customFonts", "classes",
  ]

  /// Things around tables that are told of where they change.
  static let surrounding: Set<String> = [
    "viewController", "tableViewController", "navigationController", "tabBarController", "navigationItem",
    "barButtonItem", "tabBarItem", "view", "label", "button", "imageView", "textField", "textView", "switch",
    "slider", "segmentedControl", "stackView", "toolbar", "navigationBar", "tabBar", "searchBar", "segue",
    "collectionView", "collectionViewCell", "scrollView", "containerView", "datePicker", "pickerView",
    "activityIndicatorView", "progressView", "webView", "mapView", "customObject", "splitViewController",
    "collectionViewController", "pageViewController", "outlet", "action",
  ]

  /// Attributes that count on every element.
  private static let common: Set<String> = [
    "text", "title", "prompt", "placeholder", "image", "selectedImage", "customClass", "hidden", "alpha",
    "enabled", "on", "value", "minValue", "maxValue", "minimumValue", "maximumValue", "stepValue", "progress",
    "selectedSegmentIndex", "textAlignment", "contentHorizontalAlignment", "contentVerticalAlignment",
    "numberOfLines", "lineBreakMode", "adjustsFontSizeToFit", "minimumFontSize", "minimumScaleFactor",
    "buttonType", "borderStyle", "axis", "distribution", "alignment", "spacing", "style", "animating",
    "datePickerMode", "numberOfPages", "currentPage", "rowHeight",
  ]

  /// Attributes by which a view behaves or is laid out, and what they are where they are not written.
  private static let usual: [String: String] = [
    "translatesAutoresizingMaskIntoConstraints": "YES", "clipsSubviews": "NO",
    "userInteractionEnabled": "YES",
    "preservesSuperviewLayoutMargins": "NO", "scrollEnabled": "YES", "editable": "YES", "selectable": "YES",
    "horizontalHuggingPriority": "250", "verticalHuggingPriority": "250",
    "horizontalCompressionResistancePriority": "750", "verticalCompressionResistancePriority": "750",
  ]

  /// Attributes that count on elements of a kind too.
  private static let special: [String: Set<String>] = [
    "tableViewCell": ["accessoryType", "selectionStyle", "reuseIdentifier"],
    "tableView": ["sectionHeaderHeight", "sectionFooterHeight", "separatorStyle", "dataMode"],
    "imageView": ["contentMode"],
    "segue": ["destination", "kind", "identifier"],
    "outlet": ["property", "destination"],
    "action": ["selector", "destination", "eventType"],
  ]

  /// Heights of section headers and footers that Xcode writes by itself.
  private static let ownHeights: Set<String> = ["1", "10", "18", "22", "27", "28", "-1"]

  /// Elements that tie a thing to a program or to another scene.
  static let connections: Set<String> = ["segue", "outlet", "action"]

  init(_ xml: XMLElement) {
    let special = Self.special[xml.name] ?? []
    let isTable = xml.name == IBElement.tableView.rawValue
    for attribute in xml.attributes.sorted(by: { $0.name < $1.name })
    where Self.common.contains(attribute.name) || special.contains(attribute.name)
      || (!isTable && Self.usual[attribute.name].map { $0 != attribute.value } ?? false)
    {
      if attribute.name.hasPrefix("section"), Self.ownHeights.contains(attribute.value) { continue }
      attributes.append(attribute.name, attribute.value)
    }
    addIndentation(xml)
    for child in xml.elements { add(child) }
  }

  private mutating func addIndentation(_ xml: XMLElement) {
    guard let level = xml.text(.indentationLevel).flatMap(Double.init) else { return }
    let indentation = level * (xml.text(.indentationWidth).flatMap(Double.init) ?? 10)
    if indentation != 0 { attributes.append("indentation", DecimalText.text(indentation)) }
  }

  private mutating func add(_ child: XMLElement) {
    let key = child.text(.key) ?? ""
    switch child.name {
    case "color": attributes.append(key, Self.color(child))
    case "fontDescription": attributes.append("font", Self.font(child))
    case "inset", "edgeInsets", "directionalEdgeInsets":
      attributes.append(key, Self.sorted(child.attributes, without: ["key"]))
    case "string", "mutableString": attributes.append(key, child.text)
    case "dataDetectorType":
      let kinds = child.attributes.filter { $0.value == "YES" }.map(\.name).sorted()
      attributes.append(key, kinds.joined(separator: ", "))
    case "state" where key == "normal":
      for attribute in child.attributes where ["title", "image", "backgroundImage"].contains(attribute.name) {
        attributes.append(attribute.name, attribute.value)
      }
      for part in child.elements { add(part) }
    case "attributedString", "segments", "buttonConfiguration", "listContentConfiguration",
      "contentConfiguration":
      attributes.append(key.isEmpty ? child.name : key, Self.whole(child, depth: 0))
    default: break
    }
  }

  private static func color(_ xml: XMLElement) -> String? {
    if let name = xml.text(.name) ?? xml.text(.systemColor) ?? xml.text(.cocoaTouchSystemColor) {
      return name
    }
    return IBColor(xml, IBResources.none)?.color.name
  }

  /// Face, weight and size as a person says them: `17`, `semibold 13`, `UICTFontTextStyleBody`.
  private static func font(_ xml: XMLElement) -> String {
    let type = xml.text(.type).flatMap { $0 == "system" ? nil : $0 }
    let parts = [xml.text(.name) ?? type, xml.text(.style), xml.text(.weight), xml.text(.pointSize)]
    return parts.compactMap { $0 }.joined(separator: " ")
  }

  private static func sorted(_ attributes: [XMLAttribute], without left: Set<String>) -> String {
    attributes.filter { !left.contains($0.name) }.sorted { $0.name < $1.name }
      .map { "\($0.name) \($0.value)" }.joined(separator: ", ")
  }

  /// Everything in an element, whatever the order of its attributes.
  private static func whole(_ xml: XMLElement, depth: Int) -> String {
    if xml.name == "color" { return "\(xml.text(.key) ?? "color") \(color(xml) ?? "")" }
    guard depth < 20, !noise.contains(xml.name) else { return "" }
    let own = sorted(xml.attributes, without: ["key", "id"])
    let parts = xml.children.map { child in
      switch child {
      case .element(let element): whole(element, depth: depth + 1)
      case .text(let text, _): text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      }
    }
    return ([own] + parts).filter { !$0.isEmpty }.joined(separator: "; ")
  }
}
