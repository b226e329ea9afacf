import Architecture
import ArgumentParser
import Codebase
import Reports

/// `strata graph`: the modules and their edges for other tools.
struct GraphCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "graph", abstract: "Print the module graph for other tools.",
        discussion: """
            mermaid and dot draw violations: errors thick, warnings dashed, recorded ones dotted, \
            each in its colour. What is left out is counted in comments at the top. Without \
            --external only modules of the codebase are drawn; what comes with the system never \
            is. Exit status: 0 printed; 1 no path leads from A to B (--between); 2 a module is \
            unknown, or something could not be read.
            """)

    /// The tool the graph is for.
    enum Format: String, CaseIterable, ExpressibleByArgument {
        case mermaid, dot, json
    }

    @OptionGroup var codebase: CodebaseArguments

    @OptionGroup var units: UnitsArguments

    @Option(help: "The output format.")
    var format = Format.mermaid

    @OptionGroup var cut: GraphCutArguments

    func validate() throws {
        if format == .json, !cut.used.isEmpty {
            throw ValidationError(
                "--format json lists the whole graph; \(cut.used.joined(separator: ", ")) "
                    + "\(cut.used.count == 1 ? "is" : "are") for pictures. Use --format mermaid "
                    + "or dot.")
        }
        if codebase.path != ".", cut.path != nil {
            throw ValidationError("--between takes two modules: --between A B")
        }
    }

    func run() async throws {
        var codebase = codebase
        codebase.path = cut.path ?? codebase.path
        let analysis = try await codebase.analysis(
            services: codebase.services(), units: units.choice)
        if format == .json {
            print(try jsonText(of: GraphReport(analysis)), terminator: "")
        } else {
            try draw(analysis)
        }
        try ExitStatus.endOfListing(analysis)
    }

    private func draw(_ analysis: Analysis) throws {
        let chosen = try cut.cut(of: analysis)
        let picture = drawGraph(analysis, chosen)
        if case .between(let start, let end) = chosen.part, picture.nodes.isEmpty {
            StandardError.write(noPath(from: start, to: end, in: analysis, by: chosen))
            try ExitStatus.endOfListing(analysis)
            throw ExitStatus.violations
        }
        let text = format == .dot ? GraphText.dot(picture) : GraphText.mermaid(picture)
        print(text, terminator: "")
        let hint = graphHint(
            for: picture, of: analysis, by: chosen, isMermaid: format == .mermaid)
        if let hint { StandardError.write(hint) }
        StandardError.writeChoices(of: analysis)
    }

    private func noPath(
        from start: ModuleID, to end: ModuleID, in analysis: Analysis, by chosen: GraphCut
    ) -> String {
        let (from, to) = (cut.between[0].visible, cut.between[1].visible)
        var reversed = chosen
        reversed.part = .between(end, start)
        let isReversed = !drawGraph(analysis, reversed).nodes.isEmpty
        return "No path leads from \(from) to \(to)."
            + (isReversed ? " One leads back: --between \(to) \(from)" : "")
    }
}
