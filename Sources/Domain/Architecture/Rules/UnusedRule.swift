import Codebase

/// A target declares a dependency that none of its files imports: `unused`; `unimported` where files
/// use names that it declares, and `indirect` where files import what is reached through it alone.
struct UnusedRule: Rule {
    let kind = ViolationKind.unused
    let kinds: [ViolationKind] = [.unused, .unimported, .indirect]

    func violations(in context: RuleContext) -> [Violation] {
        let sideways = SidewaysRule().violations(in: context).flatMap(\.edges)
        let passedOn = PassedOn(context, without: Set(sideways))
        var named: [EdgeID: Bool] = [:]
        let lines = SharedLines(context) { edge in
            if case .importer = passedOn.importer(through: [edge]) { return true }
            if !passedOn.edges(through: [edge]).isEmpty { return true }
            if context.graph.companion(of: edge) != nil { return true }
            if let isNamed = named[edge.id] { return isNamed }
            let isNamed = Self.isNamed(edge, context)
            named[edge.id] = isNamed
            return isNamed
        }
        let mocks = GeneratedMocks(context.facts)
        var text = ManifestLines(in: context.codebase)
        return context.codebase.modules.flatMap { module -> [Violation] in
            let declared = DeclaredOnly(module, context, mocks).groups
            if declared.isEmpty { return [] }
            let names = NamesWithoutImport(of: module, in: context.graph, context.nameIndex)
            return declared.compactMap { group in
                guard let edge = group.first else { return nil }
                let reached = passedOn.edges(through: group)
                if !reached.isEmpty {
                    return indirect(edge, among: group, to: reached, given: passedOn, in: context)
                }
                let uses = names.uses(of: group.map(\.to))
                if uses.isEmpty {
                    switch passedOn.importer(through: group) {
                    case .importer(let importer):
                        return needed(edge, group, by: importer, context)
                    case .unknown: return unknown(edge, group, context)
                    case .nobody: break
                    }
                }
                let unknown = passedOn.unknownImport(through: edge)
                var found = violation(
                    edge, among: group, usedIn: uses, bringing: unknown, sharing: lines, in: context
                )
                if found.kind == .unused, found.severity == .warning,
                    let site = found.declaration,
                    let reason = reason(in: &text, at: site, for: edge, context)
                {
                    found = explained(edge, among: group, by: reason, in: context)
                }
                if found.kind == .unused, found.severity == .warning { passedOn.leaveOut(group) }
                return found
            }
        }
    }

    /// Whether files use names that a declaration leads to, without an import.
    private static func isNamed(_ edge: Edge, _ context: RuleContext) -> Bool {
        guard let module = context.module(edge.from) else { return false }
        return !NamesWithoutImport(of: module, in: context.graph, context.nameIndex)
            .uses(of: [edge.to]).isEmpty
    }

    /// Libraries whose generators write files that import them, which teams often let git ignore.
    private static let generating: Set<String> = [
        "Cuckoo", "Mockingbird", "Rswift", "RswiftLibrary", "SwiftyMocky", "SwiftyPrototype",
    ]

    /// Libraries that others load while tests run: to link them is all that is needed.
    private static let loaded: Set<String> = ["IssueReportingTestSupport"]

    /// Libraries whose objects are usually made by the storyboard of a Mac app's menu.
    private static let madeByNibs: Set<String> = ["Sparkle"]

    /// Libraries whose members others have as well, and those of them that a file has to name; none where
    /// they are called as keywords are, as `do` and `with`.
    private static let plainlyNamed: [String: Set<String>] = [
        "Swinject": ["register", "resolve"], "Then": [],
    ]

