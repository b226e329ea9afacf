import SwiftSyntax

extension Interpreter {
    func evaluate(
        _ node: FunctionCallExprSyntax, in scope: Scope
    ) throws(Interruption) -> Value {
        let callee = node.calledExpression
        if let empty = emptyCollection(node, in: scope) { return empty }
        if let member = callee.as(MemberAccessExprSyntax.self) {
            return try callMember(member, node, in: scope)
        }
        let site = Syntax(node)
        if let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.identifierText {
            return try callNamed(name, node, in: scope)
        }
        let function = try evaluateBase(callee, in: scope)
        return try call(function, try arguments(of: node, in: scope), at: site)
    }

    /// `[Target]()` and `[String: Int]()`.
    private func emptyCollection(_ node: FunctionCallExprSyntax, in scope: Scope) -> Value? {
        guard node.arguments.isEmpty, node.trailingClosure == nil else { return nil }
        let callee = node.calledExpression
        guard callee.is(ArrayExprSyntax.self) || callee.is(DictionaryExprSyntax.self) else {
            return nil
        }
        switch type(writtenAs: callee, in: scope) {
        case .array(let element): return .array(ListValue(elements: [], elementType: element))
        case .dictionary: return .dictionary(DictionaryValue(pairs: []))
        default: return nil
        }
    }

    private func callNamed(
        _ name: String, _ node: FunctionCallExprSyntax, in scope: Scope
    ) throws(Interruption) -> Value {
        let site = Syntax(node)
        let arguments = try arguments(of: node, named: name, in: scope)
        let function = try lookUp(name, in: scope, at: Syntax(node.calledExpression))
        if !isCallable(function),
            let called = try callFunction(name, besideVariable: arguments, site, in: scope)
        {
            return called
        }
        if !isCallable(function), let slot = scope.selfSlot, let own = heap[slot].value,
            typeName(of: own).map(StandardNames.types.contains) ?? false
        {
            // `first { … }` beside `first`.
            return try callMethod(name, at: Place(slot: slot), arguments, site: site)
        }
        if case .function(let value) = function, case .declared(_, .some) = value.body,
            !fits(value, arguments)
        {
            // A method hides others of its name only where its parameters fit.
            guard let global = globals.functions(named: name) else {
                guard let slot = scope.selfSlot else {
                    return try call(function, arguments, at: site)
                }
                return try callMethod(name, at: Place(slot: slot), arguments, site: site)
            }
            let outer = FunctionValue(body: .declared(global, selfSlot: nil))
            return try call(.function(outer), arguments, at: site)
        }
        if case .function(let value) = function, case .declared(_, nil) = value.body,
            let owner = value.owner, library.types[owner] != nil, !fits(value, arguments)
        {
            // An extension of a library's type may call what the library declares under the same name.
            return try staticMember(name, of: .named(owner), arguments: arguments, at: site)
        }
        if case .function(let value) = function, case .method(_, name) = value.body,
            let selfSlot = scope.selfSlot
        {
            // A method of a standard type, called on `self` without saying so.
            return try callMethod(name, at: Place(slot: selfSlot), arguments, site: site)
        }
        return try call(function, arguments, at: site)
    }

    /// Whether a value can be called without a method that the program declares for it.
    private func isCallable(_ value: Value) -> Bool {
        switch value {
        case .function, .type, .implicit: true
        case .optional(let wrapped?): isCallable(wrapped)
        case .unknown(let unknown): !unknown.isForeign
        default: false
        }
    }

    /// Calls a function that has its base name in common with a variable.
    private func callFunction(
        _ name: String, besideVariable arguments: [Argument], _ site: Syntax, in scope: Scope
    ) throws(Interruption) -> Value? {
        var next: Scope? = scope
        while let current = next {
            if let functions = current.functions(named: name),
                let result = try call(
                    functions, arguments, selfSlot: current.selfSlot, owner: nil, at: site)
            {
                return result
            }
            if let owner = current.owner, current.parent?.owner != owner,
                let result = try callMember(
                    name, of: owner, on: current.selfSlot, with: arguments, at: site)
            {
                return result
            }
            next = current.parent
        }
        return nil
    }

