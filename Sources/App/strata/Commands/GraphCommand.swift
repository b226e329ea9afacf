import ArgumentParser
import Reports

/// `strata graph`: the modules and their edges for other tools.
struct GraphCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "graph", abstract: "Print the module graph for other tools.",
        discussion: "Exit status: 0 printed; 2 something could not be read.")

    /// The tool the graph is for.
    enum Format: String, CaseIterable, ExpressibleByArgument {
        case mermaid, dot, json
    }

    @OptionGroup var codebase: CodebaseArguments

    @OptionGroup var units: UnitsArguments

    @Option(help: "The output format.")
    var format = Format.mermaid

    func run() async throws {
        let analysis = try await codebase.analysis(
            services: codebase.services(), units: units.choice)
        switch format {
        case .mermaid: print(GraphText.mermaid(analysis), terminator: "")
        case .dot: print(GraphText.dot(analysis), terminator: "")
        case .json: print(try jsonText(of: GraphReport(analysis)), terminator: "")
        }
        try ExitStatus.endOfListing(analysis)
    }
}
