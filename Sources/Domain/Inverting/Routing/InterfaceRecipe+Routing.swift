import Architecture
import Codebase

extension InterfaceRecipe {
    /// Lets a router make the screens that the near end makes.
    mutating func route(
        _ screens: inout [HiddenType], _ handIn: inout HandIn, _ find: FindMakings
    ) throws(PlanStop) -> RouterDraft {
        var router = RouterDraft(in: sources)
        let liftExpression = LiftExpression(visible)
        var calls: [(making: Making, text: String)] = []
        for type in screens {
            guard let screen = type.screen else { continue }
            for (making, _) in type.makings where !ask(for: making, type, find) {
                switch making.slot {
                case .property(let owner, let declared) where !isLazy(declared):
                    // It lives as long as what makes it, and so is handed in itself.
                    _ = owner
                    try handle(making, isShared: false, of: type, in: &handIn, with: find)
                case .parameter:
                    try handle(making, isShared: false, of: type, in: &handIn, with: find)
                default:
                    let place = place(of: making)
                    let lifted = try liftExpression.lift(
                        making.number, of: making.file, making: type.draft.type)
                    let text = try router.lead(
                        to: type.draft.type, as: screen, by: lifted, place)
                    calls.append((making, text))
                }
            }
        }
        if calls.isEmpty { return router }
        var owners: Set<Owner> = []
        for call in calls {
            if case .member(let owner, isStatic: false) = call.making.slot { owners.insert(owner) }
        }
        let known = try KnownRouter(of: owners, in: sources)
        if let known, calls.allSatisfy({ Self.isInMember($0.making) }) {
            for (making, text) in calls {
                guard case .member(let owner, _) = making.slot else { continue }
                let isStruct = (try? Initialisers(of: owner, in: sources))?.isStruct == true
                edits.replace(
                    making.range, of: making.file,
                    with: "\(isStruct ? "" : "self.")\(known.properties[owner] ?? "router").\(text)"
                )
            }
            router.known = known
            return router
        }
        let preview = "Preview" + router.name
        let need = Need(
            name: router.property, mode: .shared, valueType: "any " + router.name, attributes: "",
            expression: implementation(of: router) + "()",
            modules: [sources.from.moduleName],
            preview: router.preview(preview).map { _ in preview + "()" })
        for call in calls { try make(call.text, at: call.making, need, &handIn) }
        return router
    }

    private static func isInMember(_ making: Making) -> Bool {
        if case .member(_, isStatic: false) = making.slot { true } else { false }
    }

    /// Adds ways to the router that is there.
    ///
    /// - Returns: The edges that code makes afterwards.
    private mutating func extend(_ known: KnownRouter, by router: RouterDraft) -> [EdgeID] {
        for text in router.members(isImplemented: false) {
            edits.add(member: text, to: known.declared, in: sources)
        }
        edits.addImports(router.modules, to: known.declared.file, in: sources)
        let names = router.imports.union(router.modules).union([sources.to.moduleName])
        let named = sources.analysis.codebase.modules.filter { names.contains($0.moduleName) }
        var added: [EdgeID] = []
        for type in known.implementations {
            for text in router.members(isImplemented: true) {
                edits.add(member: "\n" + text, to: type, in: sources)
            }
            guard let root = sources.module(of: type.file) else { continue }
            edits.addImports(names.subtracting([root.moduleName]), to: type.file, in: sources)
            added += named.filter { $0.id != root.id }.map { EdgeID(from: root.id, to: $0.id) }
        }
        return added
    }

    /// Puts the call of the router where the screen was made.
    private mutating func make(
        _ call: String, at making: Making, _ need: Need, _ handIn: inout HandIn
    ) throws(PlanStop) {
        let place = place(of: making)
        let use = sources.files[making.file]?.details.uses[making.number]
        if use?.conditions.isEmpty == false {
            throw .obstacle(
                "\(place): a screen is made under a condition of the build. Route it by hand.")
        }
        switch making.slot {
        case .initialiser(let owner, let declared):
            edits.replace(making.range, of: making.file, with: "\(need.name).\(call)")
            try handIn.require(need, of: owner, .used(by: declared))
        case .member(let owner, isStatic: false), .property(let owner, _):
            let isStruct = (try? Initialisers(of: owner, in: sources))?.isStruct == true
            edits.replace(
                making.range, of: making.file,
                with: (isStruct ? "" : "self.") + "\(need.name).\(call)")
            try handIn.require(need, of: owner, .added)
        case .member, .free, .part, .parameter, .propertyPart, .parameterPart:
            throw .obstacle(
                "\(place): a screen is made where no initialiser could hand in a router. Make it in "
                    + "a method first.")
        }
    }

    private func place(of making: Making) -> String {
        let line = sources.files[making.file]?.details.uses[making.number].extent.start.line
        return "\(making.file.name):\(line ?? 1)"
    }

    private func isLazy(_ declared: Declared) -> Bool {
        sources.declaration(declared)?.has(modifier: "lazy") == true
    }

    private func implementation(of router: RouterDraft) -> String { "App" + router.name }

    /// Declares the router's protocol and what stands behind it.
    ///
    /// - Returns: The edges that code makes afterwards.
    mutating func declare(
        _ router: RouterDraft, _ screens: [HiddenType], _ handIn: HandIn
    ) throws(PlanStop) -> [EdgeID] {
        if let known = router.known { return extend(known, by: router) }
        let access = access(of: handIn, screens)
        let isSendable = handIn.needs.keys.contains { owner in
            sources.declarations(of: owner.module).topLevel(owner.type)
                .compactMap { sources.declaration($0) }
                .contains {
                    // What stands behind it has no state; structures inside one module may have been
                    // Sendable by what they consist of.
                    self.isSendable($0) || $0.kind == .actor
                        || sources.isInside && $0.kind == .struct
                }
        }
        var text = router.text(access: access, isSendable: isSendable)
        let preview = "Preview" + router.name
        let isPreviewed = handIn.makings.values.joined().contains {
            handIn.isEnd($0) && !handIn.isRoot($0)
        }
        if isPreviewed, let stub = router.preview(preview) { text += "\n" + stub }
        let first = screens.flatMap(\.makings).map(\.making.file).min()
        try place(text, named: router.name, besides: first, importing: router.modules.sorted())
        if !access.isEmpty { newSymbols.append(router.name) }
        var added: [EdgeID] = []
        var written: Set<ModuleID> = []
        let names = Set(router.imports).union(router.modules)
            .union([sources.from.moduleName, sources.to.moduleName])
        let named = sources.analysis.codebase.modules.filter { names.contains($0.moduleName) }
        for making in try implementingRoots(handIn) {
            guard let root = sources.module(of: making.file), written.insert(root.id).inserted
            else { continue }
            added += named.filter { $0.id != root.id }.map { EdgeID(from: root.id, to: $0.id) }
            let type = implementation(of: router)
            let code = router.implementation(type)
            let imports = names.subtracting([root.moduleName])
            if root.origin == .xcode {
                edits.append(code, to: making.file)
                edits.addImports(imports, to: making.file, in: sources)
                continue
            }
            let file = making.file.parent.appending(RelativePath(type + ".swift"))
            if isTaken(file, in: root) {
                throw .obstacle("There is a file \(file) already.")
            }
            edits.write(importLines(imports) + code, to: file, in: sources)
            implementing.insert(file)
        }
        return added
    }
}
