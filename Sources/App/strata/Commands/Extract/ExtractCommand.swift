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
            first (--yes does not). --through makes all steps up to a group that it needs, each with \
            those before it made, and --undo undoes one at a time. Exit status: 0 shown, \
            written or undone; 1 it cannot be extracted, is not proved as asked, or the steps stop \
            before the last; 2 something could not be read.
            """)

    /// How far the change is tried.
    enum Proof: String, CaseIterable, ExpressibleByArgument {
        case check, build, tests, none

        /// The step that has to be shown; nil for none besides the reading that planning makes.
        var level: InversionProof.Level? { ProofLevel(rawValue: rawValue)?.level }
    }

    @Argument(
        help: ArgumentHelp(
            "The name of the group in strata plan, and the folder of the codebase. With --through, --seed or "
                + "--undo the folder is enough.", valueName: "candidate-and-path"),
        completion: .directory)
    var names: [String] = []

    @Option(
        help: ArgumentHelp(
            "Make all steps of the plan that this group needs, and itself: one change for each.",
            valueName: "name"))
    var through: String?

    @OptionGroup var monolith: MonolithArguments

    @Option(help: "With --seed the most steps of the plan, as for strata plan.")
    var steps = PlanExtraction.usualSteps

    @Option(help: "The name of the new module.")
    var name: String?

    @Option(help: "The output format.")
    var format = InversionFormat.text

    @Option(help: "Try the change on a copy: read it again, build it, run its tests.")
    var prove = Proof.check

    @Flag(help: "With --through and --apply: make a git commit of each step; no hook is run.")
    var commit = false

    @OptionGroup var applying: ApplyArguments

    @OptionGroup var reading: ReadingArguments

    func validate() throws {
        if steps < 1 { throw ValidationError("--steps must be 1 or more.") }
        try validateChain()
        if names.count > 2 { throw ValidationError("Name one group and one folder.") }
        let isNamed = names.count > 1 || monolith.seed != nil || name != nil || through != nil
        try applying.validate(
            names: isNamed ? names + ["--"] : [], hasRecipe: monolith.module != nil,
            hasProof: prove != .check)
        if names.isEmpty, monolith.seed == nil, through == nil, !applying.undo {
            throw ValidationError("Name a group. List them with: strata plan")
        }
    }

    /// - Throws: `ValidationError` for what does not go with several steps.
    private func validateChain() throws {
        if commit, through == nil || !applying.apply {
            throw ValidationError("--commit needs --through and --apply.")
        }
        if commit, applying.allowDirty {
            throw ValidationError("--commit commits the steps alone. Leave out --allow-dirty.")
        }
        guard through != nil else { return }
        if names.count > 1 {
            throw ValidationError("With --through NAME only the folder is left to name.")
        }
        if name != nil {
            throw ValidationError("--through makes several modules. Leave out --name.")
        }
        if format == .patch { throw ValidationError("--through prints text or json.") }
    }

    func run() async throws {
        let services = Services.live()
        if let through { return try await make(through: through, services) }
        let chosen = NamedGroup(names: names, isNeeded: monolith.seed == nil && !applying.undo)
        let root = try AbsolutePath.resolve(chosen.path)
        if applying.undo {
            return try await applying.takeBack(in: root, services, asJSON: format == .json)
        }
        let analysis = try await reading.analysis(of: root, services: services, units: .modules)
        let plan = try await monolith.plan(
            with: chosen, steps: steps, in: analysis, services)
        var work = StepWork(
            of: plan.module, in: analysis, reading: reading, prove: prove, services)
        let step = try await work.step(try chosen.candidate(in: plan), name: name)
        try await finish(step, in: root, analysis, services)
    }

    private func finish(
        _ step: PlannedStep, in root: String, _ analysis: Analysis, _ services: Services
    ) async throws {
        let (extraction, blockers) = (step.extraction, step.blockers)
        if format == .text {
            let text = ExtractionText(extraction, blockers, paint: .forStandardOutput)
            print(text.text, terminator: "")
        }
        let isProven = step.isProven
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

    private func closing(_ extraction: Extraction, isProven: Bool, isApplied: Bool) -> String {
        if !extraction.fits { return "It cannot be extracted like this. Nothing was changed." }
        return applying.closing(
            extraction.recipe, isProven: isProven, isApplied: isApplied, of: "extract")
    }
}
