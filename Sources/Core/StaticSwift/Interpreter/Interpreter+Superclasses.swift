import SwiftSyntax

/// Classes above others: what they store, how they are initialized, and `super`.
extension Interpreter {
    /// The class of the program above another.
    func superclass(of type: TypeDeclaration) -> TypeDeclaration? {
        guard type.kind == .reference else { return nil }
        return type.inherited.lazy.compactMap { $0.nominalName.flatMap(self.declarations.type) }
            .first { $0.kind == .reference }
    }

    /// A class and those above it.
    private func chain(of type: TypeDeclaration) -> [TypeDeclaration] {
        var chain = [type]
        while let next = superclass(of: chain[chain.count - 1]), chain.count < 50 {
            chain.append(next)
        }
        return chain
    }

    /// The stored properties of a type, those of the classes above it first.
    func stored(
        of type: TypeDeclaration
    ) -> [(property: TypeDeclaration.StoredProperty, owner: TypeDeclaration)] {
        chain(of: type).reversed().flatMap { owner in owner.stored.map { ($0, owner) } }
    }

    /// The initializers of a type: its own, and those of the class above if it has no designated one.
    func initializers(of type: TypeDeclaration) -> [FunctionDeclaration] {
        let own = type.initializers
        guard own.allSatisfy(\.isConvenience), let above = superclass(of: type) else { return own }
        return own + initializers(of: above)
    }

    /// What an initializer does that does not say how the class above is initialized.
    func initializeSuperclass(
        after initializer: FunctionDeclaration, slot: Int, at node: Syntax
    ) throws(Interruption) {
        guard let owner = initializer.owner.flatMap(declarations.type), owner.kind == .reference,
            let above = superclass(of: owner)
        else { return }
        let text = initializer.body.description
        if text.contains("super.init") || text.contains("self.init") { return }
        _ = try initialize(above, [], slot: slot, at: node)
    }

    /// Runs an initializer of a class on an instance of it, or of one below.
    private func initialize(
        _ type: TypeDeclaration, _ arguments: [Argument], slot: Int, at node: Syntax
    ) throws(Interruption) -> Value {
        let all = initializers(of: type)
        if all.isEmpty, arguments.isEmpty { return .void }
        let best = overloads(of: all, arguments, at: node)
        guard best.count == 1,
            let result = try call(
                [best[0].function], arguments, selfSlot: slot, owner: best[0].function.owner,
                at: node)
        else {
            let cause = unknown(node, "which initialiser of the superclass this is is not known")
            try lose(cause)
            return .unknown(cause)
        }
        try initializeSuperclass(after: best[0].function, slot: slot, at: node)
        return result
    }

    /// `super.name(arguments)`.
    func callSuper(
        _ name: String, _ node: FunctionCallExprSyntax, in scope: Scope
    ) throws(Interruption) -> Value {
        let site = Syntax(node)
        let arguments = try arguments(of: node, named: name, in: scope)
        guard let slot = scope.selfSlot, let owner = scope.owner.flatMap(declarations.type),
            let above = superclass(of: owner)
        else { return try notEvaluated(site) }
        if name == "init" { return try initialize(above, arguments, slot: slot, at: site) }
        for type in declarations.lineage(of: above.name) {
            let functions = type.functions(named: name, isStatic: false)
            guard !functions.isEmpty,
                let result = try call(
                    functions, arguments, selfSlot: slot, owner: type.name, at: site)
            else { continue }
            return result
        }
        return try notEvaluated(site)
    }

    /// `super.name`.
    func accessSuper(
        _ name: String, in scope: Scope, at node: Syntax
    ) throws(Interruption) -> Value {
        guard let slot = scope.selfSlot, let owner = scope.owner.flatMap(declarations.type),
            let above = superclass(of: owner)
        else { return try notEvaluated(node) }
        for type in declarations.lineage(of: above.name) {
            if let computed = type.computed[name] {
                return try run(computed, owner: type.name, selfSlot: slot, at: node)
            }
            if type.stored.contains(where: { $0.name == name }), let value = heap[slot].value,
                case .record(let record) = dereferenced(value), let found = record[name]
            {
                return found
            }
        }
        return try notEvaluated(node)
    }

    private func notEvaluated(_ node: Syntax) throws(Interruption) -> Value {
        let cause = unknown(node, "what a superclass does is not evaluated")
        try lose(cause)
        return .unknown(cause)
    }
}
