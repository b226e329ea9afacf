import Architecture
import ArgumentParser
import Reports

/// `strata modules`: every module with its layer, role and size.
struct ModulesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "modules", abstract: "List the modules with their layers, roles and sizes.",
        discussion: "Exit status: 0 listed; 2 something could not be read.")

    @OptionGroup var codebase: CodebaseArguments

    @OptionGroup var units: UnitsArguments

    @Option(help: "The output format.")
    var format = OutputFormat.text

    @Flag(help: "List only the Swift files that belong to no module.")
    var unclaimed = false

    func run() async throws {
        let analysis = try await codebase.analysis(
            services: codebase.services(), units: units.choice)
        switch format {
        case .json: print(try jsonText(of: ModulesReport(analysis)), terminator: "")
        case .text:
            let rows = measureModules(analysis)
            let text = ModulesText(analysis, metrics: rows, paint: .forStandardOutput)
            print(unclaimed ? text.unclaimed : text.text, terminator: "")
        }
        try ExitStatus.endOfListing(analysis)
    }
}
