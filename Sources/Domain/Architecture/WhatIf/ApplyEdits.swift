import Codebase

extension Analysis {
    /// What the analysis would be if the codebase were changed; nothing is read again.
    ///
    /// - Parameters:
    ///   - edits: What is changed, one after the other.
    ///   - layers: The layers in force; nil for those of the changed codebase: as written, else
    ///     inferred anew.
    /// - Throws: ``CodebaseEditError`` for the first change that cannot be made.
    package func applying(
        _ edits: [CodebaseEdit], layers: LayerConfiguration? = nil
    ) throws(CodebaseEditError) -> Analysis {
        try applying(edits, layers: layers, following: nil)
    }

    /// The same with further changes that depend on who uses whom after the first.
    ///
    /// - Parameter following: The further changes, told the codebase after the first ones and who
    ///   uses whom in it; nil for none.
    /// - Throws: ``CodebaseEditError`` for the first change that cannot be made.
    package func applying(
        _ edits: [CodebaseEdit], layers: LayerConfiguration? = nil,
        following: ((Codebase, ModuleGraph) -> [CodebaseEdit])?
    ) throws(CodebaseEditError) -> Analysis {
        let before = ofModules
        var draft = CodebaseDraft(before.codebase)
        for edit in edits { try draft.apply(edit) }
        let codebase = draft.codebase
        let facts = before.facts.cutting(codebase.edits.cuts)
        let written = layers ?? before.written
        let cut = Set(codebase.edits.cuts.map(\.file))
        let moved = MovedUses()
        var names: NameIndex?
        if let following {
            // Who uses whom is all that matters here: no roles, no layers, no rules.
            let declared = DeclaredGraph(of: codebase)
            let index = NameIndex(
                codebase: codebase, facts: facts, after: before.names, changed: cut)
            let graph = linkModules(
                codebase, facts: facts, declarations: declared,
                known: KnownEdges(of: before, for: codebase, declared, changed: cut), names: index,
                moved: moved)
            for edit in following(codebase, graph) { try draft.apply(edit) }
            names = index
        }
        let later = draft.codebase
        // What files name is found once, unless the further changes move some.
        let linked = LinkedCodebase(
            later, facts: facts, written: written, after: before, naming: names, changed: cut,
            moved: later.edits == codebase.edits ? moved : nil)
        // What rules found that read more than facts is not worked out anew, so it stays.
        let changed = linked.analysis(baseline: before.baseline, unread: before.unread)
            .adding(fromModules: before)
        return units.areModules ? changed : analyzeUnits(changed, by: units)
    }

    /// What the analysis of modules would be with one more that has no files yet and that nobody
    /// uses: what rules say of the others stays, as long as they stand in the same layers.
    ///
    /// - Throws: ``CodebaseEditError`` if there is such a module already.
    package func adding(_ module: Module) throws(CodebaseEditError) -> Analysis {
        let before = ofModules
        var draft = CodebaseDraft(before.codebase)
        try draft.apply(.add(module))
        return LinkedCodebase(
            draft.codebase, facts: before.facts, written: before.written, after: before
        ).analysis(keepingFindingsOf: before)
    }
}

extension [RelativePath: SourceFacts] {
    /// The facts after files were cut; what was cut before stays.
    fileprivate func cutting(_ cuts: [FileCut]) -> Self {
        var facts = self
        for cut in cuts where facts[cut.newFile] == nil {
            guard let parts = facts[cut.file]?.cut(at: cut.lines) else { continue }
            facts[cut.file] = parts.rest
            facts[cut.newFile] = parts.taken
        }
        return facts
    }
}

/// A codebase that is being changed in thought.
private struct CodebaseDraft {
    private let original: Codebase
    private var modules: [ModuleID: Module]
    private var unclaimed: Set<RelativePath>
    private var edits: AppliedEdits
    /// What names mean; nil if that may have changed.
    private var names: DependencyNames?

