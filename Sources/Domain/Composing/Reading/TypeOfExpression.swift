import Codebase

/// Tells the types of expressions, as far as the outlines that were read do.
struct TypeOfExpression: Sendable {
    let index: OutlineIndex

    /// The key of the type of a value; nil if unknown.
    func typeName(
        of expression: OutlineExpression, _ frame: WalkFrame, depth: Int = 0
    ) -> String? {
        guard depth < 8 else { return nil }
        switch expression.kind {
        case .name(let name, _): return type(ofName: name, frame, depth)
        case .member(let base?, let name, _):
            if name == "init" { return nil }
            if let type = metatype(base, frame) {
                if TypeText.looksLikeType(name) { return nil }
                return member(name, of: type, frame, depth) ?? (name == "shared" ? type : nil)
            }
            guard let type = typeName(of: base, frame, depth: depth + 1) else { return nil }
            return member(name, of: type, frame, depth)
        case .call(let callee, let arguments):
            return result(of: callee, with: arguments, in: frame, depth: depth)
        case .unwrapped(let inner, _), .attempt(let inner, _):
            return typeName(of: inner, frame, depth: depth + 1)
        case .cast(_, let type, _): return key(type)
        case .operation("??", let left, let right):
            return typeName(of: left, frame, depth: depth + 1)
                ?? typeName(of: right, frame, depth: depth + 1)
        case .choice(let statements): return result(ofChoice: statements, frame, depth: depth)
        case .literal(let text):
            return text == "nil" ? nil : Int(text) != nil ? "Int" : nil
        default: return nil
        }
    }

    func key(_ text: String) -> String { index.meant(TypeText.key(text)) }

    /// The same where it is written.
    func key(_ text: String, in frame: WalkFrame) -> String {
        index.meant(TypeText.key(text), in: frame.type)
    }

    /// The type that stands before a dot or a call; nil for a value.
    func metatype(_ expression: OutlineExpression, _ frame: WalkFrame) -> String? {
        switch expression.kind {
        case .name(let name, let generics):
            if name == "Self" { return frame.type }
            guard TypeText.looksLikeType(name), frame.locals[name] == nil else { return nil }
            let text = generics.isEmpty ? name : name + "<" + generics.joined(separator: ",") + ">"
            return key(text)
        case .member(let base?, let name, let generics):
            guard TypeText.looksLikeType(name) else { return nil }
            let text = generics.isEmpty ? name : name + "<" + generics.joined(separator: ",") + ">"
            return metatype(base, frame).map { $0 + "." + TypeText.key(text) } ?? key(text)
        case .metatype(let type): return key(type)
        default: return nil
        }
    }

    private func type(ofName name: String, _ frame: WalkFrame, _ depth: Int) -> String? {
        if name == "self" { return frame.type }
        if let local = frame.locals[name] {
            if let type = local.type { return key(type) }
            return local.value.flatMap { typeName(of: $0, frame, depth: depth + 1) }
        }
        if let owner = frame.type, let type = member(name, of: owner, frame, depth) { return type }
        return index.global(name).flatMap { type(of: $0, in: nil, frame, depth) }
    }

    /// The type of a property or of what a function gives.
    func member(_ name: String, of type: String, _ frame: WalkFrame, _ depth: Int = 0) -> String? {
        let members = index.members(of: type, named: name)
        guard let one = members.first else {
            // Swinject's assembler hands out its container by this name.
            return TypeText.baseName(type) == "Assembler" && name == "resolver" ? "Resolver" : nil
        }
        return self.type(of: one, in: type, frame, depth)
    }

    private func type(
        of declaration: OutlineDeclaration, in owner: String?, _ frame: WalkFrame, _ depth: Int
    ) -> String? {
        if let type = declaration.type {
            return TypeText.key(type) == "Self" ? owner : key(type)
        }
        guard let value = declaration.value else {
            return declaration.attribute("Environment")?.arguments.first?.value.metatypeText
                .map(key)
        }
        var inner = WalkFrame(file: frame.file)
        inner.owner = owner.map { [$0] } ?? []
        return typeName(of: value, inner, depth: depth + 1)
    }

