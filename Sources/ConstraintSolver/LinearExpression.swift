/// A sum of variables, each times a number, and a number.
public struct LinearExpression: Sendable {
  struct Term: Sendable {
    var coefficient: Double
    var variable: Variable
  }

  private(set) var terms: [Term]
  public private(set) var constant: Double

  public init(_ variable: Variable) {
    terms = [Term(coefficient: 1, variable: variable)]
    constant = 0
  }

  public init(constant: Double) {
    terms = []
    self.constant = constant
  }

  /// Adds another expression, times a number.
  public mutating func add(_ other: LinearExpression, times factor: Double = 1) {
    for term in other.terms {
      terms.append(Term(coefficient: term.coefficient * factor, variable: term.variable))
    }
    constant += other.constant * factor
  }

  public static func + (a: LinearExpression, b: LinearExpression) -> LinearExpression {
    var sum = a
    sum.add(b)
    return sum
  }

  public static func - (a: LinearExpression, b: LinearExpression) -> LinearExpression {
    var difference = a
    difference.add(b, times: -1)
    return difference
  }

  public static func * (factor: Double, expression: LinearExpression) -> LinearExpression {
    var product = LinearExpression(constant: 0)
    product.add(expression, times: factor)
    return product
  }

  public static func + (a: LinearExpression, constant: Double) -> LinearExpression {
    a + LinearExpression(constant: constant)
  }
}

/// How the two sides of a constraint relate.
public enum Relation: Sendable, CaseIterable {
  case equal, lessThanOrEqual, greaterThanOrEqual
}

/// Priorities by name.
public enum Priority {
  public static let required = 1000.0
}
