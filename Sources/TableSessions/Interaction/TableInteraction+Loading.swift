import TableModel

extension TableInteraction {
  func refresh() {
    guard session.head.refreshControl != nil else { return refuse(.noRefreshControl) }
    coverEverything()
    do throws(EditFailure) {
      try session.refresh()
      trace(.refreshed)
    } catch {
      refuse(.edit(error))
    }
  }

  func askForNextPage() {
    guard let page = session.head.nextPage else { return refuse(.noNextPage) }
    trace(.askedForNextPage(page.link))
    do throws(EditFailure) {
      _ = try session.fetchNextPage()
    } catch {
      refuse(.edit(error))
    }
  }
}
