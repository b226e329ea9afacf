import SwiftSyntax

extension Interpreter {
    /// Calls that of several overloads which takes the arguments; `nil` if none does.
    func call(
        _ candidates: [FunctionDeclaration], _ arguments: [Argument], selfSlot: Int?,
        owner: String?, at node: Syntax
    ) throws(Interruption) -> Value? {
        let best = overloads(of: candidates, arguments, at: node)
        guard let function = best.first?.function, let bound = best.first?.bound else {
            return nil
        }
        guard best.count == 1 else {
            return try undecided(
                best.map(\.function), with: arguments, on: selfSlot, of: owner, at: node)
        }
        let parent = function.scope ?? globals
        let scope = Scope(
            parent: parent, owner: owner ?? function.owner ?? parent.owner,
            selfSlot: selfSlot ?? parent.selfSlot)
        let generics = Scope(parent: globals)
        var written: [(slot: Int, place: Place)] = []
        for (parameter, bound) in zip(function.parameters, bound) {
            let value = try value(
                of: bound, for: parameter, owner: scope.owner, generics: generics, at: node)
            let slot = allocate(
                value, type: parameter.type, kind: parameter.isInout ? .variable : .constant)
            scope.declare(parameter.name, slot: slot)
            if case .argument(let argument) = bound, let place = argument.place {
                written.append((slot, place))
            }
            for name in function.generics.keys where scope.slot(named: name) == nil {
                guard let type = meaning(of: name, in: parameter.type, given: value) else {
                    continue
                }
                generics.declare(name, slot: allocate(.type(type), kind: .constant))
                scope.declare(name, slot: allocate(.type(type), kind: .constant))
            }
        }
        let result = try nested(at: node) { () throws(Interruption) in
            try runBody(
                function.body, in: Scope(parent: scope), builder: function.builder, at: node)
        }
        for (slot, place) in written {
            guard let value = heap[slot].value else { continue }
            try assign(value, to: place, at: node)
        }
        let value = try convert(result, to: function.result, at: node)
        return function.isLibrary ? placed(value, at: node) : moved(value, to: node)
    }

    /// What a call gives that several functions take: if they change nothing, all of them are called,
    /// and the expected type decides later.
    private func undecided(
        _ functions: [FunctionDeclaration], with arguments: [Argument], on selfSlot: Int?,
        of owner: String?, at node: Syntax
    ) throws(Interruption) -> Value {
        let name = functions[0].name
        let acts =
            functions.contains { effects.mayAct(Syntax($0.body)) || $0.isMutating }
            || arguments.contains { $0.place != nil || self.acts($0.value) }
        guard differInResult(functions), !acts else {
            let cause = unknown(node, "the call is ambiguous")
            return try unfollowed(.unknown(cause), name: name, arguments, at: node)
        }
        var results: [(type: TypeReference, value: Value)] = []
        for function in functions {
            var value: Value?
            do {
                value = try call(
                    [function], arguments, selfSlot: selfSlot, owner: owner, at: node)
            } catch .failed(let cause) {
                value = .unknown(cause)
            }
            results.append((function.result, value ?? .unknown(unknown(node, "it is not called"))))
        }
        return .implicit(
            ImplicitMember(
                name: name, arguments: arguments, chain: [], node: node, scope: globals,
                results: results))
    }

    /// What a function of the library made counts as made where the function is called.
    private func placed(_ value: Value, at node: Syntax) -> Value {
        guard case .record(var record) = value, record.position == nil else { return value }
        record.position = ownPosition(of: node)
        return .record(record)
    }

    /// What a function made in another file counts as made where the function is called: a person who
    /// wants to do without it changes the call, and not what all share.
    private func moved(_ value: Value, to node: Syntax) -> Value {
        guard case .record(let record) = value, let made = record.position,
            let called = ownPosition(of: node), called.file != made.file
        else { return value }
        return listed(value, at: called)
    }

    /// What a generic parameter stands for, as far as an argument shows it.
    private func meaning(
        of name: String, in type: TypeReference, given value: Value
    ) -> TypeReference? {
        switch (type, value) {
        case (.named(name), _): return typeName(of: value).map { .named($0) }
        case (.named("\(name).Type"), .type(let type)): return type
        case (.optional(let type), .optional(let wrapped?)):
            return meaning(of: name, in: type, given: wrapped)
        case (.array(let type), .array(let list)), (.set(let type), .set(let list)):
            return list.elements.first.flatMap { meaning(of: name, in: type, given: $0) }
        default: return nil
        }
    }

