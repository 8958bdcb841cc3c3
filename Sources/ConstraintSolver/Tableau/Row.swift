/// Rows of numbers, four at a time: as many vectors of four as `quads` says.
extension UnsafeMutablePointer<Double> {
  @inline(__always) func quad(_ index: Int) -> SIMD4<Double> {
    UnsafeRawPointer(self).load(fromByteOffset: index &* 32, as: SIMD4<Double>.self)
  }

  @inline(__always) func setQuad(_ index: Int, _ quad: SIMD4<Double>) {
    UnsafeMutableRawPointer(self).storeBytes(of: quad, toByteOffset: index &* 32, as: SIMD4<Double>.self)
  }

  /// Whether all four are zero; a quick way past most of a sparse row.
  @inline(__always) func isZero(_ index: Int) -> Bool {
    let bits = UnsafeRawPointer(self).load(fromByteOffset: index &* 32, as: SIMD4<UInt64>.self)
    return (bits[0] | bits[1] | bits[2] | bits[3]) << 1 == 0  // without the signs
  }

  /// Adds another row times a number.
  @inline(__always) func add(_ factor: Double, times other: UnsafeMutablePointer<Double>, quads: Int) {
    let factors = SIMD4<Double>(repeating: factor)
    var index = 0
    while index < quads {
      setQuad(index, quad(index) + factors * other.quad(index))
      index &+= 1
    }
  }

  @inline(__always) func scale(by factor: Double, quads: Int) {
    let factors = SIMD4<Double>(repeating: factor)
    var index = 0
    while index < quads {
      setQuad(index, quad(index) * factors)
      index &+= 1
    }
  }

  @inline(__always) func copy(_ other: UnsafeMutablePointer<Double>, quads: Int) {
    var index = 0
    while index < quads {
      setQuad(index, other.quad(index))
      index &+= 1
    }
  }

  @inline(__always) func clear(quads: Int) {
    var index = 0
    while index < quads {
      setQuad(index, .zero)
      index &+= 1
    }
  }

  /// Puts a row's value for one of its numbers, which becomes zero first. What is left of two numbers that cancel each
  /// other out counts as zero.
  ///
  /// - Returns: the number.
  @inline(__always)
  func exchange(_ index: Int, _ other: UnsafeMutablePointer<Double>, quads: Int) -> Double {
    let factor = self[index]
    self[index] = 0
    guard factor.magnitude > Tableau.noise else { return 0 }
    add(factor, times: other, quads: quads)
    return factor
  }
}
