import TableLayout
import TableModel

/// Writes why a row is as high as it is.
public struct ExplanationRenderer {
  /// Where a part of the height, or a constraint, stands in the document: `page.xml:7:5`.
  public struct Places {
    public var ofTerm: (HeightExplanation.Term) -> String?
    public var ofConstraint: (HeightExplanation.Clause) -> String?

    public init(
      ofTerm: @escaping (HeightExplanation.Term) -> String?,
      ofConstraint: @escaping (HeightExplanation.Clause) -> String?
    ) {
      self.ofTerm = ofTerm
      self.ofConstraint = ofConstraint
    }
  }

  private let places: Places
  private let columns: Int

  /// - Parameter columns: the width of text.
  public init(places: Places, columns: Int = 80) {
    self.places = places
    self.columns = columns
  }
}

// MARK: Text

extension ExplanationRenderer {
  /// The height as a sum, the constraints behind it, and what would change it.
  public func renderText(_ explanation: HeightExplanation, to out: inout OutputBuffer) {
    let name = explanation.id.map { " '\($0)'" } ?? ""
    out.append("row \(explanation.indexPath)\(name) (\(explanation.look)): ".printable)
    out.append("\(DecimalText.text(explanation.height)) points, \(explanation.origin.words)\n\n")
    out.append(sum(of: explanation))
    if !explanation.constraints.isEmpty {
      out.append("\nConstraints that make it so:\n")
      for clause in explanation.constraints {
        let place = places.ofConstraint(clause).map { "  (\($0))" } ?? ""
        out.append("  \(clause.text)\(place)\n".printableLine)
      }
    }
    if !explanation.growing.isEmpty {
      out.append("\nIf the row were higher:\n")
      for part in explanation.growing { out.append("  \(part)\n".printableLine) }
    }
    switch explanation.cache {
    case .notKept: break
    case .measuredAnew: out.append("\nHeight cache: measured anew\n")
    case .served(let row):
      out.append("\nHeight cache: row \(row) shows the same and has the height already\n")
    }
  }

  /// `60.5 = 11 margin + 20.5 label 'title' (1 line, 17 pt) + …`, broken at the plus signs.
  private func sum(of explanation: HeightExplanation) -> String {
    let head = "  \(DecimalText.text(explanation.height)) = "
    var lines: [String] = []
    var line = head
    for (index, term) in explanation.terms.enumerated() {
      let isNegative = term.points < 0
      let sign = isNegative ? "− " : index == 0 ? "" : "+ "
      let detail = term.detail.map { " (\($0))" } ?? ""
      let text = "\(sign)\(DecimalText.text(term.points.magnitude)) \(term.what)\(detail)".printable
      if DisplayWidth.of(line) + DisplayWidth.of(text) + 1 > columns, line.count > head.count {
        lines.append(line)
        line = String(repeating: " ", count: head.count - (isNegative || index > 0 ? 2 : 0))
      }
      line += text + " "
    }
    return (lines + [line]).map { $0.trimmingTrailingSpaces + "\n" }.joined()
  }
}

// MARK: JSON

extension ExplanationRenderer {
  /// `{"indexPath":[0,1],"height":60.5,"origin":"measured","terms":[{"points":11,"what":"margin",…}],…}`
  public func renderJSON(_ explanation: HeightExplanation, to out: inout OutputBuffer) {
    var json = JSONWriter(out)
    json.object { json in
      json.member("id", explanation.id)
      json.member("indexPath", explanation.indexPath)
      json.member("look", explanation.look)
      json.member("height", explanation.height)
      json.member("origin", explanation.origin.rawValue)
      json.key("terms")
      json.array { json in
        for term in explanation.terms {
          json.object { json in
            json.member("points", term.points)
            json.member("what", term.what)
            json.member("detail", term.detail)
            json.member("place", places.ofTerm(term))
          }
        }
      }
      json.key("constraints")
      json.array { json in
        for clause in explanation.constraints {
          json.object { json in
            json.member("text", clause.text)
            json.member("place", places.ofConstraint(clause))
          }
        }
      }
      json.strings("growing", explanation.growing)
      json.key("cache")
      json.object { json in
        switch explanation.cache {
        case .notKept: json.member("state", "none")
        case .measuredAnew: json.member("state", "miss")
        case .served(let row):
          json.member("state", "hit")
          json.member("indexPath", row)
        }
      }
    }
    out = json.finish()
  }
}

extension HeightOrigin {
  fileprivate var words: String {
    switch self {
    case .cell: "given by the cell"
    case .template: "given by its template"
    case .table: "given by the table"
    case .measured: "measured"
    }
  }
}

extension String {
  fileprivate var trimmingTrailingSpaces: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }

  /// A line whose control characters do no harm, with its end.
  fileprivate var printableLine: String { dropLast().description.printable + "\n" }
}
