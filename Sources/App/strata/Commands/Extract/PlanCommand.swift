import Architecture
import ArgumentParser
import Codebase
import Extracting
import Inverting
import Reports

/// `strata plan`: what to extract from a large module, and in which order.
struct PlanCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "plan",
        abstract: "Print what to extract from a large module, in which order, and what it costs.",
        discussion: """
            Core comes first, then features; each step needs only those before it. Edges between \
            files are exact where the last build left an index, else found by name; steps that need \
            none before them are read as strata extract reads them. Without --module it is the app with the most lines. Exit \
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
    var steps = PlanExtraction.usualSteps

    @Option(
        help: ArgumentHelp(
            "What would be after the moves in a file of .strata/plans: its path, or its name.",
            valueName: "file"))
    var whatIf: String?

    @Option(help: "The output format.")
    var format = Format.text

    func validate() throws {
        if steps < 1 { throw ValidationError("--steps must be 1 or more.") }
        if whatIf != nil, format == .markdown {
            throw ValidationError("--what-if prints text or json.")
        }
    }

    func run() async throws {
        let services = try await codebase.services()
        let analysis = try await codebase.analysis(services: services).ofModules
        if let whatIf {
            try await compare(with: whatIf, services, in: analysis)
            return try ExitStatus.endOfListing(analysis)
        }
        try await plan(in: analysis, services)
        try ExitStatus.endOfListing(analysis)
    }

    /// Prints what to extract, free steps as `strata extract` sees them.
    private func plan(in analysis: Analysis, _ services: Services) async throws {
        let module = try monolith.monolith(in: analysis)
        let planExtraction = try await services.planExtraction(of: module, in: analysis)
        let named = try monolith.plan(steps: steps, with: planExtraction, of: module)
        let plan = await TrySteps(extract: services.extractFiles).attempt(named, in: analysis)
        let wins = planExtraction.wins(of: plan)
        let notes = monolith.notes(on: plan, of: module, steps: steps, in: analysis)
        switch format {
        case .text:
            print(
                planText(of: plan, wins: wins, notes: notes, paint: .forStandardOutput),
                terminator: "")
        case .markdown: print(planMarkdown(of: plan, wins: wins, notes: notes), terminator: "")
        case .json:
            let report = PlanReport(plan, wins: wins, notes: notes, in: analysis)
            print(try jsonText(of: report), terminator: "")
        }
    }

    /// Prints what would be different after moves.
    private func compare(
        with text: String, _ services: Services, in analysis: Analysis
    ) async throws {
        let name = text.hasSuffix(".yml") ? String(text.dropLast(4)) : text
        let file = WhatIf.isName(name) ? WhatIf.file(named: name) : RelativePath(text)
        let whatIf = try await services.whatIfs.whatIf(
            at: file, in: analysis.codebase.contents)
        let after = try whatIf.applied(to: analysis)
        let module = try monolith.monolith(in: analysis)
        let comparison = WhatIfComparison(from: analysis, to: after, monolith: module.id)
        let planExtraction = try await services.planExtraction(of: module, in: analysis)
        let left = Set(after.codebase.module(module.id)?.sources ?? [])
        let prices = planExtraction.priceChanges(
            of: planExtraction.plan(steps: steps), without: Set(module.sources).subtracting(left))
        if format == .json {
            let report = WhatIfReport(whatIf, of: module.id, comparison, prices: prices)
            return print(try jsonText(of: report), terminator: "")
        }
        print(
            whatIfText(of: whatIf, comparison, prices: prices, paint: .forStandardOutput),
            terminator: "")
    }
}
