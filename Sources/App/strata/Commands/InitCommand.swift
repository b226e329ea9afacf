import Architecture
import ArgumentParser
import Codebase
import Editing
import Reports

/// `strata init`: writes the inferred layers to a file, for a person to correct.
struct InitCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Write the inferred layers to .strata.yml, with comments.",
        discussion: """
            Shows the file and asks; elsewhere than in a terminal, nothing is written without \
            --yes. What else stands in .strata.yml stays. Where names tell no layers, the file \
            begins with packages and folders: L on Overview names and arranges them on a screen. \
            A terminal is asked once whether what breaks the layers shall fail strata check; \
            scripts say --fail or --warn, which is the default. --freeze makes what breaks the \
            layers an error and records what breaks them now, so that strata check fails for new \
            violations only. u in strata undoes the change. Exit status: 0 shown or written; 2 \
            .strata.yml has layers already, or something could not be written.
            """)

    @OptionGroup var codebase: CodebaseArguments

    @OptionGroup var units: UnitsArguments

    @Flag(help: "Replace the layers of an existing .strata.yml.")
    var force = false

    @Flag(help: "Also record the violations, so that only new ones fail.")
    var freeze = false

    @Flag(help: "What breaks the layers is an error (--fail) or a warning (--warn).")
    var verdict: LayerVerdict?

    @Flag(help: "Print the file instead of writing it.")
    var dryRun = false

    @Flag(help: "Write the file without asking.")
    var yes = false

    func validate() throws {
        if freeze, dryRun {
            throw ValidationError("--dry-run prints one file. Leave out --freeze.")
        }
        if freeze, verdict == .warn {
            throw ValidationError("--freeze lets new violations fail. Leave out --warn.")
        }
        if yes, dryRun {
            throw ValidationError("--dry-run writes nothing. Leave out --yes.")
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
        if dryRun {
            let proposed = proposeLayers(analysis, isStrict: verdict == .fail)
            return print(writeConfiguration(proposed), terminator: "")
        }
        let (file, text) = try await services.writer.configurationFile(in: root)
        if analysis.written?.layers.isEmpty == false, !force {
            throw LayersAreThere(file: "\(root)/\(file)")
        }
        let isStrict = freeze || (verdict ?? askForVerdict()) == .fail
        let layers: FileChange
        do throws(DecisionError) {
            layers = try await services.writeLayers.draft(
                isStrict: isStrict, of: analysis, file: file, in: text
            ).change
        } catch {
            guard error == .saidAlready else { throw error }
            return print("The layers are in \(file) already. Nothing to write.")
        }
        let frozen = freeze ? try await services.freezeLayers.freeze(layers, in: root) : nil
        let changes = frozen?.changes ?? ChangeSet("Save layers", changes: [layers])
        show(layers)
        guard yes || ConfirmArguments.agrees() else {
            return print("Nothing was written. Add --yes to write \(file).")
        }
        try await services.applyChanges.apply(changes, in: root)
        try report(frozen?.baseline, file: file, in: root, analysis)
    }

    /// Asks once what new violations of the layers shall be; they warn where nobody is there, and
    /// where nothing would be written without an answer anyway.
    private func askForVerdict() -> LayerVerdict {
        guard !yes, ConfirmArguments.canAsk else { return .warn }
        print(
            "Shall what breaks these layers fail strata check? Today's violations fail it too, "
                + "until they are recorded (--freeze does both). [y/N] ", terminator: "")
        return ConfirmArguments.isYes() ? .fail : .warn
    }

    /// Shows a file that is new as it will be, and else what changes in it.
    private func show(_ change: FileChange) {
        if change.before == nil {
            return print(change.after ?? "")
        }
        let set = ChangeSet("Save layers", changes: [change])
        print(ChangesText(set, paint: .forStandardOutput).text)
    }

    private func report(
        _ baseline: Baseline?, file: RelativePath, in root: String, _ analysis: Analysis
    ) throws {
        guard let baseline else {
            return print(
                "Wrote \(root)/\(file). Review and correct the layers, then run: strata check")
        }
        let count = baseline.entries.count.counted("violation")
        print(
            "Wrote \(file) and recorded \(count) in \(Baseline.file) in \(root.visible). "
                + "strata check fails for new violations only.")
        try ExitStatus.endOfListing(analysis)
    }
}

/// What becomes of violations of the layers that are written.
enum LayerVerdict: String, EnumerableFlag {
    case fail, warn
}

/// Layers would be lost that a person wrote.
struct LayersAreThere: Error, CustomStringConvertible {
    let file: String

    var description: String {
        "\(file) already exists, with layers. Edit it, or replace these with: strata init --force"
    }
}
