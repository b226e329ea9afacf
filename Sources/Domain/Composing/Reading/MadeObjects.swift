import Codebase

/// What a type is in whose code objects are put together in plain Swift.
enum ManualRootKind {
    /// Where a program starts.
    case entry
    /// What its name says is a root.
    case root
    /// A component or a builder of RIBs.
    case rib
    /// What its name says makes objects for others, which is no root of its own.
    case factory
    /// What an entry point makes: a root view or a coordinator, whose initializer or `start()` puts
    /// objects together.
    case started

    /// How many objects it has to make to count as a root.
    var least: Int {
        switch self {
        case .entry, .rib, .started: 1
        case .root: 2
        case .factory: .max
        }
    }

    /// Whether a member of such a type may put objects together.
    func isRead(_ member: OutlineDeclaration) -> Bool {
        self != .started || member.isStarting
    }
}

/// Tells what members of roots in plain Swift make.
struct MadeObjects {
    let typeOf: TypeOfExpression
    /// Whether the codebase declares a type of a name.
    let declares: (String) -> Bool

    /// An object with the names of the members and constants that it is made with.
    struct Made {
        var registration: Registration
        var uses: Set<String>
        /// The line of the initializer or function in which it is made; nil if its names are those of members
        /// alone.
        var scope: Int?
        /// Whether it is a constant that only its scope sees.
        var isLocal = false

        /// Whether another one can be meant where this one is made.
        func sees(_ other: Made) -> Bool { !other.isLocal || other.scope == scope }
    }

    /// What a member makes: what it gives, and in entry points and builders what it holds in
    /// constants of its own.
    func made(
        by member: OutlineDeclaration, of part: OutlineIndex.Part, _ file: OutlinedFile,
        _ kind: ManualRootKind
    ) -> [Made] {
        let isOpen = kind == .entry || kind == .rib
        let locals =
            isOpen
            ? locals(of: member, part, file, kind) + kept(by: member, of: part, file, kind) : []
        if kind == .entry, member.kind == .`init` { return locals }
        if kind == .started || kind == .root && member.makes(part.declaration.name) {
            return parts(of: member, part, file)
        }
        guard let given = registration(member, of: part, file, kind) else { return locals }
        // A parameter, or a constant of its own, is not what a member of its name makes.
        let hidden =
            member.parameters.compactMap(\.name)
            + (locals.isEmpty ? member.namesOfConstants : [])
        let names = member.namesUsed.subtracting(hidden)
        return locals + [
            Made(
                registration: given,
                uses: names.union(locals.isEmpty ? [] : names.map { "\(member.name).\($0)" }))
        ]
    }

    /// What a root is made of: what its initializer, or the function that makes it, sets, holds in
    /// constants or hands over.
    private func parts(
        of member: OutlineDeclaration, _ part: OutlineIndex.Part, _ file: OutlinedFile
    ) -> [Made] {
        let properties = typeOf.index.parts(of: part.path).flatMap(\.declaration.members)
        return (member.body ?? []).flatMap { statement in
            statement.values(making: part.declaration.name)
        }.compactMap { name, value in
            var made = OutlineDeclaration(kind: .let, name: name, line: value.line)
            made.value = value
            made.type = properties.first { $0.name == name && $0.kind != .func }?.type
            return registration(made, of: part, file, .root).map { one in
                var one = one
                let isKept = member.kind == .`init` || made.type != nil
                if member.isStarting, !isKept { one.lifetime = .call }
                return Made(
                    registration: one, uses: made.namesUsed, scope: member.line,
                    isLocal: member.namesOfConstants.contains(name))
            }
        }
    }

    /// What an entry point makes in its initializer or in a function and keeps in a property of its own.
    private func kept(
        by member: OutlineDeclaration, of part: OutlineIndex.Part, _ file: OutlinedFile,
        _ kind: ManualRootKind
    ) -> [Made] {
        guard kind == .entry, let body = member.body,
            member.kind == .func || member.kind == .`init`
        else { return [] }
        let stored = typeOf.index.parts(of: part.path).flatMap(\.declaration.members)
            .filter { ($0.kind == .let || $0.kind == .var) && $0.body == nil && $0.value == nil }
        return body.compactMap { statement in
            guard case .expression(let expression) = statement.kind,
                case .operation("=", let target, let value) = expression.kind,
                let name = target.ownName, let property = stored.first(where: { $0.name == name })
            else { return nil }
            var made = OutlineDeclaration(kind: .let, name: name, line: value.line)
            made.value = value
            made.type = property.type
            return registration(made, of: part, file, kind).map {
                Made(
                    registration: $0,
                    uses: made.namesUsed.subtracting(member.parameters.compactMap(\.name)))
            }
        }
    }

    /// How many objects of the codebase some members make, those among arguments too.
    func count(in members: [OutlineDeclaration]) -> Int {
        var count = 0
        for member in members {
            ExpressionSearch.visit(member) { expression in
                guard case .call(let callee, _) = expression.kind,
                    case .name(let name, _) = callee.kind, TypeText.looksLikeType(name),
                    declares(name)
                else { return }
                count += 1
            }
        }
        return count
    }

    private func locals(
        of member: OutlineDeclaration, _ part: OutlineIndex.Part, _ file: OutlinedFile,
        _ kind: ManualRootKind
    ) -> [Made] {
        guard member.kind == .func, let body = member.body else { return [] }
        return body.compactMap { statement in
            guard case .declaration(let local) = statement.kind, local.value != nil,
                var one = registration(local, of: part, file, kind)
            else { return nil }
            one.lifetime = .call
            one.name = .known("\(member.name).\(local.name)")
            return Made(
                registration: one, uses: Set(local.namesUsed.map { "\(member.name).\($0)" }))
        }
    }

