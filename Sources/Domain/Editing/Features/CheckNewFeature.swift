import Architecture
import Codebase

/// Tries plans for a new feature on changed copies in memory: reads the codebase as each would leave it. Nothing is run.
package struct CheckNewFeature: Sendable {
    private let analyze: @Sendable (ChangeSet) async throws(AnalysisError) -> Analysis

    /// - Parameter analyze: Reads the codebase as changes would leave it.
    package init(
        analyze: @escaping @Sendable (ChangeSet) async throws(AnalysisError) -> Analysis
    ) {
        self.analyze = analyze
    }

    /// The first plan that makes its modules, and changes nothing else.
    ///
    /// - Parameter plans: The best first; not empty.
    /// - Throws: ``NewFeatureError`` that says what is wrong with the first one if all are.
    package func firstSound(
        of plans: [FeaturePlan], in analysis: Analysis
    ) async throws(NewFeatureError) -> FeaturePlan {
        var problem: String?
        for plan in plans {
            guard let expected = plan.expected else {
                guard let problem, let left = plan.leftToDo else { return plan }
                return plan.noting("\(left), because \(problem).")
            }
            let after: Analysis
            do throws(AnalysisError) { after = try await analyze(plan.changes) } catch {
                throw NewFeatureError(error.description)
            }
            let effect = NewFeatureEffect(
                of: plan.changes, before: analysis.codebase, after: after.codebase)
            guard let found = effect.problem(expecting: expected) else {
                let left = expected.modules == nil ? effect.leftOut : []
                return (left + [effect.summary]).reduce(plan) { $0.noting($1) }
            }
            problem = problem ?? found
        }
        throw NewFeatureError(
            "Nothing is made, because \(problem ?? "no plan was found"). Make the feature as the "
                + "others were made.")
    }
}

/// What a plan for a new feature does to what is read of a codebase.
private struct NewFeatureEffect {
    /// The files that are new.
    private let created: [RelativePath]
    private let before: Codebase
    private let after: Codebase
    private let new: [Module]

    init(of changes: ChangeSet, before: Codebase, after: Codebase) {
        created = changes.changes.filter { $0.kind == .created }.map(\.path)
        self.before = before
        self.after = after
        let known = Set(before.modules.map(\.id))
        new = after.modules.filter { !known.contains($0.id) }
    }

    /// What was read, for the plan's notes.
    var summary: String {
        "Read again with these changes, the manifests describe "
            + "\(new.map(\.name).joined(separator: ", ")), and all else as before."
    }

    /// Why the plan is not sound, as a clause; nil if it is.
    func problem(expecting expected: FeaturePlan.Expectation) -> String? {
        // What a team's template leaves out, it leaves out for everybody.
        let isOwn = expected.modules == nil
        return unread(tolerating: isOwn) ?? missing(of: expected) ?? changed
            ?? (isOwn ? nil : unclaimed.first.map { "no module would compile \($0)" })
    }

    /// What a template leaves to a person, as sentences.
    var leftOut: [String] {
        let empty = new.filter(\.sources.isEmpty).map(\.name)
        return
            (empty.isEmpty
            ? [] : ["The template makes no file for \(empty.joined(separator: ", ")): add one."])
            + unclaimed.map { "No module compiles \($0), which the template makes." }
    }

    private func unread(tolerating isEmptyAllowed: Bool) -> String? {
        let known = Set(before.incomplete)
        let empty = isEmptyAllowed ? new.filter(\.sources.isEmpty).map { "`\($0.name)`" } : []
        let item = after.incomplete.first { item in
            !known.contains(item) && !empty.contains { item.reason.contains($0) }
        }
        guard let item else { return nil }
        let place = item.line.map { "\(item.path):\($0)" } ?? item.path.string
        let end = item.reason.firstRange(of: ". ")?.lowerBound ?? item.reason.endIndex
        let sentence = item.reason[..<end]
        return "with its changes \(place) could not be read (\(sentence))"
    }

    private func missing(of expected: FeaturePlan.Expectation) -> String? {
        if let gone = before.modules.first(where: { after.module($0.id) == nil }) {
            return "\(gone.name) would be gone"
        }
        let names = new.map(\.name)
        guard let wanted = expected.modules else {
            return names.isEmpty ? "what the template makes is no module" : nil
        }
        let missing = Set(wanted).subtracting(names).sorted()
        if let first = missing.first { return "the manifests would describe no \(first)" }
        let more = Set(names).subtracting(wanted).sorted()
        return more.first.map { "the manifests would describe \($0), too" }
    }

    /// An older module that would be another one than before.
    private var changed: String? {
        let added = Set(new.map(\.name))
        for module in before.modules {
            guard let now = after.module(module.id) else { continue }
            let old = Set(module.dependencies.map(\.name.bareName))
            let more = Set(now.dependencies.map(\.name.bareName)).symmetricDifference(old)
            if let other = more.subtracting(added).sorted().first {
                return "what \(module.name) says of \(other) would change"
            }
            let taken = Set(now.sources).subtracting(module.sources).intersection(created)
            if let file = taken.sorted().first, now.role != .app {
                return "\(module.name) would compile \(file)"
            }
        }
        return nil
    }

    /// The new files that no module compiles.
    private var unclaimed: [RelativePath] {
        let claimed = Set(after.modules.flatMap(\.sources))
        return created.filter { path in
            path.isSwift && !path.isManifest && !claimed.contains(path)
        }
    }
}

extension RelativePath {
    fileprivate var isManifest: Bool { isPackageManifest || name == "Project.swift" }
}
