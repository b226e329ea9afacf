import Architecture
import Codebase

/// What works out whether first steps can be carried out; nil for steps that nobody tries.
package struct StepTrials: Sendable {
    /// Says what would turn a dependency around: the title of a recipe; nil if none fits.
    package typealias Inversion = @Sendable (EdgeID, Analysis) async -> String?
    /// Says whether any edit of manifests for some kinds of violation could be written; true where
    /// that could not be tried.
    package typealias Fixing = @Sendable (Set<ViolationKind>, Analysis) async -> Bool
    /// Says whether anything in a module comes free at a fair price; true where that could not be
    /// tried.
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
    /// How many findings are tried before anybody looks at them.
    package static let leading = 3

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
        // What could be stricter comes last, whether or not it can be done.
        let count = min(count, health.troubles.count)
        var tried: [TriedFinding] = []
        for finding in health.findings.prefix(count) {
            tried.append(await self.tried(finding, in: analysis))
        }
        let ordered = tried.filter { !$0.isByHand } + tried.filter(\.isByHand)
        return Health(
            findings: ordered.map(\.finding) + health.findings.dropFirst(count),
            checks: health.checks)
    }

    /// The finding as it was, if nobody tries its step; else with what was found in its steps.
    package func callAsFunction(
        _ finding: HealthFinding, in analysis: Analysis
    ) async -> HealthFinding {
        await tried(finding, in: analysis).finding
    }

    private func tried(_ finding: HealthFinding, in analysis: Analysis) async -> TriedFinding {
        let found = await outcome(of: finding, in: analysis)
        // What was broken off says nothing.
        return Task.isCancelled ? TriedFinding(finding) : found
    }

    private func outcome(of finding: HealthFinding, in analysis: Analysis) async -> TriedFinding {
        switch finding.steps.first?.action {
        case .fixManifests:
            let kinds = finding.kinds(in: analysis)
            guard let fix = trials.fixManifests, await !fix(kinds, analysis) else { break }
            return TriedFinding(finding.editedByHand(kinds), isByHand: true)
        case .extract(let module):
            guard let extract = trials.extract, await !extract(module, analysis) else { break }
            return TriedFinding(finding.begun(in: module, of: analysis), isByHand: true)
        default:
            guard let advised = finding.inverted, let invert = trials.invert else { break }
            return await inverted(finding, advised, by: invert, in: analysis)
        }
        return TriedFinding(finding)
    }

    private func inverted(
        _ finding: HealthFinding, _ advised: EdgeID, by invert: StepTrials.Inversion,
        in analysis: Analysis
    ) async -> TriedFinding {
        let edges = ([advised] + finding.edges.filter { $0 != advised }).prefix(Self.most)
        for edge in edges where !Task.isCancelled {
            if let recipe = await invert(edge, analysis) {
                return TriedFinding(finding.inverting(edge, by: recipe, in: analysis))
            }
        }
        return TriedFinding(
            finding.cutting(advised, tried: edges.count, in: analysis), isByHand: true)
    }
}

/// A finding whose first step was tried.
private struct TriedFinding {
    let finding: HealthFinding
    /// Whether Strata cannot do the step, and a person has to.
    let isByHand: Bool

    init(_ finding: HealthFinding, isByHand: Bool = false) {
        self.finding = finding
        self.isByHand = isByHand
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
