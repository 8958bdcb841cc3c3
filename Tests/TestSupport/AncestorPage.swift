/// Small pages over the files of the example apps that this tool's ancestors come with.
public struct AncestorPage: Sendable, CustomStringConvertible {
  public let name: String
  /// Native XML; it names files all over the shared folder.
  public let document: String

  public var description: String { name }

  public static let areThere = SharedFolder.contains("seeds")

  public static let all = [pictures, feed, colors, characters, buttons]

  private init(_ name: String, in folder: String, _ document: (String) -> String) {
    self.name = name
    self.document = document(SharedFolder.url.appending(path: "seeds/\(folder)").path(percentEncoded: false))
  }

  /// Pictures and comments by the classes that a property list names.
  public static let pictures = AncestorPage(
    "pictures", in: "RLDTableViewSwift/Sample app/TableViewPrototype/Resources"
  ) {
    """
    <table separatorStyle="none" backgroundColor="#DFDFDF">
      <templates src="\($0)/Main.storyboard"/><templates src="\($0)/RLDTableViewHeaderView.xib"/>
      <dataSource src="\($0)/viewModelData.plist" headerTemplate="RLDTableViewHeaderView">
        <map class="RLDBigPictureTableViewCellModel" template="RLDBigPictureTableViewCell"/>
        <map class="RLDSimpleTableViewCellModel" template="RLDSimpleTableViewCell"/>
        <map class="RLDCommentTableViewCellModel" template="RLDCommentTableViewCell"/>
        <map key="imageName" to="picture"/><default key="deleteTitle" value="Delete"/>
        <default key="movable" value="true"/>
      </dataSource></table>
    """
  }

  /// A feed of texts and pictures, each row as high as its own.
  public static let feed = AncestorPage(
    "feed", in: "DGTemplateLayoutCell/TemplateLayoutDemo/TemplateLayoutDemo"
  ) {
    """
    <table style="grouped"><templates src="\($0)/Base.lproj/Main.storyboard" height="automatic"/>
      <dataSource src="\($0)/Data.json" items="feed" template="DGFeedCell" id="identifier">
        <map key="username" to="userNameLabel"/><map key="content" to="contentLabel"/>
        <map key="imageName" to="contentImageView"/><map key="time" to="timeLabel"/>
        <map key="title" to="titleLabel"/>
      </dataSource></table>
    """
  }

  /// Sections of colours.
  public static let colors = AncestorPage("colors", in: "SimpleSource/Examples/SimpleSourceExample") {
    """
    <table><templates src="\($0)/Base.lproj/Main.storyboard"/>
      <dataSource src="\($0)/colors.json" items="colors" header="title" template="ColorTableCell">
        <map key="rgb" to="swatch"/>
      </dataSource></table>
    """
  }

  /// A flat list in groups.
  public static let characters = AncestorPage("characters", in: "SimpleSource/Examples/SimpleSourceExample") {
    """
    <table><dataSource src="\($0)/characters.json" items="." groupBy="race" style="default">
      <map key="name" to="text"/></dataSource></table>
    """
  }

  /// A cell with two sets of buttons beside it.
  public static let buttons = AncestorPage("buttons", in: "SWTableViewCell/SWTableViewCell") {
    """
    <table><templates src="\($0)/en.lproj/MainStoryboard.storyboard"/>
      <cell template="UMCell"><value key="label">A row</value><value key="image">um.png</value>
        <leadingActions buttonWidth="32"><action id="check" image="check.png" color="#12BF29"/></leadingActions>
        <trailingActions buttonWidth="58"><action id="more" title="More" color="#C7C7CC"/>
          <action id="delete" title="Delete" style="destructive"/></trailingActions>
      </cell></table>
    """
  }

  /// What the page comes to in a format.
  public func render(_ options: [String]) throws -> Program.Result {
    try Program.run(["-", "--root", "/"] + options, input: document)
  }
}
