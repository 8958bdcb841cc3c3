import TableSyntax

extension IBContext {
  /// Notes what an element says of its look and is not drawn: elements in it that are not understood, attributes and
  /// colours that are not read. What Xcode keeps for itself, and what a picture cannot show, is left alone.
  mutating func noteUnread(_ xml: XMLElement) {
    for case .element(let child) in xml.children {
      if IBElement(rawValue: child.name) == nil, !IBElement.silent.contains(child.name) {
        noteUnknown(child)
      } else if let key = child.text(.key), let kind = Self.parts[child.name], IBKey(rawValue: key) == nil,
        !Self.silentKeys.contains(key)
      {
        noteUnknown(child, "the \(kind) '\(key)' of <\(xml.name)>")
      } else if xml.name == IBElement.textField.rawValue, child.name == IBElement.attributedString.rawValue {
        noteUnknown(child, "an attributed text of <textField>")
      }
      if child.name == IBElement.state.rawValue, child.text(.key) == IBKey.normal.rawValue {
        noteUnreadAttributes(of: child)
      }
    }
    guard !Self.isOnlyPlaced(xml) else { return }
    noteUnreadAttributes(of: xml)
  }

  /// Notes what the content of a cell says beyond its two texts.
  mutating func noteUnread(contentConfiguration xml: XMLElement) {
    for child in xml.elements {
      guard let key = child.text(.key), !["text", "secondaryText"].contains(key) else { continue }
      noteUnknown(child, "'\(key)' of <\(xml.name)>")
    }
    noteUnreadAttributes(of: xml)
  }

  mutating func noteUnreadAttributes(of xml: XMLElement) {
    for attribute in xml.attributes where Self.isUnread(attribute, of: xml.name) {
      note("'\(attribute.name)' of <\(xml.name)> changes nothing that is drawn", at: attribute.nameRange)
    }
  }

  /// Values that a program's own class, or a layer, may draw.
  mutating func noteUnread(runtimeAttribute xml: XMLElement) {
    guard let path = xml.text(.keyPath) else { return }
    let isSeen =
      path.hasPrefix("layer.") || ["color", "image"].contains(xml.text(.type))
      || ["border", "shadow", "font", "inset"].contains { path.lowercased().contains($0) }
    if isSeen { noteUnknown(xml, "the runtime attribute '\(path)'") }
  }

  /// Notes what a piece of an attributed text says beyond its font, its colour and how its lines stand.
  mutating func noteUnread(textAttributes xml: XMLElement) {
    for part in xml.elements {
      guard let key = part.text(.key) else { continue }
      if IBKey(rawValue: key) == nil { noteUnknown(part, "the text attribute '\(key)'") }
      guard key == IBKey.paragraphStyle.rawValue else { continue }
      for attribute in part.attributes where Self.isUnread(attribute, of: part.name) {
        note("'\(attribute.name)' of a paragraph changes nothing that is drawn", at: attribute.nameRange)
      }
    }
  }

  /// Whether the view is told of as a whole.
  private static func isOnlyPlaced(_ xml: XMLElement) -> Bool {
    guard let element = IBElement(rawValue: xml.name) else { return true }
    return placed.contains(element)
  }

  private static let placed: Set<IBElement> = [
    .datePicker, .pickerView, .pageControl, .searchBar, .toolbar, .tabBar, .navigationBar, .collectionView,
    .webView, .wkWebView, .mapView, .mkMapView, .glkView, .sceneKitView, .imageViewPlaceholder,
  ]

  /// Elements that say something by their key.
  private static let parts = ["color": "color", "inset": "inset", "size": "size"]

  private static let silentKeys: Set<String> = [
    "highlightedColor", "titleShadowColor", "sectionIndexBackgroundColor", "sectionIndexColor",
    "sectionIndexTrackingBackgroundColor", "freeformSize", "contentSizeForViewInPopover",
    "scrollIndicatorInsets",
    "itemSize", "headerReferenceSize", "footerReferenceSize", "sectionInset",
  ]

  private static func isUnread(_ attribute: XMLAttribute, of element: String) -> Bool {
    if let names = unread[element], names.contains(attribute.name) { return !isUsual(attribute) }
    return !known.contains(attribute.name) && !silent.contains(attribute.name) && !isUsual(attribute)
  }

  private static func isUsual(_ attribute: XMLAttribute) -> Bool {
    usual[attribute.name]?.contains(attribute.value) ?? false
  }

