import TableModel
import TextMeasurement

extension TablePass {
  /// A section's header; `nil` where nothing stands there.
  mutating func arrangeHeader(
    _ header: TableHeaderFooter?, y: Double, below above: SectionNeighbour
  ) -> ArrangedHeaderFooter? {
    let sections = environment.metrics.sections
    let isPlain = style == .plain
    guard let header, isShown(header) else {
      let isFirst = above == .tableTop
      let grouped = isFirst ? sections.firstGroupedGap : sections.groupedGap
      let plain = isFirst ? sections.firstPlainGap : sections.plainGap
      let isFixed = isPlain ? sections.plainGapIsFixed : isFirst && sections.firstGapIsFixed
      return gap(
        header, automatic: isPlain ? plain : grouped, given: isFixed ? nil : sectionHeaderHeight, y: y)
    }
    var place = HeaderFooterPlace(y: y, padding: 0, tableHeight: sectionHeaderHeight)
    if isPlain {
      place.padding = sections.plainHeaderPadding
    } else if header.height == nil {
      place.padding = groupedPadding(below: above)
    }
    return arrange(header, isPlain ? plainTitle : groupedHeaderTitle, place)
  }

  /// A section's footer; `nil` where nothing stands there.
  mutating func arrangeFooter(_ footer: TableHeaderFooter?, y: Double) -> ArrangedHeaderFooter? {
    let sections = environment.metrics.sections
    let isPlain = style == .plain
    guard let footer, isShown(footer) else {
      return gap(
        footer, automatic: isPlain ? sections.plainGap : sections.groupedGap,
        given: isPlain && sections.plainGapIsFixed ? nil : sectionFooterHeight,
        y: y)
    }
    let place = HeaderFooterPlace(y: y, padding: 0, tableHeight: sectionFooterHeight)
    return arrange(footer, isPlain ? plainTitle : groupedFooterTitle, place)
  }

  /// The table's own header or footer.
  mutating func arrangeTableHeader(_ header: TableHeaderFooter, y: Double) -> ArrangedHeaderFooter {
    arrange(header, tableTitle, HeaderFooterPlace(y: y, padding: 0, tableHeight: nil))
  }

  private func groupedPadding(below above: SectionNeighbour) -> Double {
    let sections = environment.metrics.sections
    switch above {
    case .tableTop: return environment.grid.floor(sections.firstGroupedPadding)
    case .footer: return environment.grid.floor(sections.paddingAfterFooter)
    case .gap: return 0
    }
  }

  private func isShown(_ header: TableHeaderFooter) -> Bool {
    if case .title(let title) = header.look { return !title.isEmpty }
    return true
  }

  /// Room with nothing in it.
  private func gap(
    _ header: TableHeaderFooter?, automatic: Double, given: Double?, y: Double
  ) -> ArrangedHeaderFooter? {
    let origin: HeightOrigin = header?.height != nil ? .cell : given != nil ? .table : .measured
    let height = header?.height ?? given ?? environment.grid.floor(automatic)
    guard height > 0 else { return nil }
    let frame = Rect(x: table.x, y: y, width: table.width, height: height)
    return ArrangedHeaderFooter(frame: frame, views: [], heightOrigin: origin)
  }

  private mutating func arrange(
    _ header: TableHeaderFooter, _ look: HeaderFooterTitle, _ place: HeaderFooterPlace
  ) -> ArrangedHeaderFooter {
    switch header.look {
    case .title(let title): arrangeTitle(title, of: header, look, place)
    case .template(let reference): arrangeTemplate(reference, of: header, place)
    }
  }

  private mutating func arrangeTemplate(
    _ reference: TemplateReference, of header: TableHeaderFooter, _ place: HeaderFooterPlace
  ) -> ArrangedHeaderFooter {
    let index = reference.index.map(Int.init).flatMap { templates.indices.contains($0) ? $0 : nil }
    let templateHeight = index.flatMap { templates[$0].height }
    let given = header.height ?? templateHeight ?? place.tableHeight
    let origin: HeightOrigin =
      header.height != nil
      ? .cell : templateHeight != nil ? .template : place.tableHeight != nil ? .table : .measured
    var views: [ArrangedView] = []
    var height = given ?? 0
    if let index {
      var content = ContentGeometry(
        width: table.width, height: given, cellWidth: table.width, margin: table.margin,
        trailingMargin: table.margin,
        verticalMargin: environment.metrics.margins.headerVertical)
      content.insets = sources[index].design.map { $0.givenMargins ?? environment.metrics.margins.ofViews }
      (views, height) = templates[index].arrange(header.values, in: content, &environment)
      for view in views.indices { views[view].frame.y += place.padding }
    }
    var arranged = ArrangedHeaderFooter(
      frame: Rect(x: table.x, y: place.y, width: table.width, height: place.padding + height), views: views,
      heightOrigin: origin)
    arranged.estimatedHeight = header.estimatedHeight ?? index.flatMap { templates[$0].estimatedHeight }
    arranged.backgroundColor = index.flatMap { templates[$0].backgroundColor }
    return arranged
  }
}

/// Where a header or footer goes.
struct HeaderFooterPlace {
  var y: Double
  /// Room above the header itself, points.
  var padding: Double
  /// The table's height for all headers or footers.
  var tableHeight: Double?
}
