import Architecture
import Codebase
import Diagnosing
import Editing
import Extracting
import Inverting

extension Services {
    /// Tries what findings advise to do first.
    var tryFirstStep: TryFirstStep { tryFirstStep(by: invertViolation) }

    /// Tries what findings advise to do first.
    ///
    /// - Parameter planner: Who works recipes out.
    func tryFirstStep(by planner: any InversionPlanner) -> TryFirstStep {
        TryFirstStep(
            StepTrials(
                invert: { edge, analysis in
                    let modules = analysis.ofModules
                    let violation = modules.violations.first {
                        $0.from == edge.from && $0.to == edge.to && PlanInversion.applies(to: $0)
                    }
                    guard let violation else { return nil }
                    return await planner.inversion(of: violation, in: modules) { _ in }?.best?.title
                },
                fixManifests: { [self] violations, kind, analysis in
                    do throws(ChangeError) {
                        let fixes = try await fixManifests(of: analysis, for: kind)
                        let edits = fixes.changes.changes.map(\.diff)
                        return ManifestTrial(
                            ended: fixes.ended(of: violations, in: analysis.ofModules),
                            cost: HealthCost(
                                files: edits.count,
                                lines: edits.reduce(0) { $0 + $1.addedCount + $1.removedCount }))
                    } catch {
                        // What cannot be tried is left to who does it, and is told why then.
                        return nil
                    }
                },
                extract: { [self] id, analysis in
                    let modules = analysis.ofModules
                    guard let module = modules.codebase.module(id),
                        let plan = try? await planExtraction(of: module, in: modules)
                    else { return nil }
                    return await TryExtraction(extract: extractFiles).outcome(of: plan, in: modules)
                },
                simulate: { step, module, analysis in
                    let modules = analysis.ofModules
                    let taken = Set(modules.codebase.modules.map(\.name))
                    var name = WhatIf.moduleName(of: step.name)
                    while taken.contains(name) { name += "New" }
                    let moves = WhatIf.moves(step.files, from: module, to: name)
                    return try? WhatIf(moves: moves).applied(to: modules)
                }))
    }
}

/// Says what of a module can be taken out now.
private struct TryExtraction {
    /// How many steps of the plan are looked at.
    private static let steps = PlanExtraction.usualSteps
    /// How many of them are read in detail: each takes as long as an extraction.
    private static let mostTried = 6
    /// How many of those that stand after the one that comes free are told.
    private static let mostNext = 2

    let extract: ExtractFiles

    func outcome(
        of planExtraction: PlanExtraction, in analysis: Analysis
    ) async -> ExtractionOutcome {
        let plan = planExtraction.plan(steps: Self.steps)
        if plan.candidates.isEmpty { return .blocked(because: "none comes free by itself") }
        if let module = analysis.codebase.module(plan.module),
            let obstacle = obstacleOfExtracting(from: module, in: analysis)
        {
            return .blocked(because: obstacle.asClause)
        }
        let trySteps = TrySteps(extract: extract)
        let next = plan.candidates.filter(\.isNext)
        var obstacle: String?
        let ordered = next.filter(\.isFree) + next.filter { !$0.isFree }
        for candidate in ordered.prefix(Self.mostTried) {
            if Task.isCancelled { break }
            guard let trial = await trySteps.attempt(candidate, of: plan, in: analysis) else {
                continue
            }
            guard trial.fits else {
                obstacle = obstacle ?? "\(candidate.name) is not free: \(trial.finding.asClause)"
                continue
            }
            let rest = plan.candidates.filter { $0.name != candidate.name }.prefix(Self.mostNext)
            return .free(ExtractionStep(candidate, trial), next: rest.map { ExtractionStep($0) })
        }
        return .blocked(because: obstacle ?? "none comes free by itself")
    }
}

extension ExtractionStep {
    /// A step of a plan, with what trying it showed.
    fileprivate init(_ candidate: ExtractionCandidate, _ trial: ExtractionTrial? = nil) {
        self.init(
            name: candidate.name, files: candidate.files, lines: candidate.lines,
            importers: trial?.imports ?? candidate.price.imports)
        isClosed = candidate.isClosed
    }
}

extension String {
    /// The sentence as it goes on inside another one.
    fileprivate var asClause: String { hasSuffix(".") ? String(dropLast()) : self }
}
