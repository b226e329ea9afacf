import Architecture
import ArgumentParser
import Codebase
import Inverting
import Reports

/// The violation that a person names: by its identifier, or by its two modules.
struct InvertedViolation {
    let names: [String]

    /// The violation.
    ///
    /// - Throws: `ValidationError` that says what to write instead.
    func chosen(from violations: [Violation], in analysis: Analysis) throws -> Violation {
        if names.count == 1 {
            if let found = violations.first(where: { $0.id == names[0] }) { return found }
            throw ValidationError(
                "There is no violation \(names[0].visible) that a change of code removes. List "
                    + "them with: strata invert")
        }
        let from = try module(names[0], in: analysis)
        let to = try module(names[1], in: analysis)
        let between = violations.filter { violation in
            violation.edges.contains(EdgeID(from: from, to: to))
        }
        guard let first = between.first(where: { $0.kind != .cycle }) ?? between.first else {
            throw ValidationError(
                "\(names[0].visible) may depend on \(names[1].visible), or does not. List what can "
                    + "be inverted with: strata invert")
        }
        return first
    }

    private func module(_ name: String, in analysis: Analysis) throws -> ModuleID {
        let found = findModules(named: name, in: analysis)
        if let node = found.first, found.count == 1 { return node.id }
        if found.isEmpty {
            throw ValidationError(
                "There is no module called \(name.visible). List them with: strata modules")
        }
        let ids = found.map(\.id.rawValue).joined(separator: ", ")
        throw ValidationError(
            "Several modules are called \(name.visible). Use an identifier: \(ids.visible)")
    }
}
