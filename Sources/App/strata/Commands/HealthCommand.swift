import Architecture
import ArgumentParser
import Codebase
import Diagnosing
import Previewing
import Reports

/// `strata health`: what is wrong, by causes, and where to begin.
struct HealthCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "health",
        abstract: "Say what is wrong, by causes, and what to do first.",
        discussion: """
            Violations of one cause are one finding, ranked by what fixing them wins against what \
            it costs; then hubs, cycles, the share of code in one module, what previews compile, \
            and what could be stricter. Exit status: 0 printed, whatever was found; 2 something \
            could not be read.
            """
    )

    /// For whom it prints.
    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text, markdown, json
    }

    @OptionGroup var codebase: CodebaseArguments

    @Option(help: "The output format.")
    var format = Format.text

    @Flag(help: "List all findings, not only the first ten.")
    var all = false

    func run() async throws {
        let services = try await codebase.services()
        let analysis = try await codebase.analysis(services: services)
        let health = await services.tryFirstStep.attempt(
            diagnoseHealth(
                analysis, previews: surveyPreviews(analysis.ofModules),
                history: await services.changeHistory(of: analysis.codebase.root)),
            in: analysis, first: TryFirstStep.leading)
        let owners =
            await CodebaseOwners(of: analysis, by: services.owners(analysis.codebase.root))?
            .owners(of: health, in: analysis) ?? [:]
        switch format {
        case .text:
            let text = healthText(
                of: health, most: all ? .max : 10, owners: owners, paint: .forStandardOutput)
            print(text, terminator: "")
        case .markdown: print(healthMarkdown(of: health, owners: owners), terminator: "")
        case .json:
            let report = HealthReport(health, in: analysis, owners: owners)
            print(try jsonText(of: report), terminator: "")
        }
        try ExitStatus.endOfListing(analysis)
    }
}
