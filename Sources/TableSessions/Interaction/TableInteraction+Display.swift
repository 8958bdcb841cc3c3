import TableModel

/// What something on the screen is known by whatever is edited.
enum DisplayedKey: Hashable {
  case row(RowKey)
  /// By the section's key.
  case header(Int32)
  case footer(Int32)
}

/// Something on the screen as it was last seen.
struct DisplayedPart {
  let key: DisplayedKey
  var part: TablePart
  var content: Content

  enum Content {
    case cell(TableCell)
    case headerFooter(TableHeaderFooter?)
  }
}

extension TableInteraction {
  /// Looks what is on the screen now, and tells handlers of what came and went. What went is told first, so that its
  /// view can be used for what comes.
  func updateDisplay() {
    guard screen != nil, hasAppeared else { return }
    let now = partsOnScreen
    let keys = Set(now.map(\.key))
    let before = displayed
    let known = Set(before.map(\.key))
    displayed = now
    for part in before where !keys.contains(part.key) { endDisplaying(part) }
    for part in now where !known.contains(part.key) { display(part) }
  }

  private func display(_ part: DisplayedPart) {
    trace(.displayed(part.part))
    tell(.willDisplay, part, { $0.willDisplay($1) }, { $0.willDisplay($1) })
  }

  private func endDisplaying(_ part: DisplayedPart) {
    trace(.endedDisplaying(part.part))
    tell(.didEndDisplaying, part, { $0.didEndDisplaying($1) }, { $0.didEndDisplaying($1) })
    if case .row(let key) = part.key { cellViews.release(key) } else { headerViews.release(part.key) }
  }

  private func tell(
    _ method: HandlerMethod, _ part: DisplayedPart, _ cellBody: (any CellHandler, HandledCell) -> Void,
    _ headerBody: (any HeaderFooterHandler, HandledHeaderFooter) -> Void
  ) {
    switch (part.key, part.part, part.content) {
    case (.row(let key), .row(let path), .cell(let cell)):
      ask(method, key, handled(cell, at: path), cellBody)
    case (let key, let place, .headerFooter(let content?)):
      tell(method, key, handled(content, as: place), headerBody)
    default: break
    }
  }

  private func handled(_ content: TableHeaderFooter, as part: TablePart) -> HandledHeaderFooter {
    var template: CellTemplate?
    if case .template(let reference) = content.look { template = session.template(for: reference) }
    return HandledHeaderFooter(session: session, part: part, content: content, template: template)
  }

  private func tell(
    _ method: HandlerMethod, _ key: DisplayedKey, _ handled: HandledHeaderFooter,
    _ body: (any HeaderFooterHandler, HandledHeaderFooter) -> Void
  ) {
    guard headerViews.hasFactories else { return }
    let isNew = headerViews.shownView(of: key) == nil
    let view = headerViews.view(
      of: key, named: handled.template?.id ?? "title",
      for: .init(table: session.head, model: handled.content, template: handled.template))
    guard let handler = view.handler else {
      if isNew { trace(.noHandler(for: handled.part)) }
      return
    }
    if view.isReused {
      trace(.called(.willReuse, of: handled.part, by: view.name))
      handler.willReuse(for: handled)
    }
    trace(.called(method, of: handled.part, by: view.name))
    body(handler, handled)
  }

  // MARK: Where things are

  /// Goes through everything of some height from the top of the content, until it is told to stop.
  private func walk(_ visit: (_ part: TablePart, _ top: Double, _ height: Double) -> Bool) {
    guard let screen else { return }
    var top = 0.0
    func step(_ part: TablePart, _ height: Double) -> Bool {
      guard height > 0 else { return true }
      defer { top += height }
      return visit(part, top, height)
    }
    for section in 0..<session.sectionCount {
      guard step(.header(section: section), screen.headerHeight(section)) else { return }
      for row in 0..<session.rowCount(in: section) {
        let path = TableIndexPath(section: section, row: row)
        guard step(.row(path), screen.rowHeight(path)) else { return }
      }
      guard step(.footer(section: section), screen.footerHeight(section)) else { return }
    }
  }

  private var partsOnScreen: [DisplayedPart] {
    guard let screen else { return [] }
    var parts: [DisplayedPart] = []
    let bottom = scrollOffset + screen.height
    walk { part, top, height in
      guard top < bottom else { return false }
      if top + height > scrollOffset, let shown = displayedPart(part) { parts.append(shown) }
      return true
    }
    return parts
  }

  private func displayedPart(_ part: TablePart) -> DisplayedPart? {
    switch part {
    case .row(let path):
      guard let key = session.store.key(at: path), let cell = session.cell(at: path) else { return nil }
      return DisplayedPart(key: .row(key), part: part, content: .cell(cell))
    case .header(let section):
      let stored = session.store.sections[section]
      return DisplayedPart(key: .header(stored.key), part: part, content: .headerFooter(stored.head.header))
    case .footer(let section):
      let stored = session.store.sections[section]
      return DisplayedPart(key: .footer(stored.key), part: part, content: .headerFooter(stored.head.footer))
    }
  }

  // MARK: Scrolling

  func scroll(to offset: Double) {
    guard let screen, offset.isFinite else { return refuse(.noScreen) }
    coverEverything()
    unhighlight()
    var height = 0.0
    walk { _, top, partHeight in
      height = top + partHeight
      return true
    }
    let target = min(max(0, offset), max(0, height + bottomInset - screen.height))
    let direction: ScrollDirection =
      target > scrollOffset ? .down : target < scrollOffset ? .up : .none
    scrollOffset = target
    trace(.scrolled(to: target, direction))
    updateDisplay()
  }

  /// Scrolls to the first thing of the section that a title leads to.
  func tapIndex(_ title: String) {
    guard session.sectionIndex.contains(where: { $0.title == title }),
      let section = session.section(forIndexTitle: title)
    else { return refuse(.noIndexTitle(title)) }
    var place = 0.0
    walk { part, top, height in
      guard part.section < section else {
        place = top
        return false
      }
      place = top + height
      return true
    }
    scroll(to: place)
  }

  /// Makes room below the content for what the keyboard covers, and brings the selected row above it.
  func keyboard(height: Double) {
    guard let screen, height.isFinite else { return refuse(.noScreen) }
    bottomInset = max(0, height)
    trace(.bottomInset(bottomInset))
    var target = scrollOffset
    if bottomInset > 0, let selected = selectedRows.first {
      walk { part, top, height in
        guard part == .row(selected) else { return true }
        target = max(target, top + height - (screen.height - bottomInset))
        return false
      }
    }
    scroll(to: target)
  }
}

extension TablePart {
  var section: Int {
    switch self {
    case .row(let path): path.section
    case .header(let section), .footer(let section): section
    }
  }
}
