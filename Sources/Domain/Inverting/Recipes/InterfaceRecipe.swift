import Architecture
import Codebase
import Editing

/// Lets the near end of an edge know types of the far end as protocols of what it uses of them.
struct InterfaceRecipe {
    let sources: EdgeSources
    let couplings: [Coupling]
    let edit: EditManifest
    /// What changes in files.
    var edits = TextEdits()
    /// The names that other modules see after the change and did not see before.
    var newSymbols: [String] = []

    init(_ sources: EdgeSources, _ couplings: [Coupling], edit: EditManifest) {
        self.sources = sources
        self.couplings = couplings
        self.edit = edit
    }

    /// The recipe; one that does not fit where something stands in its way.
    ///
    /// - Throws: ``PlanStop/unread(_:)`` only.
    mutating func recipe() throws(PlanStop) -> Recipe {
        let names = couplings.map(\.name).joined(separator: ", ")
        let title =
            couplings.count > 3
            ? "Protocols for \(couplings.count) types" : "A protocol for \(names)"
        do throws(PlanStop) {
            return try plan(title)
        } catch {
            if case .obstacle(let reason) = error {
                return Recipe(.interface, title: title, obstacle: reason)
            }
            throw error
        }
    }

    private mutating func plan(_ title: String) throws(PlanStop) -> Recipe {
        try checkCouplings()
        let find = FindMakings(sources)
        var handIn = HandIn(sources)
        var hidden: [HiddenType] = []
        let uses = Dictionary(grouping: sources.foreignUses, by: \.name)
        let names = ProtocolNames(sources.analysis)
        let known = KnownProtocols(sources)
        for name in uses.keys.sorted() {
            hidden.append(try hide(name, uses[name] ?? [], names, known, find))
        }
        for type in hidden {
            for (making, isShared, callee) in type.makings {
                try handle(making, isShared, callee, type, &handIn, find)
            }
            for annotation in type.annotations {
                edits.replace(annotation.range, of: annotation.file, with: annotation.text)
            }
        }
        try handIn.follow()
        let makers = try makers(of: hidden)
        if handIn.roots.isEmpty, makers.isEmpty {
            throw .obstacle(
                "Nothing in this codebase hands \(hidden.first?.draft.type ?? "a value") to "
                    + "\(sources.from.name), so there is no place to say that it conforms.")
        }
        var writing = HandInEdits(sources: sources, handIn: handIn, edits: edits)
        try writing.write()
        edits = writing.edits
        try edits.removeImports(in: sources)
        let added = try declare(hidden, handIn, makers)
        let manifests = ManifestDraft(
            removing: sources.edge, adding: added, in: sources.analysis, edit: edit)
        let changes = try edits.changes(in: sources)
        let isShared = hidden.allSatisfy { $0.makings.allSatisfy(\.isShared) }
        let isKnown = hidden.allSatisfy(\.isKnown)
        let title =
            isKnown
            ? "Hand in \(hidden.map(\.draft.type).joined(separator: ", ")) as "
                + Set(hidden.map(\.draft.name)).sorted().joined(separator: ", ")
            : title
        return Recipe(
            isKnown ? .inject : isShared ? .parameter : .interface, title: title,
            changes: ChangeSet(title, changes: changes + manifests.changes),
            steps: manifests.steps, newSymbols: newSymbols)
    }

    /// A type behind the protocol that is there, if that asks for all that is used, else behind its
    /// own.
    private func hide(
        _ name: String, _ uses: [ForeignUse], _ names: ProtocolNames, _ known: KnownProtocols,
        _ find: FindMakings
    ) throws(PlanStop) -> HiddenType {
        if let found = known.name(for: name) {
            var type = try HiddenType(name, as: found, in: sources)
            type.isKnown = true
            for use in uses { try type.see(use, find) }
            if (try? type.findMembers(find.types)) != nil,
                known.asks(found, for: type.draft.members.compactMap { sources.declaration($0) })
            {
                return type
            }
        }
        var type = try HiddenType(name, as: names.name(for: name), in: sources)
        for use in uses { try type.see(use, find) }
        try type.findMembers(find.types)
        return type
    }

    private func checkCouplings() throws(PlanStop) {
        if couplings.isEmpty {
            throw .obstacle(
                "No line is known that uses what \(sources.to.name) declares. Try to remove the "
                    + "import.")
        }
        let graph = sources.analysis.graph
        if graph.edges(from: sources.to.id).contains(where: \.isReexported) {
            throw .obstacle(
                "\(sources.to.name) hands other modules on, so that it is not clear what its import "
                    + "brings.")
        }
        for coupling in couplings {
            let site = coupling.sites.first.map { " (\($0.file.name):\($0.line))" } ?? ""
            switch coupling.kind {
            case .service, .construction, .event: continue
            case .interfaceAvailable:
                throw .obstacle("\(coupling.reason) Depend on that instead.")
            case .navigation:
                throw .obstacle(
                    "\(coupling.name)\(site) is a screen: a router in the composition root is what "
                        + "leads there, not a protocol of its members.")
            case .model, .component, .utility:
                throw .obstacle(
                    "\(coupling.reason)\(site) A protocol is wrong here: move \(coupling.name) to a "
                        + "module that both may use first.")
            }
        }
    }
}
