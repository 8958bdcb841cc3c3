/// A moment, by its day and time in UTC.
///
/// As in Apple's property lists, dates before 15 October 1582 are counted by the Julian calendar.
struct CalendarDate: Sendable, Hashable {
  /// Seconds since 1 January 2001, 00:00 UTC; finite.
  let secondsSinceReferenceDate: Double

  /// - Returns: `nil` where the year is not within ±9999.
  init?(secondsSinceReferenceDate seconds: Double) {
    guard seconds.isFinite, abs(seconds) < 4e11 else { return nil }
    secondsSinceReferenceDate = seconds
    guard abs(civil.year) <= 9999 else { return nil }
  }

  /// Reads `2024-02-29T12:00:00Z`: four digits of a year, all parts of two digits, nothing else.
  init?(_ text: [UInt8]) {
    var scanner = DateScanner(text)
    let isNegative = scanner.take("-")
    guard let year = scanner.number(4), scanner.take("-"), let month = scanner.number(2), scanner.take("-"),
      let day = scanner.number(2), scanner.take("T"), let hour = scanner.number(2), scanner.take(":"),
      let minute = scanner.number(2), scanner.take(":"), let second = scanner.number(2), scanner.take("Z"),
      scanner.isAtEnd, hour < 24, minute < 60, second < 60, 1...12 ~= month, day >= 1
    else { return nil }
    let civil = Civil(year: isNegative ? -year : year, month: month, day: day)
    guard Civil(daysSinceReferenceDate: civil.daysSinceReferenceDate) == civil else { return nil }
    let clock = hour * 3600 + minute * 60 + second
    secondsSinceReferenceDate = Double(civil.daysSinceReferenceDate * 86_400 + clock)
  }

  /// The moment in UTC, to the second: `2024-02-29T12:00:00Z`.
  var iso8601: String {
    let civil = civil
    let clock = Int(secondsSinceReferenceDate.rounded(.down)) - civil.daysSinceReferenceDate * 86_400
    let year = (civil.year < 0 ? "-" : "") + Self.padded(abs(civil.year), 4)
    let date = "\(year)-\(Self.padded(civil.month, 2))-\(Self.padded(civil.day, 2))"
    let time = [clock / 3600, clock / 60 % 60, clock % 60].map { Self.padded($0, 2) }
    return "\(date)T\(time.joined(separator: ":"))Z"
  }

  private var civil: Civil {
    Civil(daysSinceReferenceDate: Int((secondsSinceReferenceDate / 86_400).rounded(.down)))
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}

/// A day by its year (0 is the year before 1), month and day of the month.
private struct Civil: Equatable {
  var year: Int
  var month: Int
  var day: Int

  /// 15 October 1582, in days from 1 January 2001.
  private static let firstGregorianDay = -152_750

  /// Days from 1 March of the year 0 of either calendar to 1 January 2001.
  private static let referenceDay = (gregorian: 730_791, julian: 730_793)

  var daysSinceReferenceDate: Int {
    let isGregorian = (year, month, day) >= (1582, 10, 15)
    // A year that begins in March ends with the leap day.
    let marchYear = month > 2 ? year : year - 1
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let days = marchYear * 365 + Self.floor(marchYear, 4) + dayOfYear
    guard isGregorian else { return days - Self.referenceDay.julian }
    return days - Self.floor(marchYear, 100) + Self.floor(marchYear, 400) - Self.referenceDay.gregorian
  }

  init(year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  init(daysSinceReferenceDate days: Int) {
    var years: Int
    var dayOfYear: Int
    if days >= Self.firstGregorianDay {
      let day = days + Self.referenceDay.gregorian
      let era = Self.floor(day, 146_097)
      let dayOfEra = day - era * 146_097
      let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
      years = yearOfEra + era * 400
      dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    } else {
      let day = days + Self.referenceDay.julian
      let era = Self.floor(day, 1461)
      let dayOfEra = day - era * 1461
      let yearOfEra = (dayOfEra - dayOfEra / 1460) / 365
      years = yearOfEra + era * 4
      dayOfYear = dayOfEra - 365 * yearOfEra
    }
    let marchMonth = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * marchMonth + 2) / 5 + 1
    month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    years += month <= 2 ? 1 : 0
    year = years
  }

  private static func floor(_ a: Int, _ b: Int) -> Int { a >= 0 ? a / b : -((b - 1 - a) / b) }
}

private struct DateScanner {
  private var rest: ArraySlice<UInt8>

  init(_ text: [UInt8]) { rest = text[...] }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard let first = rest.first, UInt32(first) == character.value else { return false }
    rest.removeFirst()
    return true
  }

  mutating func number(_ digits: Int) -> Int? {
    guard rest.count >= digits else { return nil }
    var number = 0
    for byte in rest.prefix(digits) {
      guard 0x30...0x39 ~= byte else { return nil }
      number = number * 10 + Int(byte - 0x30)
    }
    rest.removeFirst(digits)
    return number
  }
}
