import Architecture
import Codebase

extension InterfaceRecipe {
    /// Lets the near end call what it is handed in the place of static members.
    ///
    /// - Returns: A protocol for each type, whose functions call those members.
    mutating func handStatics(
        _ handIn: inout HandIn, _ find: FindMakings
    ) throws(PlanStop) -> [HandedProtocol] {
        let names = ProtocolNames(sources.index)
        let near = NearNames(sources)
        var protocols: [HandedProtocol] = []
        for (type, calls) in statics.byType.sorted(by: { $0.key < $1.key }) {
            let isHidden = sources.foreignUses.contains {
                $0.name == type && !statics.covers($0) && !notifications.covers($0)
            }
            let name = isHidden ? type + "Statics" : names.name(for: type)
            let declared = sources.declarations(of: sources.to.id).topLevel(type).first
            guard let declared, sources.declaration(declared)?.kind != .actor else {
                throw .obstacle(
                    "\(type) is an actor with static members. Declare a protocol by hand.")
            }
            let draft = try ProtocolDraft(of: declared, named: name, seeing: visible)
            let plain = ProtocolNames.property(type)
            var handed = HandedProtocol(
                name,
                as: isHidden || near.isUsed(plain) ? ProtocolNames.property(name) : plain,
                purpose: "What \(sources.from.name) uses of \(type).",
                action: "Calls \(type) for \(sources.from.name).", actor: draft.globalActor)
            if adapters[type] == nil, !near.isTaken(type + "Adapter") {
                handed.implementation = type + "Adapter"
            }
            let need = handed.need(in: sources)
            for call in calls {
                try replace(
                    call, by: draft, needing: need, handing: &handed, in: &handIn, with: find)
            }
            protocols.append(handed)
        }
        return protocols
    }

    private mutating func replace(
        _ call: StaticCall, by draft: ProtocolDraft, needing need: Need,
        handing handed: inout HandedProtocol, in handIn: inout HandIn, with find: FindMakings
    ) throws(PlanStop) {
        guard let file = sources.files[call.type.file] else { return }
        let use = file.details.uses[call.number]
        let type = file.details.uses[call.type.number]
        let place = sources.place(call.type.file, type.extent)
        guard use.conditions.isEmpty else {
            throw .obstacle("\(place): this is under a condition of the build. Change it by hand.")
        }
        for member in call.members {
            let function = try draft.function(calling: member, use.call)
            try handed.add(function.function, place)
            handed.modules.formUnion(function.modules)
        }
        let range = use.call?.extent.bytes ?? type.extent.start.offset..<use.extent.end.offset
        let making = find.make(call.type.file, call.number, range)
        let prefix = try reach(need, from: making, &handIn)
        edits.replace(
            type.extent.start.offset..<use.extent.start.offset, of: call.type.file, with: prefix)
    }
}

extension ProtocolDraft {
    /// A function or a property that does what a static member does, called as in one place.
    fileprivate func function(
        calling member: Declared, _ call: CallDetails?
    ) throws(PlanStop) -> (function: HandedProtocol.Function, modules: Set<String>) {
        guard let details = sources.declaration(member), let file = sources.files[member.file]
        else { throw .obstacle("A member of \(type) was not found.") }
        let refusal = PlanStop.obstacle(
            "\(type).\(details.name) takes or gives something that cannot be handed through. Declare "
                + "a protocol by hand.")
        var heading = try requirement(member, withStandards: false)
        let modules = imports(of: member, withStandards: false)
        guard details.conditions.isEmpty else {
            throw .obstacle("\(type).\(details.name) is declared under a condition of the build.")
        }
        guard let signature = details.signature, let call else {
            let getter = details.value?.accessors.first { $0.kind == "get" }
            let effects = getter?.effects ?? Effects()
            guard effects.throwing == .never, !effects.isAsync else { throw refusal }
            heading = heading.replacing(" { get }", with: "")
            let body = ["\(type).\(details.name)"]
            return (.init(head: heading, body: body, isProperty: true), modules)
        }
        let left = (Self.omitted(call.labels, of: signature) ?? []).filter {
            signature.parameters[$0].standard != nil
        }
        let given = signature.parameters.enumerated().filter { !left.contains($0.offset) }
            .map(\.element)
        let isPlain = given.allSatisfy { parameter in
            parameter.name != nil && !parameter.isVariadic && parameter.attributes.isEmpty
                && !["inout ", "@autoclosure", "borrowing ", "consuming ", "each "]
                    .contains(where: parameter.type.text.contains)
        }
        guard isPlain, signature.effects.throwing != .rethrows else { throw refusal }
        if !left.isEmpty { heading = head(of: details, file, isOnActor: false, without: left) }
        let arguments = given.map { parameter in
            (parameter.label.map { $0 + ": " } ?? "") + (parameter.name ?? "")
        }
        let words =
            (signature.effects.throwing == .never ? "" : "try ")
            + (signature.effects.isAsync ? "await " : "")
        return (
            .init(
                head: heading,
                body: ["\(words)\(type).\(details.name)(\(arguments.joined(separator: ", ")))"]),
            modules
        )
    }
}
