import Architecture
import ArgumentParser
import Configuration

/// `strata init`: writes the layers that were inferred, for a person to correct.
struct InitCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Write the layers that Strata infers to .strata.yml, with comments.")

    @OptionGroup var codebase: CodebaseArguments

    @OptionGroup var units: UnitsArguments

    @Flag(help: "Replace the .strata.yml that is there.")
    var force = false

    @Flag(help: "Print the file instead of writing it.")
    var dryRun = false

    func run() async throws {
        let services = Services.live()
        let root = try AbsolutePath.resolve(codebase.path)
        let text = try await services.initialConfiguration(
            of: codebase.analysis(services: services, units: units.choice))
        if dryRun { return print(text, terminator: "") }
        try services.write(configuration: text, at: root, replacing: force)
        print("Wrote \(root)/.strata.yml. Read it, correct it, and run: strata check")
    }
}
