import Architecture
import ArgumentParser
import Codebase

/// `strata init`: writes the inferred layers to a file, for a person to correct.
struct InitCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Write the inferred layers to .strata.yml, with comments.",
        discussion: "Exit status: 0 written; 2 .strata.yml exists, or could not be written.")

    @OptionGroup var codebase: CodebaseArguments

    @OptionGroup var units: UnitsArguments

    @Flag(help: "Replace an existing .strata.yml.")
    var force = false

    @Flag(help: "Print the file instead of writing it.")
    var dryRun = false

    func validate() throws {
        if codebase.at != nil, !dryRun {
            throw ValidationError(
                "A revision cannot be written to. Add --dry-run to print the file.")
        }
    }

    func run() async throws {
        let services = try await codebase.services()
        let root = try AbsolutePath.resolve(codebase.path)
        let text = try await services.initialConfiguration(
            of: codebase.analysis(services: services, units: units.choice))
        if dryRun { return print(text, terminator: "") }
        try services.write(configuration: text, at: root, replacing: force)
        print("Wrote \(root)/.strata.yml. Review and correct the layers, then run: strata check")
    }
}
