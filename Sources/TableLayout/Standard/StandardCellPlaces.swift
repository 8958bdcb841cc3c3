import TableModel

/// Where the content of a standard cell begins and ends, in points from the edges of the content view.
struct StandardCellPlaces {
  /// Of the image, or of the text where there is none.
  var leading: Double
  /// Of the text.
  var trailing: Double
  /// Of the content view.
  var width: Double
}