    private func indirect(
        _ edge: Edge, among group: [Edge], to reached: [Edge], given passedOn: PassedOn,
        in context: RuleContext
    ) -> Violation {
        let (names, imported) = (context.names(of: group), context.names(of: reached))
        let isKnown = reached.allSatisfy { passedOn.isKnownToLead(from: group, to: $0.to) }
        let reaches =
            isKnown ? "reaches \(imported) through it alone" : "may reach \(imported) through it"
        return context.violation(
            .indirect, edge, sites: reached.flatMap(\.sites),
            message: "\(context.name(edge.from)) declares \(names), which no file imports, and "
                + "\(reaches). Declare "
                + "\(reached.count == 1 ? "that" : "those") in its place.")
    }

    private func needed(
        _ edge: Edge, _ group: [Edge], by importer: PassedOn.Importer,
        _ context: RuleContext
    ) -> Violation {
        let names = context.names(of: group)
        let (user, imported) = (context.name(importer.edge.from), context.name(importer.edge.to))
        let reaches =
            importer.isKnown
            ? "reaches \(imported) through that alone" : "may reach \(imported) through that"
        return context.violation(
            .indirect, edge, sites: importer.edge.sites,
            message: "\(context.name(edge.from)) declares \(names), which none of its files "
                + "imports, and \(user), for one, \(reaches). Declare \(imported) in \(user).")
    }

    private func unknown(_ edge: Edge, _ group: [Edge], _ context: RuleContext) -> Violation {
        context.violation(
            .unused, edge, severity: .info,
            message: "\(context.name(edge.from)) declares \(context.names(of: group)), but no file "
                + "imports it. Whether other modules reach something through it alone was not looked "
                + "at: there are too many such declarations.")
    }

    /// What the manifest says of a declaration, in a sentence; nil if nothing speaks for it.
    private func reason(
        in text: inout ManifestLines, at site: DeclarationSite, for edge: Edge,
        _ context: RuleContext
    ) -> String? {
        if text.explain(site) { return "The comment above the line says what it is there for." }
        // Only Swift hands one list to what declares dependencies and to what makes targets.
        guard let target = context.module(edge.to), target.manifest == site.file,
            [.swiftpm, .tuist].contains(target.origin),
            text.makesTarget(called: target.name, site)
        else { return nil }
        return "The line that declares it seems to make \(context.name(edge.to)), too."
    }

    private func explained(
        _ edge: Edge, among group: [Edge], by reason: String, in context: RuleContext
    ) -> Violation {
        context.violation(
            .unused, edge, severity: .info,
            message: "\(context.name(edge.from)) declares \(context.names(of: group)), but no file "
                + "imports it. \(reason)")
    }

    private func violation(
        _ edge: Edge, among group: [Edge], usedIn uses: [Evidence], bringing unknown: Edge?,
        sharing lines: SharedLines, in context: RuleContext
    ) -> Violation {
        let names = context.names(of: group)
        let finding = "\(context.name(edge.from)) declares \(names), but no file imports it."
        if !uses.isEmpty {
            let who = uses.count == 1 ? "1 file uses" : "\(uses.count) files use"
            return context.violation(
                .unimported, edge, sites: uses.map(\.site),
                message: "\(context.name(edge.from)) declares \(names), but no file imports it; "
                    + "\(who) names that it declares.")
        }
        let mayBring = unknown.map {
            "\(context.name(edge.from)) imports \(context.name($0.to)), which no description names: "
                + "this may bring it."
        }
        guard
            let reason = mayBring ?? misspelling(of: edge, context)
                ?? reasonToStay(of: edge, lines, context)
        else {
            return context.violation(.unused, edge, message: finding)
        }
        return context.violation(
            .unused, edge, severity: .info, message: finding + " " + reason)
    }

    /// That an import which no description answers may mean a declaration: their names differ in two letters at
    /// most. Nil if there is none.
    private func misspelling(of edge: Edge, _ context: RuleContext) -> String? {
        let name = edge.to.targetName
        let near = context.graph.edges(from: edge.from).first { other in
            other.to.foreignKind == .unknown && !other.imports.isEmpty
                && Self.isMisspelling(other.to.targetName, of: name)
        }
        return near.map {
            "It imports \($0.to.targetName), which no description names: this may be meant."
        }
    }

