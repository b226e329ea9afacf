import Architecture
import Codebase

extension InterfaceRecipe {
    /// Takes the making of a value out of the near end, and hands it in.
    mutating func handle(
        _ making: Making, isShared: Bool, of type: HiddenType, in handIn: inout HandIn,
        with find: FindMakings
    ) throws(PlanStop) {
        guard let file = sources.files[making.file] else { return }
        if ask(for: making, type, find) { return }
        let lifted = try expression(for: making, in: file, making: type, isShared: isShared)
        let adapter = adapters[type.draft.type]
        let value =
            type.screen?.wrapped(lifted.text) ?? adapter.map { "\($0.name)(base: \(lifted.text))" }
            ?? lifted.text
        let place = "\(making.file.name):\(file.details.uses[making.number].extent.start.line)"
        try checkConditions(
            of: making, isShared: isShared, making: type, in: file, at: place, with: find)
        let modules = modules(of: making, file, type.draft).union(lifted.imports)
        let any = type.valueType
        let attributes =
            (type.draft.isSendable || crossesIsolation ? "@Sendable " : "")
            + (type.draft.globalActor.map { "@\($0) " } ?? "")
        func need(_ name: String, _ making: Making, _ isShared: Bool) -> Need {
            Need(
                name: name, mode: isShared ? .shared : .made([making]),
                valueType: annotated(making, type, find) ?? any,
                attributes: attributes, expression: value, modules: modules,
                parameters: lifted.parameters)
        }
        switch making.slot {
        case .property(let owner, let declared):
            try handIn.check(property: declared, place)
            guard let property = sources.declaration(declared) else { return }
            try checkOwner(owner, place)
            if let type = property.value?.type {
                edits.replace(
                    type.extent.end.offset..<making.range.upperBound, of: making.file, with: "")
            } else {
                edits.replace(
                    property.place.name.end.offset..<making.range.upperBound, of: making.file,
                    with: ": " + any)
            }
            let need = need(property.name, making, isShared)
            try handIn.require(need, of: owner, .assigned(property: property.name))
        case .parameter(let owner, let declared, let index):
            guard let parameter = sources.declaration(declared)?.signature?.parameters[index],
                let standard = parameter.standard
            else { return }
            edits.replace(
                parameter.type.extent.end.offset..<standard.extent.end.offset, of: making.file,
                with: "")
            let name = parameter.label ?? parameter.name ?? ProtocolNames.property(type.draft.type)
            let need = need(name, making, isShared)
            try handIn.require(need, of: owner, .parameter(of: declared, index: index))
        case .initialiser(let owner, let declared):
            let assigned = find.assigned(making)
            let name = assigned?.name ?? ProtocolNames.property(type.draft.type)
            let own = need(name, making, isShared)
            let isFactory = assigned == nil && !isShared || !lifted.values.isEmpty
            let need = isFactory ? own.factory : own
            if let assigned, assigned.base == nil, !isFactory {
                edits.insert("self.", at: assigned.extent.start.offset, of: making.file)
            }
            edits.replace(
                making.range, of: making.file,
                with: need.mode == .factory
                    ? "\(need.name)(\(lifted.values.map(\.argument).joined(separator: ", ")))"
                    : need.name)
            try handIn.require(need, of: owner, .used(by: declared))
        case .member(let owner, isStatic: false):
            try checkOwner(owner, place)
            let name = ProtocolNames.property(type.draft.type)
            let own = need(name, making, isShared)
            let need = isShared ? own : own.factory
            edits.replace(
                making.range, of: making.file,
                with: "self." + need.name
                    + (isShared
                        ? "" : "(\(lifted.values.map(\.argument).joined(separator: ", ")))"))
            try handIn.require(need, of: owner, .added)
        case .propertyPart(let owner, let declared):
            try handIn.check(property: declared, place)
            let property = sources.declaration(declared)?.name ?? ""
            let label = label(of: making, file) ?? ProtocolNames.property(type.draft.type)
            let need = need(
                property + label.prefix(1).uppercased() + label.dropFirst(), making, isShared)
            try handIn.require(need, of: owner, .part(of: declared, in: making))
        case .parameterPart where adapter != nil:
            throw .obstacle(
                "\(place): \(type.draft.type) is a part of a parameter's value, and would have to be "
                    + "wrapped there. Hand it in by hand.")
        case .parameterPart(let owner, let declared, let index):
            try handInWhole(
                making, to: owner, declared: declared, at: index, of: type,
                with: need("", making, isShared), in: &handIn)
        case .member, .free, .part:
            throw .obstacle(
                "\(place): \(type.draft.type) is made where no initialiser could hand it in. Make it "
                    + "in an initialiser first.")
        }
    }

