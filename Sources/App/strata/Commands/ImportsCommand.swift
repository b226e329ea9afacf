import Architecture
import ArgumentParser
import Codebase
import Reports

/// `strata imports`: every import statement of every Swift file, and what should change in them.
struct ImportsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "imports", abstract: "List every import of every Swift file.",
        discussion: """
            --readiness lists what to change before you enable MemberImportVisibility and \
            InternalImportsByDefault. --fix edits manifests so that targets declare what their \
            files import: it shows the changes first, and asks before it writes (--yes does not \
            ask). Exit status: 0 listed, shown or changed, or nothing to change; 1 --fix found only \
            changes that you have to make by hand; 2 something could not be read.
            """)

    @OptionGroup var codebase: CodebaseArguments

    @Option(help: "The output format.")
    var format = OutputFormat.text

    @Option(help: "Only imports of this module.")
    var module: String?

    @Flag(help: "Include the imports of Objective-C files.")
    var objc = false

    @Flag(help: "List what to change for stricter imports.")
    var readiness = false

    @OptionGroup var fixing: FixArguments

    func validate() throws {
        if fixing.fix, readiness {
            throw ValidationError(
                "--fix edits manifests; --readiness lists what to change in source files. Use one "
                    + "of them.")
        }
        if fixing.fix, codebase.at != nil {
            throw ValidationError(
                "--fix edits the folder, and --at reads a revision. Use one of them.")
        }
        if fixing.fix || readiness, module != nil || objc {
            throw ValidationError(
                "--module and --objc filter the list of imports. Leave them out with --fix and "
                    + "--readiness.")
        }
    }

    func run() async throws {
        let services = try await codebase.services()
        let analysis = try await codebase.analysis(services: services, units: .modules)
        if fixing.fix {
            return try await fixing.run(on: analysis, services: services, format: format)
        }
        if readiness { return try printReadiness(of: analysis) }
        let wanted = try module.map { try imported($0, in: analysis) }
        let report = ImportsReport(analysis, of: wanted, includesObjectiveC: objc)
        switch format {
        case .json: print(try jsonText(of: report), terminator: "")
        case .text:
            print(report.text, terminator: "")
            StandardError.writeChoices(of: analysis)
        }
        if let module, report.isEmpty {
            StandardError.write("No file imports \(module.visible).")
        }
        try ExitStatus.endOfListing(analysis)
    }

    /// What `import` calls the module that a person names.
    ///
    /// - Throws: `ValidationError` if the codebase has no such module and no file imports one.
    private func imported(_ name: String, in analysis: Analysis) throws -> String {
        let imported = Set(analysis.facts.values.flatMap { $0.imports.map(\.module) })
        let modules = analysis.codebase.modules
        if imported.contains(name) || modules.contains(where: { $0.moduleName == name }) {
            return name
        }
        if let target = modules.first(where: { $0.name == name || $0.id.rawValue == name }) {
            return target.moduleName
        }
        let known = imported.union(modules.map(\.moduleName)).sorted()
        let nearest = EditDistance.nearest(to: name, among: known)
        throw ValidationError(
            "There is no module called \(name.visible), and no file imports one. "
                + (nearest.map { "Did you mean \($0.visible)?" }
                    ?? "List modules with: strata modules"))
    }

    private func printReadiness(of analysis: Analysis) throws {
        let found = assessImports(analysis)
        let report = ReadinessReport(found, incomplete: analysis.incomplete)
        switch format {
        case .json: print(try jsonText(of: report), terminator: "")
        case .text: print(report.text(paint: .forStandardOutput), terminator: "")
        }
        try ExitStatus.endOfListing(analysis)
    }
}
