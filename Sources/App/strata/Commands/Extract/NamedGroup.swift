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

    /// The group.
    ///
    /// - Throws: `ValidationError` that says what to write instead.
    func candidate(in plan: ExtractionPlan) throws -> ExtractionCandidate {
        guard let name else {
            if let last = plan.candidates.last { return last }
            throw ValidationError("Nothing comes free. See: strata plan")
        }
        if let found = plan.candidates.first(where: { $0.name == name }) { return found }
        let plain = plan.candidates.filter {
            $0.name.lowercased().filter { $0 != "…" } == name.lowercased().filter { $0 != "…" }
        }
        if let only = plain.first, plain.count == 1 { return only }
        let names = plan.steps.joined(separator: ", ").visible
        throw ValidationError(
            plan.steps.isEmpty
                ? "No group of \(plan.moduleName.visible) comes free. See: strata plan"
                : "The plan for \(plan.moduleName.visible) has no group \(name.visible). It has: \(names)"
        )
    }
}
