import Architecture
import Codebase

/// Tries what a finding advises to do first, so that the first step leads somewhere.
///
/// A finding is worded before anybody knows whether its step can be done: that takes far longer
/// than finding it. Who looks at a finding asks for this. The limits are judgement: trying one step
/// can take as long as an extraction, and `strata health` waits for it (docs/HEALTH.md).
package struct TryFirstStep: Sendable {
    /// How many findings are tried before anybody looks at them.
    package static let leading = 3

    /// How many are tried at most until one is found that can be done.
    package static let most = 6

    /// How many dependencies of a finding are tried until a recipe fits one.
    private static let mostEdges = 3

    /// How many of them are tried at most to say how many can be turned around.
    private static let mostCounted = 8

    private let trials: StepTrials

    /// - Parameter trials: What works out whether steps can be carried out.
    package init(_ trials: StepTrials) {
        self.trials = trials
    }

    /// The health with the first of its findings tried, one after the other; what can be done stands
    /// before what a person edits, and that before what has to wait.
    ///
    /// Where none of the first can be done, more are tried until one can, ``most`` in all.
    ///
    /// - Parameter count: How many of them; 0 or more.
    package func attempt(
        _ health: Health, in analysis: Analysis, first count: Int
    ) async -> Health {
        // What could be stricter comes last, whether or not it can be done.
        let troubles = health.troubles
        let count = min(count, troubles.count)
        var tried: [HealthFinding] = []
        for finding in troubles.prefix(count == 0 ? 0 : max(count, Self.most)) {
            if tried.count >= count, tried.contains(where: \.isDoable) { break }
            tried.append(await self.attempt(finding, in: analysis))
        }
        var others = Array(health.findings.dropFirst(tried.count))
        // Where nothing is wrong, what could be stricter is what one does first.
        if troubles.isEmpty, let first = others.first {
            others[0] = first.judged(first.untriedVerdict(in: analysis))
        }
        return Health(findings: tried.doableFirst + others, checks: health.checks)
    }

    /// The finding with what was found of its first step: whether it can be done, and what is done.
    package func attempt(
        _ finding: HealthFinding, in analysis: Analysis
    ) async -> HealthFinding {
        let found = await tried(finding, in: analysis)
        // What was broken off says nothing.
        return Task.isCancelled ? finding : found
    }

    private func tried(_ finding: HealthFinding, in analysis: Analysis) async -> HealthFinding {
        switch finding.steps.first?.action {
        case .fixManifests(let kind):
            guard let fix = trials.fixManifests else { return finding }
            let own = Set(finding.violations)
            let violations = analysis.violations.filter { own.contains($0.id) }
            guard let trial = await fix(violations, kind, analysis) else {
                return finding.judged(.doable)
            }
            if trial.ended == 0 { return finding.editedByHand(kind) }
            var tried = finding.judged(
                trial.ended < violations.count
                    ? .partly(trial.ended, of: violations.count) : .doable)
            tried.cost = trial.cost
            return tried
        case .extract(let module):
            switch await trials.extract?(module, analysis) {
            case .free(let step, let next):
                // What comes free of a hub may leave everything tied that the hub ties.
                if finding.topic == .hub, let after = trials.simulate?(step, module, analysis) {
                    let untied = Reach(of: analysis).untied(in: Reach(of: after))
                    return untied > 0
                        ? finding.winning(pairs: untied)
                            .taking(step, then: next, from: module, in: analysis)
                        : finding.begun(
                            in: module, of: analysis,
                            because: "taking out \(step.name) unties no modules")
                }
                return finding.taking(step, then: next, from: module, in: analysis)
            case .blocked(let reason):
                return finding.begun(in: module, of: analysis, because: reason)
            case nil: return finding
            }
        default:
            guard let advised = finding.inverted else {
                return finding.judged(finding.untriedVerdict(in: analysis))
            }
            guard let invert = trials.invert else { return finding }
            return await inverted(finding, advised, by: invert, in: analysis)
        }
    }

    private func inverted(
        _ finding: HealthFinding, _ advised: EdgeID, by invert: StepTrials.Inversion,
        in analysis: Analysis
    ) async -> HealthFinding {
        let edges = ([advised] + finding.edges.filter { $0 != advised }).prefix(Self.mostEdges)
        for edge in edges where !Task.isCancelled {
            if let recipe = await invert(edge, analysis) {
                let others = finding.edges.filter { $0 != edge }
                let count = await fitting(among: others, invert, in: analysis)
                return finding.inverting(
                    edge, by: recipe, and: count, of: others.count, in: analysis)
            }
        }
        return finding.cutting(advised, tried: edges.count, in: analysis)
    }

    /// How many of some dependencies a recipe turns around; nil if they are too many to try.
    private func fitting(
        among edges: [EdgeID], _ invert: StepTrials.Inversion, in analysis: Analysis
    ) async -> Int? {
        if edges.count > Self.mostCounted { return nil }
        var count = 0
        for edge in edges where !Task.isCancelled {
            if await invert(edge, analysis) != nil { count += 1 }
        }
        return count
    }
}

extension [HealthFinding] {
    /// What can be done before what a person edits, and that before what has to wait; of equals those
    /// that stood first. What nobody tried counts as if it could be done.
    package var doableFirst: [HealthFinding] {
        enumerated().sorted {
            ($0.element.place, $0.offset) < ($1.element.place, $1.offset)
        }.map(\.element)
    }
}

extension HealthFinding {
    /// What makes all else uncertain stays first.
    fileprivate var place: Int { id == "unread unclaimed" ? 0 : verdict?.place ?? 0 }

    /// Whether Strata can do the first step.
    fileprivate var isDoable: Bool { verdict?.isDoable == true }