  private static let known = Set(IBAttribute.allCases.map(\.rawValue))

  /// What is read of some elements and not of these.
  private static let unread: [String: Set<String>] = [
    "tableView": ["hidden", "alpha"], "tableViewCell": ["hidden", "alpha"],
    "tableViewCellContentView": ["hidden", "alpha"], "label": ["enabled"], "button": ["lineBreakMode"],
    "listContentConfiguration": ["image", "prefersSideBySideTextAndSecondaryText"],
    "segment": ["image", "width", "enabled"],
  ]

  /// Values that say what is so anyway.
  private static let usual: [String: Set<String>] = [
    "hidden": ["NO"], "lineBreakMode": ["middleTruncation"], "alpha": ["1", "1.0"], "enabled": ["YES"],
    "clearButtonMode": ["never", "whileEditing"], "semanticContentAttribute": ["unspecified"],
    "separatorInsetReference": ["fromCellEdges"], "selected": ["NO"], "highlighted": ["NO"],
    "segmentControlStyle": ["plain", "bar"], "progressViewStyle": ["default", "bar"],
    "titlePosition": ["automatic"], "baseWritingDirection": ["natural"], "hyphenationFactor": ["0.0", "0"],
    "tighteningFactorForTruncation": ["0.0", "0"],
  ]

  /// Bookkeeping of Xcode's, behaviour, and what shows only while something is touched.
  ///
  /// Source: attributes in and around the cells of public storyboards and xibs of Xcode 5 to 26.
  private static let silent: Set<String> = [
    "opaque", "clipsSubviews", "clearsContextBeforeDrawing", "autoresizesSubviews", "multipleTouchEnabled",
    "userInteractionEnabled", "tag", "restorationIdentifier", "ambiguous", "misplaced", "verifyAmbiguity",
    "customModule", "customModuleProvider", "colorLabel", "appearanceType", "propertyAccessControl",
    "preservesSuperviewLayoutMargins", "insetsLayoutMarginsFromSafeArea", "layoutMarginsFollowReadableWidth",
    "contentViewInsetsToSafeArea", "contentInsetAdjustmentBehavior", "tableViewCell", "sceneMemberID",
    "selectionStyle", "hidesAccessoryWhenEditing",
    "focusStyle", "springLoaded", "pointerInteraction", "exclusiveTouch",
    "baselineAdjustment", "adjustsFontForContentSizeCategory", "adjustsLetterSpacingToFitWidth",
    "highlightedImage", "adjustsImageWhenHighlighted", "adjustsImageWhenDisabled",
    "adjustsImageSizeForAccessibilityContentSizeCategory", "reversesTitleShadowWhenHighlighted",
    "showsTouchWhenHighlighted", "contentHorizontalAlignment", "contentVerticalAlignment",
    "hidesWhenStopped", "continuous", "stepValue", "autorepeat", "wraps", "momentary", "minuteInterval",
    "showsExpansionTextWhenTruncated", "showsLargeContentViewer", "largeContentTitle", "toolTip", "role",
    "showsMenuAsPrimaryAction", "changesSelectionAsPrimaryAction", "allowsDefaultTighteningForTruncation",
    "bounces", "bouncesZoom", "alwaysBounceVertical", "alwaysBounceHorizontal", "pagingEnabled",
    "delaysContentTouches", "canCancelContentTouches", "directionalLockEnabled", "keyboardDismissMode",
    "showsHorizontalScrollIndicator", "showsVerticalScrollIndicator", "indicatorStyle", "minimumZoomScale",
    "maximumZoomScale", "allowsEditingTextAttributes", "selectable", "dataDetectorTypes", "textContentType",
    "allowsSelectionDuringEditing", "allowsMultipleSelectionDuringEditing", "prefetchDataSource",
    "showsSelectionImmediatelyOnTouchBegin", "sectionIndexMinimumDisplayRowCount",
    "remembersLastFocusedIndexPath",
    "estimatedSectionHeaderHeight", "estimatedSectionFooterHeight", "scrollIndicatorInsets",
    "automaticallyAdjustsScrollIndicatorInsets", "sectionHeaderTopPadding",
    "useLayoutToLayoutNavigationTransitions",
    "isAccessibilityElement", "initialText", "dataSource", "delegate", "wantsLayer", "catalog", "symbolScale",
    "renderingMode", "selectionFollowsFocus", "allowsFocus", "selfSizingInvalidation",
    "cellLayoutMarginsFollowReadableWidth",
  ]
}