    private func callMember(
        _ name: String, of owner: String, on selfSlot: Int?, with arguments: [Argument],
        at site: Syntax
    ) throws(Interruption) -> Value? {
        for type in members(of: owner, selfSlot) {
            let isStatic = selfSlot == nil
            let functions = type.functions(named: name, isStatic: isStatic)
            guard functions.contains(where: { Binding.bind(arguments, to: $0.parameters) != nil })
            else { continue }
            if let selfSlot {
                return try callMethod(name, at: Place(slot: selfSlot), arguments, site: site)
            }
            return try call(functions, arguments, selfSlot: nil, owner: owner, at: site)
        }
        return nil
    }

    private func fits(_ function: FunctionValue, _ arguments: [Argument]) -> Bool {
        guard case .declared(let candidates, _) = function.body else { return true }
        return candidates.contains { Binding.bind(arguments, to: $0.parameters) != nil }
    }

    private func callMember(
        _ member: MemberAccessExprSyntax, _ node: FunctionCallExprSyntax, in scope: Scope
    ) throws(Interruption) -> Value {
        let name = member.declName.baseName.identifierText
        let site = Syntax(node)
        guard let base = member.base else {
            let arguments = try arguments(of: node, in: scope)
            return implicit(name, arguments: arguments, at: site, in: scope)
        }
        if base.is(SuperExprSyntax.self) {
            return try callSuper(name, node, in: scope)
        }
        if name == "init", base.trimmedDescription == "self", let slot = scope.selfSlot,
            let owner = scope.owner
        {
            return try delegate(to: owner, node, slot, in: scope)
        }
        let located = try locate(base, in: scope)
        let arguments = try arguments(of: node, named: name, in: scope)
        if base.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "lazy",
            arguments.contains(where: { acts($0.value) })
        {
            let cause = unknown(node, "when a lazy sequence is asked is not evaluated")
            try lose(cause)
            return .unknown(cause)
        }
        switch located {
        case .place(let place): return try callMethod(name, at: place, arguments, site: site)
        case .value(let value): return try callMethod(name, of: value, arguments, site: site)
        }
    }

    /// `self.init(…)` in an initializer.
    private func delegate(
        to owner: String, _ node: FunctionCallExprSyntax, _ slot: Int, in scope: Scope
    ) throws(Interruption) -> Value {
        let arguments = try arguments(of: node, in: scope)
        let made = try construct(.named(owner), arguments, at: Syntax(node))
        if case .optional(let wrapped) = made {
            guard let wrapped else { return .none }
            heap[slot].value = wrapped
        } else {
            heap[slot].value = made
        }
        return .void
    }

    /// The evaluated arguments of a call, trailing closures last.
    ///
    /// - Parameter name: What is called; some of its functions may evaluate arguments themselves.
    func arguments(
        of node: FunctionCallExprSyntax, named name: String? = nil, in scope: Scope
    ) throws(Interruption) -> [Argument] {
        var result: [Argument] = []
        let delayed = name.map { effects.delayedLabels(of: $0) } ?? []
        for element in node.arguments {
            let label = element.label?.identifierText
            if delayed.contains(label) {
                let value = FunctionValue(body: .delayed(element.expression, scope))
                result.append(Argument(label, .function(value)))
            } else if let node = element.expression.as(InOutExprSyntax.self) {
                guard case .place(let place) = try locate(node.expression, in: scope) else {
                    result.append(Argument(label, try evaluate(node.expression, in: scope)))
                    continue
                }
                let value = try read(place, at: Syntax(node))
                result.append(Argument(label, value, place: place))
            } else {
                let value = try evaluate(element.expression, in: scope)
                let source = Syntax(element.expression)
                result.append(Argument(label, value, source: source, scope: scope))
            }
        }
        if let closure = node.trailingClosure {
            result.append(Argument(nil, try self.closure(closure, scope), isTrailing: true))
        }
        for element in node.additionalTrailingClosures {
            let value = try closure(element.closure, scope)
            result.append(Argument(element.label.identifierText, value, isTrailing: true))
        }
        return result
    }

    private func closure(
        _ node: ClosureExprSyntax, _ scope: Scope
    ) throws(Interruption) -> Value {
        .function(FunctionValue(body: .closure(node, try captures(of: node, in: scope))))
    }

