import Architecture
import ArgumentParser
import Diagnosing
import Previewing
import Reports

/// `strata report`: health, map, graph and matrix as one page to send to someone.
struct ReportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "report",
        abstract: "Write health, map, violations, graph and matrix as one HTML page.",
        discussion: """
            The page needs nothing but itself: no network and no script. A file that strata report \
            wrote before is replaced; any other stays, unless --force is given. Exit status: 0 \
            written, whatever was found; 2 something could not be read, which the page says on \
            top, or the file could not be written.
            """
    )

    @Argument(
        help: "The file to write; - for standard output.",
        completion: .file(extensions: ["html"]))
    var file: String

    @OptionGroup var codebase: CodebaseArguments

    @Flag(help: "Replace a file that strata report did not write.")
    var force = false

    func run() async throws {
        let output = file == "-" ? nil : OutputFile(file)
        try output?.checkPage(replacing: force)
        let services = try await codebase.services()
        let analysis = try await codebase.analysis(services: services)
        let health = diagnoseHealth(analysis, previews: surveyPreviews(analysis.ofModules))
        let page = reportPage(of: analysis, health: health, at: codebase.at)
        if let output {
            try output.write(page)
            print("Wrote \(file.visible).")
        } else {
            print(page, terminator: "")
        }
        try ExitStatus.endOfListing(analysis)
    }
}

extension OutputFile {
    /// Refuses what would be lost, before anything is read.
    ///
    /// - Throws: `ValidationError` if a folder stands there, or a file that is no report.
    fileprivate func checkPage(replacing: Bool) throws {
        switch target {
        case .nothing, .stream: break
        case .folder:
            throw ValidationError(
                "\(path.visible) is a folder. Name the file to write first: "
                    + "strata report report.html \(path.visible)")
        case .file(let start):
            if replacing || isReportPage(start) { break }
            throw ValidationError(
                "\(path.visible) exists, and strata report did not write it. Name another file, or "
                    + "add --force to replace it.")
        }
    }
}
