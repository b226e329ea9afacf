import Codebase

/// The names of other modules that the files of a module use without importing them.
///
/// Swift shows the members of a module to every file once any file of the build imports it, key
/// paths lead to them, and types are handed on. It goes by the text: a name counts if it consists of
/// several words, the module declares no such name itself, and no import of the file brings it; a
/// shorter one counts where it stands for a value of an environment, as in `@Dependency(\\.build)`.
/// Of libraries only the members in ``LibraryMembers`` are known.
struct NamesWithoutImport {
    private let module: Module
    private let graph: ModuleGraph
    private let index: NameIndex
    private let files: [(file: RelativePath, facts: SourceFacts)]
    /// For each file the modules that it imports.
    private let imports: [RelativePath: [ModuleID]]

    init(of module: Module, in graph: ModuleGraph, _ index: NameIndex) {
        self.module = module
        self.graph = graph
        self.index = index
        files = module.sources.compactMap { file in index.facts(of: file).map { (file, $0) } }
        var imports: [RelativePath: [ModuleID]] = [:]
        for edge in graph.edges(from: module.id) {
            var last: RelativePath?
            for site in edge.imports where site.file != last {
                imports[site.file, default: []].append(edge.to)
                last = site.file
            }
        }
        self.imports = imports
    }

    /// Names of another module that files of this one may mean without importing it.
    private struct Leak {
        /// Names that no other module is likely to have.
        let names: DistinctNames
        /// The narrowest access level that the files see.
        let least: AccessLevel
        /// Properties of types from elsewhere, whatever they are called, with these types.
        let keyed: [String: [String]]
    }

    /// The files that use names of some modules, in path order, each with its lines.
    func uses(of others: [ModuleID]) -> [Evidence] {
        let leaks = others.compactMap(leak)
        let members = others.reduce(into: Set<String>()) { members, other in
            guard other.foreignKind == .external else { return }
            members.formUnion(LibraryMembers.named(after: other.targetName))
        }
        if leaks.isEmpty && members.isEmpty { return [] }
        return files.compactMap { file, facts in
            let uses =
                leaks.flatMap { self.uses(of: $0, in: file, facts) }
                + self.uses(of: members, in: file, facts)
            return Reference(file: file, uses: uses).map {
                Evidence(site: .reference($0), uses: $0.uses)
            }
        }
    }

    private func leak(of id: ModuleID) -> Leak? {
        guard let other = index.module(id) else { return nil }
        let least: AccessLevel = other.container == module.container ? .package : .public
        let names = index.distinctNames(of: id)
        return Leak(names: names, least: least, keyed: names.keyed(least: least))
    }

    private func uses(
        of leak: Leak, in file: RelativePath, _ facts: SourceFacts
    ) -> [Evidence.Use] {
        let used = facts.uses.names
        let distinct = used.filter { leak.names.shows($0, least: leak.least) }
        let keyed =
            leak.keyed.isEmpty
            ? []
            : used.compactMap { name in
                leak.keyed[name].map { (key: name, value: $0) }
            }
        if distinct.isEmpty && keyed.isEmpty { return [] }
        let own = distinct.isEmpty ? nil : index.names(of: module.id)
        let foreign = distinct.filter { own?.declares($0) != true && !facts.hidden.contains($0) }
        let imported = foreign.isEmpty ? [] : self.imported(by: file)
        let clear = foreign.filter { name in
            !imported.contains { $0.shows(name, least: .internal, owner: nil) }
        }
        var found = Set(clear.flatMap { facts.uses.uses(of: $0) })
        for (name, types) in keyed {
            let lines = Set(types.flatMap(\.wrappersOfValues).flatMap(facts.uses.lines))
            found.formUnion(facts.uses.uses(of: name).filter { lines.contains($0.line) })
        }
        return Array(found)
    }

    /// The uses of members of libraries that nothing else declares that the file sees.
    private func uses(
        of members: Set<String>, in file: RelativePath, _ facts: SourceFacts
    ) -> [Evidence.Use] {
        let used = members.filter { facts.uses.contains($0) && !facts.hidden.contains($0) }
        if used.isEmpty { return [] }
        let seen = imported(by: file) + [index.names(of: module.id)]
        return used.filter { name in !seen.contains { $0.declares(name) } }
            .flatMap { facts.uses.uses(of: $0) }
    }

    /// What the other imports of a file may bring.
    private func imported(by file: RelativePath) -> [DeclaredNames] {
        (imports[file] ?? []).flatMap { [$0] + graph.reexports(of: $0) }.map(index.names)
    }
}

extension NameUses {
    fileprivate func lines(of name: String) -> [Int] {
        index(of: name).map { lines(at: $0).map(Int.init) } ?? []
    }

    fileprivate func uses(of name: String) -> [Evidence.Use] {
        lines(of: name).map { Evidence.Use(line: $0, name: name) }
    }
}
