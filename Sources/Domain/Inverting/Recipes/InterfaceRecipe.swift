import Architecture
import Codebase
import Editing

/// Lets the near end of an edge know types of the far end as protocols of what it uses of them, and its
/// screens by a router that makes them.
struct InterfaceRecipe {
    let sources: EdgeSources
    let couplings: [Coupling]
    let edit: EditManifest
    /// What the protocols may name.
    let visible: VisibleNames
    /// What changes in files.
    var edits: TextEdits
    /// What only a person can say.
    var questions: Set<RecipeQuestion> = []
    /// The names that other modules see after the change and did not see before.
    var newSymbols: [String] = []
    /// The files that are made for the composition root.
    var implementing: Set<RelativePath> = []
    /// The closures that capture what is handed in, each with its name.
    var captured: Set<String> = []
    /// The calls that observe or post notifications.
    let notifications: NotificationCalls
    /// The places that use static members.
    let statics: StaticCalls
    /// The data of the far end of which the near end gets values of its own.
    var translated: TranslatedTypes
    /// What translates what types of the far end give, by those types.
    var adapters: [String: AdapterDraft] = [:]

    /// - Parameters:
    ///   - couplings: The parts of the edge to turn around.
    ///   - moved: The names that move down in the same change, with their new module.
    ///   - edits: What changes already.
    ///   - translated: The data of which the near end gets values of its own; nil for none.
    init(
        _ sources: EdgeSources, _ couplings: [Coupling], edit: EditManifest,
        moved: [String: String] = [:], edits: TextEdits = TextEdits(),
        translating translated: TranslatedTypes? = nil
    ) {
        self.sources = sources
        self.couplings = couplings
        self.edit = edit
        let names = Set(couplings.map(\.name))
        notifications = sources.notifications.only(names)
        statics = sources.statics.only(
            Set(couplings.filter { !$0.kind.movesDown }.map(\.name)))
        self.translated = translated ?? TranslatedTypes(none: sources)
        let own = self.translated.names.mapValues { _ in sources.from.moduleName }
        visible = VisibleNames(sources, moved: moved.merging(own) { first, _ in first })
        self.edits = edits
    }

    /// The recipe; one that does not fit where something stands in its way.
    ///
    /// - Throws: ``PlanStop/unread(_:)`` only.
    mutating func recipe() throws(PlanStop) -> Recipe {
        let (name, title) = wording
        do throws(PlanStop) {
            let (draft, name) = try draft()
            return try draft.recipe(name, in: sources, edit: edit)
        } catch { return try error.refusal(name, title) }
    }

    /// What changes, and what kind of change that is.
    mutating func draft() throws(PlanStop) -> (RecipeDraft, Recipe.Name) {
        try checkCouplings()
        let find = FindMakings(sources)
        var handIn = HandIn(sources)
        var (hidden, screens) = try types(find)
        try translate(hidden)
        for type in hidden {
            for (making, isShared) in type.makings {
                try handle(making, isShared: isShared, of: type, in: &handIn, with: find)
            }
        }
        let router = try route(&screens, &handIn, find)
        let events = try notify(notifications, &handIn, find)
        let functions = try handStatics(&handIn, find)
        for annotation in (hidden + screens).flatMap(\.annotations) {
            edits.replace(annotation.range, of: annotation.file, with: annotation.text)
        }
        try handIn.follow()
        let makers = try makers(of: hidden)
        if sources.isInside {
            try checkInside(hidden, and: screens, handing: handIn, with: find)
        } else if handIn.roots.isEmpty, makers.isEmpty, router.known == nil {
            throw .obstacle(
                "Nothing in this codebase hands \(couplings.first?.name ?? "a value") to "
                    + "\(sources.from.name), so there is no place to say which one it gets.")
        }
        var writing = HandInEdits(sources: sources, handIn: handIn, edits: edits)
        try writing.write()
        edits = writing.edits
        var added = Set(try declare(hidden, handIn, makers))
        if !router.isEmpty { added.formUnion(try declare(router, screens, handIn)) }
        if !adapters.isEmpty { added.formUnion(try declareAdapters(hidden, handIn)) }
        if let events {
            let first = notifications.all.first?.file
            added.formUnion(try declare(events, besides: first, handIn))
        }
        for handed in functions {
            let first = statics.byType.values.joined().map(\.type.file).min()
            added.formUnion(try declare(handed, besides: first, handIn))
        }
        added.formUnion(try edits.addHandedOn(in: sources))
        added.formUnion(importKnown(hidden, handIn))
        let isShared = hidden.allSatisfy { $0.makings.allSatisfy(\.isShared) }
        let isKnown = hidden.allSatisfy(\.isKnown)
        var (name, title) = wording
        let isPlain = screens.isEmpty && events == nil && (functions.isEmpty || !hidden.isEmpty)
        if functions.count == couplings.count { name = .parameter }
        if isPlain, isKnown, functions.isEmpty {
            title =
                "Hand in \(hidden.map(\.draft.type).joined(separator: ", ")) as "
                + Set(hidden.map(\.draft.name)).sorted().joined(separator: ", ")
            name = .inject
        } else if isPlain, isShared {
            name = .parameter
        }
        let draft = RecipeDraft(
            title: title, edits: edits,
            added: added.sorted { ($0.from, $0.to) < ($1.from, $1.to) }, newSymbols: newSymbols,
            questions: questions.union(handIn.questions), implementing: implementing)
        return (draft, name)
    }

