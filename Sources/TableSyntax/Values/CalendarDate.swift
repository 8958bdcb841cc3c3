/// A day and time in UTC, by the proleptic Gregorian calendar.
struct CalendarDate {
  private let days: Int
  private let seconds: Int

  /// Seconds since 2001-01-01T00:00:00Z, which property lists count from.
  init(secondsSince2001: Int) {
    let day = Int((Double(secondsSince2001) / 86_400).rounded(.down))
    days = day + 11_323  // From 1970-01-01.
    seconds = secondsSince2001 - day * 86_400
  }

  /// `2026-05-02T09:41:00Z`
  var text: String {
    let (year, month, day) = civil
    let time = [seconds / 3600, seconds / 60 % 60, seconds % 60].map { padded($0, 2) }.joined(separator: ":")
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))T\(time)Z"
  }

  private func padded(_ number: Int, _ width: Int) -> String {
    let digits = "\(number)"
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  /// Counts in eras of 400 years that begin on the first of March, so that leap days come last.
  private var civil: (year: Int, month: Int, day: Int) {
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
  }
}
