import SwiftSyntax

/// The one rule for what is not followed: everything that it could have reached becomes unknown.
extension Interpreter {
    /// Makes all variables and all properties of instances unknown: code has run, or may have, of
    /// which it is not known what it does.
    func lose(_ cause: Unknown) throws(Interruption) {
        let cause = cause.foreign(false)
        lastLoss = cause
        losses += 1
        try tick(1 + heap.count / 64, because: cause)
        for index in heap.indices {
            switch (heap[index].kind, heap[index].value) {
            case (.constant, _): continue
            case (.instance, .record(let record)?):
                heap[index].value = .record(lost(record, cause))
            default: heap[index].value = .unknown(cause)
            }
        }
    }

    /// An instance of which nothing but its type is known.
    func lost(_ record: Record, _ cause: Unknown) -> Record {
        var result = record
        for index in result.fields.indices { result.fields[index].value = .unknown(cause) }
        for property in library.types[record.type]?.properties ?? [] {
            result[property.name] = .unknown(cause)
        }
        return result
    }

    /// Writes to a slot what was computed since there were `known` losses; a loss meanwhile stays.
    func store(_ value: Value, in slot: Int, since known: Int) {
        guard losses > known, let lastLoss else {
            measure(value)
            heap[slot].value = value
            return
        }
        if heap[slot].kind != .instance { heap[slot].value = .unknown(lastLoss) }
    }

    /// Loses everything if code that may not have run, or may have run more often, does more than
    /// give a value.
    func loseIfActing(_ node: some SyntaxProtocol, _ cause: Unknown) throws(Interruption) {
        if effects.mayAct(Syntax(node)) { try lose(cause) }
    }

    /// Loses everything if one of the program's functions of a name, which may be what is called
    /// here, does more than give a value.
    func loseIfActing(callOf name: String, _ cause: Unknown) throws(Interruption) {
        if effects.mayAct(callOf: name) { try lose(cause) }
    }
}

// MARK: - Calls

extension Interpreter {
    /// What a call gives that is not followed, after what it could reach has become unknown.
    ///
    /// A result that is known belongs to a call that was followed, and is given back.
    func unfollowed(
        _ result: Value, receiver: Value? = nil, place: Place? = nil, name: String,
        _ arguments: [Argument], at node: Syntax
    ) throws(Interruption) -> Value {
        guard case .unknown(let cause) = result else { return result }
        unfollowedCalls += 1
        let isPlain =
            arguments.allSatisfy { self.isPlain($0.value) } && receiver.map(self.isPlain) ?? true
        if effects.mayAct(callOf: name) || arguments.contains(where: { acts($0.value) })
            || receiver.map(acts) ?? false
        {
            try lose(cause)
        }
        let value = Value.unknown(cause.foreign(isPlain && !effects.declares(name)))
        if let place, !StandardNames.readers.contains(name), try isChangeable(place, at: node) {
            try assign(value, to: place, at: node)
        }
        try forget(arguments, value, at: node)
        return value
    }

    /// What a call of something gives of which nothing is known.
    func called(
        _ cause: Unknown, _ arguments: [Argument], at node: Syntax
    ) throws(Interruption) -> Value {
        guard !cause.isForeign else {
            return try unfollowed(.unknown(cause), name: "", arguments, at: node)
        }
        unfollowedCalls += 1
        try lose(cause)
        try forget(arguments, .unknown(cause), at: node)
        return .unknown(cause)
    }

    /// What a method gives that is called on something unknown.
    func called(
        _ name: String, on cause: Unknown, at place: Place?, _ arguments: [Argument], site: Syntax
    ) throws(Interruption) -> Value {
        // What is unknown may be any of the instances, and the method may change it. What changes
        // with a variable of its own is that variable alone.
        let isVariable = place?.steps.isEmpty ?? false
        let isHarmless =
            StandardNames.readers.contains(name)
            || (isVariable && StandardNames.mutators.contains(name))
        if !cause.isForeign, !isHarmless { try lose(cause) }
        return try unfollowed(
            .unknown(cause), receiver: .unknown(cause), name: name, arguments, at: site)
    }

    /// Whether a method may change what it is called on: a variable, or a part of an instance.
    private func isChangeable(_ place: Place, at node: Syntax) throws(Interruption) -> Bool {
        guard heap[place.slot].kind == .constant else { return true }
        for count in place.steps.indices {
            let part = Place(slot: place.slot, steps: Array(place.steps[..<count]))
            if case .reference = try read(part, at: node) { return true }
        }
        return false
    }

    /// What was lent to a call that was not followed.
    private func forget(
        _ arguments: [Argument], _ value: Value, at node: Syntax
    ) throws(Interruption) {
        for argument in arguments {
            if let place = argument.place { try assign(value, to: place, at: node) }
        }
    }
}

// MARK: - Values

extension Interpreter {
    /// Whether a value is data alone: it leads to no instance and to no function.
    func isPlain(_ value: Value) -> Bool {
        switch value {
        case .unknown(let unknown): unknown.isForeign
        case .bool, .integer, .double, .string, .optional(nil), .type: true
        case .optional(let wrapped?): isPlain(wrapped)
        case .array(let list), .set(let list): list.elements.allSatisfy(isPlain)
        case .dictionary(let dictionary): dictionary.pairs.allSatisfy { isPlain($0.value) }
        case .range: true
        case .tuple(let fields): fields.allSatisfy { isPlain($0.value) }
        case .record(let record): record.fields.allSatisfy { isPlain($0.value) }
        case .implicit(let member):
            !effects.declares(member.name)
                && (member.arguments ?? []).allSatisfy { isPlain($0.value) }
        case .sum(let parts): parts.allSatisfy(isPlain)
        case .reference, .function: false
        }
    }

    /// Whether code that gets a value can change something by running what comes with it.
    func acts(_ value: Value) -> Bool {
        switch value {
        case .function(let function): acts(function)
        case .optional(let wrapped?): acts(wrapped)
        case .array(let list), .set(let list): list.elements.contains(where: acts)
        case .dictionary(let dictionary): dictionary.pairs.contains { acts($0.value) }
        case .tuple(let fields): fields.contains { acts($0.value) }
        case .record(let record):
            effects.mayAct(asInstanceOf: record.type) || record.fields.contains { acts($0.value) }
        case .reference:
            typeName(of: value).map { effects.mayAct(asInstanceOf: $0) } ?? true
        case .implicit(let member):
            effects.mayAct(callOf: member.name)
                || (member.arguments ?? []).contains { acts($0.value) }
        case .sum(let parts): parts.contains(where: acts)
        default: false
        }
    }

    private func acts(_ function: FunctionValue) -> Bool {
        switch function.body {
        case .closure(let closure, _): effects.mayAct(Syntax(closure))
        case .built: true
        case .delayed(let expression, _): effects.mayAct(Syntax(expression))
        case .declared(let candidates, _): candidates.contains { effects.mayAct(Syntax($0.body)) }
        case .staticMember(_, let name), .method(_, let name), .operator(let name):
            effects.mayAct(callOf: name)
        case .initializer(let type):
            type.nominalName.map { effects.mayAct(callOf: $0) } ?? true
        case .builtin: false
        case .keyPath(let names): names.contains { effects.mayAct(callOf: $0) }
        }
    }
}
