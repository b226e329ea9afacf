import SwiftSyntax

/// Whether arguments can be what parameters take, and what has to be done to them.
extension Interpreter {
    /// How well a value fits a type.
    ///
    /// - Parameters:
    ///   - source: Where the value is written; nil if it is computed.
    ///   - generics: The generic parameters among the names of types, with what they conform to.
    func fit(
        _ value: Value, _ type: TypeReference, source: Syntax?,
        generics: [String: [TypeReference]] = [:]
    ) -> ArgumentFit {
        switch (value, type) {
        case (.unknown, _), (_, .any), (.sum, _): return .maybe
        case (_, .named("Any")):
            return .yes(Conversion(erasures: 1, generality: Generality.any))
        case (_, .named(let name)) where generics[name] != nil:
            return fit(value, constraints: generics[name] ?? [])
        case (.implicit(let member), _): return fit(member, type)
        case (.optional(nil), .optional): return .exact
        case (.optional(let inner?), .optional(let wrapped)):
            return fit(inner, wrapped, source: nil, generics: generics)
        case (.optional(nil), _) where isLiteral(source) != false: return .no
        case (.optional, .named(let name)) where !isKnown(type) && !isStandard(name): return .maybe
        case (.optional, _): return .no
        case (_, .optional(let wrapped)):
            return fit(value, wrapped, source: source, generics: generics)
                .adding { $0.optionals += 1 }
        case (.array, _), (.set, _), (.dictionary, _):
            return fit(collection: value, type, source: source, generics: generics)
        case (.tuple(let fields), .tuple(let elements)):
            return fit(fields, elements, generics: generics)
        case (.tuple, .named), (.tuple, .array), (.tuple, .set), (.tuple, .dictionary): return .no
        case (.function, .function): return .exact
        case (.function, _), (_, .function): return fit(function: value, type)
        case (_, .named(let name)): return fit(value, named: name, source: source)
        case (_, .array), (_, .set), (_, .dictionary), (_, .tuple): return .no
        }
    }

    private func isStandard(_ name: String) -> Bool { StandardNames.types.contains(name) }

    /// Whether a value is written as a literal; nil if that is not known.
    func isLiteral(_ source: Syntax?) -> Bool? {
        guard let expression = source?.as(ExprSyntax.self) else { return nil }
        switch expression.as(ExprSyntaxEnum.self) {
        case .stringLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr,
            .arrayExpr, .dictionaryExpr, .nilLiteralExpr:
            return true
        case .declReferenceExpr, .memberAccessExpr, .subscriptCallExpr, .functionCallExpr:
            return false
        default: return nil
        }
    }

    private func fit(function value: Value, _ type: TypeReference) -> ArgumentFit {
        switch (value, type) {
        case (.function, .named(let name)):
            isKnown(type) || isStandard(name) ? .no : .maybe
        default: .no
        }
    }

    private func fit(
        _ fields: [Field], _ elements: [TupleElement], generics: [String: [TypeReference]]
    ) -> ArgumentFit {
        guard fields.count == elements.count else { return .no }
        return .all(
            zip(fields, elements).map { field, element in
                let differs =
                    field.label != nil && element.label != nil && field.label != element.label
                return differs
                    ? .no : fit(field.value, element.type, source: nil, generics: generics)
            })
    }
}

// MARK: - Collections

extension Interpreter {
    private func fit(
        collection value: Value, _ type: TypeReference, source: Syntax?,
        generics: [String: [TypeReference]]
    ) -> ArgumentFit {
        switch (value, type) {
        case (.array(let list), .array(let element)):
            return fit(list, element, source: source, generics: generics)
        case (.set(let list), .set(let element)):
            return fit(list, element, source: nil, generics: generics)
        case (.array(let list), .set(let element)):
            guard isLiteral(source) != false else { return .no }
            return fit(list, element, source: source, generics: generics)
                .adding { $0.literals += 1 }
        case (.dictionary(let dictionary), .dictionary(let key, let value)):
            return fit(dictionary, key, value, generics: generics)
        case (_, .named(let name)):
            guard isDefinite(type) else { return .maybe }
            let ofType = conformance(of: value, to: name)
            guard ofType.isNo, isLiteral(source) != false else { return ofType }
            if case .array = value {
                return fit(literal: "arrayLiteral", as: name, source: source)
            }
            return fit(literal: "dictionaryLiteral", as: name, source: source)
        default: return .no
        }
    }

