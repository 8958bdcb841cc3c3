import TableModel

extension TableSection {
  /// Whether everything but the rows shows the same.
  func showsSameAround(_ other: TableSection) -> Bool {
    AttributeList.attributes(of: self) == .attributes(of: other) && header.showsSame(as: other.header)
      && footer.showsSame(as: other.footer)
  }
}

extension TableHeaderFooter? {
  func showsSame(as other: TableHeaderFooter?) -> Bool {
    guard let self, let other else { return self == nil && other == nil }
    return self.valueChanges(to: other).isEmpty
  }
}

extension TableHeaderFooter {
  func valueChanges(to other: TableHeaderFooter) -> [ValueChange] {
    values.changes(to: other.values) + AttributeList.attributes(of: self).changes(to: .attributes(of: other))
  }

  var templateName: String? {
    if case .template(let reference) = look { reference.identifier } else { nil }
  }
}

extension Comparison {
  /// What became of a header or footer: of the table where `place` says so, else of a section.
  func headerChange(
    _ element: TableChange.Element, _ a: TableHeaderFooter?, _ b: TableHeaderFooter?, id: String?,
    from oldPlace: TablePlace, to newPlace: TablePlace
  ) -> TableChange? {
    switch (a, b) {
    case (nil, nil): return nil
    case (nil, let b?):
      return TableChange(.insert, element, id: id, from: nil, to: newPlace, values: b.described(from: nil))
    case (let a?, nil):
      return TableChange(.delete, element, id: id, from: oldPlace, to: nil, values: a.described(from: a))
    case (let a?, let b?):
      var values = a.valueChanges(to: b)
      if let name = b.templateName, foldedTemplates.contains(name) { values += templates.values(of: name) }
      guard !values.isEmpty else { return nil }
      return TableChange(.update, element, id: id, from: oldPlace, to: newPlace, values: values)
    }
  }
}

extension TableHeaderFooter {
  /// The title or the values, as all new or all gone.
  fileprivate func described(from old: TableHeaderFooter?) -> [ValueChange] {
    var texts = values.map { ($0.key, $0.text) }
    if case .title(let title) = look { texts.insert(("title", title), at: 0) }
    return texts.map { key, text in
      ValueChange(key, from: old == nil ? nil : text, to: old == nil ? text : nil)
    }
  }
}
