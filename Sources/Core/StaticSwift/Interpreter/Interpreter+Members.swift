import SwiftSyntax

extension Interpreter {
    func evaluate(
        _ node: MemberAccessExprSyntax, in scope: Scope
    ) throws(Interruption) -> Value {
        let name = node.declName.baseName.identifierText
        guard let base = node.base else {
            return implicit(name, arguments: nil, at: Syntax(node), in: scope)
        }
        if base.is(SuperExprSyntax.self) {
            return try accessSuper(name, in: scope, at: Syntax(node))
        }
        let value = try evaluateBase(base, in: scope)
        if let labels = node.declName.labels, let method = method(name, labels: labels, of: value) {
            return method
        }
        let found = try access(name, of: value, at: Syntax(node))
        return labelled(found, as: node.declName)
    }

    /// The method that `value.name(label:)` names.
    private func method(_ name: String, labels: [String?], of value: Value) -> Value? {
        for type in lineage(of: value) {
            let functions = type.functions(named: name, isStatic: false)
                .filter { $0.parameters.map(\.label) == labels }
            guard !functions.isEmpty else { continue }
            let body = FunctionValue.Body.declared(
                functions, selfSlot: allocate(value, kind: .constant))
            return .function(FunctionValue(body: body, labels: labels, owner: type.name))
        }
        return nil
    }

    /// A function value with the labels that `name(label:)` gives its arguments.
    func labelled(_ value: Value, as name: DeclReferenceExprSyntax) -> Value {
        guard case .function(var function) = value, let labels = name.labels else { return value }
        function.labels = labels
        return .function(function)
    }

    func implicit(
        _ name: String, arguments: [Argument]?, at node: Syntax, in scope: Scope
    ) -> Value {
        .implicit(
            ImplicitMember(name: name, arguments: arguments, chain: [], node: node, scope: scope))
    }

    /// `value.name`, without a call.
    func access(_ name: String, of value: Value, at node: Syntax) throws(Interruption) -> Value {
        switch value {
        case .unknown(let cause):
            try loseIfActing(callOf: name, cause)
            return effects.declares(name) ? .unknown(cause.foreign(false)) : value
        case _ where name == "self": return value
        case .type(let type): return try staticMember(name, of: type, arguments: nil, at: node)
        case .implicit(let member):
            return .implicit(member.followed(by: ChainLink(name: name, arguments: nil)))
        default: break
        }
        if let found = try member(name, of: value, selfSlot: nil, at: node) { return found }
        if case .optional(let wrapped?) = value { return try access(name, of: wrapped, at: node) }
        switch value {
        case .function, .tuple, .record, .reference:
            return .unknown(unknown(node, "it has no member `\(name)`"))
        default: break
        }
        return .function(FunctionValue(body: .method(value, name)))
    }

    /// A property, or a method as a function value; `nil` if the value has no such member.
    func member(
        _ name: String, of value: Value, selfSlot: Int?, at node: Syntax
    ) throws(Interruption) -> Value? {
        let instance = dereferenced(value)
        if case .tuple(let fields) = instance { return part(name, of: fields) }
        if case .record(let record) = instance, let field = record[name] { return field }
        if let found = try declaredMember(name, of: value, selfSlot: selfSlot, at: node) {
            return found
        }
        if case .record(let record) = instance,
            let found = try recordMember(name, of: record, at: node)
        {
            return found
        }
        if let found = try standardProperty(name, of: instance, at: node) { return found }
        return try dynamicMember(name, of: value, at: node)
    }

    private func part(_ name: String, of fields: [Field]) -> Value? {
        if let field = fields.first(where: { $0.label == name }) { return field.value }
        guard let index = Int(name), fields.indices.contains(index) else { return nil }
        return fields[index].value
    }

    private func declaredMember(
        _ name: String, of value: Value, selfSlot: Int?, at node: Syntax
    ) throws(Interruption) -> Value? {
        if let cause = ambiguity(of: name, in: lineage(of: value), for: value, at: node) {
            return .unknown(cause)
        }
        for type in lineage(of: value) {
            if let computed = type.computed.member(named: name, from: node) {
                let slot = selfSlot ?? allocate(value, kind: .constant)
                return try run(computed, owner: type.name, selfSlot: slot, at: node)
            }
            let functions = type.functions(named: name, isStatic: false)
            if !functions.isEmpty {
                let slot = selfSlot ?? allocate(value, kind: .constant)
                return .function(FunctionValue(body: .declared(functions, selfSlot: slot)))
            }
        }
        return nil
    }

