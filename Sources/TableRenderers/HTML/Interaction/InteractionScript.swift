/// The script of a page that can be operated: the files of the folder Script, one after the other, in a function of their
/// own so that they share no name with a host page.
enum InteractionScript {
  static let bytes: [UInt8] =
    Array("(()=>{\n\"use strict\";\n".utf8)
    + [
      PackageResources.rows_js, PackageResources.announcements_js, PackageResources.glide_js,
      PackageResources.swipe_js, PackageResources.drag_js, PackageResources.selection_js,
      PackageResources.editing_js, PackageResources.reorder_js, PackageResources.menu_js,
      PackageResources.loading_js, PackageResources.start_js,
    ].joined() + Array("})();\n".utf8)
}
