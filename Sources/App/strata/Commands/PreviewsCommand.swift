import Architecture
import ArgumentParser
import Reports

/// `strata previews`: what previews show, and what must be compiled to see them.
struct PreviewsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "previews",
        abstract: "List components with and without previews, and what previews cost.",
        discussion: """
            PREVIEWED counts components that a preview names, INSIDE those drawn by one that has \
            a preview: both are seen. OPEN counts the others; private ones do not count. COMPILES is the lines that must \
            be compiled to show a preview of the module, SAVES how many of them the one \
            dependency saves that would be best to invert.
            """
    )

    @OptionGroup var codebase: CodebaseArguments

    @Flag(help: "List the components that no preview draws, as FILE:LINE.")
    var uncovered = false

    @Option(help: "How to print.")
    var format = OutputFormat.text

    func run() async throws {
        let analysis = try await codebase.analysis(services: .live(), units: .modules)
        let survey = SurveyPreviews()(analysis)
        switch format {
        case .json: print(try jsonText(of: PreviewsReport(survey, of: analysis)), terminator: "")
        case .text:
            let text = PreviewsText(survey, of: analysis, paint: .forStandardOutput)
            print(text.text(listsUncovered: uncovered), terminator: "")
        }
    }
}
