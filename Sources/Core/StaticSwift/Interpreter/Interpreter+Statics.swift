import SwiftSyntax

extension Interpreter {
    /// `Type.name` or `Type.name(arguments)`.
    func staticMember(
        _ name: String, of type: TypeReference, arguments: [Argument]?, at node: Syntax
    ) throws(Interruption) -> Value {
        if name == "init", let arguments { return try construct(type, arguments, at: node) }
        if name == "init" { return .function(FunctionValue(body: .initializer(type))) }
        guard let typeName = type.nominalName else {
            return .unknown(unknown(node, "its type is not known"))
        }
        if let cause = ambiguity(ofStatic: name, of: type, at: node) { return .unknown(cause) }
        if let found = try declaredStatic(name, in: type, arguments: arguments, at: node) {
            return found
        }
        if let found = nestedType(name, in: typeName, at: node) {
            guard let arguments else { return .type(found) }
            return try construct(found, arguments, at: node)
        }
        if isModule(typeName), declarations.type(typeName) == nil {
            let value = try lookUp(name, in: globals, at: node)
            return try arguments.map { (arguments) throws(Interruption) in
                try call(value, arguments, at: node)
            } ?? value
        }
        if let library = library.types[typeName] {
            return try libraryMember(name, of: library, arguments: arguments, at: node)
        }
        let value = try standardStatic(name, of: type, arguments: arguments, at: node)
        return try unfollowed(value, name: name, arguments ?? [], at: node)
    }

    private func isModule(_ name: String) -> Bool {
        library.modules.contains(name) || conditions.conditions.modules.contains(name)
    }

    private func nestedType(_ name: String, in owner: String, at node: Syntax) -> TypeReference? {
        let qualified = isModule(owner) ? name : "\(owner).\(name)"
        let found = declarations.resolver.named(qualified, in: nil, at: node)
        return isKnown(found) ? found : nil
    }

    /// Why it is not known which static member is meant of what is there for some types only.
    private func ambiguity(
        ofStatic name: String, of type: TypeReference, at node: Syntax
    ) -> Unknown? {
        let isUndecided = isUndecided(name, in: lineage(of: type), at: node) {
            $0.hasStatic(name)
        } holds: {
            self.holds($0, for: type)
        }
        guard isUndecided else { return nil }
        return unknown(node, "which of several members named `\(name)` is meant is not known")
    }

    /// A static member the program declares, in a type, in an extension of it, or in one for types
    /// like it.
    private func declaredStatic(
        _ name: String, in type: TypeReference, arguments: [Argument]?, at node: Syntax
    ) throws(Interruption) -> Value? {
        guard let owner = type.nominalName else { return nil }
        for part in lineage(of: type) where part.condition != nil {
            if let value = try declaredStatic(name, in: part, owner, arguments, at: node) {
                return value
            }
        }
        return try declaredStatic(name, of: owner, arguments: arguments, at: node)
    }

    /// A static member the program declares, in the type or in an extension of it.
    func declaredStatic(
        _ name: String, of owner: String, arguments: [Argument]?, at node: Syntax
    ) throws(Interruption) -> Value? {
        for type in declarations.lineage(of: owner) {
            if let value = try declaredStatic(name, in: type, owner, arguments, at: node) {
                return value
            }
        }
        if let value = try partStatic(name, of: owner, arguments, at: node) { return value }
        guard name == "allCases", let type = declarations.type(owner), type.kind == .enumeration
        else { return nil }
        return .array(type.cases.map { .record(Record(type: owner, member: $0.name)) })
    }

    /// A static member of what is added to some instances, where it is not known of which it is.
    private func partStatic(
        _ name: String, of owner: String, _ arguments: [Argument]?, at node: Syntax
    ) throws(Interruption) -> Value? {
        let parts = declarations.lineage(of: owner).flatMap(\.parts).filter {
            $0.hasStatic(name)
        }
        guard let part = parts.first else { return nil }
        guard parts.count == 1 else {
            return .unknown(
                unknown(node, "which of several members named `\(name)` is meant is not known"))
        }
        return try declaredStatic(name, in: part, owner, arguments, at: node)
    }

