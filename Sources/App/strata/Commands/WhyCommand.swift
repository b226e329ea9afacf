import Architecture
import ArgumentParser
import Reports

/// `strata why A B`: the chain of imports from one module to another.
struct WhyCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "why",
        abstract: "Show the chain of imports from one module to another, with lines.",
        discussion: "Exit status: 0 there is a chain, 1 nothing leads there."
    )

    @Argument(help: "The module that depends: its name or identifier.")
    var from: String

    @Argument(help: "The module that is depended on.")
    var to: String

    @OptionGroup var codebase: CodebaseArguments

    @Option(help: "How to print.")
    var format = OutputFormat.text

    func run() async throws {
        let services = Services.live()
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
        throw report.isConnected ? ExitStatus.clean : ExitStatus.violations
    }
}

extension Analysis {
    /// The one node that a person means by a name.
    ///
    /// - Throws: `ValidationError` that says what to write instead.
    fileprivate func module(named name: String) throws -> ModuleGraph.Node {
        let find = FindModules()
        let found = find(named: name, in: self)
        if let node = found.first, found.count == 1 { return node }
        guard found.isEmpty else {
            let ids = found.map(\.id.rawValue).joined(separator: ", ")
            throw ValidationError(
                "Several modules are called \(name.visible). Use one of these identifiers: \(ids.visible)"
            )
        }
        let similar = find.suggestions(for: name, limit: 3, in: self)
        throw ValidationError(
            "There is no module called \(name.visible). "
                + (similar.isEmpty
                    ? "List them with: strata modules"
                    : "Did you mean \(similar.joined(separator: " or ").visible)?"))
    }
}
