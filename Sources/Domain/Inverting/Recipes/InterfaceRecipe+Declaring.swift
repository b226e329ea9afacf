import Architecture
import Codebase

extension InterfaceRecipe {
    /// Declares protocols and conformances.
    ///
    /// - Returns: The edges that are new.
    mutating func declare(
        _ hidden: [HiddenType], _ handIn: HandIn, _ makers: [RelativePath]
    ) throws(PlanStop) -> [EdgeID] {
        let access = access(of: handIn, hidden)
        var added: Set<EdgeID> = []
        let named = handIn.needs.values.joined().reduce(into: Set<String>()) {
            $0.formUnion($1.need.modules)
        }
        let modules = sources.analysis.codebase.modules.filter { named.contains($0.moduleName) }
        for making in handIn.roots {
            guard let root = sources.module(of: making.file) else { continue }
            for module in modules where module.id != root.id {
                added.insert(EdgeID(from: root.id, to: module.id))
            }
        }
        for var type in hidden where !type.isKnown {
            let isPlain = sources.isInside && type.isPlainValue
            if isPlain || keepers(handIn).contains(where: isSendable) { type.markSendable() }
            let uses = sources.foreignUses.first { [name = type.draft.type] in $0.name == name }
            try place(
                translated.renamed(try type.draft.text(access: access)), named: type.draft.name,
                besides: uses?.file,
                importing: type.draft.imports.filter { $0 != sources.from.moduleName })
            if !access.isEmpty { newSymbols.append(type.draft.name) }
            if adapters[type.draft.type] != nil { continue }
            let conformance = "extension \(type.draft.type): \(type.draft.name) {}\n"
            if conformsBeside {
                edits.append(conformance, to: type.draft.file)
                edits.addImports([sources.from.moduleName], to: type.draft.file, in: sources)
                added.insert(EdgeID(from: sources.to.id, to: sources.from.id))
            } else {
                for file in conformanceFiles(handIn.roots.map(\.file) + makers) {
                    edits.append(conformance, to: file)
                    edits.addImports(
                        [sources.from.moduleName, sources.to.moduleName], to: file, in: sources)
                    if let module = sources.module(of: file) {
                        added.insert(EdgeID(from: module.id, to: sources.from.id))
                    }
                }
            }
        }
        return added.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
    }

    /// Puts a protocol in a file of its own beside another one, or where files belong to targets by
    /// the project file, at the end of that one.
    mutating func place(
        _ text: String, named name: String, besides first: RelativePath?,
        importing modules: [String]
    ) throws(PlanStop) {
        let folder = first?.parent ?? sources.from.path
        let file = folder.appending(RelativePath(name + ".swift"))
        if sources.from.origin == .xcode, let first {
            edits.append(text, to: first)
            edits.addImports(Set(modules), to: first, in: sources)
            return
        }
        if isTaken(file, in: sources.from) {
            throw .obstacle("There is a file \(file) already.")
        }
        let imports = sources.importLines(of: Set(modules))
        edits.write(imports + (imports.isEmpty ? "" : "\n") + text, to: file, in: sources)
    }

    /// Whether a module has a file of this name already, anywhere: the compiler wants them to differ.
    func isTaken(_ file: RelativePath, in module: Module) -> Bool {
        sources.analysis.codebase.contents.exists(file)
            || module.sources.contains { $0.name == file.name }
    }

    /// Whether the far end may know the near one, which stands below it.
    private var conformsBeside: Bool {
        if sources.isInside { return true }
        let layers = sources.analysis.assignment.layers
        guard let from = layers[sources.from.id], let to = layers[sources.to.id] else {
            return false
        }
        return to < from
    }

    /// The files of the composition root that say that types conform: one for each module that does
    /// not see another one of them.
    private func conformanceFiles(_ roots: [RelativePath]) -> [RelativePath] {
        var files: [ModuleID: RelativePath] = [:]
        for root in roots {
            guard let module = sources.module(of: root), files[module.id] == nil else { continue }
            files[module.id] = root
        }
        let graph = sources.analysis.graph
        return files.filter { id, _ in
            !files.keys.contains { $0 != id && graph.edge(EdgeID(from: id, to: $0)) != nil }
        }.values.sorted()
    }

    /// The files of other modules that know both ends and hand values of the types over, one for each
    /// module.
    func makers(of hidden: [HiddenType]) throws(PlanStop) -> [RelativePath] {
        var files: [ModuleID: RelativePath] = [:]
        for type in hidden where type.isHandedIn(in: sources) {
            for (path, file) in try sources.files(naming: type.draft.type) {
                guard let module = sources.module(of: path), module.id != sources.from.id,
                    module.id != sources.to.id, knowsBothEnds(module),
                    file.details.uses.contains(where: { $0.name == type.draft.type })
                else { continue }
                guard sources.mayWire(module) else {
                    throw .obstacle(
                        "\(module.name) knows both \(sources.from.name) and \(sources.to.name), "
                            + "and may not say that \(type.draft.type) conforms. Turn its own "
                            + "dependency around first.")
                }
                files[module.id] = files[module.id] ?? path
            }
        }
        return files.values.sorted()
    }

    private func knowsBothEnds(_ module: Module) -> Bool {
        let graph = sources.analysis.graph
        return graph.edge(EdgeID(from: module.id, to: sources.from.id)) != nil
            && graph.edge(EdgeID(from: module.id, to: sources.to.id)) != nil
    }

    /// The types that keep a value, or something made of it.
    func keepers(_ handIn: HandIn) -> [DeclarationDetails] {
        handIn.needs.sorted { $0.key < $1.key }.filter { _, needs in
            needs.contains { $0.keeping != .added }
        }.flatMap { owner, _ in
            sources.declarations(of: owner.module).topLevel(owner.type)
                .compactMap { sources.declaration($0) }
        }
    }

    /// Whether the compiler has proved that values of a type may be handed to other threads.
    func isSendable(_ type: DeclarationDetails) -> Bool {
        type.inherited.contains { $0.name == "Sendable" && $0.attributes.isEmpty }
    }

    /// Whether the near end hands values to other threads, so that functions must be fit for that.
    var crossesIsolation: Bool {
        sources.files(of: sources.from).contains { _, file in
            file.details.declarations.contains { declaration in
                declaration.kind == .actor
                    || declaration.inherited.contains { $0.name == "Sendable" }
            }
        }
    }

    /// The widest access of what is handed the protocol's value, as it is written.
    func access(of handIn: HandIn, _ hidden: [HiddenType]) -> String {
        let inits = handIn.needs.keys.flatMap { owner in
            sources.declarations(of: owner.module).members(of: owner.type, named: "init")
                + sources.declarations(of: owner.module).topLevel(owner.type)
        }
        let levels =
            inits.compactMap { sources.declaration($0)?.access?.effective }
            + hidden.flatMap { $0.accessOfAnnotations(in: sources) }
        let widest = levels.max { $0.rank < $1.rank } ?? .internal
        switch widest {
        case .open, .public: return "public "
        case .package: return "package "
        default: return ""
        }
    }
}
