import ArgumentParser
import Codebase
import Reports

/// `strata cache`: what is kept between runs.
struct CacheCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "cache",
        abstract: "Show what is kept of files that were read, or forget it.",
        discussion: """
            What a file says is kept by its content, for all codebases together, so that another \
            clone, branch or revision is read at once. Manifests are evaluated again only when \
            something is different that their evaluation read or listed. What check prints is printed \
            again while nothing is different that it looked at. What was not used for the longest \
            time goes first. Exit status: 0 shown or cleared; 2 something could not be deleted.
            """)

    @Flag(help: "Delete all of it.")
    var clear = false

    @Option(help: "The output format.")
    var format = OutputFormat.text

    func run() async throws {
        let (facts, readings) = Services.live().kept
        if clear {
            try await facts.clear()
            try await readings.clear()
        }
        let report = await CacheReport(facts: facts.usage(), readings: readings.usage())
        switch format {
        case .json: print(try jsonText(of: report), terminator: "")
        case .text: print(report.text, terminator: "")
        }
    }
}
