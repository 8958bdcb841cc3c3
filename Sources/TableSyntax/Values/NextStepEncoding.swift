/// The character set that octal escapes of OpenStep property lists are in.
///
/// Source: the Unicode Consortium's mapping of NeXTSTEP's encoding.
enum NextStepEncoding {
  /// - Parameter byte: beyond 255, the low eight bits count.
  static func scalar(_ byte: UInt32) -> Unicode.Scalar {
    let byte = Int(byte & 0xFF)
    guard byte >= 0x80 else { return Unicode.Scalar(UInt8(byte)) }
    return upperHalf[byte - 0x80]
  }

  /// From 0x80.
  private static let upperHalf: [Unicode.Scalar] = Array(
    """
    \u{A0}ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖÙÚÛÜÝÞµ×÷\
    ©¡¢£⁄¥ƒ§¤’“«‹›ﬁﬂ®–†‡·¦¶•‚„”»…‰¬¿\
    ¹ˋ´ˆ˜¯˘˙¨²˚¸³˝˛ˇ—±¼½¾àáâãäåçèéêë\
    ìÆíªîïðñŁØŒºòóôõöæùúûıüýłøœßþÿ\u{FFFD}\u{FFFD}
    """.unicodeScalars)
}
