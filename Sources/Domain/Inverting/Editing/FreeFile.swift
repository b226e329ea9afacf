import Architecture
import Codebase

extension TextEdits {
    /// A file for declarations that leave another one, whose name no other file of the module has.
    func freeFile(
        for path: RelativePath, _ parts: [Declared], from old: Module, in folder: RelativePath,
        of module: Module, _ sources: EdgeSources
    ) throws(PlanStop) -> RelativePath {
        let taken = Set(module.sources.map(\.name) + createdFiles.map(\.name))
        let first = parts.lazy.compactMap { sources.declaration($0) }.first
        let stem = String(path.name.dropLast(".swift".count))
        var names = [path.name, stem + "+" + old.moduleName + ".swift"]
        if let first, first.kind.hasMembers, first.kind != .extension {
            names.insert(first.name + ".swift", at: 1)
        }
        for name in names where !taken.contains(name) {
            let new = folder.appending(RelativePath(name))
            if !sources.analysis.codebase.contents.exists(new) { return new }
        }
        throw .obstacle(
            "\(module.name) has a file \(path.name) already. Rename one of the two first.")
    }
}
