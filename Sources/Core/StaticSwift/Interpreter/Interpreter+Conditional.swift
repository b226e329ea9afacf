import SwiftSyntax

/// What extensions add to some instances of a type only.
extension Interpreter {
    /// The declarations that may add members to a value; those for instances like it alone come first.
    func lineage(of value: Value) -> [TypeDeclaration] {
        guard let name = typeName(of: value) else { return [] }
        return lineage(of: name) { self.holds($0, for: value) }
    }

    /// The declarations that may add members to instances of a type, or static members to it.
    func lineage(of type: TypeReference) -> [TypeDeclaration] {
        guard let name = type.nominalName else { return [] }
        return lineage(of: name) { self.holds($0, for: type) }
    }

    /// The declarations that may add members that are called by their bare names.
    func members(of owner: String, _ selfSlot: Int?) -> [TypeDeclaration] {
        guard let value = selfSlot.flatMap({ heap[$0].value }), typeName(of: value) == owner else {
            return declarations.lineage(of: owner)
        }
        return lineage(of: value)
    }

    private func lineage(
        of name: String, where holds: (ExtensionCondition) -> Bool?
    ) -> [TypeDeclaration] {
        declarations.lineage(of: name).flatMap { type in
            let parts = type.parts.filter { part in
                part.condition.map { holds($0) != false } ?? true
            }
            // An element is of one type alone.
            let certain = parts.first { part in
                part.condition.map { $0.isSame && holds($0) == true } ?? false
            }
            guard let condition = certain?.condition else { return parts + [type] }
            return parts.filter { part in
                part.condition.map {
                    !$0.isSame || holds($0) == true || $0.differs(from: condition)
                }
                    ?? true
            } + [type]
        }
    }

    /// Whether more than one of several declarations may be meant by a name, of which some are there
    /// for some instances only.
    func isUndecided(
        _ name: String, in lineage: [TypeDeclaration], at node: Syntax,
        declares: (TypeDeclaration) -> Bool, holds: (ExtensionCondition) -> Bool?
    ) -> Bool {
        let declaring = lineage.filter(declares)
        guard declaring.count > 1 else { return false }
        // What a type declares itself comes before what a protocol gives to it, or to some like it.
        if let first = declaring.first, first.condition == nil, first.kind != .contract,
            declaring.dropFirst().allSatisfy({ $0.name != first.name })
        {
            return false
        }
        let conditional = declaring.compactMap(\.condition)
        // Code for all instances does not see what some of them have.
        if !conditional.isEmpty, node.isGeneric { return true }
        if conditional.contains(where: { holds($0) != true }) { return true }
        // The most special of several is not told apart.
        return conditional.count > 1
    }

    /// Whether an extension is there for a value; nil if that is not known.
    func holds(_ condition: ExtensionCondition, for value: Value) -> Bool? {
        let value = dereferenced(value)
        switch value {
        case .array(let list), .set(let list):
            if let element = list.elementType, isDefinite(element) {
                return holds(condition, for: .array(element))
            }
            return all(condition) { requirement in
                guard requirement.subject == "Element" else { return nil }
                return all(list.elements, requirement)
            }
        case .optional(let wrapped):
            return all(condition) { requirement in
                guard requirement.subject == "Wrapped", let wrapped else { return nil }
                return all([wrapped], requirement)
            }
        case .dictionary(let dictionary):
            return all(condition) { requirement in
                switch requirement.subject {
                case "Key": all(dictionary.pairs.map(\.key), requirement)
                case "Value": all(dictionary.pairs.map(\.value), requirement)
                default: nil
                }
            }
        default:
            guard let name = typeName(of: value) else { return nil }
            return holds(condition, for: .named(name))
        }
    }

    /// Whether an extension is there for a type; nil if that is not known.
    func holds(_ condition: ExtensionCondition, for type: TypeReference) -> Bool? {
        all(condition) { requirement in
            switch (requirement.subject, type) {
            case ("Element", .array(let element)), ("Element", .set(let element)),
                ("Wrapped", .optional(let element)), ("Key", .dictionary(let element, _)),
                ("Value", .dictionary(_, let element)):
                isMet(requirement, by: element)
            case ("Element", .named("String")): isMet(requirement, by: .named("Character"))
            case ("Self", _): isMet(requirement, by: type)
            default: nil
            }
        }
    }

    private func all(
        _ condition: ExtensionCondition, _ isMet: (ExtensionCondition.Requirement) -> Bool?
    ) -> Bool? {
        all(condition.requirements.map(isMet))
    }

    private func all(_ answers: [Bool?]) -> Bool? {
        if answers.contains(false) { return false }
        return answers.contains(nil) ? nil : true
    }

    private func all(_ values: [Value], _ requirement: ExtensionCondition.Requirement) -> Bool? {
        if values.isEmpty { return nil }
        return all(
            values.prefix(100).map { value in
                switch fit(value, requirement.type, source: nil) {
                case .no: false
                case .maybe: nil
                case .yes(let conversion):
                    requirement.relation == .conforms || conversion == Conversion() ? true : false
                }
            })
    }

    private func isMet(
        _ requirement: ExtensionCondition.Requirement, by type: TypeReference
    ) -> Bool? {
        switch requirement.relation {
        case .same where type == requirement.type: true
        case .same: isDefinite(type) && isDefinite(requirement.type) ? false : nil
        case .conforms:
            switch fit(type: type, requirement.type, generics: [:]) {
            case .yes: true
            case .maybe: nil
            case .no: declarations.type(requirement.type.nominalName ?? "") == nil ? nil : false
            }
        case .other: nil
        }
    }
}

extension Syntax {
    /// Whether it stands in code that is written for several types.
    fileprivate var isGeneric: Bool {
        var next: Syntax? = self
        while let node = next {
            if node.is(ExtensionDeclSyntax.self) || node.is(ProtocolDeclSyntax.self) { return true }
            let clause = node.asProtocol((any WithGenericParametersSyntax).self)
            if clause?.genericParameterClause != nil { return true }
            if let function = node.as(FunctionDeclSyntax.self),
                function.signature.parameterClause.description.contains("some ")
            {
                return true
            }
            next = node.parent
        }
        return false
    }
}
