import SwiftSyntax

/// Whether collections can be what parameters take.
extension Interpreter {
    func fit(
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

    func fit(
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

    func fit(
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
