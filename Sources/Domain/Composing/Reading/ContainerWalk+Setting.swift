import Codebase

/// A place that gives a property a value.
struct PropertyAssignment: Sendable {
    /// The property.
    let name: String
    /// The type whose property it is; nil if unknown.
    let owner: String?
    /// The type of the value; nil if unknown.
    let value: String?
}

extension ContainerWalk {
    /// Notes who sets a property that is watched.
    mutating func noteAssignment(
        of value: OutlineExpression, to target: OutlineExpression, _ frame: WalkFrame
    ) {
        if watched.isEmpty || value.kind == .literal("nil") { return }
        switch target.kind {
        case .name(let name, _) where watched.contains(name) && frame.locals[name] == nil:
            add(name, owner: frame.type, value, frame)
        case .member(let base, let name, _) where watched.contains(name):
            add(name, owner: base.flatMap { typeOf.typeName(of: $0, frame) }, value, frame)
        case .unwrapped(let inner, _): noteAssignment(of: value, to: inner, frame)
        case .list(let parts):
            for part in parts { noteAssignment(of: value, to: part, frame) }
        default: break
        }
    }

    private mutating func add(
        _ name: String, owner: String?, _ value: OutlineExpression, _ frame: WalkFrame
    ) {
        // Whatever stands for a generic parameter may have the property.
        let isGeneric = owner.map { frame.generics.contains(TypeText.key($0)) } == true
        assignments.append(
            PropertyAssignment(
                name: name, owner: isGeneric ? nil : owner, value: typeOf.typeName(of: value, frame)
            ))
    }

    /// What a key path leads to may be set through it.
    mutating func noteKeyPath(_ parts: [String]) {
        for name in parts where watched.contains(name) {
            assignments.append(PropertyAssignment(name: name, owner: nil, value: nil))
        }
    }

    /// Notes what can end the app while a registration makes its object.
    mutating func noteTrap(_ expression: OutlineExpression, _ frame: WalkFrame) {
        guard let number = frame.registration, !frame.isGuarding,
            let kind = CompositionTrap.Kind(expression)
        else { return }
        traps.append(
            CompositionTrap(
                kind: kind, owner: registrations[number].fullName,
                place: frame.place(expression.line), module: frame.file.module))
    }
}

extension OutlineStatement {
    /// Whether it is, or binds, what is asked of a container.
    var mentionsResolving: Bool {
        var found = false
        ExpressionSearch.visit(self) { expression in
            guard case .call(let callee, _) = expression.kind, let name = callee.calledName else {
                return
            }
            if name.lowercased().contains("resolve") { found = true }
        }
        return found
    }
}
