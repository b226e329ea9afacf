import SwiftSyntax

extension Interpreter {
    /// `target = value`.
    func assign(
        _ value: Value, to target: ExprSyntax, in scope: Scope
    ) throws(Interruption) {
        if target.is(DiscardAssignmentExprSyntax.self) { return }
        if let tuple = target.as(TupleExprSyntax.self), tuple.elements.count > 1 {
            return try assign(value, to: tuple, in: scope)
        }
        do {
            if isComputedGlobal(target, in: scope) {
                return try assignComputed(value, to: target, in: scope)
            }
            guard case .place(let place) = try locate(target, in: scope) else {
                let cause = unknown(target, "this assignment is not evaluated")
                report(cause)
                return try lose(cause)
            }
            try assign(value, to: place, at: Syntax(target))
        } catch .chainEnded {
            return
        }
    }

    private func assign(
        _ value: Value, to tuple: TupleExprSyntax, in scope: Scope
    ) throws(Interruption) {
        for (index, element) in tuple.elements.enumerated() {
            let part: Value
            switch value {
            case .tuple(let fields) where fields.count == tuple.elements.count:
                part = fields[index].value
            case .unknown: part = value
            default: part = .unknown(unknown(tuple, "its value is not a tuple of this size"))
            }
            try assign(part, to: element.expression, in: scope)
        }
    }

    private func isComputedGlobal(_ target: ExprSyntax, in scope: Scope) -> Bool {
        guard let name = target.as(DeclReferenceExprSyntax.self)?.baseName.identifierText else {
            return false
        }
        return globalComputed.member(named: name, from: target)?.setter != nil
    }

    private func assignComputed(
        _ value: Value, to target: ExprSyntax, in scope: Scope
    ) throws(Interruption) {
        guard let name = target.as(DeclReferenceExprSyntax.self)?.baseName.identifierText,
            let computed = globalComputed.member(named: name, from: target)
        else { return }
        try set(computed, to: value, owner: nil, selfSlot: nil, at: Syntax(target))
    }

    /// Writes to a place, converting to its declared type.
    func assign(_ value: Value, to place: Place, at node: Syntax) throws(Interruption) {
        let slot = heap[place.slot]
        guard !place.steps.isEmpty else {
            let converted = try convert(value, to: slot.type ?? .any, at: node)
            measure(converted)
            heap[place.slot].value = converted
            return
        }
        guard let current = slot.value else {
            // The first assignment in an initializer of an enum, or a use before initialization.
            return report(unknown(node, "it is changed before it is initialised"))
        }
        let known = losses
        let new = try changed(current, place.steps[...], to: value, at: node)
        store(new, in: place.slot, since: known)
    }

    /// A value with the part that `steps` lead to replaced.
    private func changed(
        _ current: Value, _ steps: ArraySlice<Place.Step>, to value: Value, at node: Syntax
    ) throws(Interruption) -> Value {
        guard let step = steps.first else { return value }
        switch current {
        case .unknown(let cause):
            // It may be any of the instances.
            if !cause.isForeign, !steps.allSatisfy(\.isElement) { try lose(cause) }
            return current
        case .reference(let slot):
            guard let instance = heap[slot].value else { return current }
            let known = losses
            let new = try changed(instance, steps, to: value, at: node)
            store(new, in: slot, since: known)
            return current
        case .optional(let wrapped?):
            let rest = if case .unwrap = step { steps.dropFirst() } else { steps }
            return .optional(try changed(wrapped, rest, to: value, at: node))
        default:
            break
        }
        switch step {
        case .unwrap: return try changed(current, steps.dropFirst(), to: value, at: node)
        case .field(let name):
            return try changed(current, name, steps.dropFirst(), to: value, at: node)
        case .index(let key, let initial):
            return try changed(
                current, under: key, default: initial, along: steps.dropFirst(), to: value, at: node
            )
        }
    }

    private func changed(
        _ current: Value, _ name: String, _ rest: ArraySlice<Place.Step>, to value: Value,
        at node: Syntax
    ) throws(Interruption) -> Value {
        if case .tuple(var fields) = current {
            guard let index = fields.firstIndex(where: { $0.label == name }) ?? Int(name),
                fields.indices.contains(index)
            else { return .unknown(unknown(node, "the tuple has no such element")) }
            fields[index].value = try changed(fields[index].value, rest, to: value, at: node)
            return .tuple(fields)
        }
        guard case .record(var record) = current else {
            return .unknown(unknown(node, "`\(name)` is not a property that can be set"))
        }
        if record[name] == nil, let computed = computedProperty(name, of: record) {
            return try changed(current, in: computed, named: name, along: rest, to: value, at: node)
        }
        let old = try rest.isEmpty ? nil : access(name, of: current, at: node)
        let new =
            try old.map { (old) throws(Interruption) in
                try changed(old, rest, to: value, at: node)
            } ?? value
        record[name] = try convert(new, to: propertyType(name, of: record.type), at: node)
        return .record(record)
    }