    private func declaredStatic(
        _ name: String, in type: TypeDeclaration, _ owner: String, _ arguments: [Argument]?,
        at node: Syntax
    ) throws(Interruption) -> Value? {
        let functions = type.functions(named: name, isStatic: true)
        if let element = type.enumCase(named: name),
            functions.isEmpty || fits(element, arguments, betterThan: functions)
        {
            return try enumCase(element, of: type, arguments, at: node)
        }
        if arguments == nil, let value = try staticProperty(name, in: type, owner, at: node) {
            return value
        }
        let isDescribed = library.types[owner]?.constructor(name) != nil
        if let arguments, isDescribed, mayTake(arguments, functions).isEmpty { return nil }
        if !functions.isEmpty {
            guard let arguments else {
                return .function(
                    FunctionValue(body: .declared(functions, selfSlot: nil), owner: owner))
            }
            if let result = try call(functions, arguments, selfSlot: nil, owner: owner, at: node) {
                return result
            }
        }
        guard let value = try staticProperty(name, in: type, owner, at: node) else { return nil }
        guard let arguments else { return value }
        return try call(value, arguments, at: node)
    }

    /// Whether arguments mean an enum case rather than one of the functions of the same name.
    private func fits(
        _ element: TypeDeclaration.EnumCase, _ arguments: [Argument]?,
        betterThan functions: [FunctionDeclaration]
    ) -> Bool {
        guard let arguments else { return true }
        guard let bound = Binding.bind(arguments, to: element.parameters) else { return false }
        let others = mayTake(arguments, functions)
            .compactMap { Binding.bind(arguments, to: $0.parameters) }
        return others.allSatisfy { defaults($0) > defaults(bound) }
    }

    private func staticProperty(
        _ name: String, in type: TypeDeclaration, _ owner: String, at node: Syntax
    ) throws(Interruption) -> Value? {
        if let computed = type.staticComputed.member(named: name, from: node) {
            return try run(computed, owner: owner, selfSlot: nil, at: node)
        }
        guard let stored = type.staticStored[name] else { return nil }
        return try staticSlot(stored, of: type, at: node).flatMap { heap[$0].value }
    }

    private func enumCase(
        _ element: TypeDeclaration.EnumCase, of type: TypeDeclaration, _ arguments: [Argument]?,
        at node: Syntax
    ) throws(Interruption) -> Value {
        guard let arguments else {
            guard element.isCalled else {
                return .record(Record(type: type.name, member: element.name))
            }
            return .function(
                FunctionValue(body: .staticMember(.named(type.name), element.name)))
        }
        guard let bound = Binding.bind(arguments, to: element.parameters) else {
            return try unfollowed(
                .unknown(unknown(node, "the arguments do not fit the enum case")),
                name: element.name, arguments, at: node)
        }
        var fields: [Field] = []
        for (parameter, bound) in zip(element.parameters, bound) {
            let value = try self.value(of: bound, for: parameter, owner: type.name, at: node)
            fields.append(Field(parameter.label, value))
        }
        var record = Record(type: type.name, member: element.name, fields: fields)
        record.position = ownPosition(of: node)
        return .record(record)
    }

    /// The raw value of an enum's case, counted on or derived from its name where none is written.
    func rawValue(of name: String, in type: TypeDeclaration) throws(Interruption) -> Value? {
        let isNumber = type.inherited.contains(.named("Int"))
        var number = -1
        for element in type.cases {
            let scope = Scope(parent: globals, owner: type.name, selfSlot: nil)
            let written = try element.rawValue.map { (node) throws(Interruption) in
                let value = try evaluate(node, in: scope)
                // The raw type may be one of its own that literals make.
                return try type.inherited.first.map { (raw) throws(Interruption) in
                    try convert(value, to: raw, at: node)
                } ?? value
            }
            if case .integer(let value)? = written { number = value } else { number += 1 }
            guard element.name == name else { continue }
            return written ?? (isNumber ? .integer(number) : .string(name))
        }
        return nil
    }
}
