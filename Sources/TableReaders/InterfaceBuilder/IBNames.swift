/// The elements of Interface Builder's files that say something about a table or how it looks.
///
/// Source: public storyboards and xibs of Xcode 5 to 26.
enum IBElement: String, CaseIterable, Sendable {
  case document, device, resources, image, namedColor, systemColor
  case scenes, scene, objects, viewController, tableViewController, navigationItem
  case tableView, prototypes, sections, tableViewSection, cells, refreshControl
  case tableViewCell, tableViewCellContentView, tableViewHeaderFooterView, listContentConfiguration
  case subviews, constraints, constraint, connections, outlet, outletCollection, action, segue
  case rect, frame, autoresizingMask, edgeInsets, directionalEdgeInsets, inset
  case viewLayoutGuide, layoutGuides, variation, mask, exclude, include
  case color, `nil`, fontDescription, font, string, mutableString, attributedString, fragment, attributes,
    paragraphStyle
  case state, segments, segment, userDefinedRuntimeAttributes, userDefinedRuntimeAttribute, real, integer
  case buttonConfiguration, preferredSymbolConfiguration, textInputTraits
  case accessibility
  // Views
  case label, imageView, button, textField, textView, slider, stepper, segmentedControl, progressView
  case activityIndicatorView, stackView, view, containerView, visualEffectView, scrollView
  case toggle = "switch"
  case datePicker, pickerView, pageControl, searchBar, toolbar, tabBar, navigationBar, collectionView
  case webView, wkWebView, mapView, mkMapView, glkView, sceneKitView, imageViewPlaceholder

  /// Elements that change nothing of what a cell shows in its first moment.
  static let silent: Set<String> = [
    "animations", "point", "gestureRecognizers", "accessibilityTraits", "bool", "dataDetectorType", "date",
    "size", "range", "accessibilityActions", "array", "extendedEdge", "locale", "calendar", "timeZone",
    "collectionViewLayout", "collectionViewFlowLayout", "wkWebViewConfiguration",
    "freeformSimulatedSizeMetrics",
    "simulatedStatusBarMetrics", "simulatedOrientationMetrics", "simulatedScreenMetrics",
    "rotationGestureRecognizer",
    "tapGestureRecognizer", "panGestureRecognizer", "pinchGestureRecognizer", "swipeGestureRecognizer",
    "pongPressGestureRecognizer", "placeholder", "customObject", "modalFormSheetSizeMetrics", "url",
    "blurEffect", "vibrancyEffect", "url", "userComments", "imageReference",
  ]
}

/// Attributes of those elements.
enum IBAttribute: String, CaseIterable, Sendable {
  case id, key, name, type, toolsVersion, orientation, appearance
  case x, y, width, height, top, left, bottom, right, leading, trailing, minX, minY, maxX, maxY
  case red, green, blue, alpha, white, systemColor, cocoaTouchSystemColor
  case style, pointSize, size, weight, family, metaFont, content
  case base64 = "base64-UTF8"
  case title, text, secondaryText, placeholder, headerTitle, footerTitle, image, catalog
  case customClass, reuseIdentifier, rowHeight, estimatedRowHeight, sectionHeaderHeight, sectionFooterHeight
  case separatorStyle, dataMode, allowsSelection, allowsMultipleSelection
  case textLabel, detailTextLabel, imageView, accessoryType, indentationLevel, indentationWidth
  case hidden, contentMode
  case translatesMask = "translatesAutoresizingMaskIntoConstraints"
  case fixedFrame
  case horizontalHuggingPriority, verticalHuggingPriority
  case horizontalCompression = "horizontalCompressionResistancePriority"
  case verticalCompression = "verticalCompressionResistancePriority"
  case placeholderIntrinsicWidth, placeholderIntrinsicHeight
  case flexibleMinX, flexibleMaxX, flexibleMinY, flexibleMaxY, widthSizable, heightSizable
  case firstItem, firstAttribute, secondItem, secondAttribute, relation, multiplier, constant, priority
  case reference, property, destination, selector, eventType, identifier, kind, keyPath, value, label
  case textAlignment, alignment, lineBreakMode, numberOfLines, adjustsFontSizeToFit, minimumScaleFactor
  case preferredMaxLayoutWidth, usesAttributedText, buttonType, borderStyle, secureTextEntry
  case scrollEnabled, editable
  case isOn = "on"
  case minValue, maxValue, minimumValue, maximumValue, progress, animating
  case selectedSegmentIndex, axis, distribution, spacing, spacingType, baselineRelativeArrangement
  case sceneID, userLabel, lineHeightMultiple, lineSpacing
  case contentHorizontalAlignment, contentVerticalAlignment, enabled, minimumFontSize
  case shouldIndentWhileEditing, showsReorderControl
  /// Of a constraint: a word that text fields have another use for.
  static let isPlaceholder = IBAttribute.placeholder
}

/// What an element is to the one around it: the values of its `key`.
enum IBKey: String, CaseIterable, Sendable {
  case view, frame, frameInset, contentView, tableHeaderView, tableFooterView, headerView, footerView
  case contentConfiguration, configuration, safeArea, layoutMargins, directionalLayoutMargins, keyboard
  case separatorInset, separatorColor, backgroundColor, tintColor, textColor, titleColor, autoresizingMask
  case fontDescription, text, placeholder, title, content, attributedText, attributedTitle, normal
  case contentEdgeInsets, imageEdgeInsets, titleEdgeInsets, textInputTraits, subviews, constraints
  case onTintColor, progressTintColor, trackTintColor, minimumTrackTintColor, maximumTrackTintColor
  case baseForegroundColor, baseBackgroundColor, image, disabled
  case defaultVariation = "default"
  case font = "NSFont"
  case color = "NSColor"
  case paragraphStyle = "NSParagraphStyle"
  case accessibilityConfiguration, value
  case title2 = "navigationItem"
  case readableContent, headerTitle, footerTitle

  /// Views that stand in a table beside its cells.
  static let headers: [IBKey] = [.tableHeaderView, .tableFooterView, .headerView, .footerView]
}
