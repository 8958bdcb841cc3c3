import TableModel

/// What an application does with a header or footer on the screen. Like `CellHandler`, it is reused with its view.
public protocol HeaderFooterHandler: AnyObject {
  /// The view is about to show another header or footer than before.
  func willReuse(for view: HandledHeaderFooter)
  func willDisplay(_ view: HandledHeaderFooter)
  func didEndDisplaying(_ view: HandledHeaderFooter)
}

extension HeaderFooterHandler {
  public func willReuse(for view: HandledHeaderFooter) {}
  public func willDisplay(_ view: HandledHeaderFooter) {}
  public func didEndDisplaying(_ view: HandledHeaderFooter) {}
}

/// A header or footer as a handler gets to see it.
public struct HandledHeaderFooter {
  public let session: TableSession
  /// `.header` or `.footer`.
  public let part: TablePart
  public let content: TableHeaderFooter
  /// `nil` for a plain title.
  public let template: CellTemplate?
}