    /// The value a parameter gets.
    func value(
        of bound: Binding, for parameter: FunctionDeclaration.Parameter, owner: String?,
        generics: Scope? = nil, at node: Syntax
    ) throws(Interruption) -> Value {
        switch bound {
        case .argument(let argument):
            if case .function(let function) = argument.value,
                case .delayed(let expression, let scope) = function.body
            {
                guard !parameter.isDelayed else { return argument.value }
                return try convert(
                    evaluate(expression, in: scope), to: parameter.type, at: expression)
            }
            if let builder = parameter.builder, case .function(var function) = argument.value,
                case .closure(let closure, let scope) = function.body
            {
                function.body = .built(closure, scope, builder: builder)
                return .function(function)
            }
            return try convert(argument.value, to: parameter.type, at: argument.source ?? node)
        case .variadic(let arguments):
            return try convert(.array(arguments.map(\.value)), to: parameter.type, at: node)
        case .byDefault:
            guard let expression = parameter.defaultValue else { return .none }
            if let macro = expression.as(MacroExpansionExprSyntax.self) {
                // `#file` as a default means the caller's.
                return self.macro(macro, at: node)
            }
            let scope = Scope(parent: generics ?? globals, owner: owner, selfSlot: nil)
            if parameter.isDelayed {
                return .function(FunctionValue(body: .delayed(expression, scope)))
            }
            let value = try evaluate(expression, in: scope)
            return try convert(value, to: parameter.type, at: expression)
        }
    }

    /// Runs a closure on values.
    ///
    /// What it is lent with `&` is written back afterwards.
    func call(
        _ closure: ClosureExprSyntax, _ arguments: [Argument], in scope: Scope,
        builder: String? = nil
    ) throws(Interruption) -> Value {
        let inner = Scope(parent: scope)
        let signature = closure.signature
        let values = arguments.map(\.value)
        var slots: [Int] = []
        switch signature?.parameterClause {
        case .simpleInput(let names):
            let parts = spread(values, over: names.count)
            for (name, value) in zip(names, parts) {
                slots.append(allocate(value, kind: .constant))
                if name.name.text != "_" {
                    inner.declare(name.name.identifierText, slot: slots[slots.count - 1])
                }
            }
        case .parameterClause(let clause):
            slots = try bind(
                clause.parameters, to: spread(values, over: clause.parameters.count), inner)
        case nil:
            let used = closure.tokens(viewMode: .sourceAccurate).compactMap { token in
                token.text.first == "$" ? Int(token.text.dropFirst()) : nil
            }
            for (index, value) in spread(values, over: (used.max() ?? 0) + 1).enumerated() {
                slots.append(allocate(value, kind: .constant))
                inner.declare("$\(index)", slot: slots[index])
            }
        }
        let site = Syntax(closure)
        let known = losses
        let result = try nested(at: closure) { () throws(Interruption) in
            try runBody(closure.statements, in: inner, builder: builder, at: site)
        }
        for (argument, slot) in zip(arguments, slots) {
            guard let place = argument.place, let value = heap[slot].value else { continue }
            let isLost = losses > known
            try assign(isLost ? lastLoss.map(Value.unknown) ?? value : value, to: place, at: site)
        }
        guard let type = signature?.returnClause?.type else { return result }
        return try convert(result, to: self.type(type, in: scope), at: site)
    }

    private func bind(
        _ parameters: ClosureParameterListSyntax, to values: [Value], _ scope: Scope
    ) throws(Interruption) -> [Int] {
        var slots: [Int] = []
        for (parameter, value) in zip(parameters, values) {
            let name = (parameter.secondName ?? parameter.firstName).identifierText
            let type = parameter.type.map { self.type($0, in: scope) }
            let converted = try convert(value, to: type ?? .any, at: parameter)
            slots.append(allocate(converted, type: type, kind: .constant))
            scope.declare(name, slot: slots[slots.count - 1])
        }
        return slots
    }

    /// A closure of several parameters takes a tuple apart.
    private func spread(_ values: [Value], over count: Int) -> [Value] {
        guard values.count == 1, count > 1 else { return values }
        switch values[0] {
        case .tuple(let fields): return fields.map(\.value)
        case .unknown: return Array(repeating: values[0], count: count)
        default: return values
        }
    }
}
