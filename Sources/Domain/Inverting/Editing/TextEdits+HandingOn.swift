import Codebase

extension TextEdits {
    /// Lets a module hand another one on to whoever imports it.
    ///
    /// - Throws: An obstacle if the module has files of all names that this takes, or if nothing can
    ///   import a module of the name.
    mutating func handOn(_ name: String, from module: Module) throws(PlanStop) {
        let taken = Set(module.sources.map(\.name))
        let files = ["Exports.swift", "\(module.name)+Exports.swift"]
        guard let file = files.first(where: { !taken.contains($0) }) else {
            throw .obstacle("\(module.name) has a file Exports.swift already.")
        }
        guard let statement = name.importStatement else {
            throw .obstacle("No module can be called \(name).")
        }
        create(module.path.appending(RelativePath(file)), with: "@_exported \(statement)\n")
    }
}
