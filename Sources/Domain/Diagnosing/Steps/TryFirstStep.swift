import Architecture
import Codebase

/// Tries what a finding advises to turn around, so that the first step leads somewhere.
///
/// A finding is worded before anybody knows whether a recipe fits: that takes far longer than finding
/// it. Who looks at a finding asks for this.
package struct TryFirstStep: Sendable {
    /// Says what would turn a dependency around: the title of a recipe; nil if none fits.
    package typealias Trial = @Sendable (EdgeID, Analysis) async -> String?

    /// How many dependencies of a finding are tried.
    private static let most = 3

    private let trial: Trial

    /// - Parameter trial: Works out recipes.
    package init(_ trial: @escaping Trial) {
        self.trial = trial
    }

    /// The health with the first of its findings tried, one after the other.
    ///
    /// - Parameter count: How many of them; 0 or more.
    package func callAsFunction(
        _ health: Health, in analysis: Analysis, first count: Int
    ) async -> Health {
        var findings = health.findings
        for place in findings.indices.prefix(count) {
            findings[place] = await self(findings[place], in: analysis)
        }
        return Health(findings: findings, checks: health.checks)
    }

    /// The finding as it was, if there is nothing to turn around; else with the dependency that a
    /// recipe was found for, or with none, in its steps.
    package func callAsFunction(
        _ finding: HealthFinding, in analysis: Analysis
    ) async -> HealthFinding {
        guard let advised = finding.inverted else { return finding }
        let edges = [advised] + finding.edges.filter { $0 != advised }
        for edge in edges.prefix(Self.most) {
            if Task.isCancelled { return finding }
            if let recipe = await trial(edge, analysis) {
                return finding.inverting(edge, by: recipe, in: analysis)
            }
        }
        if Task.isCancelled { return finding }
        return finding.cutting(advised, tried: min(edges.count, Self.most), in: analysis)
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
