import TableModel

/// The handlers of an application, in the order in which they are asked: the first that can handle something does.
public struct HandlerProvider {
  public var cells: [HandlerFactory<TableCell, any CellHandler>]
  public var headersFooters: [HandlerFactory<TableHeaderFooter, any HeaderFooterHandler>]

  public init(
    cells: [HandlerFactory<TableCell, any CellHandler>] = [],
    headersFooters: [HandlerFactory<TableHeaderFooter, any HeaderFooterHandler>] = []
  ) {
    self.cells = cells
    self.headersFooters = headersFooters
  }
}

/// Makes handlers of one kind when they are needed.
public struct HandlerFactory<Model, Handler> {
  /// Names the handlers in traces.
  public let name: String
  let canHandle: (Handled) -> Bool
  let make: () -> Handler

  /// What a handler is chosen by.
  public struct Handled {
    /// The table's attributes, without its sections.
    public let table: Table
    public let model: Model
    /// `nil` where the model is made from none.
    public let template: CellTemplate?
  }

  public init(
    _ name: String, canHandle: @escaping (Handled) -> Bool = { _ in true }, make: @escaping () -> Handler
  ) {
    self.name = name
    self.canHandle = canHandle
    self.make = make
  }
}