    private func fit(
        _ list: ListValue, _ element: TypeReference, source: Syntax?,
        generics: [String: [TypeReference]]
    ) -> ArgumentFit {
        if let known = list.elementType, isDefinite(known) {
            return fit(type: known, element, generics: generics)
                .adding { if known != element, $0.generality > 0 { $0.collections += 1 } }
        }
        guard !list.elements.isEmpty else { return .maybe }
        let written = source?.as(ArrayExprSyntax.self)?.elements.map { Syntax($0.expression) }
        return .all(
            list.elements.prefix(100).enumerated().map { index, value in
                let place = written?.count == list.elements.count ? written?[index] : nil
                return fit(value, element, source: place, generics: generics)
            })
    }

    private func fit(
        _ dictionary: DictionaryValue, _ key: TypeReference, _ value: TypeReference,
        generics: [String: [TypeReference]]
    ) -> ArgumentFit {
        if let keys = dictionary.keyType, let values = dictionary.valueType, isDefinite(keys),
            isDefinite(values)
        {
            return .all([
                fit(type: keys, key, generics: generics),
                fit(type: values, value, generics: generics),
            ])
        }
        guard !dictionary.pairs.isEmpty else { return .maybe }
        return .all(
            dictionary.pairs.prefix(100).flatMap { pair in
                [
                    fit(pair.key, key, source: nil, generics: generics),
                    fit(pair.value, value, source: nil, generics: generics),
                ]
            })
    }

    /// Whether a type is known, and no generic parameter.
    func isDefinite(_ type: TypeReference) -> Bool {
        switch type {
        case .named(let name): isKnown(type) || isStandard(name) || name == "Any"
        case .optional(let type), .array(let type), .set(let type): isDefinite(type)
        case .dictionary(let key, let value): isDefinite(key) && isDefinite(value)
        case .tuple(let elements): elements.allSatisfy { isDefinite($0.type) }
        case .function, .any: false
        }
    }

    /// How well instances of a type fit another.
    func fit(
        type: TypeReference, _ wanted: TypeReference, generics: [String: [TypeReference]]
    ) -> ArgumentFit {
        switch (type, wanted) {
        case _ where type == wanted: return .exact
        case (_, .named("Any")):
            return .yes(Conversion(erasures: 1, generality: Generality.any))
        case (.named(let name), .named(let generic)) where generics[generic] != nil:
            return fit(typeNamed: name, constraints: generics[generic] ?? [])
        case (_, .named(let generic)) where generics[generic] != nil:
            return generics[generic]?.isEmpty == true
                ? .yes(Conversion(generality: Generality.generic)) : .maybe
        case (.named(let name), .named(let other)):
            return kinship(of: name, with: other)
        case (.optional(let one), .optional(let two)), (.array(let one), .array(let two)),
            (.set(let one), .set(let two)):
            return fit(type: one, two, generics: generics)
        case (.dictionary(let key, let value), .dictionary(let keys, let values)):
            return .all([
                fit(type: key, keys, generics: generics),
                fit(type: value, values, generics: generics),
            ])
        case (_, .optional(let wrapped)):
            return fit(type: type, wrapped, generics: generics).adding { $0.optionals += 1 }
        case (_, .any), (.tuple, .tuple): return .maybe
        default: return .no
        }
    }
}

// MARK: - Names

/// How general types are, the most special first.
enum Generality {
    /// A superclass, or a protocol; with each step up one more.
    static let kin = 1
    /// A generic parameter that conforms to something.
    static let constrained = 1_000
    static let generic = 2_000
    static let any = 3_000
}

extension Interpreter {
    private func fit(
        _ value: Value, named name: String, source: Syntax?
    ) -> ArgumentFit {
        guard let own = typeName(of: value) else { return .maybe }
        if own == name { return own == "Range" ? .maybe : .exact }
        let literal: String?
        switch value {
        case .string:
            if ["Substring", "Character", "StaticString", "NSString"].contains(name) {
                return isLiteral(source) == true ? .yes(Conversion(literals: 1)) : .maybe
            }
            literal = "stringLiteral"
        case .integer:
            if StandardNames.numbers.contains(name) {
                return isLiteral(source) == true ? .yes(Conversion(literals: 1)) : .maybe
            }
            literal = "integerLiteral"
        case .double:
            if StandardNames.numbers.contains(name) {
                return isLiteral(source) == true ? .yes(Conversion(literals: 1)) : .maybe
            }
            literal = "floatLiteral"
        case .bool: literal = "booleanLiteral"
        default: literal = nil
        }
        if let literal, isLiteral(source) != false {
            let fit = fit(literal: literal, as: name, source: source)
            if !fit.isNo { return fit }
        }
        return conformance(of: value, to: name)
    }

