import Architecture
import ArgumentParser
import Reports

/// `strata check`: what breaks the layering, for people and for scripts.
struct CheckCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Print the violations with the lines that cause them.",
        discussion: "Exit status: 0 clean, 1 violations, 2 could not check everything."
    )

    @OptionGroup var codebase: CodebaseArguments

    @OptionGroup var units: UnitsArguments

    @Option(help: "How to print.")
    var format = OutputFormat.text

    @Flag(help: "Show notes, and every place of every violation.")
    var all = false

    func run() async throws {
        let services = Services.live()
        let analysis = try await codebase.analysis(services: services, units: units.choice)
        let collect = CollectEvidence()
        let evidence = Dictionary(
            analysis.violations.map { ($0.id, collect(for: $0, in: analysis)) },
            uniquingKeysWith: { first, _ in first })
        switch format {
        case .json:
            let report = CheckReport(
                analysis, evidence: evidence,
                warnings: analysis.assignment.problems.map(\.description))
            print(try jsonText(of: report), terminator: "")
        case .text:
            await printText(of: analysis, evidence: evidence, services: services)
        }
        throw Self.status(of: analysis)
    }

    /// What the exit status says of an analysis; incomplete is never clean.
    static func status(of analysis: Analysis) -> ExitCode {
        if analysis.assignment.problems.contains(where: \.isError) {
            return ExitStatus.couldNotCheck
        }
        if analysis.violations.contains(where: { $0.severity == .error }) {
            return ExitStatus.violations
        }
        return analysis.incomplete.isEmpty ? ExitStatus.clean : ExitStatus.couldNotCheck
    }

    private func printText(
        of analysis: Analysis, evidence: [Violation.ID: [Evidence]], services: Services
    ) async {
        let text = CheckText(
            analysis, evidence: evidence, warnings: analysis.assignment.problems.map(\.description),
            showsAll: all,
            paint: .forStandardOutput)
        let excerpts = await Excerpts(
            of: text.quotedLines, in: analysis.codebase.root, from: services.texts)
        print(text.text(excerpts: excerpts), terminator: "")
    }
}
