public enum TextAlignment: String, Sendable, CaseIterable {
  /// By the direction of the table.
  case natural
  case left, center, right, justified
}

/// What happens to text that does not fit its width.
public enum LineBreakMode: String, Sendable, CaseIterable {
  case tailTruncation, headTruncation, middleTruncation, wordWrap, characterWrap, clip
}

/// How a label shows its text.
public struct LabelAttributes: Hashable, Sendable {
  public var text = ""
  public var font = Font.system(17)
  public var textColor = Color.semantic(.label)
  public var textAlignment = TextAlignment.natural
  /// 0 means as many as the text needs.
  public var numberOfLines = 1
  public var lineBreakMode = LineBreakMode.tailTruncation
  public var adjustsFontSizeToFit = false
  /// The smallest share of the font size that fitting may choose, 0 to 1.
  public var minimumScaleFactor = 0.0
  /// Points at which to wrap when measuring; 0 means the width that the layout gives.
  public var preferredMaxLayoutWidth = 0.0
  /// Whether the text is made of pieces that could differ in their look.
  public var isAttributed = false
  /// What each line is higher than the font's; and points between lines.
  public var lineHeightMultiple = 1.0
  public var lineSpacing = 0.0

  public init() {}
}
