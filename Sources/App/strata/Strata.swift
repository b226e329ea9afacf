import ArgumentParser
import CursesBackend
import Foundation
import TerminalUI

/// The program: without a subcommand it opens the screens.
@main struct Strata: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "strata",
        abstract:
            "A terminal workbench for splitting Swift codebases into modules.",
        discussion: """
            Without a command, strata opens its screens; if there is no terminal, it runs check. \
            Strata never builds or runs your code until you trust the folder.

            Exit status: 0 no errors; 1 errors found, or the answer is no; 2 something could not \
            be read, or the command could not run.
            """,
        version: "0.1.0",
        subcommands: [
            OpenCommand.self, CheckCommand.self, HealthCommand.self, ModulesCommand.self,
            GraphCommand.self, ReportCommand.self,
            ImportsCommand.self, InvertCommand.self, WhyCommand.self, ExplainCommand.self,
            InitCommand.self, BaselineCommand.self, AffectedCommand.self, HistoryCommand.self,
            BlameCommand.self, CompositionCommand.self,
            PlanCommand.self, ExtractCommand.self, SeamsCommand.self, DevAppsCommand.self,
            PreviewsCommand.self,
            SnapshotsCommand.self, NewCommand.self, CacheCommand.self, ReadIndexCommand.self,
            ManualCommand.self,
        ],
        defaultSubcommand: OpenCommand.self
    )

    static func main() async {
        MemorySupply.takeLargePieces()
        Descriptor.openStandardOnes()
        CrashReport.install(
            folder: Services.crashFolder(in: ProcessInfo.processInfo.environment),
            program: "Strata \(configuration.version)")
        do {
            var command = try parsed()
            if var command = command as? any AsyncParsableCommand {
                try await command.run()
            } else {
                try command.run()
            }
            await Services.settle()
            ExitStatus.leave(after: ExitStatus.clean)
        } catch {
            await Services.settle()
            ExitStatus.leave(after: error)
        }
    }

    /// The command that the arguments mean.
    private static func parsed() throws -> any ParsableCommand {
        let names = configuration.subcommands.compactMap { $0.configuration.commandName }
        let arguments = LeadingOptions.moved(
            Array(CommandLine.arguments.dropFirst()), commands: Set(names))
        if let mistake = MistypedCommand(in: arguments, commands: names + ["help"]) {
            throw mistake
        }
        return try parseAsRoot(arguments)
    }
}
