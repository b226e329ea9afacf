import Architecture
import ArgumentParser
import Codebase
import Reports

/// `strata affected`: the modules whose behaviour can have changed since a revision.
struct AffectedCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "affected",
        abstract: "List the modules and test targets that a change can affect.",
        discussion: """
            A module is affected if a file of it changed, or if it depends on an affected one, \
            over any number of others. The formats swift-test and xcodebuild print the arguments \
            that run the affected test targets alone, and nothing if there are none. Exit status: \
            0 listed; 2 something could not be read.
            """)

    @OptionGroup var codebase: CodebaseArguments

    @Option(
        help: ArgumentHelp(
            "The revision to compare with: a commit, a branch or a tag.", valueName: "rev"))
    var base: String

    @Option(help: "The output format.")
    var format = AffectedFormat.text

    func run() async throws {
        let services = try await codebase.services()
        let root = try AbsolutePath.resolve(codebase.path)
        let analysis = try await codebase.analysis(services: services, units: .modules)
        let files: [RelativePath]
        do throws(RevisionError) {
            files = try await services.changedFiles.files(
                changedSince: base, until: codebase.at, in: root)
        } catch {
            throw ValidationError(error.description)
        }
        let before = try await codebase.reading.analysis(
            of: codebase.path, services: services.reading(base, in: root), units: .modules)
        let affected = AffectedModules(of: files, before: before, in: analysis)
        let report = AffectedReport(affected, base: base, in: analysis)
        switch format {
        case .text: print(report.text, terminator: "")
        case .json: print(try jsonText(of: report), terminator: "")
        case .swiftTest: print(report.swiftTestArguments, terminator: "")
        case .xcodebuild: print(report.xcodebuildArguments, terminator: "")
        }
        if !affected.unclaimed.isEmpty {
            let names = affected.unclaimed.prefix(3).map(\.string).joined(separator: ", ").visible
            let count = affected.unclaimed.count
            StandardError.write(
                "\(count.counted("changed file")) \(count == 1 ? "belongs" : "belong") to no "
                    + "module, so it is not known what they affect: \(names)"
                    + (count > 3 ? " …" : ""))
        }
        try ExitStatus.endOfListing(analysis)
    }
}

/// For whom `strata affected` prints.
enum AffectedFormat: String, CaseIterable, ExpressibleByArgument {
    case text, json, xcodebuild
    case swiftTest = "swift-test"
}
