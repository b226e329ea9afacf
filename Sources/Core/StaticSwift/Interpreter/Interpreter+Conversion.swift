import SwiftSyntax

extension Interpreter {
    /// Converts a value to a declared type: implicit members get their meaning, literals their type.
    func convert(
        _ value: Value, to type: TypeReference, at node: some SyntaxProtocol
    ) throws(Interruption) -> Value {
        switch (type, value) {
        case (.any, _), (_, .unknown), (.function, _): return value
        case (.optional(let wrapped), _): return try convert(value, toOptional: wrapped, at: node)
        case (.named(let name), .optional)
        where !isKnown(type) && !StandardNames.types.contains(name):
            // `Any` and generic parameters may be optionals themselves.
            return value
        case (_, .optional(let wrapped?)): return try convert(wrapped, to: type, at: node)
        case (_, .implicit(let member)): return try convert(member, to: type, at: node)
        case (.named(let name), .sum) where !isKnown(type) && !StandardNames.types.contains(name):
            return value
        case (_, .sum(let parts)): return try sum(parts, as: type, at: node)
        case (.array(let element), .array(let list)):
            return .array(try convert(list, to: element, at: node))
        case (.set(let element), .array(let list)), (.set(let element), .set(let list)):
            return .set(try unique(convert(list, to: element, at: node), at: node))
        case (.dictionary(let key, let inner), .dictionary(let dictionary)):
            return .dictionary(try convert(dictionary, key, inner, at: node))
        case (.dictionary(let key, let inner), .array(let list)) where list.elements.isEmpty:
            return .dictionary(try convert(DictionaryValue(pairs: []), key, inner, at: node))
        case (.tuple(let elements), .tuple(let fields)) where elements.count == fields.count:
            var parts: [Field] = []
            for (field, element) in zip(fields, elements) {
                let value = try convert(field.value, to: element.type, at: node)
                parts.append(Field(element.label ?? field.label, value))
            }
            return .tuple(parts)
        case (.named(let name), _): return try convert(value, toNamed: name, at: node)
        default: return value
        }
    }

    private func convert(
        _ value: Value, toOptional wrapped: TypeReference, at node: some SyntaxProtocol
    ) throws(Interruption) -> Value {
        if case .implicit(let member) = value,
            member.results?.contains(where: { $0.type == .optional(wrapped) }) == true
        {
            return chosen(member, for: .optional(wrapped))
        }
        switch value {
        case .optional(nil): return value
        case .optional(let inner?): return .optional(try convert(inner, to: wrapped, at: node))
        case .implicit(let member) where member.name == "none" && member.arguments == nil:
            return .none
        case .implicit(let member) where member.name == "some" && member.arguments?.count == 1:
            let inner = member.arguments?.first?.value ?? .void
            return .optional(try convert(inner, to: wrapped, at: node))
        default:
            let inner = try convert(value, to: wrapped, at: node)
            if case .unknown = inner, case .implicit(let member) = value, member.name == "init",
                let only = member.arguments?.first, member.arguments?.count == 1, only.label == nil
            {
                // `.init(x)` of an optional type wraps what it is given.
                return .optional(try convert(only.value, to: wrapped, at: node))
            }
            if case .unknown = inner { return inner }
            if case .optional = inner { return inner }
            return .optional(inner)
        }
    }

    private func convert(
        _ list: ListValue, to element: TypeReference, at node: some SyntaxProtocol
    ) throws(Interruption) -> ListValue {
        guard list.elementType != element, element != .any else { return list }
        try tick(list.elements.count, at: node)
        var result = list
        result.elementType = element
        result.isSlice = false
        let written = written(list, at: node)
        for index in list.elements.indices {
            let place = written?[index] ?? Syntax(node)
            result.elements[index] = try convert(list.elements[index], to: element, at: place)
        }
        return result
    }

    /// Where the elements of a list are written, if `node` is the literal that lists them.
    private func written(_ list: ListValue, at node: some SyntaxProtocol) -> [Syntax]? {
        guard let literal = node.as(ArrayExprSyntax.self),
            literal.elements.count == list.elements.count
        else { return nil }
        return literal.elements.map { Syntax($0.expression) }
    }

    private func convert(
        _ dictionary: DictionaryValue, _ key: TypeReference, _ value: TypeReference,
        at node: some SyntaxProtocol
    ) throws(Interruption) -> DictionaryValue {
        guard dictionary.keyType != key || dictionary.valueType != value else { return dictionary }
        try tick(dictionary.pairs.count, at: node)
        var result = dictionary
        result.keyType = key
        result.valueType = value
        for index in dictionary.pairs.indices {
            let pair = dictionary.pairs[index]
            result.pairs[index] = .init(
                key: try convert(pair.key, to: key, at: node),
                value: try convert(pair.value, to: value, at: node))
        }
        return result
    }