    /// Why it is not known which of several members of a name is meant: what is declared for some
    /// instances only, or both in a type and for a protocol that does not require it.
    func ambiguity(
        of name: String, in lineage: [TypeDeclaration], for value: Value, at node: Syntax
    ) -> Unknown? {
        guard lineage.count > 1 else { return nil }
        let declares = { (type: TypeDeclaration) in
            type.computed[name] != nil || !type.functions(named: name, isStatic: false).isEmpty
                || type.stored.contains { $0.name == name }
        }
        let declaring = lineage.filter(declares)
        let isHidden =
            declaring.count > 1 && declaring.dropFirst().contains { $0.kind == .contract }
            && declaring.first?.kind != .addition
            && !lineage.contains { $0.requirements.contains(name) }
            && mayBeStaticTypes(declaring.dropFirst().filter { $0.kind == .contract }, at: node)
        let isUndecided = isUndecided(name, in: lineage, at: node, declares: declares) {
            self.holds($0, for: value)
        }
        guard isHidden || isUndecided else { return nil }
        return unknown(node, "which of several members named `\(name)` is meant is not known")
    }

    /// Whether a value may be known by one of some protocols only: then what it declares itself hides
    /// nothing.
    private func mayBeStaticTypes(_ protocols: [TypeDeclaration], at node: Syntax) -> Bool {
        let names = Set(protocols.map { $0.name.split(separator: ".").last.map(String.init) ?? "" })
        return !valueTypes.names.isDisjoint(with: names) || node.isInExtension(of: names)
    }

    private func recordMember(
        _ name: String, of record: Record, at node: Syntax
    ) throws(Interruption) -> Value? {
        if let property = library.types[record.type]?.property(name) {
            return property.initial.map { self.value(of: $0, at: node) } ?? Value.none
        }
        guard let type = declarations.type(record.type) else {
            let isRaw = name == "rawValue" && library.types[record.type]?.hasRawValues ?? false
            return isRaw ? .string(record.member) : nil
        }
        if name == "rawValue", type.kind == .enumeration {
            return try rawValue(of: record.member, in: type)
        }
        return nil
    }

    /// The name under which extensions of a value's type are filed.
    func typeName(of value: Value) -> String? {
        switch dereferenced(value) {
        case .bool: "Bool"
        case .integer: "Int"
        case .double: "Double"
        case .string: "String"
        case .optional: "Optional"
        case .array: "Array"
        case .set: "Set"
        case .dictionary: "Dictionary"
        case .range: "Range"
        case .record(let record): record.type
        default: nil
        }
    }

    /// The instance a reference refers to; other values as they are.
    func dereferenced(_ value: Value) -> Value {
        guard case .reference(let slot) = value else { return value }
        return heap[slot].value ?? value
    }

    /// Runs the getter of a computed property.
    func run(
        _ property: TypeDeclaration.ComputedProperty, owner: String?, selfSlot: Int?,
        at node: Syntax
    ) throws(Interruption) -> Value {
        let scope = Scope(parent: globals, owner: owner, selfSlot: selfSlot)
        let value = try runBody(property.body, in: scope, builder: property.builder, at: node)
        return try convert(value, to: property.type, at: node)
    }

    /// Runs the body of a function; a single expression is its result.
    func runBody(
        _ body: CodeBlockItemListSyntax, in scope: Scope, builder: String? = nil, at node: Syntax
    ) throws(Interruption) -> Value {
        if let builder, !body.returns {
            return try build(body, with: builder, in: scope, at: node)
        }
        let start = pendingExits.count
        var result: Value
        switch try execute(body, in: scope) {
        case .normal(let value): result = value ?? .void
        case .returned(let value): result = value
        case .broke, .continued, .fellThrough, .threw: result = .void
        }
        let early = mergePendingExits(since: start) {
            if case .returned = $0 { true } else { false }
        }
        for exit in early {
            guard case .returned(let value) = exit.completion else { continue }
            result = merged(result, value, because: exit.cause)
        }
        return result
    }
}

extension CodeBlockItemListSyntax {
    /// Whether it has a `return` of its own, which a result builder leaves alone.
    fileprivate var returns: Bool {
        contains { $0.item.is(ReturnStmtSyntax.self) }
    }
}

extension DeclReferenceExprSyntax {
    /// The labels in `name(label:_:)`; nil in a plain `name`.
    var labels: [String?]? {
        argumentNames?.arguments.map { $0.name.text == "_" ? nil : $0.name.identifierText }
    }
}

extension ImplicitMember {
    func followed(by link: ChainLink) -> ImplicitMember {
        ImplicitMember(
            name: name, arguments: arguments, chain: chain + [link], node: node, scope: scope,
            results: results)
    }
}
