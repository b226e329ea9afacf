import Architecture
import ArgumentParser
import Codebase
import Composing
import Editing
import Reports

/// `strata composition`: what objects are made of, and what is missing.
struct CompositionCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "composition",
        abstract: "Print what containers and composition roots make, and what is missing.",
        discussion: """
            Reads Swinject, Factory, Resolver, swift-dependencies, Needle, containers written by \
            hand and roots in plain Swift, without running anything. What only running tells is \
            listed. The findings are those of strata check, and what views read from the \
            environment that nobody provides, which check looks for only if .strata.yml asks. \
            --as-swift works out a composition root in plain Swift that makes what a container \
            makes; --format patch prints it, --apply writes it, strata invert --undo takes it back. \
            Exit status: 0 printed; 1 the root leaves something to a person; 2 something could not \
            be read.
            """
    )

    /// For whom it prints.
    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text, json, mermaid, dot, patch
    }

    @OptionGroup var codebase: CodebaseArguments

    @Option(help: "The output format.")
    var format = Format.text

    @Flag(help: "Work out a composition root in plain Swift that makes what the container makes.")
    var asSwift = false

    @Flag(help: "With --as-swift: write the files, and ask before.")
    var apply = false

    @Flag(help: "With --apply: do not ask.")
    var yes = false

    @Flag(help: "With --apply: write even if the folder has uncommitted changes.")
    var allowDirty = false

    func validate() throws {
        if asSwift, format != .text, format != .patch {
            throw ValidationError("--as-swift prints --format text or patch.")
        }
        if !asSwift, format == .patch || apply {
            throw ValidationError("--format patch and --apply need --as-swift.")
        }
        if (yes || allowDirty) && !apply {
            throw ValidationError("--yes and --allow-dirty need --apply.")
        }
    }

    func run() async throws {
        let services = try await codebase.services()
        let analysis = try await codebase.analysis(services: services)
        let composition = await services.readComposition.composition(of: analysis.ofModules)
            .weighed(by: analysis.configuration)
        if asSwift { return try await compile(composition, in: analysis, services) }
        switch format {
        case .text, .patch:
            print(compositionText(of: composition, paint: .forStandardOutput), terminator: "")
        case .json: print(try jsonText(of: CompositionReport(composition)), terminator: "")
        case .mermaid: print(CompositionGraph(composition).mermaid, terminator: "")
        case .dot: print(CompositionGraph(composition).dot, terminator: "")
        }
        try ExitStatus.endOfListing(analysis)
    }

    private func compile(
        _ composition: Composition, in analysis: Analysis, _ services: Services
    ) async throws {
        guard let root = await services.compileRoot.compile(composition, in: analysis.ofModules)
        else {
            print("No container registers anything here.")
            return try ExitStatus.endOfListing(analysis)
        }
        let contents = analysis.codebase.contents
        let changes = ChangeSet(
            "Composition root \(root.name)",
            changes: root.files.compactMap {
                FileChange($0.path, from: contents.text(of: $0.path), to: $0.text)
            })
        if format == .patch {
            StandardOutput.write(verbatim: changes.unifiedDiff)
        } else {
            print(CompiledRootText(root, paint: .forStandardOutput).text, terminator: "")
        }
        if apply {
            var confirm = ConfirmArguments()
            confirm.yes = yes
            confirm.allowDirty = allowDirty
            let outcome = try await confirm.apply(
                changes, in: analysis.codebase.root, with: services.applyChanges)
            print(
                outcome == .applied
                    ? "Done. Undo with: strata invert --undo" : "Nothing was changed.")
        }
        try ExitStatus.endOfListing(analysis)
        if !root.isComplete { throw ExitStatus.violations }
    }
}
