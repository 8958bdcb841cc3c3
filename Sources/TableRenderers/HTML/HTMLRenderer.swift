import TableLayout

/// Writes arrangements as one self-contained page.
public struct HTMLRenderer {
  public let options: HTMLOptions

  public init(options: HTMLOptions) { self.options = options }

  public func render(_ table: TableArrangement, to out: inout OutputBuffer) {}

  public func render(_ gallery: TemplateArrangement, to out: inout OutputBuffer) {}
}
