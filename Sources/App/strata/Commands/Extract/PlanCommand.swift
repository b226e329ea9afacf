import Architecture
import ArgumentParser
import Codebase
import Extracting
import Reports

/// `strata plan`: what to extract from a large module, and in which order.
struct PlanCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "plan",
        abstract: "Print what to extract from a large module, in which order, and what it costs.",
        discussion: """
            Core comes first, then features; each step needs only those before it. Edges between \
            files are found by name. Without --module it is the app with the most lines. Exit \
            status: 0 printed; 2 a name is unknown, or something could not be read.
            """
    )

    /// For whom it prints.
    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text, markdown, json
    }

    @OptionGroup var codebase: CodebaseArguments

    @OptionGroup var monolith: MonolithArguments

    @Option(help: "The most steps.")
    var steps = 10

    @Option(help: "The output format.")
    var format = Format.text

    func validate() throws {
        if steps < 1 { throw ValidationError("--steps must be 1 or more.") }
    }

    func run() async throws {
        let services = try await codebase.services()
        let analysis = try await codebase.analysis(services: services).ofModules
        let plan = try monolith.plan(steps: steps, in: analysis)
        switch format {
        case .text: print(planText(of: plan, paint: .forStandardOutput), terminator: "")
        case .markdown: print(planMarkdown(of: plan), terminator: "")
        case .json: print(try jsonText(of: PlanReport(plan, in: analysis)), terminator: "")
        }
        try ExitStatus.endOfListing(analysis)
    }
}