    /// Whether a value can be handed in that is made in debug builds only: by a function, as nothing is
    /// made in others then.
    private func checkConditions(
        of making: Making, isShared: Bool, making type: HiddenType, in file: ReadFile,
        at place: String, with find: FindMakings
    ) throws(PlanStop) {
        let draft = type.draft
        let inits = sources.declarations(of: sources.to.id)
            .members(of: draft.type, named: "init")
        let isDeclaredAlways =
            draft.declaration.conditions.isEmpty
            && (draft.members + inits).allSatisfy {
                sources.declaration($0)?.conditions.isEmpty == true
            }
        let conditions = file.details.uses[making.number].conditions
        if conditions.isEmpty, isDeclaredAlways { return }
        let isFactory =
            switch making.slot {
            case .member(_, isStatic: false): !isShared
            case .initialiser: !isShared && find.assigned(making) == nil
            default: false
            }
        // On another platform the expression might mean nothing.
        guard isDeclaredAlways, isFactory, conditions == ["DEBUG"] else {
            throw .obstacle(
                "\(place): \(type.draft.type) is made under a condition of the build. Hand it in by "
                    + "hand.")
        }
    }

    /// The label of the argument that an expression is.
    private func label(of making: Making, _ file: ReadFile) -> String? {
        file.details.uses.lazy.compactMap(\.call).flatMap(\.arguments)
            .first { $0.extent.bytes == making.range }?.label
    }

    /// Hands in the whole value of a parameter that callers left out, as only a part of it is the far
    /// end's.
    private mutating func handInWhole(
        _ making: Making, to owner: Owner, declared: Declared, at index: Int, of type: HiddenType,
        with part: Need, in handIn: inout HandIn
    ) throws(PlanStop) {
        guard let file = sources.files[declared.file],
            let parameter = sources.declaration(declared)?.signature?.parameters[index],
            let standard = parameter.standard
        else { return }
        let whole = Making(
            file: making.file, number: making.number, range: standard.extent.bytes,
            slot: making.slot)
        let text = try constant(whole, file, type.draft)
        edits.replace(
            parameter.type.extent.end.offset..<standard.extent.end.offset, of: declared.file,
            with: "")
        let name = parameter.label ?? parameter.name ?? ProtocolNames.property(type.draft.type)
        let need = Need(
            name: name, mode: part.mode, valueType: parameter.type.text, attributes: "",
            expression: text, modules: part.modules.union(modules(of: whole, file, type.draft)))
        try handIn.require(need, of: owner, .parameter(of: declared, index: index))
    }

    /// Puts a placeholder where a preview makes a value.
    ///
    /// - Returns: Whether it does.
    mutating func ask(for making: Making, _ type: HiddenType, _ find: FindMakings) -> Bool {
        guard find.isPreview(making) else { return false }
        let line = sources.files[making.file]?.details.uses[making.number].extent.start.line
        edits.replace(making.range, of: making.file, with: "<#\(type.valueType)#>")
        questions.insert(.preview(type.valueType, making.file, line ?? 1))
        return true
    }

    /// The type that is written where a value goes, if it is not the type itself.
    private func annotated(
        _ making: Making, _ type: HiddenType, _ find: FindMakings
    ) -> String? {
        var written: TextFragment?
        switch making.slot {
        case .property(_, let declared): written = sources.declaration(declared)?.value?.type
        case .parameter(_, let declared, let index):
            written = sources.declaration(declared)?.signature?.parameters[index].type
        case .initialiser(let owner, _):
            let property = find.assigned(making).flatMap { use in
                sources.declarations(of: owner.module).members(of: owner.type, named: use.name)
                    .first
            }
            written = property.flatMap { sources.declaration($0)?.value?.type }
        case .member, .free, .part, .propertyPart, .parameterPart: break
        }
        guard let written, MeantTypes.plain(written.text) != type.draft.type else { return nil }
        return written.text
    }

