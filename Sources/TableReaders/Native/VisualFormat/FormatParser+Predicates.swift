import TableModel

extension FormatParser {
  /// `(predicate, predicate)`, the parenthesis being next.
  mutating func takePredicates() throws(FormatFailure) -> [FormatPredicate] {
    _ = scanner.take("(")
    var predicates = [try takePredicate()]
    while scanner.take(",") { predicates.append(try takePredicate()) }
    guard scanner.take(")") else { throw expected("',' or ')'") }
    return predicates
  }

  /// What may stand between hyphens without parentheses: a metric or a number without a sign.
  mutating func takeSimplePredicate() throws(FormatFailure) -> FormatPredicate {
    let start = scanner.offset
    let length = try takeScaled(try takeLength(withSign: false, "a number, a metric or '('"))
    return FormatPredicate(object: .length(length), priority: try takePriority(), place: place(from: start))
  }

  private mutating func takePredicate() throws(FormatFailure) -> FormatPredicate {
    let start = scanner.offset
    let relation = try takeRelation()
    let object = try takeObject()
    return FormatPredicate(
      relation: relation, object: object, priority: try takePriority(), place: place(from: start))
  }

  private mutating func takeRelation() throws(FormatFailure) -> LayoutRelation {
    if scanner.take("==") { return .equal }
    if scanner.take("<=") { return .lessThanOrEqual }
    if scanner.take(">=") { return .greaterThanOrEqual }
    if let next = scanner.next,
      next == UInt8(ascii: "=") || next == UInt8(ascii: "<") || next == UInt8(ascii: ">")
    {
      throw failure("a relation is one of ==, <=, >=")
    }
    return .equal
  }

  private mutating func takeObject() throws(FormatFailure) -> FormatObject {
    guard let view = takeViewName() else {
      let length = try takeScaled(try takeLength(withSign: true, "a number, a metric or a view"))
      return .length(try takeAddend().map { length + $0 } ?? length)
    }
    let attribute = try takeAttribute()
    let multiplier = try takeScaled(1)
    let constant = try takeAddend() ?? 0
    return .view(name: view, attribute: attribute, multiplier: multiplier, constant: constant)
  }

  /// The longest name of a view that comes next; metrics come before views.
  private mutating func takeViewName() -> String? {
    let start = scanner.offset
    for withHyphens in [true, false] {
      if let (name, _) = scanner.takeName(withHyphens: withHyphens) {
        if views.contains(name), metrics[name] == nil { return name }
        scanner.rewind(to: start)
      }
    }
    return nil
  }

  private mutating func takeAttribute() throws(FormatFailure) -> LayoutAttribute? {
    guard scanner.take(".") else { return nil }
    if let (name, place) = scanner.takeName() {
      switch name {
      case "width": return .width
      case "height": return .height
      default:
        throw FormatFailure(
          message: "a predicate can't be about '\(name)'; it can be about width and height", place: place)
      }
    }
    throw expected("width or height")
  }

  /// A number or metric.
  private mutating func takeLength(withSign: Bool, _ what: String) throws(FormatFailure) -> Double {
    if let (number, place) = scanner.takeNumber(withSign: withSign) { return try checked(number, at: place) }
    guard let (name, place) = scanner.takeName() else { throw expected(what) }
    guard let metric = metrics[name] else {
      guard !views.contains(name) else {
        throw FormatFailure(message: "'\(name)' is a view; expected \(what)", place: place)
      }
      let suggestion = suggestion(for: name, in: metrics.keys.sorted())
      throw FormatFailure(
        message:
          "'\(name)' is neither a metric nor the id of a view\(suggestion)",
        place: place)
    }
    return metric
  }

  /// A length with what multiplies or divides it.
  private mutating func takeScaled(_ length: Double) throws(FormatFailure) -> Double {
    var length = length
    let start = scanner.offset
    while true {
      if scanner.take("*") {
        length *= try takeLength(withSign: true, "a number or metric")
      } else if scanner.take("/") {
        let place = scanner.place
        let divisor = try takeLength(withSign: true, "a number or metric")
        guard divisor != 0 else { throw FormatFailure(message: "nothing can be divided by 0", place: place) }
        length /= divisor
      } else {
        return try checked(length, at: place(from: start))
      }
    }
  }

  /// What is added, with its sign.
  private mutating func takeAddend() throws(FormatFailure) -> Double? {
    if scanner.take("+") { return try takeScaled(try takeLength(withSign: false, "a number or metric")) }
    if scanner.take("-") { return -(try takeScaled(try takeLength(withSign: false, "a number or metric"))) }
    return nil
  }

  private mutating func takePriority() throws(FormatFailure) -> Double {
    guard scanner.take("@") else { return LayoutConstraint.required }
    let start = scanner.offset
    let priority = try takeLength(withSign: true, "a number or metric")
    guard ValueForm.priorities.contains(priority) else {
      throw FormatFailure(message: "a priority is a number from 1 to 1000", place: place(from: start))
    }
    return priority
  }

  private func checked(_ length: Double, at place: Range<Int>) throws(FormatFailure) -> Double {
    guard ValueForm.offsets.contains(length) else {
      throw FormatFailure(message: "a number in a format is from -100000 to 100000", place: place)
    }
    return length
  }

  /// What has been taken since, without white space at the end.
  private func place(from start: Int) -> Range<Int> {
    var end = scanner.offset
    while end > start, AttributeValue.isSpace(scanner.bytes[end - 1]) { end -= 1 }
    return start..<end
  }
}
