import Architecture
import ArgumentParser
import Codebase
import Reports

/// `strata init`: writes the inferred layers to a file, for a person to correct.
struct InitCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Write the inferred layers to .strata.yml, with comments.",
        discussion: """
            --freeze makes what breaks the layers an error and records what breaks them now, so \
            that strata check fails for new violations only. Exit status: 0 written; 2 \
            .strata.yml exists, or something could not be written.
            """)

    @OptionGroup var codebase: CodebaseArguments

    @OptionGroup var units: UnitsArguments

    @Flag(help: "Replace an existing .strata.yml.")
    var force = false

    @Flag(help: "Also record the violations, so that only new ones fail.")
    var freeze = false

    @Flag(help: "Print the file instead of writing it.")
    var dryRun = false

    func validate() throws {
        if freeze, dryRun {
            throw ValidationError("--dry-run prints one file. Leave out --freeze.")
        }
        if codebase.at != nil, !dryRun {
            throw ValidationError(
                "A revision cannot be written to. Add --dry-run to print the file.")
        }
    }

    func run() async throws {
        let services = try await codebase.services()
        let root = try AbsolutePath.resolve(codebase.path)
        let analysis = try await codebase.analysis(services: services, units: units.choice)
        if freeze {
            let baseline = try await services.freeze(analysis, in: root, replacing: force)
            let count = baseline.entries.count.counted("violation")
            print(
                "Wrote .strata.yml and recorded \(count) in \(Baseline.file) in \(root.visible). "
                    + "strata check fails for new violations only.")
            return try ExitStatus.endOfListing(analysis)
        }
        let text = services.initialConfiguration(of: analysis)
        if dryRun { return print(text, terminator: "") }
        try services.write(configuration: text, at: root, replacing: force)
        print("Wrote \(root)/.strata.yml. Review and correct the layers, then run: strata check")
    }
}
