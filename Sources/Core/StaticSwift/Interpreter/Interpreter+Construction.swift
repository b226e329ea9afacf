import SwiftSyntax

extension Interpreter {
    /// `Type(arguments)`.
    func construct(
        _ type: TypeReference, _ arguments: [Argument], at node: Syntax
    ) throws(Interruption) -> Value {
        if case .optional(let wrapped) = type {
            return .optional(try construct(wrapped, arguments, at: node))
        }
        guard let name = type.nominalName else {
            return .unknown(unknown(node, "this initialiser is not known"))
        }
        for part in lineage(of: type) where !part.initializers.isEmpty && part.condition != nil {
            if let value = try construct(part, arguments, at: node) { return value }
        }
        if let declared = declarations.type(name),
            let value = try construct(declared, arguments, at: node)
        {
            return value
        }
        if let library = library.types[name] {
            return try libraryRecord(library, constructor: "init", arguments, at: node)
        }
        return try unfollowed(
            constructStandard(type, arguments, at: node), name: name, arguments, at: node)
    }

    private func construct(
        _ type: TypeDeclaration, _ arguments: [Argument], at node: Syntax
    ) throws(Interruption) -> Value? {
        let fitting = initializers(of: type).filter {
            Binding.bind(arguments, to: $0.parameters) != nil
        }
        if !fitting.isEmpty {
            return try run(fitting, of: type, arguments, at: node)
        }
        switch type.kind {
        case .structure, .reference:
            return try unfollowed(
                memberwise(type, arguments, at: node), name: type.name, arguments, at: node)
        case .enumeration: return try fromRawValue(type, arguments, at: node)
        case .addition, .contract: return nil
        }
    }

    private func run(
        _ initializers: [FunctionDeclaration], of type: TypeDeclaration, _ arguments: [Argument],
        at node: Syntax
    ) throws(Interruption) -> Value? {
        var initial: Value?
        if type.kind == .structure || type.kind == .reference {
            var record = Record(type: type.name, member: "init")
            for (property, owner) in stored(of: type) {
                guard let value = try initialValue(of: property, in: owner) else { continue }
                record.fields.append(Field(property.name, value))
            }
            initial = instance(record, of: type)
        }
        let slot = allocate(initial, type: .named(type.name))
        let isOfClass = type.kind == .reference
        let best = isOfClass ? overloads(of: initializers, arguments, at: node) : []
        let result = try call(
            initializers, arguments, selfSlot: slot, owner: isOfClass ? nil : type.name, at: node)
        if isOfClass, best.count == 1 {
            try initializeSuperclass(after: best[0].function, slot: slot, at: node)
        }
        if case .optional(nil)? = result { return result }
        let isFailable = initializers.contains {
            if case .optional = $0.result { true } else { false }
        }
        if case .unknown? = result, isFailable { return result }
        return heap[slot].value ?? .unknown(unknown(node, "its initialiser sets no value"))
    }

    private func initialValue(
        of property: TypeDeclaration.StoredProperty, in type: TypeDeclaration
    ) throws(Interruption) -> Value? {
        guard let expression = property.initial else {
            if case .optional? = property.type, !property.isConstant { return Value.none }
            return nil
        }
        let scope = Scope(parent: globals, owner: type.name, selfSlot: nil)
        let value = try evaluate(expression, in: scope)
        return try convert(value, to: property.type ?? .any, at: expression)
    }

    private func instance(_ record: Record, of type: TypeDeclaration) -> Value {
        type.kind == .reference
            ? .reference(allocate(.record(record), kind: .instance)) : .record(record)
    }

    private func memberwise(
        _ type: TypeDeclaration, _ arguments: [Argument], at node: Syntax
    ) throws(Interruption) -> Value {
        var record = Record(type: type.name, member: "init")
        var rest = arguments[...]
        for (property, owner) in stored(of: type) {
            let isFixed = property.isConstant && property.initial != nil
            if !isFixed, type.kind == .structure, let next = rest.first,
                next.label == property.name || (next.isTrailing && next.label == nil)
            {
                rest.removeFirst()
                let value = try convert(next.value, to: property.type ?? .any, at: node)
                record.fields.append(Field(property.name, value))
            } else if let value = try initialValue(of: property, in: owner) {
                record.fields.append(Field(property.name, value))
            } else {
                return .unknown(unknown(node, "no value is given for `\(property.name)`"))
            }
        }
        guard rest.isEmpty else {
            return .unknown(unknown(node, "no initialiser takes these arguments"))
        }
        return instance(record, of: type)
    }

    private func fromRawValue(
        _ type: TypeDeclaration, _ arguments: [Argument], at node: Syntax
    ) throws(Interruption) -> Value {
        guard let wanted = arguments.first, wanted.label == "rawValue", arguments.count == 1 else {
            return .unknown(unknown(node, "no initialiser takes these arguments"))
        }
        let value = try type.inherited.first.map { (raw) throws(Interruption) in
            try convert(wanted.value, to: raw, at: node)
        }
        for element in type.cases {
            guard let raw = try rawValue(of: element.name, in: type) else { continue }
            switch try areEqual(raw, value ?? wanted.value, at: node) {
            case .yes: return .optional(.record(Record(type: type.name, member: element.name)))
            case .no: continue
            case .unknown(let unknown): return .unknown(unknown)
            }
        }
        return .none
    }
}
