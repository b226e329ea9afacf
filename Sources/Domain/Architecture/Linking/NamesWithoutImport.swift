import Codebase

/// The names of other modules that the files of a module use without importing them.
///
/// Swift shows the members of a module to every file once any file of the build imports it, key
/// paths lead to them, and types are handed on. It goes by the text: a name counts if it consists of
/// several words, the module declares no such name itself, and no import of the file brings it; a
/// shorter one counts where it stands for a value of an environment, as in `@Dependency(\\.build)`.
struct NamesWithoutImport {
    private let module: Module
    private let graph: ModuleGraph
    private let index: NameIndex
    private let files: [(file: RelativePath, facts: SourceFacts)]
    private let used: Set<String>

    init(of module: Module, in graph: ModuleGraph, _ index: NameIndex) {
        self.module = module
        self.graph = graph
        self.index = index
        files = module.sources.compactMap { file in index.facts(of: file).map { (file, $0) } }
        used = files.reduce(into: []) { $0.formUnion($1.facts.uses.names) }
    }

    /// The files that use names of some modules, in path order, each with its lines.
    func uses(of others: [ModuleID]) -> [Evidence] {
        let leaks = others.compactMap { id in
            index.module(id).map { LeakableNames(of: $0, to: module, index) }
        }.map { $0.among(used) }
        if leaks.allSatisfy(\.isEmpty) { return [] }
        return files.compactMap { file, facts in
            let uses = leaks.flatMap { self.uses(of: $0, in: file, facts) }
            return Reference(file: file, uses: uses).map {
                Evidence(site: .reference($0), uses: $0.uses)
            }
        }
    }

    private func uses(
        of names: LeakableNames, in file: RelativePath, _ facts: SourceFacts
    ) -> [Evidence.Use] {
        let distinct = names.distinct.filter { facts.uses.has($0) }
        let keyed = names.keyed.filter { facts.uses.has($0.key) }
        if distinct.isEmpty && keyed.isEmpty { return [] }
        let own = index.names(of: module.id)
        let imported = distinct.isEmpty ? [] : imports(of: file)
        let clear = distinct.filter { name in
            !own.declares(name) && !facts.hidden.contains(name)
                && !imported.contains { $0.shows(name, least: .internal, owner: nil) }
        }
        var found = Set(clear.flatMap { facts.uses.uses(of: $0) })
        for (name, types) in keyed {
            let lines = Set(types.flatMap(\.wrappersOfValues).flatMap(facts.uses.lines))
            found.formUnion(facts.uses.uses(of: name).filter { lines.contains($0.line) })
        }
        return Array(found)
    }

    /// What the other imports of a file may bring.
    private func imports(of file: RelativePath) -> [DeclaredNames] {
        graph.edges(from: module.id).filter { edge in edge.imports.contains { $0.file == file } }
            .flatMap { edge in [edge.to] + graph.reexports(of: edge.to) }
            .map(index.names)
    }
}

/// The names of a module that others may use without importing it.
private struct LeakableNames {
    /// Names that no other module is likely to have.
    var distinct: Set<String> = []
    /// Properties of types from elsewhere, whatever they are called, with these types.
    var keyed: [String: Set<String>] = [:]

    var isEmpty: Bool { distinct.isEmpty && keyed.isEmpty }

    init(of other: Module, to module: Module, _ index: NameIndex) {
        let least: AccessLevel = other.container == module.container ? .package : .public
        let facts = other.sources.compactMap(index.facts)
        let types = Set(
            facts.flatMap(\.declarations).filter { $0.container == nil && $0.kind.isType }
                .map(\.name))
        for declaration in facts.lazy.flatMap(\.declarations)
        where declaration.access.rank >= least.rank && declaration.kind.isNamed {
            if declaration.name.tellsItsOwner { distinct.insert(declaration.name) }
            if declaration.kind == .var || declaration.kind == .let, let type = declaration.owner,
                !types.contains(type), !type.wrappersOfValues.isEmpty
            {
                keyed[declaration.name, default: []].insert(type)
            }
        }
    }

    /// Those that are used at all.
    func among(_ used: Set<String>) -> LeakableNames {
        var copy = self
        copy.distinct.formIntersection(used)
        copy.keyed = keyed.filter { used.contains($0.key) }
        return copy
    }
}

extension Declaration {
    /// The outermost type around it.
    fileprivate var owner: String? {
        container?.split(separator: ".").first.map(String.init)
    }
}

extension Declaration.Kind {
    /// Whether others use it by the name that it declares.
    fileprivate var isNamed: Bool {
        switch self {
        case .extension, .`init`, .subscript, .associatedtype, .operator, .precedencegroup: false
        default: true
        }
    }
}

extension String {
    /// For the type of an environment what stands beside its key paths: `@Dependency(\\.x)` and
    /// `dependency(\\.x)` for `DependencyValues`; nothing for other types.
    fileprivate var wrappersOfValues: [String] {
        let suffix = "Values"
        guard count > suffix.count, hasSuffix(suffix) else { return [] }
        let wrapper = dropLast(suffix.count)
        return [String(wrapper), wrapper.prefix(1).lowercased() + wrapper.dropFirst(), self]
    }
}

extension NameUses {
    fileprivate func has(_ name: String) -> Bool { index(of: name) != nil }

    fileprivate func lines(of name: String) -> [Int] {
        index(of: name).map { lines(at: $0).map(Int.init) } ?? []
    }

    fileprivate func uses(of name: String) -> [Evidence.Use] {
        lines(of: name).map { Evidence.Use(line: $0, name: name) }
    }

    private func index(of name: String) -> Int? {
        let index = names.partitioningIndex { $0 >= name }
        return index < names.endIndex && names[index] == name ? index : nil
    }
}

extension ModuleGraph {
    /// The modules that a module hands on with `@_exported`, over any number of hops.
    func reexports(of id: ModuleID) -> [ModuleID] {
        var found: [ModuleID] = []
        var queue = [id]
        while let next = queue.popLast() {
            for edge in edges(from: next)
            where edge.isReexported && edge.to != id && !found.contains(edge.to) {
                found.append(edge.to)
                queue.append(edge.to)
            }
        }
        return found
    }
}