    private func result(
        of callee: OutlineExpression, with arguments: [OutlineArgument], in frame: WalkFrame,
        depth: Int
    ) -> String? {
        if case .member(let base?, "init", _) = callee.kind { return metatype(base, frame) }
        // What is asked for by its type is of that type.
        if callee.calledName?.lowercased().contains("resolve") == true,
            let type = arguments.lazy.compactMap(\.value.metatypeText).first
        {
            return key(type)
        }
        // Factory's `resolve(\Container.store)`.
        if callee.kind == .name("resolve", generics: []),
            case .keyPath(let root?, let parts)? = arguments.first?.value.kind,
            let name = parts.last
        {
            return index.members(of: root, named: name).first?.type.flatMap(madeByFactory)
        }
        if let type = metatype(callee, frame) { return type }
        // Components of Needle and RIBs make an object once: `shared { Store() }`.
        if callee.calledName == "shared", case .closure(let closure)? = arguments.last?.value.kind {
            return result(of: closure, frame, depth: depth + 1)
        }
        switch callee.kind {
        case .closure(let closure): return result(of: closure, frame, depth: depth + 1)
        case .name(let name, _):
            if frame.locals[name] != nil { return nil }
            if let type = frame.functions[name] { return key(type) }
            let own = frame.type.map { index.members(of: $0, named: name) } ?? []
            let found = (own.isEmpty ? index.functions(named: name) : own).filter {
                $0.kind == .func && $0.generics.isEmpty
            }
            return found.first?.type.map(key)
        case .member(let base?, let name, _):
            guard
                let type = metatype(base, frame) ?? typeName(of: base, frame, depth: depth + 1)
            else {
                return nil
            }
            let members = index.members(of: type, named: name)
            if let made = members.first?.type.flatMap(madeByFactory) { return made }
            let found = members.first { $0.kind == .func && $0.generics.isEmpty }
            return found?.type.map { TypeText.key($0) == "Self" ? type : key($0) }
        case .unwrapped(let inner, _):
            return result(of: inner, with: arguments, in: frame, depth: depth + 1)
        default: return nil
        }
    }

    /// The type of what a property of the library Factory makes; nil for any other type.
    private func madeByFactory(_ type: String) -> String? {
        guard ["Factory", "ParameterFactory"].contains(TypeText.baseName(TypeText.key(type)))
        else { return nil }
        return TypeText.arguments(TypeText.key(type)).last.map(key)
    }

    /// The type of what a closure gives, if all that it returns is of one type.
    func result(of closure: OutlineClosure, _ frame: WalkFrame, depth: Int = 0) -> String? {
        if let result = closure.result { return key(result) }
        return result(of: closure.body, frame, depth: depth)
    }

    /// The type of what a body gives; nil if it gives several.
    func result(
        of body: [OutlineStatement], _ frame: WalkFrame, depth: Int = 0
    ) -> String? {
        guard depth < 8 else { return nil }
        var frame = frame
        var found: Set<String?> = []
        if body.count == 1 {
            switch body[0].kind {
            case .expression(let only): return typeName(of: only, frame, depth: depth + 1)
            // A lone `#if` gives what its branches give, as a lone `if` does.
            case .branch(_, let bodies)
            where bodies.count > 1 && !bodies.contains(where: \.returns):
                return result(ofChoice: body, frame, depth: depth + 1)
            default: break
            }
        }
        for statement in body {
            switch statement.kind {
            case .declaration(let declaration):
                frame.locals[declaration.name] = WalkFrame.Local(
                    type: declaration.type, value: declaration.value)
            case .leave("return", let value?):
                found.insert(typeName(of: value, frame, depth: depth + 1))
            case .branch(let first, let bodies):
                for case .declaration(let declaration) in first.map(\.kind) {
                    frame.locals[declaration.name] = WalkFrame.Local(
                        type: declaration.type, value: declaration.value)
                }
                for body in bodies where body.returns {
                    found.insert(result(of: body, frame, depth: depth + 1))
                }
            default: break
            }
        }
        return found.count == 1 ? found.first ?? nil : nil
    }

    private func result(
        ofChoice statements: [OutlineStatement], _ frame: WalkFrame, depth: Int
    ) -> String? {
        guard case .branch(_, let bodies)? = statements.first?.kind else { return nil }
        let types = Set(bodies.map { result(of: $0, frame, depth: depth + 1) })
        if types.count == 1 { return types.first ?? nil }
        // Of `small ? Mini() : Full() as Parser` both are parsers.
        let casts = Set(bodies.compactMap(\.castType).map(key))
        return casts.count == 1 ? casts.first : nil
    }
}

extension [OutlineStatement] {
    /// The type that all it gives is converted to by `as`; nil where that is not written.
    fileprivate var castType: String? {
        guard count == 1, case .expression(let only) = self[0].kind,
            case .cast(_, let type, mark: "") = only.kind
        else { return nil }
        return type
    }
}

extension [OutlineStatement] {
    /// Whether a `return` with a value stands in it.
    fileprivate var returns: Bool {
        contains { statement in
            switch statement.kind {
            case .leave("return", _?): true
            case .branch(_, let bodies): bodies.contains(where: \.returns)
            default: false
            }
        }
    }

    /// Whether the program ends where they end: `fatalError` and its like.
    var endsProgram: Bool {
        contains { statement in
            switch statement.kind {
            case .expression(let expression):
                if case .call(let callee, _) = expression.kind {
                    return ["fatalError", "preconditionFailure"].contains(callee.calledName)
                }
                return false
            case .leave("return", let value?):
                if case .call(let callee, _) = value.kind {
                    return ["fatalError", "preconditionFailure"].contains(callee.calledName)
                }
                return false
            default: return false
            }
        }
    }
}
