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

    @Option(help: "The module to take apart: its name or identifier.")
    var module: String?

    @Option(help: "What to free: a folder, a file, a type, or what file names begin with.")
    var seed: String?

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
        let plan = try plan(of: monolith(in: analysis), in: analysis)
        switch format {
        case .text: print(planText(of: plan, paint: .forStandardOutput), terminator: "")
        case .markdown: print(planMarkdown(of: plan), terminator: "")
        case .json: print(try jsonText(of: PlanReport(plan, in: analysis)), terminator: "")
        }
        try ExitStatus.endOfListing(analysis)
    }

    private func plan(of module: Module, in analysis: Analysis) throws -> ExtractionPlan {
        let planExtraction = PlanExtraction(module, in: analysis)
        guard let seed else { return planExtraction(steps: steps) }
        if let plan = planExtraction(seed: seed, steps: steps) { return plan }
        throw ValidationError(
            "Nothing in \(module.name.visible) is called \(seed.visible), or several things are. "
                + "Name a folder or a file by its path in the codebase.")
    }

    private func monolith(in analysis: Analysis) throws -> Module {
        guard let module else {
            if let found = chooseMonolith(in: analysis) { return found }
            throw ValidationError("No module has sources that are shipped. Name one with --module.")
        }
        let found = findModules(named: module, in: analysis).compactMap { node in
            analysis.codebase.modules.first { $0.id == node.id }
        }
        if let only = found.first, found.count == 1 { return only }
        let ids = found.map(\.id.rawValue).joined(separator: ", ").visible
        throw ValidationError(
            found.isEmpty
                ? "There is no module called \(module.visible). List them with: strata modules"
                : "Several modules are called \(module.visible). Use an identifier: \(ids)")
    }
}
