import SwiftSyntax

/// What an expression leads to: something that can be written to, or only a value.
enum Located {
    case place(Place)
    case value(Value)
}

extension Interpreter {
    /// Evaluates an expression once, keeping track of the variable it is a part of.
    func locate(_ expression: ExprSyntax, in scope: Scope) throws(Interruption) -> Located {
        try nested(at: expression) { () throws(Interruption) in
            switch expression.as(ExprSyntaxEnum.self) {
            case .declReferenceExpr(let node):
                return try locate(node.baseName.identifierText, in: scope, at: Syntax(node))
            case .memberAccessExpr(let node):
                return try locate(node, in: scope)
            case .subscriptCallExpr(let node):
                return try locate(node, in: scope)
            case .forceUnwrapExpr(let node):
                return try unwrap(node.expression, in: scope, at: Syntax(node), isForced: true)
            case .optionalChainingExpr(let node):
                return try unwrap(node.expression, in: scope, at: Syntax(node), isForced: false)
            case .tupleExpr(let node) where node.elements.count == 1:
                guard let only = node.elements.first else { return .value(.void) }
                return try locate(only.expression, in: scope)
            default:
                return .value(try evaluateBase(expression, in: scope))
            }
        }
    }

    private func locate(
        _ name: String, in scope: Scope, at node: Syntax
    ) throws(Interruption) -> Located {
        if let slot = try slot(named: name, in: scope, at: node) {
            return .place(Place(slot: slot))
        }
        if let selfSlot = scope.selfSlot {
            if name == "self" { return .place(Place(slot: selfSlot)) }
            if let value = heap[selfSlot].value,
                case .record(let record) = dereferenced(value),
                record[name] != nil || isStoredProperty(name, of: record.type)
            {
                return .place(Place(slot: selfSlot, steps: [.field(name)]))
            }
        }
        return .value(try lookUp(name, in: scope, at: node))
    }

    private func isStoredProperty(_ name: String, of type: String) -> Bool {
        let types = declarations.lineage(of: type)
        if types.contains(where: { $0.stored.contains { $0.name == name } }) { return true }
        return library.types[type]?.property(name) != nil
    }

    private func locate(
        _ node: MemberAccessExprSyntax, in scope: Scope
    ) throws(Interruption) -> Located {
        guard let base = node.base else {
            return .value(try evaluateBase(ExprSyntax(node), in: scope))
        }
        let name = node.declName.baseName.identifierText
        let found = try locate(base, in: scope)
        if name == "self" { return found }
        switch found {
        case .place(let place):
            let value = try read(place, at: Syntax(node))
            guard isCollection(value), !isSettable(name, of: value) else {
                return .place(place.appending(.field(name)))
            }
            return .value(try access(name, of: value, at: Syntax(node)))
        case .value(.reference(let slot)):
            return .place(Place(slot: slot, steps: [.field(name)]))
        case .value(.type(let type)):
            if let owner = type.nominalName,
                let slot = try staticSlot(name, of: owner, at: Syntax(node))
            {
                return .place(Place(slot: slot))
            }
            return .value(
                try staticMember(name, of: type, arguments: nil, at: Syntax(node)))
        case .value(let value):
            return .value(try access(name, of: value, at: Syntax(node)))
        }
    }

    private func isCollection(_ value: Value) -> Bool {
        switch value {
        case .array, .set, .dictionary, .string, .range: true
        default: false
        }
    }

    /// Whether the program declares a computed property that can be set.
    private func isSettable(_ name: String, of value: Value) -> Bool {
        lineage(of: value).contains { $0.computed[name]?.setter != nil }
    }

    private func unwrap(
        _ expression: ExprSyntax, in scope: Scope, at node: Syntax, isForced: Bool
    ) throws(Interruption) -> Located {
        let found = try locate(expression, in: scope)
        let value =
            switch found {
            case .place(let place): try read(place, at: node)
            case .value(let value): value
            }
        if case .unknown(let cause) = value, let node = node.as(OptionalChainingExprSyntax.self) {
            try loseIfActing(chainAround: node, cause)
        }
        if case .optional(nil) = value {
            throw isForced ? .failed(unknown(node, "it is nil")) : .chainEnded
        }
        if case .place(let place) = found { return .place(place.appending(.unwrap)) }
        if case .optional(let wrapped?) = value { return .value(wrapped) }
        return .value(value)
    }

    private func locate(
        _ node: SubscriptCallExprSyntax, in scope: Scope
    ) throws(Interruption) -> Located {
        let base = try locate(node.calledExpression, in: scope)
        let arguments = try subscriptArguments(of: node, in: scope)
        guard case .place(let place) = base else {
            guard case .value(let value) = base else { return .value(.void) }
            return .value(try subscripted(value, arguments, at: node))
        }
        if arguments.count == 1, arguments[0].label == "keyPath",
            case .function(let function) = arguments[0].value,
            case .keyPath(let names) = function.body
        {
            return .place(names.reduce(place) { $0.appending(.field($1)) })
        }
        let value = try read(place, at: Syntax(node))
        guard lineage(of: value).allSatisfy(\.subscripts.isEmpty), let key = arguments.first else {
            return .value(try subscripted(value, arguments, at: node))
        }
        let initial = arguments.first { $0.label == "default" }?.value
        if case .range = key.value { return .value(try subscripted(value, arguments, at: node)) }
        return .place(place.appending(.index(key.value, default: initial)))
    }

    // MARK: Reading

    func read(_ place: Place, at node: Syntax) throws(Interruption) -> Value {
        var value =
            heap[place.slot].value ?? .unknown(unknown(node, "it is used before it is initialised"))
        for step in place.steps {
            switch step {
            case .field(let name): value = try access(name, of: value, at: node)
            case .index(let key, let initial):
                value = try element(of: value, at: key, default: initial, node: node)
            case .unwrap:
                guard case .optional(let wrapped) = value else { continue }
                guard let wrapped else { throw .failed(unknown(node, "it is nil")) }
                value = wrapped
            }
        }
        return value
    }
}
