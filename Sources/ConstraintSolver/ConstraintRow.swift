/// The left side of a constraint that is being added: takes variables one by one, without keeping them anywhere.
public struct ConstraintRow: ~Copyable {
  // Not the tableau itself: whoever holds that shares its memory.
  private let table: UnsafeMutablePointer<Double>
  private let values: UnsafeMutablePointer<Double>
  private let symbols: UnsafeMutablePointer<Tableau.Symbol>
  private let symbolCount: Int
  private let stride: Int
  private let quads: Int
  private let coefficients: UnsafeMutablePointer<Double>
  /// The sum of the variables taken so far.
  private(set) var value = 0.0
  /// The greatest coefficient taken; NaN where one was none.
  private(set) var greatest = 0.0

  init(_ tableau: borrowing Tableau) {
    table = tableau.table
    values = tableau.values
    symbols = tableau.symbols
    symbolCount = tableau.symbolCount
    stride = tableau.stride
    quads = tableau.quads
    coefficients = tableau.row(tableau.rowCount)
    coefficients.clear(quads: stride >> 2)
  }

  /// Adds a variable times a number.
  public mutating func add(_ coefficient: Double, _ variable: Variable) {
    guard coefficient != 0, variable.symbol >= 0, variable.symbol < symbolCount else { return }
    // A comparison that is false for NaN, which then stays.
    if greatest.isNaN == false, !(coefficient.magnitude <= greatest) { greatest = coefficient.magnitude }
    let place = Int(symbols[Int(variable.symbol)].place)
    guard place >= 0 else {
      coefficients[~place] += coefficient
      return
    }
    value += coefficient * values[place]
    coefficients.add(coefficient, times: table + place &* stride, quads: quads)
  }
}