    private func convert(
        _ value: Value, toNamed name: String, at node: some SyntaxProtocol
    ) throws(Interruption) -> Value {
        switch value {
        case .integer where StandardNames.otherNumbers.contains(name),
            .double where StandardNames.otherNumbers.contains(name):
            return .unknown(unknown(node, "numbers of this size are not evaluated").foreign())
        case .integer(let number) where ["Double", "TimeInterval"].contains(name):
            return .double(Double(number))
        case .string:
            return try fromLiteral(value, "stringLiteral", name, at: Syntax(node)) ?? value
        case .array(let list) where name == "Set":
            return .set(try unique(list, at: node))
        case .array(let list) where isOptionSet(name):
            return try optionSet(list, name, at: Syntax(node)) ?? value
        case .array:
            return try fromLiteral(value, "arrayLiteral", name, at: Syntax(node)) ?? value
        case .integer:
            return try fromLiteral(value, "integerLiteral", name, at: Syntax(node)) ?? value
        case .dictionary:
            return try fromLiteral(value, "dictionaryLiteral", name, at: Syntax(node)) ?? value
        case .optional(nil):
            return try fromLiteral(.void, "nilLiteral", name, at: Syntax(node)) ?? value
        case .bool:
            return try fromLiteral(value, "booleanLiteral", name, at: Syntax(node)) ?? value
        default:
            return value
        }
    }

    /// Makes an instance of `name` from a literal, if the type can be written as one.
    private func fromLiteral(
        _ value: Value, _ label: String, _ name: String, at node: Syntax
    ) throws(Interruption) -> Value? {
        if case .string = value, let library = library.types[name],
            let literal = library.stringLiteral
        {
            return try libraryRecord(
                library, constructor: literal.constructor, [Argument(literal.label, value)],
                at: node)
        }
        var arguments = [Argument(label, value)]
        if label == "arrayLiteral", case .array(let list) = value {
            arguments = list.elements.enumerated().map { Argument($0 == 0 ? label : nil, $1) }
        }
        if label == "dictionaryLiteral", case .dictionary(let dictionary) = value {
            arguments = dictionary.pairs.enumerated().map { index, pair in
                let parts = [Field(nil, pair.key), Field(nil, pair.value)]
                return Argument(index == 0 ? label : nil, .tuple(parts))
            }
        }
        for type in declarations.lineage(of: name) {
            let fitting = type.initializers.filter { $0.parameters.first?.label == label }
            guard !fitting.isEmpty else { continue }
            let owner = declarations.type(name) ?? type
            return try construct(.named(owner.name), arguments, at: node)
        }
        return nil
    }

    /// Gives an implicit member its meaning.
    private func convert(
        _ member: ImplicitMember, to type: TypeReference, at node: some SyntaxProtocol
    ) throws(Interruption) -> Value {
        if case .named(let name) = type, !isKnown(type), !StandardNames.types.contains(name) {
            return .implicit(member)
        }
        return try nested(at: member.node) { () throws(Interruption) in
            if member.results != nil {
                return try convert(chosen(member, for: type), to: type, at: node)
            }
            var value = try staticMember(
                member.name, of: type, arguments: member.arguments, at: member.node)
            for link in member.chain {
                if let arguments = link.arguments {
                    value = try callMethod(link.name, of: value, arguments, site: member.node)
                } else {
                    value = try access(link.name, of: value, at: member.node)
                }
            }
            if case .function = value, member.arguments == nil {
                return .unknown(unknown(member.node, "it names a function without calling it"))
            }
            return listed(
                try convert(value, to: type, at: node),
                at: member.place ?? ownPosition(of: member.node))
        }
    }

    /// An instance that counts as made where it is named, whatever helpers made it: in the element of
    /// a list, or by an implicit member.
    func listed(_ value: Value, at node: Syntax) -> Value {
        switch value {
        case .optional, .record: listed(value, at: ownPosition(of: node))
        default: value
        }
    }

    /// An instance that counts as made at a place, if that is known.
    func listed(_ value: Value, at position: SourcePosition?) -> Value {
        guard let position else { return value }
        switch value {
        case .optional(let wrapped?): return .optional(listed(wrapped, at: position))
        case .record(var record):
            record.position = position
            return .record(record)
        case .implicit(var member):
            member.place = position
            return .implicit(member)
        default: return value
        }
    }

    /// A list without its later duplicates.
    func unique(_ list: ListValue, at node: some SyntaxProtocol) throws(Interruption) -> ListValue {
        var result = list
        result.elements = []
        for element in list.elements {
            switch try contains(result.elements, element, at: Syntax(node)) {
            case .yes: continue
            case .no: result.elements.append(element)
            case .unknown(let unknown):
                result.elements.append(element.isUnknown ? element : .unknown(unknown))
                result.isPartial = true
            }
        }
        return result
    }
}
