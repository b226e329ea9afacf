import ArgumentParser

/// The program: without a subcommand it opens the screens.
@main struct Strata: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "strata",
        abstract:
            "A terminal workbench for Swift codebases that are being taken apart into modules.",
        discussion: """
            Without a command it opens the screens; without a terminal it behaves as check. \
            Nothing of the codebase is built or run unless you trust it.
            """,
        version: "0.1.0",
        subcommands: [
            OpenCommand.self, CheckCommand.self, ModulesCommand.self, GraphCommand.self,
            ImportsCommand.self, WhyCommand.self, ExplainCommand.self, InitCommand.self,
            DevAppsCommand.self, PreviewsCommand.self, SnapshotsCommand.self, NewCommand.self,
        ],
        defaultSubcommand: OpenCommand.self
    )

    static func main() async {
        do {
            var command = try parsed()
            if var command = command as? any AsyncParsableCommand {
                try await command.run()
            } else {
                try command.run()
            }
        } catch {
            ExitStatus.leave(after: error)
        }
    }

    /// The command that the arguments mean.
    private static func parsed() throws -> any ParsableCommand {
        let names = configuration.subcommands.compactMap { $0.configuration.commandName }
        let arguments = Array(CommandLine.arguments.dropFirst())
        return try parseAsRoot(LeadingOptions.moved(arguments, commands: Set(names)))
    }
}
