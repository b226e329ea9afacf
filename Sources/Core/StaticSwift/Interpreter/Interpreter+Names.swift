import SwiftSyntax

extension Interpreter {
    func lookUp(_ name: String, in scope: Scope, at node: Syntax) throws(Interruption) -> Value {
        if let labels = node.as(DeclReferenceExprSyntax.self)?.labels,
            let function = try function(name, labels: labels, in: scope)
        {
            return function
        }
        if let slot = try slot(named: name, in: scope, at: node) {
            return heap[slot].value
                ?? .unknown(
                    unknown(
                        node,
                        "it is used before it is "
                            + "initialised"))
        }
        if let value = try lookUpInScopes(name, scope, at: node) { return value }
        return try lookUpGlobal(name, in: scope, at: node)
    }

    /// The function that `name(label:)` means: variables of the base name are passed over.
    func function(
        _ name: String, labels: [String?], in scope: Scope
    ) throws(Interruption) -> Value? {
        let fits = { (function: FunctionDeclaration) in function.parameters.map(\.label) == labels }
        var next: Scope? = scope
        while let current = next {
            var found = current.functions(named: name, where: fits)
            var selfSlot = current.selfSlot
            if let owner = current.owner, current.parent?.owner != owner, found.isEmpty {
                let types = members(of: owner, selfSlot)
                found = types.flatMap { $0.functions(named: name, isStatic: false) }.filter(fits)
                if found.isEmpty || selfSlot == nil {
                    found = types.flatMap { $0.functions(named: name, isStatic: true) }.filter(fits)
                    selfSlot = nil
                }
            }
            if !found.isEmpty {
                let body = FunctionValue.Body.declared(found, selfSlot: selfSlot)
                return .function(FunctionValue(body: body, labels: labels, owner: current.owner))
            }
            next = current.parent
        }
        return nil
    }

    /// The slot of a variable: local, static, or global.
    func slot(named name: String, in scope: Scope, at node: Syntax) throws(Interruption) -> Int? {
        var next: Scope? = scope
        while let current = next {
            if current === globals, let own = globalLazy.own(named: name, from: node) {
                return try globalSlot(own, from: node)
            }
            if let slot = current.slot(named: name), current !== globals || isInMain(node) {
                return slot
            }
            if current.computed(named: name) != nil { return nil }
            if current.functions(named: name) != nil { return nil }
            // Members of the type stand between its functions' variables and the globals.
            if let owner = current.owner, current.parent?.owner != owner {
                if let selfSlot = current.selfSlot, hasMember(name, of: selfSlot) { return nil }
                if let slot = try staticSlot(name, of: owner, at: node) { return slot }
                if hasStatic(name, of: owner) { return nil }
                if node.isCalled, library.types[owner]?.constructor(name) != nil { return nil }
            }
            next = current.parent
        }
        guard let property = globalLazy.member(named: name, from: node) else { return nil }
        return try globalSlot(property, from: node)
    }

    /// Whether a node sees what the main file's statements declare, which helpers do not.
    func isInMain(_ node: Syntax) -> Bool { !helpers.contains(node.root.id) }

    /// Whether a type has a static function, computed property or case that hides outer names.
    private func hasStatic(_ name: String, of owner: String) -> Bool {
        declarations.lineage(of: owner).contains { type in
            ([type] + type.parts).contains {
                $0.hasStatic(name) && $0.staticStored[name] == nil
                    || $0.enumCase(named: name) != nil
            }
        }
    }

    private func hasMember(_ name: String, of selfSlot: Int) -> Bool {
        guard let value = heap[selfSlot].value else { return false }
        if case .record(let record) = dereferenced(value),
            record[name] != nil || library.types[record.type]?.property(name) != nil
        {
            return true
        }
        return lineage(of: value).contains { type in
            // An initializer has yet to set what has no value.
            type.stored.contains { $0.name == name } || type.computed[name] != nil
                || !type.functions(named: name, isStatic: false).isEmpty
        }
    }

    private func lookUpInScopes(
        _ name: String, _ scope: Scope, at node: Syntax
    ) throws(Interruption) -> Value? {
        var next: Scope? = scope
        while let current = next {
            if name == "self", let selfSlot = current.selfSlot { return heap[selfSlot].value }
            if let property = current.computed(named: name) {
                let value = try runBody(
                    property.body, in: Scope(parent: current), builder: property.builder, at: node)
                return try convert(value, to: property.type, at: node)
            }
            if let functions = current.functions(named: name) {
                return .function(
                    FunctionValue(body: .declared(functions, selfSlot: current.selfSlot)))
            }
            if let owner = current.owner, current.parent?.owner != owner,
                let value = try lookUpMember(name, owner, current.selfSlot, at: node)
            {
                return value
            }
            next = current.parent
        }
        return nil
    }

    private func lookUpMember(
        _ name: String, _ owner: String, _ selfSlot: Int?, at node: Syntax
    ) throws(Interruption) -> Value? {
        if name == "Self" || (name == "self" && selfSlot == nil) {
            // In an extension of a protocol it is the type of the instance.
            let dynamic = selfSlot.flatMap { heap[$0].value }.flatMap { typeName(of: $0) }
            return .type(.named(dynamic ?? owner))
        }
        if let selfSlot, let value = heap[selfSlot].value,
            let member = try member(name, of: value, selfSlot: selfSlot, at: node)
        {
            return member
        }
        return try outerStatics(name, owner, at: node)
    }

