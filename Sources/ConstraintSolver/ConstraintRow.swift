/// The left side of a constraint that is being added: takes variables one by one, without keeping them anywhere.
public struct ConstraintRow: ~Copyable {
  // Not the tableau itself: whoever holds that shares its memory.
  private let table: UnsafeMutablePointer<Double>
  private let values: UnsafeMutablePointer<Double>
  private let symbols: UnsafeMutablePointer<Tableau.Symbol>
  private let columns: UnsafeMutablePointer<Tableau.Residual>
  private let isTouched: UnsafeMutablePointer<Bool>
  private let coefficients: UnsafeMutablePointer<Double>
  private let symbolCount: Int32
  private let stride: Int
  private let quads: Int
  /// The sum of the variables taken so far.
  private(set) var value = 0.0
  /// The sum of the coefficients' magnitudes; infinite or NaN where one was.
  private(set) var magnitude = 0.0
  /// A column on which no other row hangs.
  private(set) var untouched: Int?

  init(_ tableau: inout Tableau) {
    table = tableau.table
    values = tableau.values
    symbols = tableau.symbols
    columns = tableau.columns
    isTouched = tableau.isTouched
    coefficients = tableau.row(tableau.rowCount)
    symbolCount = Int32(truncatingIfNeeded: tableau.symbolCount)
    stride = tableau.stride
    quads = tableau.quads
    coefficients.clear(quads: stride >> 2)
  }

  /// Adds a variable times a number.
  public mutating func add(_ coefficient: Double, _ variable: Variable) {
    guard coefficient != 0, variable.symbol >= 0, variable.symbol < symbolCount else { return }
    magnitude += coefficient.magnitude
    let place = Int(symbols[Int(variable.symbol)].place)
    if place < 0 {
      coefficients[~place] += coefficient
      touch(~place)
    } else {
      value += coefficient * values[place]
      coefficients.add(coefficient, times: table + place &* stride, quads: quads)
    }
  }

  private mutating func touch(_ column: Int) {
    guard !isTouched[column], untouched != column else { return }
    guard let other = untouched else {
      untouched = column
      return
    }
    // A variable that may have any value serves best.
    let isWorse = columns[other].cost.isFree
    isTouched[isWorse ? column : other] = true
    if !isWorse { untouched = column }
  }
}
