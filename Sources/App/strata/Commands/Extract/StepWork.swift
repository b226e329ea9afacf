import Architecture
import ArgumentParser
import Codebase
import Editing
import Extracting
import Inverting
import Reports

/// One step of a plan: its change, tried and proved as asked, or what stands in its way.
struct PlannedStep {
    let blockers: StepBlockers
    var extraction: Extraction
    /// What has to be shown of the change; nil for nothing besides the reading that planning makes.
    let level: InversionProof.Level?

    /// Whether all was shown that was asked for.
    var isProven: Bool {
        guard let level, let proof = extraction.recipe.proof else { return true }
        return proof.holds && proof.shown?.covers(level) == true
    }

    /// Whether it can be made.
    var isReady: Bool { extraction.fits && isProven }
}

/// Works out steps of a plan one after the other, each on the codebase as those before it leave it;
/// nothing is written.
struct StepWork {
    private let live: Services
    private let reading: ReadingArguments
    private let prove: ExtractCommand.Proof
    private let module: ModuleID
    /// The codebase with the steps made so far.
    private(set) var analysis: Analysis
    /// What the steps change that were made so far.
    private var made = ChangeSet("")
    /// Where the steps are built; nil where no build is asked for.
    private var copy: (any ScratchCopy)?

    /// - Parameters:
    ///   - module: The module that is taken apart.
    ///   - analysis: The codebase as it is.
    init(
        of module: ModuleID, in analysis: Analysis, reading: ReadingArguments,
        prove: ExtractCommand.Proof, _ services: Services
    ) {
        (self.module, self.analysis, self.reading) = (module, analysis, reading)
        (self.prove, live) = (prove, services)
    }

    /// How far steps are built; nil where none is.
    private var buildLevel: InversionProof.Level? { prove.level == .check ? nil : prove.level }

    /// What reads the codebase with the steps made so far.
    private var services: Services {
        let services = made.isEmpty ? live : live.reading(after: made)
        guard let built = copy?.index else { return services }
        // After a step, what the codebase's own builds left is about modules that are others now.
        guard made.isEmpty, let own = live.index else { return services.asking(built) }
        return services.asking(FallbackIndexReader(built, then: own))
    }

    /// The change of one step.
    ///
    /// Where it is built, the codebase is built before it: the compiler says then what each file uses.
    ///
    /// - Parameter name: What the new module is to be called; nil for a name made of the step's.
    mutating func step(_ candidate: ExtractionCandidate, name: String? = nil) async throws
        -> PlannedStep
    {
        if buildLevel != nil, copy == nil { try await openCopy() }
        let blockers = StepBlockers(candidate)
        var step = PlannedStep(
            blockers: blockers, extraction: blockers.extraction, level: prove.level)
        step.extraction = try await extraction(candidate, blockers, name: name)
        guard step.extraction.fits, let level = buildLevel else { return step }
        step.extraction.recipe.proof = await built(step.extraction.recipe, level)
        return step
    }

    /// Goes on with the codebase as a step leaves it.
    mutating func make(_ step: PlannedStep) async throws {
        made = ChangeSet("", changes: made.changes + step.extraction.recipe.changes.changes)
        let analyze = services.analyze(through: reading.origin, showsParts: false)
        let after = try await analyze.analysis(of: analysis.codebase.root, trust: .untrusted)
        analysis = analyzeUnits(after, by: .modules)
    }

    /// Builds a copy of the module's package as it is.
    private mutating func openCopy() async throws {
        let codebase = analysis.codebase
        try await reading.requireTrust(toProve: prove.rawValue, in: codebase.root, live)
        guard let module = codebase.module(module), module.origin == .swiftpm else { return }
        // The proof of the step says it where there can be no copy.
        copy = try? await live.buildRecipe.copy(of: codebase)
        _ = await copy?.build([module.container], with: ChangeSet(""), runsTests: false)
    }

    private func extraction(
        _ candidate: ExtractionCandidate, _ blockers: StepBlockers, name: String?
    ) async throws -> Extraction {
        var extraction = blockers.extraction
        guard let source = analysis.codebase.module(module) else {
            throw ValidationError("There is no module \(module.rawValue.visible).")
        }
        if let obstacle = obstacleOfExtracting(from: source, in: analysis) {
            extraction.recipe = Recipe(.move, title: extraction.recipe.title, obstacle: obstacle)
            return extraction
        }
        // What a step needs of others may be little enough to move along.
        let request = ExtractionRequest(candidate, of: module, name: name)
        guard let found = await services.extractFiles.extraction(for: request, in: analysis) else {
            throw ValidationError("There is no module \(module.rawValue.visible).")
        }
        if found.fits || blockers.isNext { return found }
        let reasons = [extraction, found].compactMap(\.recipe.obstacle)
        extraction.recipe = Recipe(
            .move, title: extraction.recipe.title,
            obstacle: reasons.joined(separator: " Without that: "))
        return extraction
    }

    /// What building a copy of the folder shows, with all steps so far and this one.
    private func built(_ recipe: Recipe, _ level: InversionProof.Level) async -> InversionProof {
        let all = Recipe(
            recipe.name, title: recipe.title,
            changes: ChangeSet(
                recipe.changes.title, changes: made.changes + recipe.changes.changes))
        return await live.buildRecipe.build(
            all, in: analysis, copy: copy, runsTests: level == .tests)
    }
}