    /// Whether a name differs from another one of eight letters or more in two letters at most.
    private static func isMisspelling(_ word: String, of name: String) -> Bool {
        name.count >= 8 && word != name && abs(word.count - name.count) <= 2
            && EditDistance.between(word, name) <= 2
    }

    /// Why a declaration that no file imports may be needed all the same, in a sentence or two; nil if
    /// nothing speaks for it.
    private func reasonToStay(
        of edge: Edge, _ lines: SharedLines, _ context: RuleContext
    ) -> String? {
        if Self.generating.contains(edge.to.targetName), edge.to.foreignKind == .external {
            return "Its generator writes files that do, and they may not be in the repository."
        }
        if Self.loaded.contains(edge.to.targetName), edge.to.foreignKind == .external {
            return "It is loaded by its name while tests run, without an import."
        }
        if edge.to.targetName.hasSuffix("Plugin"), edge.to.foreignKind == .external,
            context.module(edge.from)?.origin == .swiftpm
        {
            return "It is called a plugin, and SwiftPM runs those without an import."
        }
        if Self.madeByNibs.contains(edge.to.targetName), edge.to.foreignKind == .external {
            return "A storyboard may make its objects, without an import."
        }
        if let members = Self.plainlyNamed[edge.to.targetName], edge.to.foreignKind == .external,
            let imported = context.importer(of: edge.to, importedBy: edge.from),
            members.isEmpty || context.names(anyOf: members, edge.from)
        {
            return "Files may use its members without an import, as \(context.name(imported)) "
                + "imports it; their names are too common to look for."
        }
        if let unread = context.descriptionHidingSources {
            return "\(unread.path.string) could not be read, and what imports it through this "
                + "may stand there."
        }
        if let importer = context.unreadImporters[edge.to] {
            return "\(context.name(importer)) imports it, and may reach it through this: its "
                + "description could not be read."
        }
        if let importer = context.importer(besidesPod: edge) {
            return
                "\(context.name(importer)) imports it, and only pods are known to declare it: this "
                + "may be what brings it there."
        }
        if let tested = context.tested(needing: edge) {
            return "\(context.name(tested)), which it tests, imports it: what macros and inlined "
                + "code of that name may be needed at link time."
        }
        if let binary = context.binary(beside: edge) {
            return "The binary target \(context.name(binary)) cannot declare what it needs, "
                + "and may need it at link time."
        }
        if context.isFoundAtRunTime(edge) {
            return "It has nothing that others see, and classes that a library may find while the "
                + "app runs."
        }
        if let type = context.foreignTypeChanged(by: edge.to) {
            return "Wherever it is linked, it makes \(type) conform to a protocol."
        }
        if let framework = context.framework(usingWhatAnAppDeclares: edge) {
            return "\(framework.name) imports it, and an app embeds only dynamic libraries that it "
                + "lists itself."
        }
        if let companion = context.graph.companion(of: edge) {
            return "The imported \(context.name(companion)) "
                + "\(edge.to.foreignPackage == nil ? "looks" : "is") part of the same "
                + "package and may need it at link time."
        }
        return lines.user(besides: edge).map {
            "The line that declares it is needed by \(context.name($0)), too."
        }
    }
}

extension RuleContext {
    /// Whether a file of a module uses one of some names.
    fileprivate func names(anyOf names: Set<String>, _ module: ModuleID) -> Bool {
        let facts = self.module(module)?.sources.compactMap { self.facts[$0] } ?? []
        return facts.contains { file in names.contains(where: file.uses.contains) }
    }

    /// A framework that an app links and that declares and imports what the app declares from elsewhere;
    /// nil if there is none.
    fileprivate func framework(usingWhatAnAppDeclares edge: Edge) -> Module? {
        guard edge.to.foreignKind == .external,
            let kind = module(edge.from)?.kind, kind == .app || kind == .appExtension
        else { return nil }
        return graph.edges(from: edge.from).lazy.filter { $0.dependency != nil }
            .compactMap { module($0.to) }
            .first { linked in
                let use = graph.edge(EdgeID(from: linked.id, to: edge.to))
                return linked.kind == .framework && use?.dependency != nil
                    && use?.imports.isEmpty == false
            }
    }