    /// Whether a literal may stand for an instance of a type.
    private func fit(literal label: String, as name: String, source: Syntax?) -> ArgumentFit {
        let certain: ArgumentFit =
            isLiteral(source) == true ? .yes(Conversion(literals: 1)) : .maybe
        if label == "stringLiteral", library.types[name]?.stringLiteral != nil { return certain }
        let isWritten = declarations.lineage(of: name).contains { type in
            type.initializers.contains { $0.parameters.first?.label == label }
        }
        if isWritten { return certain }
        let type = TypeReference.named(name)
        if let described = library.types[name] { return described.isClosed ? .no : .maybe }
        return isKnown(type) || isStandard(name) ? .no : .maybe
    }

    private func conformance(of value: Value, to name: String) -> ArgumentFit {
        guard let own = typeName(of: value) else { return .maybe }
        return kinship(of: own, with: name)
    }

    /// How well an instance of a named type fits another named type.
    func kinship(of own: String, with name: String) -> ArgumentFit {
        if own == name { return .exact }
        if own == "Any" { return .no }
        if let steps = declarations.lineage(of: own).firstIndex(where: { $0.name == name }) {
            return .yes(Conversion(generality: Generality.kin + steps))
        }
        if library.types[own] != nil, library.types[name] != nil {
            return kinship(ofLibrary: own, with: name)
        }
        if let declared = declarations.type(name), declared.kind != .contract { return .no }
        let isProtocol = declarations.type(name) != nil
        return isProtocol || isKnown(.named(name)) || isStandard(name) ? .no : .maybe
    }

    private func kinship(ofLibrary own: String, with name: String) -> ArgumentFit {
        var next = library.types[own]
        var steps = 0
        while let type = next, steps < 10 {
            if type.name == name { return .yes(Conversion(generality: steps)) }
            next = type.base.flatMap { library.types[$0] }
            steps += 1
        }
        let areDescribed =
            library.types[own]?.isClosed == true && library.types[name]?.isClosed == true
        return areDescribed ? .no : .maybe
    }

    private func fit(_ value: Value, constraints: [TypeReference]) -> ArgumentFit {
        guard !constraints.isEmpty else {
            return .yes(Conversion(generality: Generality.generic))
        }
        guard let name = typeName(of: value) else { return .maybe }
        return fit(typeNamed: name, constraints: constraints)
    }

    private func fit(typeNamed name: String, constraints: [TypeReference]) -> ArgumentFit {
        var result = ArgumentFit.yes(Conversion(generality: Generality.generic))
        for constraint in constraints {
            guard let wanted = constraint.nominalName else { return .maybe }
            switch kinship(of: name, with: wanted) {
            case .no: return .no
            case .maybe: result = .maybe
            case .yes:
                result = result.adding {
                    $0.generality = min($0.generality, Generality.constrained)
                }
            }
        }
        return result
    }

    private func fit(_ member: ImplicitMember, _ type: TypeReference) -> ArgumentFit {
        guard let results = member.results else { return mayHave(member, type) }
        if results.contains(where: { $0.type == type }) { return .exact }
        let areDefinite = results.allSatisfy { isDefinite($0.type) }
        return areDefinite && isDefinite(type) && member.chain.isEmpty ? .no : .maybe
    }

    /// Whether a type may have a static member that is named without the type.
    private func mayHave(_ member: ImplicitMember, _ type: TypeReference) -> ArgumentFit {
        if case .optional = type, ["none", "some"].contains(member.name) { return .exact }
        guard let name = type.unwrapped.nominalName else {
            return type.unwrapped == .any ? .maybe : .no
        }
        guard member.name != "init" else { return .maybe }
        let isDeclared = lineage(of: type.unwrapped).contains { type in
            type.enumCase(named: member.name) != nil || type.hasStatic(member.name)
        }
        if isDeclared { return .exact }
        if let described = library.types[name] {
            if described.constructor(member.name) != nil || described.statics[member.name] != nil {
                return .exact
            }
            return described.isClosed ? .no : .maybe
        }
        // What a protocol requires is not filed.
        if declarations.type(name)?.kind == .contract { return .maybe }
        return isStandard(name) || declarations.type(name) != nil ? .no : .maybe
    }
}
