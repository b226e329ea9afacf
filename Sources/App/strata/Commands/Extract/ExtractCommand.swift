import Architecture
import ArgumentParser
import Codebase
import Editing
import Extracting
import Inverting
import Reports

/// `strata extract`: one step of the plan, as a change.
struct ExtractCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "extract",
        abstract:
            "Make a module of a group that strata plan names: show, try and write the change.",
        discussion: """
            Files move as they are; what others use of them becomes package or public, and they \
            import the new module. What they use of files that stay is turned around as strata invert \
            does, with protocols and routers, or its declarations leave those files and move along; \
            where neither fits, nothing is extracted, and the lines are listed. --prove build also \
            builds a copy of the folder, if you trust it. --apply asks \
            first (--yes does not). Exit status: 0 shown, written or undone; 1 it cannot be \
            extracted, or is not proved as asked; 2 something could not be read.
            """)

    /// How far the change is tried.
    enum Proof: String, CaseIterable, ExpressibleByArgument {
        case check, build, tests, none

        /// The step that has to be shown; nil for none besides the reading that planning makes.
        var level: InversionProof.Level? { ProofLevel(rawValue: rawValue)?.level }
    }

    @Argument(
        help: ArgumentHelp(
            "The name of the group in strata plan, and the folder of the codebase. With --seed or "
                + "--undo the folder is enough.", valueName: "candidate-and-path"),
        completion: .directory)
    var names: [String] = []

    @OptionGroup var monolith: MonolithArguments

    @Option(help: "With --seed the most steps of the plan, as for strata plan.")
    var steps = PlanExtraction.usualSteps

    @Option(help: "The name of the new module.")
    var name: String?

    @Option(help: "The output format.")
    var format = InversionFormat.text

    @Option(help: "Try the change on a copy: read it again, build it, run its tests.")
    var prove = Proof.check

    @OptionGroup var applying: ApplyArguments

    @OptionGroup var reading: ReadingArguments

    func validate() throws {
        if steps < 1 { throw ValidationError("--steps must be 1 or more.") }
        if names.count > 2 { throw ValidationError("Name one group and one folder.") }
        let isNamed = names.count > 1 || monolith.seed != nil || name != nil
        try applying.validate(
            names: isNamed ? names + ["--"] : [], hasRecipe: monolith.module != nil,
            hasProof: prove != .check)
        if names.isEmpty, monolith.seed == nil, !applying.undo {
            throw ValidationError("Name a group. List them with: strata plan")
        }
    }

    func run() async throws {
        let services = Services.live()
        let chosen = NamedGroup(names: names, isNeeded: monolith.seed == nil && !applying.undo)
        let root = try AbsolutePath.resolve(chosen.path)
        if applying.undo {
            return try await applying.takeBack(in: root, services, asJSON: format == .json)
        }
        let analysis = try await reading.analysis(of: root, services: services, units: .modules)
        let plan = try await monolith.plan(
            with: chosen, steps: steps, in: analysis, services)
        let candidate = try chosen.candidate(in: plan)
        let blockers = StepBlockers(candidate)
        var extraction = blockers.extraction
        if let obstacle = try obstacle(in: analysis) {
            extraction.recipe = Recipe(
                .move, title: extraction.recipe.title, obstacle: obstacle)
        } else {
            // What a step needs of others may be little enough to move along.
            let request = ExtractionRequest(
                module: plan.module, candidate: candidate.name, files: candidate.files, name: name,
                needsOthers: !blockers.isNext)
            guard let found = await services.extractFiles(request, in: analysis) else {
                throw ValidationError("There is no module \(plan.module.rawValue.visible).")
            }
            if found.fits || blockers.isNext {
                extraction = found
            } else {
                let reasons = [extraction, found].compactMap(\.recipe.obstacle)
                extraction.recipe = Recipe(
                    .move, title: extraction.recipe.title,
                    obstacle: reasons.joined(separator: " Without that: "))
            }
        }
        try await prove(&extraction, in: analysis, services)
        try await finish(extraction, blockers, in: root, analysis, services)
    }

    /// Why nothing of the module can be extracted, whatever it uses; nil if parts can.
    private func obstacle(in analysis: Analysis) throws -> String? {
        obstacleOfExtracting(from: try monolith.monolith(in: analysis), in: analysis)
    }

    /// Builds the change in a copy if that was asked for.
    private func prove(
        _ extraction: inout Extraction, in analysis: Analysis, _ services: Services
    ) async throws {
        guard extraction.fits, let level = prove.level, level != .check else { return }
        try await reading.requireTrust(
            toProve: prove.rawValue, in: analysis.codebase.root, services)
        extraction.recipe.proof = await services.buildRecipe(
            extraction.recipe, in: analysis, runsTests: level == .tests)
    }

    private func finish(
        _ extraction: Extraction, _ blockers: StepBlockers, in root: String, _ analysis: Analysis,
        _ services: Services
    ) async throws {
        if format == .text {
            let text = ExtractionText(extraction, blockers, paint: .forStandardOutput)
            print(text.text, terminator: "")
        }
        let isProven = isProven(extraction)
        var isApplied = false
        if applying.apply, extraction.fits, isProven {
            isApplied = try await applying.apply(
                extraction.recipe.changes, in: root, with: services.applyChanges,
                asks: format == .text)
        }
        switch format {
        case .json:
            let report = ExtractionReport(
                extraction, blockers, isApplied: isApplied, incomplete: analysis.incomplete)
            print(try jsonText(of: report), terminator: "")
        case .patch:
            StandardOutput.write(
                verbatim: extraction.recipe.changes.unifiedDiff(moving: extraction.moves))
            if let obstacle = extraction.recipe.obstacle { StandardError.write(obstacle.visible) }
        case .text: print(closing(extraction, isProven: isProven, isApplied: isApplied))
        }
        if format != .text, applying.apply, !applying.yes, extraction.fits {
            StandardError.write("Nothing was changed: with --format \(format.rawValue) add --yes.")
        }
        if extraction.fits, isProven { return try ExitStatus.endOfListing(analysis) }
        throw ExitStatus.violations
    }

    private func isProven(_ extraction: Extraction) -> Bool {
        guard let level = prove.level, let proof = extraction.recipe.proof else { return true }
        return proof.holds && proof.shown?.covers(level) == true
    }

    private func closing(_ extraction: Extraction, isProven: Bool, isApplied: Bool) -> String {
        if !extraction.fits { return "It cannot be extracted like this. Nothing was changed." }
        return applying.closing(
            extraction.recipe, isProven: isProven, isApplied: isApplied, of: "extract")
    }
}