    private func registration(
        _ member: OutlineDeclaration, of part: OutlineIndex.Part, _ file: OutlinedFile,
        _ kind: ManualRootKind
    ) -> Registration? {
        guard member.kind == .var || member.kind == .let || member.kind == .func else { return nil }
        var frame = WalkFrame(file: file)
        frame.owner = [part.path]
        var made = member.value.flatMap { typeOf.typeName(of: $0, frame) }
        if let body = member.body, made == nil { made = typeOf.result(of: body, frame) }
        // `.init(…)` makes what the declaration says.
        if made == nil, member.value != nil || member.body != nil {
            made = member.type.map(typeOf.key)
        }
        guard let made, declares(TypeText.baseName(made)), member.constructs(made),
            // A case that is read from its raw value is no object.
            !typeOf.index.parts(of: TypeText.baseName(made)).contains(where: {
                $0.declaration.kind == .enum
            })
        else { return nil }
        var registration = Registration(
            type: member.type.map(typeOf.key) ?? made,
            lifetime: lifetime(of: member, kind, among: part), container: part.path,
            place: CompositionPlace(file: file.file, line: member.line), style: .manual,
            module: file.module)
        registration.implementation = made
        registration.owner = part.path
        registration.name = .known(member.name)
        registration.arguments = member.parameters.map { $0.type.map(typeOf.key) ?? "_" }
        return registration
    }

    private func lifetime(
        of member: OutlineDeclaration, _ kind: ManualRootKind, among part: OutlineIndex.Part
    ) -> Lifetime {
        let properties = typeOf.index.parts(of: part.path).flatMap(\.declaration.members)
            .filter { $0.kind == .var && $0.body == nil }
        if member.isShared { return .owner }
        if member.keepsWhatItMakes(in: properties) { return member.isStatic ? .app : .owner }
        if member.kind == .func || member.value == nil { return .call }
        if member.isStatic || kind == .entry { return .app }
        return .owner
    }
}

extension OutlineExpression {
    /// The name of a property of the type around it, as in `store` and `self.store`.
    fileprivate var ownName: String? {
        switch kind {
        case .name(let name, _): name
        case .member(let base?, let name, _): base.calledName == "self" ? name : nil
        default: nil
        }
    }
}

extension OutlineStatement {
    /// The values that it gives names, and those that it hands to the initializer of a type.
    fileprivate func values(making type: String) -> [(name: String, value: OutlineExpression)] {
        switch kind {
        case .declaration(let local): return local.value.map { [(local.name, $0)] } ?? []
        case .expression(let expression), .leave("return", let expression?):
            if case .operation("=", let place, let value) = expression.kind {
                return place.calledName.map { [($0, value)] } ?? []
            }
            guard case .call(let callee, let arguments) = expression.kind,
                [type, "Self", "init"].contains(callee.calledName)
            else { return [] }
            return arguments.compactMap { argument in argument.label.map { ($0, argument.value) } }
        default: return []
        }
    }
}

extension OutlineDeclaration {
    /// Whether it is an initializer, or starts what its type is for.
    fileprivate var isStarting: Bool {
        kind == .`init` || kind == .func && name.hasPrefix("start")
    }

    /// Whether it makes an instance of the type that it is a member of.
    fileprivate func makes(_ owner: String) -> Bool {
        if kind == .`init` { return true }
        guard kind == .func, modifiers.contains("static"), let type else { return false }
        return ["Self", owner].contains(TypeText.key(type))
    }

    /// The names of the constants and variables that its body declares.
    fileprivate var namesOfConstants: [String] {
        (body ?? []).compactMap { statement in
            guard case .declaration(let local) = statement.kind, local.kind != .func else {
                return nil
            }
            return local.name
        }
    }

    /// The names that it reads or calls and that may be members of its own type.
    fileprivate var namesUsed: Set<String> {
        var found: Set<String> = []
        ExpressionSearch.visit(self) { expression in
            switch expression.kind {
            case .name(let name, _): found.insert(name)
            case .member(let base?, let name, _):
                if ["self", "Self"].contains(base.calledName) { found.insert(name) }
            default: break
            }
        }
        return found
    }

    /// Whether its body sets a stored property, as one does that makes an object the first time only.
    fileprivate func keepsWhatItMakes(in properties: [OutlineDeclaration]) -> Bool {
        guard kind == .var, body != nil else { return false }
        let stored = Set(properties.map(\.name))
        var keeps = false
        ExpressionSearch.visit(self) { expression in
            if case .operation("=", let target, _) = expression.kind, let name = target.calledName,
                stored.contains(name)
            {
                keeps = true
            }
        }
        return keeps
    }

    /// Whether it is a property of a component that makes its object once: `shared { … }`.
    fileprivate var isShared: Bool {
        guard let body, body.count == 1 else { return false }
        let given: OutlineExpression? =
            switch body[0].kind {
            case .expression(let only): only
            case .leave("return", let value): value
            default: nil
            }
        guard case .call(let callee, _)? = given?.kind else { return false }
        return callee.calledName == "shared"
    }

    /// Whether it calls an initializer of a type.
    fileprivate func constructs(_ type: String) -> Bool {
        var found = false
        ExpressionSearch.visit(self) { expression in
            guard case .call(let callee, _) = expression.kind else { return }
            let name = callee.calledName
            if name == TypeText.baseName(type) || name == "init" || name == "State"
                || name == "StateObject"
            {
                found = true
            }
        }
        return found
    }
}