    /// The scope of a closure: what its capture list names is copied now.
    func captures(of node: ClosureExprSyntax, in scope: Scope) throws(Interruption) -> Scope {
        guard let items = node.signature?.capture?.items else { return scope }
        let inner = Scope(parent: scope)
        for item in items where item.name.text != "self" {
            let name = item.name.identifierText
            let value: Value
            if let initializer = item.initializer {
                value = try evaluate(initializer.value, in: scope)
            } else {
                value = try lookUp(name, in: scope, at: Syntax(item))
            }
            inner.declare(name, slot: allocate(value, kind: .constant))
        }
        return inner
    }

    /// Calls a value.
    func call(
        _ function: Value, _ arguments: [Argument], at node: Syntax
    ) throws(Interruption) -> Value {
        switch function {
        case .unknown(let cause): return try called(cause, arguments, at: node)
        case .optional(let wrapped?): return try call(wrapped, arguments, at: node)
        case .type(let type): return try construct(type, arguments, at: node)
        case .implicit(let member):
            return .implicit(member.called(with: arguments))
        case .function(let function):
            return try nested(at: node) { () throws(Interruption) in
                try call(function, function.labelling(arguments), at: node)
            }
        default:
            return try callMethod("callAsFunction", of: function, arguments, site: node)
        }
    }

    private func call(
        _ function: FunctionValue, _ arguments: [Argument], at node: Syntax
    ) throws(Interruption) -> Value {
        switch function.body {
        case .closure(let closure, let scope): return try call(closure, arguments, in: scope)
        case .built(let closure, let scope, let builder):
            return try call(closure, arguments, in: scope, builder: builder)
        case .delayed(let expression, let scope): return try evaluate(expression, in: scope)
        case .declared(let candidates, let selfSlot):
            if let result = try call(
                candidates, arguments, selfSlot: selfSlot, owner: function.owner, at: node)
            {
                return result
            }
            let cause = unknown(node, "no function of this name takes these arguments")
            for candidate in candidates { try loseIfActing(candidate.body, cause) }
            return try unfollowed(
                .unknown(cause), name: candidates.first?.name ?? "", arguments, at: node)
        case .initializer(let type): return try construct(type, arguments, at: node)
        case .staticMember(let type, let name):
            let labelled = labellingFirst(arguments, of: type)
            return try staticMember(name, of: type, arguments: labelled, at: node)
        case .method(let value, let name):
            return try callMethod(name, of: value, arguments, site: node)
        case .builtin(let name):
            return try unfollowed(
                callBuiltin(name, arguments, at: node), name: name, arguments, at: node)
        case .operator(let name):
            guard arguments.count == 2 else {
                return .unknown(unknown(node, "the operator needs two operands"))
            }
            return try combine(arguments[0].value, name, arguments[1].value, at: node)
        case .keyPath(let names):
            guard var value = arguments.first?.value else { return .none }
            for name in names { value = try access(name, of: value, at: node) }
            return value
        }
    }
}

extension Interpreter {
    /// A constructor passed on without labels still gets its argument under the right one.
    private func labellingFirst(
        _ arguments: [Argument], of type: TypeReference
    ) -> [Argument] {
        guard case .named(let name) = type, arguments.count == 1, arguments[0].label == nil,
            let label = library.types[name]?.stringLiteral?.label
        else { return arguments }
        return [Argument(label, arguments[0].value, source: arguments[0].source)]
    }
}

extension FunctionValue {
    /// Arguments under the labels that the reference to the function names.
    func labelling(_ arguments: [Argument]) -> [Argument] {
        guard let labels, labels.count == arguments.count else { return arguments }
        return zip(labels, arguments).map {
            Argument($0, $1.value, place: $1.place, source: $1.source, scope: $1.scope)
        }
    }
}

extension ImplicitMember {
    /// The member, or the last link after it, with arguments.
    func called(with arguments: [Argument]) -> ImplicitMember {
        guard let last = chain.last else {
            return ImplicitMember(
                name: name, arguments: arguments, chain: [], node: node, scope: scope)
        }
        let link = ChainLink(name: last.name, arguments: arguments)
        return ImplicitMember(
            name: name, arguments: self.arguments, chain: chain.dropLast() + [link], node: node,
            scope: scope, results: results)
    }
}
