/// Completion scripts for shells, made from the same tables as the parser and the help.
enum Completions {
  enum Shell: String, CaseIterable {
    case bash, zsh, fish
  }

  static func script(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: "#compdef tablerender\nautoload -U +X bashcompinit && bashcompinit\n\(bash)"
    case .fish: fish
    }
  }

  private static var bash: String {
    let verbs = CommandName.allCases.map(\.rawValue).joined(separator: " ")
    let shells = Shell.allCases.map(\.rawValue).joined(separator: " ")
    var cases = ""
    for option in OptionName.allCases where !option.choices.isEmpty {
      let short = option.short.map { "|-\($0)" } ?? ""
      cases += """
            --\(option.rawValue)\(short)) COMPREPLY=($(compgen -W "\(option.choices.joined(separator: " "))" -- "$word")); return ;;

        """
    }
    var verbOptions = ""
    for command in CommandName.allCases {
      let options = command.options.map { "--\($0.rawValue)" }.joined(separator: " ")
      verbOptions += "    \(command.rawValue)) options=\"\(options)\" ;;\n"
    }
    return """
      _tablerender() {
        local word="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}" options=""
        if [[ "$word" == "=" ]]; then word=""; elif [[ "$previous" == "=" ]]; then previous="${COMP_WORDS[COMP_CWORD-2]}"; fi
        case "$previous" in
      \(cases)  esac
        case "${COMP_WORDS[1]}" in
      \(verbOptions)    *) options="\(CommandName.render.options.map { "--\($0.rawValue)" }.joined(separator: " "))" ;;
        esac
        if [[ "$word" == -* ]]; then COMPREPLY=($(compgen -W "$options" -- "$word")); return; fi
        if [[ "${COMP_WORDS[1]}" == completions ]]; then COMPREPLY=($(compgen -W "\(shells)" -- "$word")); return; fi
        COMPREPLY=($(compgen -f -- "$word"))
        if [[ $COMP_CWORD -eq 1 ]]; then COMPREPLY+=($(compgen -W "\(verbs)" -- "$word")); fi
      }
      complete -o filenames -F _tablerender tablerender

      """
  }

  private static var fish: String {
    var script = ""
    for command in CommandName.allCases {
      script +=
        "complete -c tablerender -n __fish_use_subcommand -a \(command.rawValue) -d '\(command.summary)'\n"
    }
    for option in OptionName.allCases {
      let short = option.short.map { " -s \($0)" } ?? ""
      let choices = option.choices.isEmpty ? "" : " -xa '\(option.choices.joined(separator: " "))'"
      let value = option.placeholder == nil || !choices.isEmpty ? choices : " -r"
      let summary = option.summary.replacing("'", with: "\\'")
      script += "complete -c tablerender -l \(option.rawValue)\(short)\(value) -d '\(summary)'\n"
    }
    return script
  }
}
