import TableModel

/// The views of what is on the screen, each with its handler, and those that wait to be used again.
struct HandledViews<Key: Hashable, Model, Handler> {
  private let factories: [HandlerFactory<Model, Handler>]
  private var shown: [Key: View] = [:]
  private var waiting: [String: [View]] = [:]

  struct View {
    let reuseIdentifier: String
    /// The place of the factory that made the handler; `nil` where no handler can handle what it shows.
    fileprivate(set) var factory: Int?
    fileprivate(set) var handler: Handler?
    /// The name of the factory.
    fileprivate(set) var name: String
    /// Whether it has just been taken to show something else than before.
    fileprivate(set) var isReused = false
  }

  init(_ factories: [HandlerFactory<Model, Handler>]) { self.factories = factories }

  /// Whether anything was given that could handle something.
  var hasFactories: Bool { !factories.isEmpty }

  /// The view of a thing: the one it has, one that waits, or a new one.
  ///
  /// A view keeps its handler as long as that is the first one that can handle what is shown.
  mutating func view(
    of key: Key, named reuseIdentifier: String, for handled: HandlerFactory<Model, Handler>.Handled
  ) -> View {
    let factory = factories.firstIndex { $0.canHandle(handled) }
    if var view = shown[key], view.reuseIdentifier == reuseIdentifier {
      guard view.factory != factory else { return view }
      equip(&view, factory)
      shown[key] = view
      return view
    }
    release(key)
    var view: View
    if let used = waiting[reuseIdentifier]?.popLast() {
      view = used
      view.isReused = view.factory == factory
      if !view.isReused { equip(&view, factory) }
    } else {
      view = View(reuseIdentifier: reuseIdentifier, name: "")
      equip(&view, factory)
    }
    shown[key] = view
    shown[key]?.isReused = false
    return view
  }

  private func equip(_ view: inout View, _ factory: Int?) {
    view.factory = factory
    view.handler = factory.map { factories[$0].make() }
    view.name = factory.map { factories[$0].name } ?? ""
  }

  /// The view of a thing where it has one.
  func shownView(of key: Key) -> View? { shown[key] }

  /// Forgets the views of what is gone. None of them is used again: which would be, nobody could say.
  mutating func forget(where isGone: (Key) -> Bool) {
    for key in shown.keys.filter(isGone) { shown[key] = nil }
  }

  /// The thing is not on the screen any more: its view waits for another.
  mutating func release(_ key: Key) {
    guard let view = shown.removeValue(forKey: key) else { return }
    waiting[view.reuseIdentifier, default: []].append(view)
  }
}
