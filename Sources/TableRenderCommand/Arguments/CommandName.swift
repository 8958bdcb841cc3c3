/// The verbs of the command line.
enum CommandName: String, CaseIterable {
  case render, preview, diff, explain, simulate, lint, dump, schema, fonts, completions

  var summary: String {
    switch self {
    case .render: "write a table as text, HTML or JSON, with measured heights"
    case .preview: "draw every cell template once"
    case .diff: "print what changed between two revisions of a table"
    case .explain: "print why a row is as high as it is"
    case .simulate: "run a script of taps, swipes and edits on a table and print what comes of it"
    case .lint: "print what is wrong with a document, without rendering it"
    case .dump: "print the tree of one stage: syntax, model or layout"
    case .schema: "print the RELAX NG schema of the XML format"
    case .fonts: "print which fonts text is measured with"
    case .completions: "print completions for a shell"
    }
  }

  /// What follows the verb, options apart.
  var operand: String? {
    switch self {
    case .render, .preview, .lint, .dump: "FILE"
    case .diff: "OLD NEW"
    case .explain: "FILE SECTION,ROW"
    case .simulate: "FILE SCRIPT"
    case .completions: "bash|zsh|fish"
    case .schema, .fonts: nil
    }
  }

  var options: [OptionName] {
    let reading: [OptionName] = [.templates, .data, .root, .limit, .strict, .diagnostics]
    let traits: [OptionName] = [
      .width, .device, .scale, .profile, .appearance, .contentSize, .layoutDirection, .locale, .fontPath,
    ]
    return switch self {
    case .render:
      [.format, .output] + traits + [
        .scene, .editing, .interactive, .heights, .logHeights, .columns, .color, .fragment,
      ]
        + reading + [
          .help
        ]
    case .preview: [.format, .output] + traits + [.heights, .columns, .color, .fragment] + reading + [.help]
    case .diff:
      [.format, .output, .stat, .nameOnly, .ignore, .exitCode, .quiet] + traits + [.editing, .color] + reading
        + [.help]
    case .explain: [.format, .output] + traits + [.scene, .editing, .columns] + reading + [.help]
    case .simulate:
      [.format, .output] + traits + [.editing, .heights, .columns, .color, .fragment] + reading + [.help]
    case .lint: traits + reading + [.color, .help]
    case .dump: [.stage, .output] + traits + [.editing] + reading + [.help]
    case .schema, .completions: [.output, .help]
    case .fonts: [.fontPath, .output, .help]
    }
  }

  var example: String {
    switch self {
    case .render: "tablerender page.xml --format html -o page.html"
    case .preview: "tablerender preview cells.xml -o gallery.html"
    case .diff: "tablerender diff old.xml new.xml"
    case .explain: "tablerender explain page.xml 0,3"
    case .simulate: "tablerender simulate page.xml taps.txt"
    case .lint: "tablerender lint page.xml --strict"
    case .dump: "tablerender dump --stage layout page.xml"
    case .schema: "tablerender schema -o table.rng"
    case .fonts: "tablerender fonts --font-path Fonts"
    case .completions: "tablerender completions bash > /etc/bash_completion.d/tablerender"
    }
  }
}
