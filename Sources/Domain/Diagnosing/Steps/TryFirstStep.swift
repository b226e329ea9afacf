import Architecture
import Codebase

/// What works out whether first steps can be carried out; nil for steps that nobody tries.
package struct StepTrials: Sendable {
    /// Says what would turn a dependency around: the title of a recipe; nil if none fits.
    package typealias Inversion = @Sendable (EdgeID, Analysis) async -> String?
    /// Says whether any edit of manifests for some kinds of violation could be written; true where
    /// that could not be tried.
    package typealias Fixing = @Sendable (Set<ViolationKind>, Analysis) async -> Bool
    /// Says whether anything in a module comes free at a fair price.
    package typealias Extraction = @Sendable (ModuleID, Analysis) async -> Bool

    let invert: Inversion?
    let fixManifests: Fixing?
    let extract: Extraction?

    /// Trials of some kinds.
    package init(
        invert: Inversion? = nil, fixManifests: Fixing? = nil, extract: Extraction? = nil
    ) {
        self.invert = invert
        self.fixManifests = fixManifests
        self.extract = extract
    }
}

/// Tries what a finding advises to do first, so that the first step leads somewhere.
///
/// A finding is worded before anybody knows whether its step can be done: that takes far longer than
/// finding it. Who looks at a finding asks for this.
package struct TryFirstStep: Sendable {
    /// How many dependencies of a finding are tried.
    private static let most = 3

    private let trials: StepTrials

    /// - Parameter trials: What works out whether steps can be carried out.
    package init(_ trials: StepTrials) {
        self.trials = trials
    }

    /// The health with the first of its findings tried, one after the other; of these the ones whose
    /// step can be done stand first.
    ///
    /// - Parameter count: How many of them; 0 or more.
    package func callAsFunction(
        _ health: Health, in analysis: Analysis, first count: Int
    ) async -> Health {
        var done: [HealthFinding] = []
        var left: [HealthFinding] = []
        for finding in health.findings.prefix(count) {
            let result = await tried(finding, in: analysis)
            if result.isByHand { left.append(result.finding) } else { done.append(result.finding) }
        }
        let rest = health.findings.dropFirst(count)
        return Health(findings: done + left + rest, checks: health.checks)
    }

    /// The finding as it was, if nobody tries its step; else with what was found in its steps.
    package func callAsFunction(
        _ finding: HealthFinding, in analysis: Analysis
    ) async -> HealthFinding {
        await tried(finding, in: analysis).finding
    }

    private func tried(
        _ finding: HealthFinding, in analysis: Analysis
    ) async -> (finding: HealthFinding, isByHand: Bool) {
        switch finding.steps.first?.action {
        case .fixManifests:
            let kinds = finding.kinds(in: analysis)
            guard let fix = trials.fixManifests, await !fix(kinds, analysis) else { break }
            return Task.isCancelled ? (finding, false) : (finding.editedByHand(kinds), true)
        case .extract(let module):
            guard let extract = trials.extract, await !extract(module, analysis) else { break }
            return Task.isCancelled
                ? (finding, false) : (finding.begun(in: module, of: analysis), true)
        default:
            guard let advised = finding.inverted, let invert = trials.invert else { break }
            return await inverted(finding, advised, by: invert, in: analysis)
        }
        return (finding, false)
    }

    private func inverted(
        _ finding: HealthFinding, _ advised: EdgeID, by invert: StepTrials.Inversion,
        in analysis: Analysis
    ) async -> (finding: HealthFinding, isByHand: Bool) {
        let edges = [advised] + finding.edges.filter { $0 != advised }
        for edge in edges.prefix(Self.most) {
            if Task.isCancelled { return (finding, false) }
            if let recipe = await invert(edge, analysis) {
                return (finding.inverting(edge, by: recipe, in: analysis), false)
            }
        }
        if Task.isCancelled { return (finding, false) }
        let tried = min(edges.count, Self.most)
        return (finding.cutting(advised, tried: tried, in: analysis), true)
    }
}

extension HealthFinding {
    /// The dependency that a step advises to turn around; nil if none does.
    fileprivate var inverted: EdgeID? {
        for case .invert(let edge) in steps.map(\.action) { return edge }
        return nil
    }

    /// The same with a recipe that fits a dependency.
    fileprivate func inverting(
        _ edge: EdgeID, by recipe: String, in analysis: Analysis
    ) -> HealthFinding {
        let step = Commands(ModuleWords(analysis.graph)).invert(edge, by: recipe)
        return with(steps: steps.map { $0.isInversion ? step : $0 })
    }

    /// The same where nothing that Strata knows turns the dependencies around.
    fileprivate func cutting(_ edge: EdgeID, tried: Int, in analysis: Analysis) -> HealthFinding {
        let names = ModuleWords(analysis.graph)
        let step = HealthStep(
            .cut(edge),
            "Cut \(names(edge.from)) → \(names(edge.to)) by hand: no recipe fits"
                + (tried > 1 ? " the first \(tried)" : ""),
            command: Commands(names).cut(edge).command)
        return with(steps: steps.compactMap { $0.isMove ? nil : $0.isInversion ? step : $0 })
    }

    /// The kinds of violation that manifests have to be edited for.
    fileprivate func kinds(in analysis: Analysis) -> Set<ViolationKind> {
        let own = Set(violations)
        let kinds = Set(analysis.violations.filter { own.contains($0.id) }.map(\.kind))
        return kinds.isEmpty ? [.undeclared, .unused] : kinds
    }

    /// The same where no manifest can be edited as it would have to be.
    fileprivate func editedByHand(_ kinds: Set<ViolationKind>) -> HealthFinding {
        let kind: ViolationKind = kinds.contains(.undeclared) ? .undeclared : .unused
        return with(
            steps: steps.map { step in
                guard step.action == .fixManifests else { return step }
                return HealthStep(
                    .openRule(kind),
                    "Edit the manifests by hand: Strata cannot write these changes",
                    command: "strata check")
            })
    }

    /// The same where nothing in a module comes free: other steps first, then a choice.
    fileprivate func begun(in module: ModuleID, of analysis: Analysis) -> HealthFinding {
        let names = ModuleWords(analysis.graph)
        let choice = HealthStep(
            .extract(module),
            "Choose a folder of \(names(module)) to take out: none comes free by itself",
            command: Commands(names).extract(module).command.map { $0 + " --seed FOLDER" })
        return with(steps: steps.filter { $0.action != .extract(module) } + [choice])
    }

    private func with(steps: [HealthStep]) -> HealthFinding {
        var copy = self
        copy.steps = steps
        return copy
    }
}

extension HealthStep {
    fileprivate var isInversion: Bool { if case .invert = action { true } else { false } }

    fileprivate var isMove: Bool { if case .move = action { true } else { false } }
}