    init(_ codebase: Codebase) {
        original = codebase
        modules = Dictionary(
            codebase.modules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        unclaimed = Set(codebase.unclaimed)
        edits = codebase.edits
    }

    var codebase: Codebase {
        original.edited(
            modules: Array(modules.values), unclaimed: Array(unclaimed), edits: edits)
    }

    mutating func apply(_ edit: CodebaseEdit) throws(CodebaseEditError) {
        switch edit {
        case .move(let files, let from, let to): try move(files, from: from, to: to)
        case .extract(let cut, let from, let to): try extract(cut, from: from, to: to)
        case .add(let module): try add(module)
        case .remove(let id): try remove(id)
        case .declare(let edge): try declare(edge)
        case .undeclare(let edge): try undeclare(edge)
        case .connect(let edge):
            try check(edge)
            edits.disconnected.remove(edge)
            edits.connected.insert(edge)
        case .disconnect(let edge):
            try check(edge)
            edits.connected.remove(edge)
            edits.disconnected.insert(edge)
        }
    }

    private func module(_ id: ModuleID) throws(CodebaseEditError) -> Module {
        guard let module = modules[id] else { throw .noModule(id) }
        return module
    }

    private func check(_ edge: EdgeID) throws(CodebaseEditError) {
        _ = try module(edge.from)
        _ = try module(edge.to)
        if edge.from == edge.to { throw .itself(edge.from) }
    }

    private mutating func move(
        _ files: [RelativePath], from: ModuleID, to: ModuleID
    ) throws(CodebaseEditError) {
        let (source, target) = (try module(from), try module(to))
        if from == to { return }
        let moved = Set(files)
        let (swift, others) = (
            moved.intersection(source.sources), moved.intersection(source.otherSources)
        )
        if let stray = files.first(where: { !swift.contains($0) && !others.contains($0) }) {
            throw .notInModule(stray, from)
        }
        modules[from] = source.copy(
            sources: source.sources.filter { !swift.contains($0) },
            otherSources: source.otherSources.filter { !others.contains($0) })
        modules[to] = target.copy(
            sources: Array(swift.union(target.sources)),
            otherSources: Array(others.union(target.otherSources)))
        for file in moved { note(file, from: from, to: to) }
    }

    /// Remembers where a file came from first; what came back was never away.
    private mutating func note(_ file: RelativePath, from: ModuleID, to: ModuleID) {
        let first = edits.moves.removeValue(forKey: FileHome(file, in: from)) ?? from
        if first != to { edits.moves[FileHome(file, in: to)] = first }
    }

    private mutating func extract(
        _ cut: FileCut, from: ModuleID, to: ModuleID
    ) throws(CodebaseEditError) {
        let source = try module(from)
        guard source.sources.contains(cut.file) else { throw .notInModule(cut.file, from) }
        let isTaken =
            unclaimed.contains(cut.newFile)
            || modules.values.contains { $0.allSources.contains(cut.newFile) }
        if isTaken { throw .fileExists(cut.newFile) }
        edits.cuts.append(cut)
        modules[from] = source.copy(sources: source.sources + [cut.newFile])
        try move([cut.newFile], from: from, to: to)
    }

    private mutating func add(_ module: Module) throws(CodebaseEditError) {
        if modules[module.id] != nil { throw .moduleExists(module.id) }
        modules[module.id] = module
        names = nil
        unclaimed.subtract(module.sources)
    }

    private mutating func remove(_ id: ModuleID) throws(CodebaseEditError) {
        let module = try module(id)
        for (from, other) in modules where from != id && declares(other, id) {
            try undeclare(EdgeID(from: from, to: id))
        }
        modules[id] = nil
        names = nil
        let claimed = Set(modules.values.flatMap(\.sources))
        unclaimed.formUnion(module.sources.filter { !claimed.contains($0) })
        edits.moves = edits.moves.filter { $0.key.module != id }
        edits.connected = edits.connected.filter { $0.from != id && $0.to != id }
    }

    private mutating func declare(_ edge: EdgeID) throws(CodebaseEditError) {
        try check(edge)
        guard let module = modules[edge.from], !declares(module, edge.to) else { return }
        modules[edge.from] = module.copy(
            dependencies: module.dependencies + [DependencyReference(.module(edge.to))])
    }

    private mutating func undeclare(_ edge: EdgeID) throws(CodebaseEditError) {
        try check(edge)
        guard let module = modules[edge.from] else { return }
        let meanings = module.dependencies.map { nodes(of: $0, in: module) }
        let named = meanings.filter { $0.contains(edge.to) }
        if named.isEmpty { throw .notDeclared(edge) }
        let others = Set(named.joined()).subtracting([edge.to])
        if !others.isEmpty { throw .declaredTogether(edge, with: others.sorted()) }
        modules[edge.from] = module.copy(
            dependencies: zip(module.dependencies, meanings).filter { !$1.contains(edge.to) }
                .map(\.0))
    }

    private mutating func declares(_ module: Module, _ id: ModuleID) -> Bool {
        module.dependencies.contains { nodes(of: $0, in: module).contains(id) }
    }

    /// What a dependency of a module stands for.
    private mutating func nodes(
        of dependency: DependencyReference, in module: Module
    ) -> [ModuleID] {
        let names = names ?? DependencyNames(of: codebase)
        self.names = names
        return names.meaning(of: dependency.name, in: module).nodes
    }
}