    /// A module of the codebase that a module imports and that imports a library; nil if there is none.
    fileprivate func importer(of library: ModuleID, importedBy user: ModuleID) -> ModuleID? {
        graph.edges(from: user).first { other in
            !other.imports.isEmpty
                && graph.edge(EdgeID(from: other.to, to: library))?.imports.isEmpty == false
        }?.to
    }

    /// A module that imports what a pod declares from elsewhere, and that is none: what it links its Podfile
    /// says, and that may come with the pod. Nil if there is none, or others declare it, too.
    fileprivate func importer(besidesPod edge: Edge) -> ModuleID? {
        guard edge.to.foreignKind == .external, module(edge.from)?.origin == .cocoapods else {
            return nil
        }
        return importersBesidesPods[edge.to.targetName]
    }

    /// A module that tests import and that imports what they declare from elsewhere; nil if there is none.
    fileprivate func tested(needing edge: Edge) -> ModuleID? {
        guard edge.to.foreignKind == .external, module(edge.from)?.kind == .test else { return nil }
        return graph.edges(from: edge.from).first { other in
            !other.imports.isEmpty && module(other.to) != nil
                && graph.edges(from: other.to).contains { $0.to == edge.to && !$0.imports.isEmpty }
        }?.to
    }

    /// A binary target of a package that a module depends on beside a product from elsewhere; nil for
    /// targets of this codebase, which no binary target can have been built with.
    fileprivate func binary(beside edge: Edge) -> ModuleID? {
        guard edge.to.foreignKind == .external else { return nil }
        return graph.edges(from: edge.from).first { other in
            other.dependency != nil && module(other.to)?.kind == .binary
        }?.to
    }

    /// Whether an app declares a module of which nobody can use anything by name, and which has classes that
    /// inherit what no file of the codebase declares: a library may look for them among those of the process.
    fileprivate func isFoundAtRunTime(_ edge: Edge) -> Bool {
        guard module(edge.from)?.kind == .app, let to = module(edge.to), usesLibrary(to.id)
        else { return false }
        let facts = to.sources.compactMap { self.facts[$0] }
        let isClosed = facts.lazy.flatMap(\.declarations).allSatisfy {
            ![.package, .public, .open].contains($0.access)
        }
        let classes = facts.flatMap(\.inheritances).filter { $0.kind == .class }
        guard isClosed, !classes.isEmpty else { return false }
        return classes.contains { !$0.names.allSatisfy(declares) }
    }

    /// A type from elsewhere that a module of the codebase makes conform to protocols from elsewhere: nobody
    /// has to import that. Nil if there is none.
    fileprivate func foreignTypeChanged(by module: ModuleID) -> String? {
        guard let module = self.module(module) else { return nil }
        return module.sources.lazy.flatMap { facts[$0]?.inheritances ?? [] }.first { one in
            one.kind == .extension && !one.names.isEmpty
                && !([one.type] + one.names).contains { declares($0.lastPart) }
        }?.type
    }

    /// Whether a module of the codebase declares a name; an extension declares none.
    private func declares(_ name: String) -> Bool {
        codebase.modules.contains { nameIndex.names(of: $0.id).declares(name) }
    }

    /// Whether a module imports a library that is no part of the codebase or of the system.
    private func usesLibrary(_ module: ModuleID) -> Bool {
        graph.edges(from: module).contains { edge in
            !edge.isOnlyDeclared
                && (edge.to.foreignKind.map { $0 != .system }
                    ?? (self.module(edge.to)?.kind == .binary))
        }
    }

    /// What the ends of some edges are called.
    fileprivate func names(of group: [Edge]) -> String {
        group.map { name($0.to) }.sorted().joined(separator: ", ")
    }
}