    private func changed(
        _ current: Value, in computed: TypeDeclaration.ComputedProperty, named name: String,
        along rest: ArraySlice<Place.Step>, to value: Value, at node: Syntax
    ) throws(Interruption) -> Value {
        var new = value
        if !rest.isEmpty {
            new = try changed(access(name, of: current, at: node), rest, to: value, at: node)
        }
        let slot = allocate(current)
        try set(computed, to: new, owner: typeName(of: current), selfSlot: slot, at: node)
        return heap[slot].value ?? current
    }

    private func computedProperty(
        _ name: String, of record: Record
    ) -> TypeDeclaration.ComputedProperty? {
        for type in declarations.lineage(of: record.type) {
            // A stored property stands before what a protocol gives to who has none.
            if type.stored.contains(where: { $0.name == name }) { return nil }
            if let computed = type.computed[name] { return computed }
        }
        return nil
    }

    private func set(
        _ property: TypeDeclaration.ComputedProperty, to value: Value, owner: String?,
        selfSlot: Int?, at node: Syntax
    ) throws(Interruption) {
        guard let setter = property.setter else {
            return report(unknown(node, "the property cannot be set"))
        }
        let scope = Scope(parent: globals, owner: owner, selfSlot: selfSlot)
        let converted = try convert(value, to: property.type, at: node)
        scope.declare(setter.parameter, slot: allocate(converted))
        _ = try runBody(setter.body, in: Scope(parent: scope), at: node)
    }

    /// The declared type of a property.
    func propertyType(_ name: String, of type: String) -> TypeReference {
        if let property = library.types[type]?.property(name) { return property.type }
        return declarations.lineage(of: type).lazy.flatMap(\.stored)
            .first { $0.name == name }?.type ?? .any
    }

    private func changed(
        _ current: Value, under key: Value, default initial: Value?,
        along rest: ArraySlice<Place.Step>, to value: Value, at node: Syntax
    ) throws(Interruption) -> Value {
        if case .unknown(let cause) = key {
            if !rest.isEmpty, !isPlain(current) { try lose(cause) }
            return .unknown(cause.foreign(isPlain(current) && isPlain(value)))
        }
        var new = value
        if !rest.isEmpty {
            let old = try element(of: current, at: key, default: initial, node: node)
            new = try changed(old, rest, to: value, at: node)
        }
        switch current {
        case .array(var list):
            if let missing = list.missing {
                if !rest.isEmpty, !isPlain(current) { try lose(missing) }
                return .unknown(missing.foreign(isPlain(current) && isPlain(value)))
            }
            guard case .integer(let index) = key else {
                return .unknown(unknown(node, "the index is not a number"))
            }
            guard list.elements.indices.contains(index) else {
                throw .failed(unknown(node, "the index is out of range"))
            }
            list.elements[index] = try convert(new, to: list.elementType ?? .any, at: node)
            return .array(list)
        case .dictionary(let dictionary):
            // What is not known may be nil, which removes the key.
            if case .unknown(let cause) = new, rest.isEmpty { return .unknown(cause) }
            return .dictionary(try setting(new, for: key, in: dictionary, at: node))
        default:
            if !rest.isEmpty || effects.declares("subscript") {
                try lose(unknown(node, "its elements cannot be set"))
            }
            return .unknown(unknown(node, "its elements cannot be set"))
        }
    }

    /// A dictionary with one value set, or removed if it is nil.
    func setting(
        _ value: Value, for key: Value, in dictionary: DictionaryValue, at node: Syntax
    ) throws(Interruption) -> DictionaryValue {
        var result = dictionary
        let index = try self.index(of: key, in: dictionary, at: node)
        if case .optional(nil) = value {
            if let index { result.pairs.remove(at: index) }
            return result
        }
        var plain = value
        if case .optional(let wrapped?) = value { plain = wrapped }
        plain = try convert(plain, to: dictionary.valueType ?? .any, at: node)
        if let index {
            result.pairs[index].value = plain
        } else {
            let plainKey = try convert(key, to: dictionary.keyType ?? .any, at: node)
            result.pairs.append(.init(key: plainKey, value: plain))
        }
        return result
    }
}
