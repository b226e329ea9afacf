import Architecture
import ArgumentParser
import Codebase
import Reports

/// `strata check`: the violations, for people and for scripts.
struct CheckCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Print the violations with the lines that cause them.",
        discussion: """
            Exit status: 0 no errors (warnings, notes and recorded violations do not count); 1 \
            errors, or something recorded is gone; 2 no errors found, but something could not be \
            read or .strata.yml has mistakes. With --kind and --severity, only the violations \
            asked for count.
            """
    )

    @OptionGroup var codebase: CodebaseArguments

    @OptionGroup var units: UnitsArguments

    @OptionGroup var filter: FilterArguments

    @Option(help: "The output format.")
    var format = OutputFormat.text

    @Flag(help: "Show notes, recorded violations and all lines.")
    var all = false

    func run() async throws {
        let services = try await codebase.services()
        let analysis = try await codebase.analysis(services: services, units: units.choice)
        let chosen = filter.chosen(from: analysis.violations)
        let stale = filter.chosen(from: analysis.stale)
        switch format {
        case .json:
            let evidence = await services.evidence(for: chosen, in: analysis)
            let report = CheckReport(
                analysis, violations: chosen, stale: stale, evidence: evidence,
                warnings: Self.layerWarnings(of: analysis))
            print(try jsonText(of: report), terminator: "")
        case .text:
            let evidence = await services.evidence(
                for: chosen.filter {
                    (showsNotes || $0.severity != .info) && (all || $0.state == .new)
                }, in: analysis,
                places: all ? .max : CheckText.placesPerViolation)
            let text = CheckText(
                analysis, violations: chosen, stale: stale, evidence: evidence,
                warnings: Self.layerWarnings(of: analysis), showsAll: all,
                showsNotes: showsNotes, paint: .forStandardOutput)
            let excerpts = await Excerpts(
                of: text.quotedLines, in: analysis.codebase.root, from: services.texts)
            print(text.text(excerpts: excerpts), terminator: "")
        }
        throw Self.status(of: analysis, violations: chosen, stale: stale)
    }

    private var showsNotes: Bool { all || filter.severity == .note }

    /// What the exit status says of an analysis, and of the violations and the stale entries asked
    /// for; 0 is never said of what is incomplete.
    private static func status(
        of analysis: Analysis, violations: [Violation], stale: [StaleEntry]
    ) -> ExitCode {
        if analysis.assignment.problems.contains(where: \.isError) {
            return ExitStatus.couldNotCheck
        }
        let fails = violations.contains { $0.severity == .error && $0.state == .new }
        // Where something is unread, what seems gone may only be unseen.
        if fails || (!stale.isEmpty && analysis.incomplete.isEmpty) {
            return ExitStatus.violations
        }
        return analysis.incomplete.isEmpty ? ExitStatus.clean : ExitStatus.couldNotCheck
    }

    /// What is wrong with the layers without making them unusable.
    private static func layerWarnings(of analysis: Analysis) -> [String] {
        analysis.assignment.problems.filter { !$0.isError }.map(\.description)
    }
}
