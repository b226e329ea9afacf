import SwiftSyntax

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
    func fit(
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
    func fit(literal label: String, as name: String, source: Syntax?) -> ArgumentFit {
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

    func conformance(of value: Value, to name: String) -> ArgumentFit {
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

    func kinship(ofLibrary own: String, with name: String) -> ArgumentFit {
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

    func fit(_ value: Value, constraints: [TypeReference]) -> ArgumentFit {
        guard !constraints.isEmpty else {
            return .yes(Conversion(generality: Generality.generic))
        }
        guard let name = typeName(of: value) else { return .maybe }
        return fit(typeNamed: name, constraints: constraints)
    }

    func fit(typeNamed name: String, constraints: [TypeReference]) -> ArgumentFit {
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

    func fit(_ member: ImplicitMember, _ type: TypeReference) -> ArgumentFit {
        guard let results = member.results else { return mayHave(member, type) }
        if results.contains(where: { $0.type == type }) { return .exact }
        let areDefinite = results.allSatisfy { isDefinite($0.type) }
        return areDefinite && isDefinite(type) && member.chain.isEmpty ? .no : .maybe
    }

    /// Whether a type may have a static member that is named without the type.
    func mayHave(_ member: ImplicitMember, _ type: TypeReference) -> ArgumentFit {
        if case .optional(let wrapped) = type {
            if ["none", "some"].contains(member.name) { return .exact }
            return mayHave(member, wrapped).adding { $0.optionals += 1 }
        }
        guard let name = type.nominalName else { return type == .any ? .maybe : .no }
        guard member.name != "init" else { return .maybe }
        let isDeclared = lineage(of: type).contains { type in
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
