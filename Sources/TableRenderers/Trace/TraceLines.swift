import TableModel
import TableSessions

/// What came of a step, line by line: what a handler is told takes the place of what it is told of, and rows that come to the
/// screen or leave it together stand in one line.
struct TraceLines {
  enum Line {
    case text(String)
    case update(Int, ArrangedComparison)
  }

  private(set) var lines: [Line] = []
  /// What came to the screen and left it since the last other thing.
  private var displayed = DisplayedParts()

  init(_ happenings: [TracedStep.Happening]) {
    for (index, happening) in happenings.enumerated() {
      let next = index + 1 < happenings.count ? happenings[index + 1] : nil
      add(happening, before: next)
    }
    flush()
  }

  private mutating func add(_ happening: TracedStep.Happening, before next: TracedStep.Happening?) {
    switch happening {
    case .entry(.called(let method, of: let part, by: _), _) where DisplayedParts.methods.contains(method):
      displayed.add(method, part)
      return
    case .entry(.displayed, _), .entry(.endedDisplaying, _), .held: return
    default: flush()
    }
    switch happening {
    case .update(let number, let comparison): lines.append(.update(number, comparison))
    case .reload(let number, let reason, let from, let to):
      let heights = HeightChange.text(from: from, to: to)
      lines.append(.text("update \(number): \(heights), read anew: \(reason.words)"))
    case .entry(let entry, let answer):
      if let text = entry.words(answer: answer), !entry.isTold(by: next) { lines.append(.text(text)) }
    case .failed(let found): lines.append(.text(found))
    case .held: break
    }
  }

  private mutating func flush() {
    lines += displayed.lines.map { .text($0) }
    displayed = DisplayedParts()
  }
}

/// Rows, headers and footers that handlers were told of together.
private struct DisplayedParts {
  /// What went is told first.
  static let methods: [HandlerMethod] = [.didEndDisplaying, .willReuse, .willDisplay]

  private var parts: [[TablePart]] = [[], [], []]

  mutating func add(_ method: HandlerMethod, _ part: TablePart) {
    if let index = Self.methods.firstIndex(of: method) { parts[index].append(part) }
  }

  var lines: [String] {
    zip(Self.methods, parts).compactMap { method, parts in
      parts.isEmpty ? nil : "\(method.words) \(Self.text(parts))"
    }
  }

  /// `header 0, 0,0–0,3, footer 0`
  private static func text(_ parts: [TablePart]) -> String {
    var texts: [String] = []
    var run: (first: TableIndexPath, last: TableIndexPath)?
    func end() {
      if let run { texts.append(run.first == run.last ? "\(run.first)" : "\(run.first)–\(run.last)") }
      run = nil
    }
    for part in parts {
      guard case .row(let path) = part else {
        end()
        texts.append(part.words)
        continue
      }
      if let open = run, open.last.section == path.section, open.last.row + 1 == path.row {
        run = (open.first, path)
      } else {
        end()
        run = (path, path)
      }
    }
    end()
    return texts.joined(separator: ", ")
  }
}
