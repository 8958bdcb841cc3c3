import TableLayout
import TableModel

/// Writes arrangements for programs.
///
/// Frames are `[x, y, width, height]` in points relative to the superview; members that have nothing to say are left
/// out.
public struct JSONRenderer {
  public init() {}

  /// `{"width":375,…,"contentHeight":…,"sections":[{"id":…,"header":{…},"cells":[{…,"views":[…]}]}]}`
  public func render(_ table: TableArrangement, to out: inout OutputBuffer) {
    var json = JSONWriter(out)
    json.object { json in Self.write(table, to: &json) }
    out = json.finish()
  }

  /// `{"scenes":[{"name":…,"id":…,…}]}`, each with what a table has.
  public func render(_ tables: [NamedTable], to out: inout OutputBuffer) {
    var json = JSONWriter(out)
    json.object { json in
      json.key("scenes")
      json.array { json in
        for named in tables {
          json.object { json in
            json.member("name", named.name)
            json.member("id", named.id)
            Self.write(named.table, to: &json)
          }
        }
      }
    }
    out = json.finish()
  }

  private static func write(_ table: TableArrangement, to json: inout JSONWriter) {
    json.traits(table.traits)
    json.member("style", table.style.rawValue)
    json.member("backgroundColor", table.backgroundColor?.name)
    json.member("title", table.title)
    json.member("language", table.language)
    json.member("editing", table.isEditing)
    json.member("contentHeight", table.contentHeight)
    json.member("refreshControl", table.refreshControl.map { $0.title ?? "" })
    json.headerFooter("header", table.header)
    json.sectionIndex(table.sectionIndex)
    json.key("sections")
    json.array { json in
      for section in table.sections { json.section(section) }
    }
    json.headerFooter("footer", table.footer)
    if let nextPage = table.nextPage {
      json.key("nextPage")
      json.object { json in
        json.member("href", nextPage.link?.destination)
        json.member("title", nextPage.title)
      }
    }
  }

  /// `{"templates":[{"id":…,"reuseIdentifier":…,"frame":[…],"views":[…]}]}`
  public func render(_ gallery: TemplateArrangement, to out: inout OutputBuffer) {
    var json = JSONWriter(out)
    json.object { json in
      json.traits(gallery.traits)
      json.key("templates")
      json.array { json in
        for template in gallery.templates {
          json.object { json in
            json.member("id", template.id)
            json.member("reuseIdentifier", template.reuseIdentifier)
            json.key("keys")
            json.array { json in
              for key in template.keys { json.value(key) }
            }
            if !template.traits.isOfScreen(of: gallery.traits) { json.traits(template.traits) }
            json.rowBody(template.row) { json in json.allViews(of: template) }
          }
          json.flush()
        }
      }
    }
    out = json.finish()
  }
}

extension Traits {
  /// Whether two are alike but for their width, which frames tell.
  fileprivate func isOfScreen(of other: Traits) -> Bool {
    var same = other
    same.width = width
    return self == same
  }
}
