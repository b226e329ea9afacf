import Architecture
import Codebase

extension TextEdits {
    /// Lets the far end hand another module on to whoever imports it: in its file Exports.swift, which
    /// is made if there is none.
    ///
    /// - Throws: An obstacle if all names of such a file are taken by others, or if nothing can import a
    ///   module of the name.
    mutating func handOn(_ name: String, in sources: EdgeSources) throws(PlanStop) {
        guard let statement = name.importStatement else {
            throw .obstacle("No module can be called \(name).")
        }
        let module = sources.to
        let names = ["Exports.swift", "\(module.name)+Exports.swift"]
        let known = module.sources.filter { names.contains($0.name) }
        if let file = known.first(where: { isOnlyExports($0, in: sources) }) {
            return handOn(name, as: "@_exported \(statement)\n", by: file, in: sources)
        }
        let taken = Set(module.sources.map(\.name))
        guard let file = names.first(where: { !taken.contains($0) }) else {
            throw .obstacle(
                "\(module.name) has a file Exports.swift already that does not only hand modules on. "
                    + "Rename it first.")
        }
        create(module.path.appending(RelativePath(file)), with: "@_exported \(statement)\n")
    }

    /// Whether a file has nothing but imports that hand modules on.
    private func isOnlyExports(_ path: RelativePath, in sources: EdgeSources) -> Bool {
        guard let facts = sources.analysis.facts[path], sources.files[path] != nil else {
            return false
        }
        return facts.declarations.isEmpty && !facts.imports.isEmpty
            && facts.imports.allSatisfy(\.isExported)
    }

    /// Adds a statement to a file of such, in order.
    private mutating func handOn(
        _ name: String, as statement: String, by path: RelativePath, in sources: EdgeSources
    ) {
        guard let file = sources.files[path], let facts = sources.analysis.facts[path] else {
            return
        }
        let plain = facts.imports.filter { $0.conditions.isEmpty }
        let next = plain.first { $0.module > name }
        if let line = next.flatMap({ file.range(ofLine: $0.line) }) {
            insertLines(statement, at: line.lowerBound, of: path)
        } else {
            let isEnded = file.bytes.last == UInt8(ascii: "\n")
            insertLines((isEnded ? "" : "\n") + statement, at: file.bytes.count, of: path)
        }
    }
}