    /// The types of the far end that are used, the screens among them apart.
    private func types(
        _ find: FindMakings
    ) throws(PlanStop) -> (hidden: [HiddenType], screens: [HiddenType]) {
        var hidden: [HiddenType] = []
        var screens: [HiddenType] = []
        let wanted = Dictionary(
            couplings.map { ($0.name, $0.kind) }, uniquingKeysWith: { first, _ in first })
        let uses = Dictionary(
            grouping: sources.foreignUses.filter {
                !notifications.covers($0) && !statics.covers($0)
            }, by: \.name)
        let names = ProtocolNames(sources.index)
        let known = KnownProtocols(sources)
        for name in uses.keys.sorted() {
            guard let kind = wanted[name], translated.names[name] == nil else { continue }
            if kind.isShown, let screen = FindScreenType(visible).screenType(named: name) {
                var type = try HiddenType(name, as: name, screen: screen, seeing: visible)
                for use in uses[name] ?? [] { try type.see(use, find) }
                try type.checkImplicit()
                try type.checkMembers(find.types)
                screens.append(type)
            } else {
                hidden.append(
                    try hide(
                        name, usedIn: uses[name] ?? [], named: names, unless: known, with: find))
            }
        }
        return (hidden, screens)
    }

    /// A type behind the protocol that is there, if that asks for all that is used, else behind its
    /// own.
    private func hide(
        _ name: String, usedIn uses: [ForeignUse], named names: ProtocolNames,
        unless known: KnownProtocols, with find: FindMakings
    ) throws(PlanStop) -> HiddenType {
        if let found = known.name(for: name) {
            var type = try HiddenType(name, as: found, seeing: visible)
            type.isKnown = true
            for use in uses { try type.see(use, find) }
            try type.checkImplicit()
            if (try? type.findMembers(find.types)) != nil,
                known.asks(found, for: type.draft)
            {
                return type
            }
        }
        var type = try HiddenType(name, as: names.name(for: name), seeing: visible)
        for use in uses { try type.see(use, find) }
        try type.checkImplicit()
        try type.findMembers(find.types)
        if type.draft.members.isEmpty,
            couplings.contains(where: { $0.name == name && $0.kind.isShown })
        {
            throw .obstacle(
                "\(name) is made and no member of it is used, and \(sources.from.name) knows "
                    + "nothing that it could be known as. Declare what screens have in common in a "
                    + "module that both may use.")
        }
        return type
    }

    private func checkCouplings() throws(PlanStop) {
        if couplings.isEmpty {
            throw .obstacle(
                "No line is known that uses what \(sources.to.name) declares. Try to remove the "
                    + "import.")
        }
        for coupling in couplings where translated.names[coupling.name] == nil {
            let site = coupling.sites.first.map { " (\($0.file.name):\($0.line))" } ?? ""
            switch coupling.kind {
            case .service, .construction, .event, .navigation: continue
            case .component where FindScreenType(visible).screenType(named: coupling.name) != nil:
                continue
            case .interfaceAvailable:
                throw .obstacle("\(coupling.reason) Depend on that instead.")
            case .component:
                throw .obstacle(
                    "\(coupling.reason)\(site) \(sources.from.name) knows nothing that it could be "
                        + "known as: move it to a module that both may use first.")
            case .model, .utility:
                throw .obstacle(
                    "\(coupling.reason)\(site) A protocol is wrong here: move \(coupling.name) to a "
                        + "module that both may use first.")
            }
        }
    }
}
