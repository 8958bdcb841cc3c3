import ConstraintSolver

/// `x + 2 * y`: expressions as they are written on paper, for tests.
func + (a: Variable, b: Variable) -> LinearExpression { LinearExpression(a) + LinearExpression(b) }
func + (a: LinearExpression, b: Variable) -> LinearExpression { a + LinearExpression(b) }
func + (a: Variable, constant: Double) -> LinearExpression { LinearExpression(a) + constant }
func - (a: Variable, b: Variable) -> LinearExpression { LinearExpression(a) - LinearExpression(b) }
func - (a: LinearExpression, b: Variable) -> LinearExpression { a - LinearExpression(b) }
func * (factor: Double, variable: Variable) -> LinearExpression { factor * LinearExpression(variable) }

/// A demand as it is written on paper: left side, relation, right side.
struct Demand {
  var expression: LinearExpression
  var relation: Relation
  var constant: Double
}

func == (a: Variable, constant: Double) -> Demand { LinearExpression(a) == constant }
func == (a: LinearExpression, constant: Double) -> Demand {
  Demand(expression: a, relation: .equal, constant: constant)
}
func == (a: LinearExpression, b: LinearExpression) -> Demand { a - b == 0 }
func == (a: Variable, b: LinearExpression) -> Demand { LinearExpression(a) - b == 0 }
func == (a: LinearExpression, b: Variable) -> Demand { a - b == 0 }
func >= (a: Variable, constant: Double) -> Demand { LinearExpression(a) >= constant }
func >= (a: LinearExpression, constant: Double) -> Demand {
  Demand(expression: a, relation: .greaterThanOrEqual, constant: constant)
}
func >= (a: Variable, b: Variable) -> Demand { a - b >= 0 }
func >= (a: Variable, b: LinearExpression) -> Demand { LinearExpression(a) - b >= 0 }
func <= (a: Variable, constant: Double) -> Demand { LinearExpression(a) <= constant }
func <= (a: LinearExpression, constant: Double) -> Demand {
  Demand(expression: a, relation: .lessThanOrEqual, constant: constant)
}
func <= (a: Variable, b: Variable) -> Demand { a - b <= 0 }
func <= (a: LinearExpression, b: Variable) -> Demand { a - b <= 0 }

/// Priorities by the names that publications on constraint hierarchies give them.
let strong = 750.0
let medium = 500.0
let weak = 250.0

extension ConstraintSystem {
  @discardableResult
  mutating func require(_ demand: Demand) throws -> Constraint {
    try add(demand.expression, demand.relation, demand.constant)
  }

  @discardableResult
  mutating func prefer(_ demand: Demand, _ priority: Double) throws -> Constraint {
    try add(demand.expression, demand.relation, demand.constant, priority: priority)
  }

  mutating func addVariables(_ count: Int) -> [Variable] { (0..<count).map { _ in addVariable() } }

  func values(_ variables: Variable...) -> [Double] { variables.map { value(of: $0) } }
}