    /// What is known of a first step without trying it.
    fileprivate func untriedVerdict(in analysis: Analysis) -> StepVerdict? {
        switch steps.first?.action {
        case .layer, .exclude, .writeLayers, .nameLayers, .record, .prune: .doable
        case .cut(let edge): .byHand(lines: lines(behind: edge, in: analysis))
        case .configure: .byHand(lines: max(1, cost.lines))
        case .openRule, .openViolations, .openComposition:
            cost.lines > 0 ? .byHand(lines: cost.lines) : .notYet(because: "a person has to choose")
        case .openGaps: .notYet(because: "what was not read could change it")
        case .openPreviews, .openGraph, .openCoupling:
            .notYet(because: "no single dependency ends it")
        case .invert, .invertAll, .move, .take, .extract, .fixManifests, nil: nil
        }
    }

    /// The lines that import or use what a dependency leads to.
    private func lines(behind edge: EdgeID, in analysis: Analysis) -> Int {
        let graph = analysis.graph.edge(edge) == nil ? analysis.ofModules : analysis
        let uses = evidenceByName(for: edge, in: graph).flatMap { item in
            item.uses.map { "\(item.site.file):\($0.line)" }
        }
        return max(1, Set(uses).count + (graph.graph.edge(edge)?.sites.count ?? 0))
    }

    fileprivate func judged(_ verdict: StepVerdict?) -> HealthFinding {
        var copy = self
        copy.verdict = verdict
        return copy
    }

    /// The dependency that a step advises to turn around; nil if none does.
    fileprivate var inverted: EdgeID? {
        for case .invert(let edge) in steps.map(\.action) { return edge }
        return nil
    }

    /// The same with a recipe that fits a dependency; several are turned around in one change.
    ///
    /// - Parameters:
    ///   - count: For how many of the other dependencies there is one; nil if not all were tried.
    ///   - others: How many others there are.
    fileprivate func inverting(
        _ edge: EdgeID, by recipe: String, and count: Int?, of others: Int, in analysis: Analysis
    ) -> HealthFinding {
        let commands = Commands(ModuleWords(analysis.graph))
        let step = commands.invert(edge, by: recipe)
        let turned = count.map { $0 + 1 }
        let all = others > 0 && turned != 1 ? commands.invertAll(of: self, turned, by: recipe) : nil
        let isPart = turned.map { $0 <= others } == true
        return with(
            steps: steps.flatMap { old in
                guard old.isInversion else { return [old] }
                return [all, step].compactMap(\.self)
            }, isPart ? turned.map { .partly($0, of: others + 1) } : .doable)
    }

    /// The same where nothing that Strata knows turns the dependencies around.
    fileprivate func cutting(_ edge: EdgeID, tried: Int, in analysis: Analysis) -> HealthFinding {
        let names = ModuleWords(analysis.graph)
        let step = HealthStep(
            .cut(edge),
            "Cut \(names.name(of: edge.from)) → \(names.name(of: edge.to)) by hand: no recipe fits"
                + (tried > 1 ? " the first \(tried)" : ""),
            command: Commands(names).cut(edge).command)
        let steps = steps.compactMap { $0.isMove ? nil : $0.isInversion ? step : $0 }
        let rest = with(steps: steps, nil)
        return rest.judged(rest.untriedVerdict(in: analysis))
    }

    /// The same where no manifest can be edited as it would have to be.
    fileprivate func editedByHand(_ kind: ViolationKind) -> HealthFinding {
        with(
            steps: steps.map { step in
                guard step.action == .fixManifests(kind) else { return step }
                return HealthStep(
                    .openViolations,
                    "Edit the manifests by hand: Strata cannot write these changes",
                    command: "strata check")
            }, .byHand(lines: max(1, cost.lines, win.declarations, win.edges)))
    }

    /// The same where a step wins so many of the pairs.
    fileprivate func winning(pairs: Int) -> HealthFinding {
        var copy = self
        copy.win.share = win.pairs > 0 ? min(100, win.share * pairs / win.pairs) : 0
        copy.win.pairs = pairs
        return copy
    }

    /// The same with the files that come free, and what can follow them.
    fileprivate func taking(
        _ step: ExtractionStep, then next: [ExtractionStep], from module: ModuleID,
        in analysis: Analysis
    ) -> HealthFinding {
        let names = ModuleWords(analysis.graph)
        var copy = with(
            steps: [Commands(names).take(step, from: module)] + steps, .doable)
        copy.cost = HealthCost(files: step.files.count + step.importers)
        if !next.isEmpty {
            copy.why.append("After it: \(next.map(\.words).joined(separator: "; ")).")
        }
        return copy
    }

    /// The same where nothing in a module comes free: other steps first, then a choice.
    fileprivate func begun(
        in module: ModuleID, of analysis: Analysis, because reason: String
    ) -> HealthFinding {
        let names = ModuleWords(analysis.graph)
        let left = steps.filter { $0.action != .extract(module) }
        let verdict = with(steps: left, nil).untriedVerdict(in: analysis)
        // The verdict says the reason, unless it is about another step.
        let choice = HealthStep(
            .extract(module),
            "Choose a folder of \(names.name(of: module)) to take out"
                + (verdict == nil ? "" : ": \(reason)"),
            command: Commands(names).extract(module).command.map { $0 + " --seed FOLDER" })
        return with(steps: left + [choice], verdict ?? .notYet(because: reason))
    }

    private func with(steps: [HealthStep], _ verdict: StepVerdict?) -> HealthFinding {
        var copy = self
        copy.steps = steps
        copy.verdict = verdict
        return copy
    }
}

extension HealthStep {
    fileprivate var isInversion: Bool { if case .invert = action { true } else { false } }

    fileprivate var isMove: Bool { if case .move = action { true } else { false } }
}