    /// Whether a type still is what it was with a protocol's value in it.
    func checkOwner(_ owner: Owner, _ place: String) throws(PlanStop) {
        let parts = owner.type.split(separator: ".").map(String.init)
        let declared = sources.declarations(of: owner.module)
        let container = parts.dropLast().joined(separator: ".")
        let found =
            container.isEmpty
            ? declared.topLevel(parts.last ?? "")
            : declared.members(of: container, named: parts.last ?? "")
        let coded = ["Codable", "Decodable", "Encodable"]
        let extended = (sources.module(owner.module).map { sources.files(of: $0) } ?? [])
            .flatMap { $0.file.details.declarations }
            .filter { $0.kind == .extension && $0.name == owner.type }
            .flatMap { $0.inherited.map(\.name) }
        for type in found.compactMap({ sources.declaration($0) }) {
            // Classes never get an equality of their own.
            let made = type.kind == .struct ? coded + ["Equatable", "Hashable"] : coded
            let names = type.inherited.map(\.name) + extended
            if let derived = names.first(where: made.contains) {
                throw .obstacle(
                    "\(place): \(owner.type) is \(derived) by all of its properties, and a "
                        + "protocol's value is not.")
            }
        }
    }

    /// The expression as the composition root can write it; what only the near end knows is given to it
    /// where there is a body that can give it.
    private func expression(
        for making: Making, in file: ReadFile, making type: HiddenType, isShared: Bool
    ) throws(PlanStop) -> LiftedExpression {
        let refusal: PlanStop
        do throws(PlanStop) {
            let text = try constant(making, file, type.draft)
            let isImplicit = text.hasPrefix(".init")
            return LiftedExpression(
                text: isImplicit ? type.draft.type + text.dropFirst(".init".count) : text)
        } catch { refusal = error }
        switch making.slot {
        case .initialiser, .member(_, isStatic: false): break
        default: throw refusal
        }
        guard !isShared else { throw refusal }
        let lifted = try LiftExpression(visible).lift(
            making.number, of: making.file, making: type.draft.type)
        let isPlain =
            lifted.effects.throwing == .never && !lifted.effects.isAsync && lifted.failure == nil
        guard isPlain else { throw refusal }
        return lifted
    }

    /// The expression if it names nothing that only the near end knows.
    private func constant(
        _ making: Making, _ file: ReadFile, _ draft: ProtocolDraft
    ) throws(PlanStop) -> String {
        let near = sources.declarations(of: sources.from.id)
        for (number, use) in file.details.uses.enumerated()
        where making.range.contains(use.extent.start.offset) && number != making.number {
            let isOwn = use.base == nil && use.name != draft.type
            let isNear = isOwn && near.topLevelNames.contains(use.name)
            let isSelf = use.base?.kind == .own("self")
            let around = FindMakings(sources).types.typeAround(use.declaration, in: file)
            let isMember =
                isOwn && around.map { !near.members(of: $0, named: use.name).isEmpty } ?? false
            if use.local != nil || isNear || isSelf || isMember {
                throw .obstacle(
                    "\(sources.place(making.file, use.extent)): \(draft.type) is made with "
                        + "\(use.name), which the composition root does not know. Hand in what "
                        + "makes it by hand.")
            }
        }
        return file.text(making.range)
    }

    /// The modules that the composition root has to import for an expression: the far end, and where
    /// it names anything else, what its file imports.
    private func modules(
        of making: Making, _ file: ReadFile, _ draft: ProtocolDraft
    ) -> Set<String> {
        let extents = file.details.uses.filter { making.range.contains($0.extent.start.offset) }
            .filter { $0.name != draft.type || $0.base != nil }.map(\.extent)
        return visible.imports(for: extents, of: making.file).union([sources.to.moduleName])
            .subtracting([sources.from.moduleName])
    }
}
