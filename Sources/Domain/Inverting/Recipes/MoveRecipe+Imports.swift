import Architecture
import Codebase

extension MoveRecipe {
    /// The names of modules to write anew, by file.
    typealias QualifiedNames = [RelativePath: [(range: Range<Int>, text: String)]]

    /// Where code that moves, or that names what moves, says the name of its old module before it.
    func qualified(_ moved: MovedParts, _ target: Module) -> QualifiedNames {
        let types = MeantTypes(sources)
        var found: QualifiedNames = [:]
        for (path, file) in sources.files {
            for use in file.details.uses where moved.names.contains(use.name) {
                guard case .use(let base) = use.base?.kind, types.isModule(base, in: file),
                    file.details.uses[base].name == sources.to.moduleName
                else { continue }
                let extent = file.details.uses[base].extent
                found[path, default: []].append((extent.bytes, target.moduleName))
            }
        }
        return found
    }

    /// Lets everybody who names what moved import its new module.
    ///
    /// - Parameters:
    ///   - qualified: What ``qualified(_:_:)`` says.
    ///   - isHandedOn: Whether who imports the old module sees the new one.
    mutating func addImports(
        of moved: MovedParts, _ target: Module, _ qualified: QualifiedNames, isHandedOn: Bool
    ) {
        var strict: [ModuleID: Bool] = [:]
        var imports: [ModuleID: [RelativePath: [ImportStatement]]] = [:]
        for (path, file) in sources.files.sorted(by: { $0.key < $1.key }) {
            guard let module = sources.module(of: path), module.id != target.id,
                !edits.removed.contains(path)
            else { continue }
            let own = imports[module.id] ?? farImports(of: module)
            imports[module.id] = own
            let statements = own[path] ?? []
            if module.id != sources.to.id, statements.isEmpty { continue }
            let isTest = statements.contains(where: \.isTestable)
            let isStrict = strict[module.id] ?? sources.needsImportsOfMembers(module)
            strict[module.id] = isStrict
            let uses = file.details.uses.indices.filter { number in
                !moved.contains(file.details.uses[number].extent.start.offset, of: path)
            }
            let isNamed = uses.contains { number in
                moved.isMeant(by: number, in: path, file)
                    || isTest && seesInside(file.details.uses[number], moved)
                    || isStrict && mayBeMember(file.details.uses[number], moved)
            }
            if !isNamed { continue }
            let isEnd = [sources.from.id, sources.to.id].contains(module.id)
            let isInner = isTest && uses.contains { seesInside(file.details.uses[$0], moved) }
            if isHandedOn, !isEnd, !isInner { continue }
            for (range, text) in qualified[path] ?? []
            where !moved.contains(range.lowerBound, of: path) {
                edits.replace(range, of: path, with: text)
            }
            added.insert(EdgeID(from: module.id, to: target.id))
            if redirect(statements, of: path, in: file, moving: moved, to: target) { continue }
            let words = statements.first.map { Self.words(of: $0) } ?? ""
            edits.addImports([target.moduleName], to: path, in: sources, words: words)
        }
    }

    /// What stands before `import` where a file imports the far end, as far as it is about how.
    private static func words(of statement: ImportStatement) -> String {
        let attributes = statement.attributes.filter { $0 != "@_exported" }
        return (attributes + [statement.access?.rawValue].compactMap(\.self))
            .map { $0 + " " }.joined()
    }

    /// Whether a test may use an inner member of a type that moves.
    private func seesInside(_ use: NameUse, _ moved: MovedParts) -> Bool {
        guard use.base != nil, use.local == nil else { return false }
        let far = sources.declarations(of: sources.to.id)
        return moved.names.contains { name in
            far.members(of: name, named: use.name).contains {
                (sources.declaration($0)?.access?.effective.rank ?? 5) < AccessLevel.package.rank
            }
        }
    }

    /// Whether a use may be a member of a type that moves.
    private func mayBeMember(_ use: NameUse, _ moved: MovedParts) -> Bool {
        guard use.base != nil, use.local == nil else { return false }
        let far = sources.declarations(of: sources.to.id)
        return moved.names.contains { !far.members(of: $0, named: use.name).isEmpty }
    }

    /// The statements by which the files of a module see the far end.
    private func farImports(of module: Module) -> [RelativePath: [ImportStatement]] {
        let graph = sources.analysis.graph
        let edges = graph.edges(from: module.id).filter { edge in
            edge.to == sources.to.id || graph.reexports(from: edge.to, sources.to.id)
        }
        return Dictionary(grouping: edges.flatMap(\.imports), by: \.file)
            .mapValues { $0.map(\.statement) }
    }

    /// The edges to the far end that other modules no longer make.
    var unused: [EdgeID] {
        sources.analysis.graph.edges.filter { edge in
            edge.to == sources.to.id && edge.from != sources.from.id && !edge.imports.isEmpty
                && edge.imports.allSatisfy { redirected.contains($0.file) }
        }.map { EdgeID(from: $0.from, to: $0.to) }
    }

    /// Lets imports of single declarations that moved name their new module.
    ///
    /// - Returns: Whether nothing else has to be imported.
    private mutating func redirect(
        _ statements: [ImportStatement], of path: RelativePath, in file: ReadFile,
        moving moved: MovedParts, to target: Module
    ) -> Bool {
        if sources.importsFarEnd(path) { return false }
        let scoped = statements.filter { $0.kind.keyword != nil }
        for statement in scoped {
            guard moved.names.contains(statement.path.lastPart),
                let line = file.range(ofLine: statement.line),
                let old = file.text(line).firstRange(of: statement.module + ".")
            else { continue }
            let start = line.lowerBound + file.text(line)[..<old.lowerBound].utf8.count
            edits.replace(
                start..<start + statement.module.utf8.count, of: path, with: target.moduleName)
        }
        let isAll = !scoped.isEmpty && scoped.count == statements.count
        if isAll { redirected.insert(path) }
        return isAll
    }
}
