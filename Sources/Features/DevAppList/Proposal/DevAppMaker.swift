import Architecture
import Codebase
import Editing

/// Gives features dev apps: works the change out, and makes it.
nonisolated struct DevAppMaker: Sendable {
    let plan: @Sendable (ModuleID, Analysis) throws(NewFeatureError) -> FeaturePlan
    /// Why the change should be agreed to once more; nil if all is committed.
    let warning: @Sendable () async -> String?
    let apply: @Sendable (ChangeSet) async throws(ChangeError) -> Void
    /// Why features cannot get a dev app, by module.
    let obstacles: @Sendable (Analysis) -> [ModuleID: String]

    init(
        plan: @escaping @Sendable (ModuleID, Analysis) throws(NewFeatureError) -> FeaturePlan,
        warning: @escaping @Sendable () async -> String?,
        apply: @escaping @Sendable (ChangeSet) async throws(ChangeError) -> Void,
        obstacles: @escaping @Sendable (Analysis) -> [ModuleID: String] = { _ in [:] }
    ) {
        self.plan = plan
        self.warning = warning
        self.apply = apply
        self.obstacles = obstacles
    }

    /// The change for a feature, worked out beside the main actor.
    @concurrent func proposal(
        for feature: ModuleID, in analysis: Analysis
    ) async throws(NewFeatureError) -> DevAppProposal {
        let plan = try plan(feature, analysis)
        return DevAppProposal(
            plan, feature: feature, in: analysis, warning: await warning())
    }
}

nonisolated extension DevAppMaker {
    init(planner: PlanDevApp, apply applyChanges: ApplyChanges, root: String) {
        self.init(
            plan: { feature, analysis throws(NewFeatureError) in
                try planner.plan(for: feature, in: analysis)
            },
            warning: { await applyChanges.surroundings(in: root).warning },
            apply: { set async throws(ChangeError) in try await applyChanges.apply(set, in: root) },
            obstacles: PlanDevApp.obstacles)
    }
}