    /// Static members of a type or of the types around it.
    private func outerStatics(
        _ name: String, _ owner: String, at node: Syntax
    ) throws(Interruption) -> Value? {
        var type: String? = owner
        while let current = type {
            if let value = try declaredStatic(name, of: current, arguments: nil, at: node) {
                return value
            }
            type = current.lastIndex(of: ".").map { String(current[..<$0]) }
        }
        return nil
    }

    private func lookUpGlobal(
        _ name: String, in scope: Scope, at node: Syntax
    ) throws(Interruption) -> Value {
        if let computed = globalComputed.member(named: name, from: node) {
            return try run(computed, owner: nil, selfSlot: nil, at: node)
        }
        let type =
            name == "Element"
            ? elementType(around: node)
            : declarations.resolver.named(name, in: scope.owner, at: node)
        if isKnown(type) || StandardNames.types.contains(name) { return .type(type) }
        if library.modules.contains(name) || conditions.conditions.modules.contains(name) {
            return .type(.named(name))
        }
        if StandardNames.functions.contains(name) {
            return .function(FunctionValue(body: .builtin(name)))
        }
        if StandardNames.operators.contains(name) {
            return .function(FunctionValue(body: .operator(name)))
        }
        if let selfSlot = scope.selfSlot, let value = heap[selfSlot].value,
            typeName(of: value).map(StandardNames.types.contains) ?? false
        {
            return .function(FunctionValue(body: .method(value, name)))
        }
        if let found = try libraryStatic(name, around: scope.owner, at: node) { return found }
        // A type of another module makes values of its own; a function may be any of the program's.
        let isType = name.first?.isUppercase ?? false
        return .unknown(unknown(node, "nothing with this name is known").foreign(isType))
    }

    /// What an extension of a library's type, or a type in one, calls by its bare name.
    private func libraryStatic(
        _ name: String, around owner: String?, at node: Syntax
    ) throws(Interruption) -> Value? {
        var type = owner
        while let current = type {
            if let library = library.types[current],
                library.constructor(name) != nil || library.statics[name] != nil
            {
                return try libraryMember(name, of: library, arguments: nil, at: node)
            }
            // Of such a type nothing is looked at, so that what it makes by this name is enough.
            if let library = library.types[current], library.isOpaque, node.isCalled {
                return .function(FunctionValue(body: .staticMember(.named(current), name)))
            }
            type = current.lastIndex(of: ".").map { String(current[..<$0]) }
        }
        return nil
    }

    /// What `Element` means in an extension of a collection.
    private func elementType(around node: Syntax) -> TypeReference {
        var next: Syntax? = node
        while let current = next {
            next = current.parent
            guard let addition = current.as(ExtensionDeclSyntax.self) else { continue }
            let extended = declarations.resolver.reference(addition.extendedType, in: nil)
            if case .array(let element) = extended { return element }
            for requirement in addition.genericWhereClause?.requirements ?? [] {
                guard case .sameTypeRequirement(let same) = requirement.requirement,
                    same.leftType.trimmedDescription == "Element",
                    let right = same.rightType.as(TypeSyntax.self)
                else { continue }
                return declarations.resolver.reference(right, in: nil)
            }
        }
        return .named("Element")
    }

    /// Whether the program, the library or the standard library has the type.
    func isKnown(_ type: TypeReference) -> Bool {
        guard case .named(let name) = type else { return true }
        return declarations.type(name) != nil || library.types[name] != nil
    }
}

// MARK: - Lazy variables

extension Interpreter {
    private func globalSlot(
        _ property: TypeDeclaration.StoredProperty, from node: Syntax
    ) throws(Interruption) -> Int? {
        let isOwn = globalLazy.own(named: property.name, from: node) != nil
        let file = isOwn ? position(of: node.root).file + ":" : ""
        return try lazySlot(property, key: file + property.name, scope: globals)
    }

    /// The slot of a static stored property.
    func staticSlot(
        _ name: String, of owner: String, at node: Syntax
    ) throws(Interruption) -> Int? {
        for type in declarations.lineage(of: owner) {
            guard let property = type.staticStored[name] else { continue }
            return try staticSlot(property, of: type, at: node)
        }
        return nil
    }

    /// The slot of a static property of one type, or of what is added to some of it.
    func staticSlot(
        _ property: TypeDeclaration.StoredProperty, of type: TypeDeclaration, at node: Syntax
    ) throws(Interruption) -> Int? {
        let scope = Scope(parent: globals, owner: type.name, selfSlot: nil)
        let part = declarations.type(type.name)?.parts.firstIndex { $0 === type }
        let key = "\(type.name).\(property.name)" + (part.map { "#\($0)" } ?? "")
        return try lazySlot(property, key: key, scope: scope)
    }

    private func lazySlot(
        _ property: TypeDeclaration.StoredProperty, key: String, scope: Scope
    ) throws(Interruption) -> Int? {
        if let slot = lazySlots[key] { return slot }
        guard let initial = property.initial else { return nil }
        guard lazyInProgress.insert(key).inserted else {
            throw .failed(unknown(initial, "it needs its own value"))
        }
        defer { lazyInProgress.remove(key) }
        let value = try evaluate(initial, in: scope)
        let converted = try convert(value, to: property.type ?? .any, at: initial)
        let slot = allocate(
            converted, type: property.type, kind: property.isConstant ? .constant : .variable)
        lazySlots[key] = slot
        return slot
    }
}

extension Syntax {
    /// Whether it is what a call calls.
    fileprivate var isCalled: Bool {
        parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == id
    }
}
