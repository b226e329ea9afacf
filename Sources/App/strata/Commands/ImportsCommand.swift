import Architecture
import ArgumentParser
import Reports

/// `strata imports`: every import statement of every Swift file, and what should change in them.
struct ImportsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "imports", abstract: "List every import of every Swift file.",
        discussion: """
            --readiness lists what to change before MemberImportVisibility and \
            InternalImportsByDefault can be switched on. --fix edits manifests so that targets \
            declare what their files import: it shows the difference, and changes files only where \
            you agree or say --yes. Exit status: 0 listed, shown or made, or nothing to change; \
            1 all of what --fix found is left to you; 2 --fix could not look at everything.
            """)

    @OptionGroup var codebase: CodebaseArguments

    @Option(help: "How to print.")
    var format = OutputFormat.text

    @Option(help: "Only imports of this module.")
    var module: String?

    @Flag(help: "Also the imports of Objective-C files.")
    var objc = false

    @Flag(help: "List what to change for stricter imports instead.")
    var readiness = false

    @OptionGroup var fixing: FixArguments

    func validate() throws {
        if fixing.fix, readiness {
            throw ValidationError(
                "--fix edits manifests, and --readiness lists what to change in source files. Ask "
                    + "for one of them.")
        }
        if fixing.fix || readiness, module != nil || objc {
            throw ValidationError(
                "--module and --objc choose among the imports that are listed. Leave them out with "
                    + "--fix and --readiness.")
        }
    }

    func run() async throws {
        let services = Services.live()
        let analysis = try await codebase.analysis(services: services, units: .modules)
        if fixing.fix {
            return try await fixing.run(on: analysis, services: services, format: format)
        }
        if readiness { return try printReadiness(of: analysis) }
        let report = ImportsReport(analysis, of: module, includesObjectiveC: objc)
        switch format {
        case .json: print(try jsonText(of: report), terminator: "")
        case .text: print(report.text, terminator: "")
        }
    }

    private func printReadiness(of analysis: Analysis) throws {
        let found = AssessImports()(analysis)
        let report = ReadinessReport(found, incomplete: analysis.incomplete)
        switch format {
        case .json: print(try jsonText(of: report), terminator: "")
        case .text: print(report.text(paint: .forStandardOutput), terminator: "")
        }
    }
}
