import ArgumentParser
import Extracting
import Foundation
import Reports

/// The group of a plan that a person names, and the folder of the codebase.
struct NamedGroup {
    /// The name of the group; nil for the last step.
    let name: String?
    /// The folder of the codebase.
    let path: String

    /// - Parameters:
    ///   - names: What was written: a name, a folder, or both in this order.
    ///   - isNeeded: Whether the name may not be left out.
    init(names: [String], isNeeded: Bool) {
        var isFolder: ObjCBool = false
        let isAlone = names.count == 1 && !isNeeded
        let isThere =
            isAlone && FileManager.default.fileExists(atPath: names[0], isDirectory: &isFolder)
        if isThere, isFolder.boolValue {
            (name, path) = (nil, names[0])
        } else {
            (name, path) = (names.first, names.count > 1 ? names[1] : ".")
        }
    }

    /// - Parameters:
    ///   - name: The group, or one that is divided into parts.
    ///   - path: The folder of the codebase.
    init(through name: String, path: String) {
        (self.name, self.path) = (name, path)
    }

    /// Whether a plan has the group.
    func isNamed(in plan: ExtractionPlan) -> Bool {
        name == nil || !found(in: plan).isEmpty || !parts(in: plan).isEmpty
    }

    /// The parts of the group, if it is larger than a pull request.
    private func parts(in plan: ExtractionPlan) -> [String] {
        plan.candidates.filter { candidate in
            candidate.division.map { Self.plain($0.group) == Self.plain(name ?? "") } == true
        }.map(\.name)
    }

    /// The groups that are called so, or as if nobody had looked at case and dots.
    private func found(in plan: ExtractionPlan) -> [ExtractionCandidate] {
        if let found = plan.candidates.first(where: { $0.name == name }) { return [found] }
        return plan.candidates.filter { Self.plain($0.name) == Self.plain(name ?? "") }
    }

    private static func plain(_ name: String) -> String {
        name.lowercased().filter { $0 != "…" }
    }

    /// The steps up to the group, all parts of it, that it needs.
    ///
    /// - Throws: `ValidationError` that says what to write instead.
    func chain(in plan: ExtractionPlan) throws -> ExtractionPlan {
        let part = plan.candidates.first { candidate in parts(in: plan).contains(candidate.name) }
        let isStep = found(in: plan).count == 1
        if !isStep, let group = part?.division?.group { return plan.leading(to: group) }
        return plan.leading(to: try candidate(in: plan).name)
    }

    /// The group.
    ///
    /// - Throws: `ValidationError` that says what to write instead.
    func candidate(in plan: ExtractionPlan) throws -> ExtractionCandidate {
        guard let name else {
            if let last = plan.candidates.last { return last }
            throw ValidationError("Nothing comes free. See: strata plan")
        }
        let found = found(in: plan)
        if let only = found.first, found.count == 1 { return only }
        let parts = parts(in: plan)
        if !parts.isEmpty {
            throw ValidationError(
                "\(name.visible) is larger than a pull request. Name a part of it: "
                    + parts.joined(separator: ", ").visible)
        }
        let names = plan.steps.joined(separator: ", ").visible
        throw ValidationError(
            plan.steps.isEmpty
                ? "No group of \(plan.moduleName.visible) comes free. See: strata plan"
                : "The plan for \(plan.moduleName.visible) has no group \(name.visible). It has: \(names)"
        )
    }
}
