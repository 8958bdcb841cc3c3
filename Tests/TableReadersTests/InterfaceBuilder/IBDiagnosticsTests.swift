import Diagnostics
import TableModel
import Testing

@Suite struct IBDiagnosticsTests {
  @Test func notesAnUnknownElementOnceWithHowOftenItStandsThere() {
    let reading = Reading(storyboard(prototype("<hologram id='h'/><hologram id='i'/>")))
    #expect(
      reading.messages.map { $0.drop { $0 != " " } } == [
        " note unsupported-feature: <hologram> is not drawn (2 times)"
      ])
    #expect(reading.templates.first?.views.count == 2)
  }

  @Test func leavesOutAConstraintThatSpeaksOfNothingInItsCell() {
    let constraint =
      "<constraint firstItem='gone' firstAttribute='leading' secondItem='v' secondAttribute='leading' id='1'/>"
    let reading = Reading(storyboard(prototype("", constraints: constraint)))
    #expect(
      reading.messages.map { $0.drop { $0 != " " } } == [
        " warning invalid-value: a constraint speaks of 'gone', which is not in its cell; it is left out"
      ])
    #expect(reading.templates.first?.constraints == [])
  }

  @Test func saysThatANumberIsNone() {
    let reading = Reading(storyboard(prototype("<label text='a' numberOfLines='many' id='l'/>")))
    #expect(
      reading.messages.map { $0.drop { $0 != " " } } == [
        " warning invalid-value: invalid value 'many' of 'numberOfLines'; expected a number"
      ])
  }

  @Test(arguments: ["1e300", "nan", "-inf", "999999999999999999999999", ""])
  func takesNoNumberThatNoScreenHas(number: String) {
    let reading = Reading(
      storyboard(prototype("<label text='a' numberOfLines='\(number)' alpha='\(number)' id='l'/>")))
    #expect(reading.templates.first?.views.count == 1)
    #expect(reading.diagnostics.warningCount == 2)
  }
}
