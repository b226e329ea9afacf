import Architecture
import ArgumentParser
import Codebase
import Reports

extension Analysis {
    /// The one node that a person means by a name.
    ///
    /// - Throws: `ValidationError` that says what to write instead.
    func module(named name: String) throws -> ModuleGraph.Node {
        let found = findModules(named: name, in: self)
        if let node = found.first, found.count == 1 { return node }
        guard found.isEmpty else {
            let ids = found.map(\.id.rawValue).joined(separator: ", ")
            throw ValidationError(
                "Several modules are called \(name.visible). Use an identifier: \(ids.visible)"
            )
        }
        let similar = moduleSuggestions(for: name, limit: 3, in: self)
        throw ValidationError(
            "There is no module called \(name.visible). "
                + (similar.isEmpty
                    ? "List them with: strata modules"
                    : "Did you mean \(similar.joined(separator: " or ").visible)?"))
    }
}
