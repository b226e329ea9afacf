import Architecture
import ArgumentParser
import Codebase
import Reports

/// `strata why A B`: the chain of imports from one module to another.
struct WhyCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "why",
        abstract: "Show the shortest import path from one module to another.",
        discussion: """
            For all paths: strata graph --between A B. Exit status: 0 A depends on B; 1 it does \
            not; 2 a module is unknown, or something could not be read that may hide a path.
            """
    )

    @Argument(help: "The module that depends on the other: its name or identifier.")
    var from: String

    @Argument(help: "The module it may depend on.")
    var to: String

    @OptionGroup var codebase: CodebaseArguments

    @Option(help: "The output format.")
    var format = OutputFormat.text

    func run() async throws {
        let services = try await codebase.services()
        let analysis = try await codebase.analysis(services: services)
        let report = WhyReport(
            from: try analysis.module(named: from),
            to: try analysis.module(named: to),
            in: analysis)
        switch format {
        case .json: print(try jsonText(of: report), terminator: "")
        case .text:
            let excerpts = await Excerpts(
                of: report.quotedLines, in: analysis.codebase.root, from: services.texts)
            print(report.text(excerpts: excerpts, paint: .forStandardOutput), terminator: "")
        }
        if report.isConnected { throw ExitStatus.clean }
        try ExitStatus.endOfListing(analysis)
        throw ExitStatus.violations
    }
}
