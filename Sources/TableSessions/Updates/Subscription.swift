/// Whoever wants to hear of a session's updates: it hears of them until this is released or `end` is called.
public final class Subscription {
  private weak var board: UpdateBoard?
  private let number: Int

  init(_ board: UpdateBoard, number: Int) {
    self.board = board
    self.number = number
  }

  deinit { end() }

  /// No further update is sent. Ending twice is ending once.
  public func end() { board?.remove(number) }
}

/// Hands updates to subscribers, in the order in which these came.
///
/// A subscriber may edit the table when it hears of an update: every subscriber hears of the first update before anyone
/// hears of the second.
final class UpdateBoard {
  private var subscribers: [Subscriber] = []
  private var nextNumber = 0
  private var waiting: [SessionUpdate] = []
  private var isSending = false

  private struct Subscriber {
    let number: Int
    let hearsReorders: Bool
    let receive: (SessionUpdate) -> Void
  }

  func add(hearsReorders: Bool, _ receive: @escaping (SessionUpdate) -> Void) -> Subscription {
    defer { nextNumber += 1 }
    subscribers.append(Subscriber(number: nextNumber, hearsReorders: hearsReorders, receive: receive))
    return Subscription(self, number: nextNumber)
  }

  func remove(_ number: Int) { subscribers.removeAll { $0.number == number } }

  func send(_ update: SessionUpdate) {
    waiting.append(update)
    guard !isSending else { return }
    isSending = true
    defer { isSending = false }
    while !waiting.isEmpty {
      let next = waiting.removeFirst()
      for subscriber in subscribers where subscriber.hearsReorders || next.origin != .reorder {
        // One that ended while the others heard of it hears no more.
        guard subscribers.contains(where: { $0.number == subscriber.number }) else { continue }
        subscriber.receive(next)
      }
    }
  }
}
