import TableRenderCommand

Command(Array(CommandLine.arguments.dropFirst())).runAndExit()
