import TableModel

/// Everything a run can be told beside its file.
public struct RunOptions: Sendable {
  public var traits = Traits()
  /// Points that a simulated screen is high: of the device, else of an iPhone 8.
  public var screenHeight = 667.0
  /// Which of the traits were asked for: a drawn document keeps its canvas's in the others.
  public var asked = AskedTraits()
  /// Show the table as it is edited, whatever the document says.
  public var isEditing = false
  /// Template libraries to add, as paths.
  public var templatePaths: [String] = []
  /// The language that a storyboard's texts are shown in; `nil` shows its own.
  public var locale: String?
  /// Which of a storyboard's tables to take, by title or id; `nil` takes all.
  public var sceneName: String?
  /// A data file in place of the page's own data source.
  public var dataPath: String?
  /// The folder that documents may read from; `nil` means each document's own.
  public var root: String?
  /// Folders of fonts to look in first.
  public var fontPaths: [String] = []
  public var limits = ReadingLimits()
  /// Treat warnings as errors.
  public var isStrict = false
  /// Look for what the constraints of templates leave open or say twice.
  public var diagnosesLayout = false
  /// Measure rows that show the same in the same room once, and count how often that served.
  public var cachesHeights = false
  public var output = OutputOptions()

  public init() {}
}

/// How the output looks, whatever its format.
public struct OutputOptions: Sendable {
  public var format = OutputFormat.text
  /// Columns of text output.
  public var columns = 80
  /// Colour in text output.
  public var isColored = false
  /// Print every measured height in text output.
  public var showsHeights = false
  /// HTML without the page around it.
  public var isFragment = false
  /// HTML with a script that lets its reader operate the table: swipe, select, edit, reorder.
  public var isInteractive = false

  public init() {}
}

/// Traits that a run was told and did not just take.
public struct AskedTraits: Sendable, Hashable {
  public var width = false
  public var scale = false
  public var profile = false
  public var contentSize = false
  public var appearance = false

  public init() {}

  /// Whether a drawn cell has to be laid out for another screen than its canvas's.
  var relaysDesigns: Bool { width || profile || contentSize }
}
