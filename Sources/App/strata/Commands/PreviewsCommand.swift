import ArgumentParser
import Codebase
import Previewing
import Reports

/// `strata previews`: what previews show, and what must be compiled to see them.
struct PreviewsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "previews",
        abstract: "List components with and without previews, and what previews cost.",
        discussion: """
            A component is a view or screen that can have a preview. PREVIEWED counts components \
            that a preview names; INSIDE counts those drawn by a component with a preview. OPEN \
            counts the rest; private components are left out. COMPILES is the number of lines to \
            compile for a preview of the module; SAVES is how many of them inverting the best \
            dependency would save. Exit status: 0 listed; 2 something could not be read.
            """
    )

    @OptionGroup var codebase: CodebaseArguments

    @Flag(help: "List the components without a preview, as FILE:LINE.")
    var uncovered = false

    @Option(help: "The output format.")
    var format = OutputFormat.text

    func run() async throws {
        let analysis = try await codebase.analysis(
            services: codebase.services(), units: .modules)
        let survey = surveyPreviews(analysis)
        switch format {
        case .json: print(try jsonText(of: PreviewsReport(survey, of: analysis)), terminator: "")
        case .text:
            let text = PreviewsText(survey, of: analysis, paint: .forStandardOutput)
            print(text.text(listsUncovered: uncovered), terminator: "")
        }
        try ExitStatus.endOfListing(analysis)
    }
}
