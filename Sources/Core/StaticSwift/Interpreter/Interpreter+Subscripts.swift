import SwiftSyntax

extension Interpreter {
    func evaluate(
        _ node: SubscriptCallExprSyntax, in scope: Scope
    ) throws(Interruption) -> Value {
        let base = try evaluateBase(node.calledExpression, in: scope)
        let arguments = try subscriptArguments(of: node, in: scope)
        return try subscripted(base, arguments, at: node)
    }

    func subscriptArguments(
        of node: SubscriptCallExprSyntax, in scope: Scope
    ) throws(Interruption) -> [Argument] {
        var result: [Argument] = []
        for element in node.arguments {
            let value = try evaluate(element.expression, in: scope)
            result.append(
                Argument(
                    element.label?.identifierText, value, source: Syntax(element.expression),
                    scope: scope))
        }
        return result
    }

    /// `base[arguments]`.
    func subscripted(
        _ base: Value, _ arguments: [Argument], at node: SubscriptCallExprSyntax
    ) throws(Interruption) -> Value {
        let site = Syntax(node)
        if case .type(let type) = base {
            return try subscripted(type, arguments, at: site)
        }
        for type in lineage(of: base) {
            let subscripts = type.subscripts.filter { !$0.isStatic }
            if subscripts.isEmpty { continue }
            if let value = try call(
                subscripts, arguments, selfSlot: allocate(base), owner: type.name, at: site)
            {
                return value
            }
            if isStandard(base) { continue }
            try loseIfActing(
                callOf: "subscript", unknown(node, "which subscript this is is not known"))
        }
        guard let key = arguments.first?.value else {
            return .unknown(unknown(node, "this kind of subscript is not evaluated"))
        }
        if arguments.first?.label == "keyPath" || isFunction(key) {
            return try call(key, [Argument(nil, base)], at: site)
        }
        let initial = arguments.first { $0.label == "default" }?.value
        return try element(of: base, at: key, default: initial, node: site)
    }

    /// Whether it has subscripts of its own that the program does not declare.
    private func isStandard(_ value: Value) -> Bool {
        typeName(of: value).map(StandardNames.types.contains) ?? false
    }

    /// `Type[arguments]`.
    private func subscripted(
        _ type: TypeReference, _ arguments: [Argument], at node: Syntax
    ) throws(Interruption) -> Value {
        for declared in lineage(of: type) {
            let subscripts = declared.subscripts.filter(\.isStatic)
            if let value = try call(
                subscripts, arguments, selfSlot: nil, owner: declared.name, at: node)
            {
                return value
            }
        }
        return .unknown(unknown(node, "this kind of subscript is not evaluated"))
    }

    /// What `value.name` gives where `subscript(dynamicMember:)` answers for all names; nil if none
    /// does.
    func dynamicMember(
        _ name: String, of value: Value, at node: Syntax
    ) throws(Interruption) -> Value? {
        for type in lineage(of: value) {
            let subscripts = type.subscripts.filter {
                !$0.isStatic && $0.parameters.count == 1
                    && $0.parameters[0].label == "dynamicMember"
            }
            guard let first = subscripts.first else { continue }
            guard subscripts.count == 1, first.parameters[0].type == .named("String") else {
                return .unknown(unknown(node, "which dynamic member this is is not known"))
            }
            return try call(
                subscripts, [Argument("dynamicMember", .string(name))], selfSlot: allocate(value),
                owner: type.name, at: node)
        }
        return nil
    }

    private func isFunction(_ value: Value) -> Bool {
        if case .function = value { true } else { false }
    }

    /// The element of a collection at an index, a key or a range.
    func element(
        of base: Value, at key: Value, default initial: Value?, node: Syntax
    ) throws(Interruption) -> Value {
        if case .unknown = base { return base }
        if case .unknown = key { return key }
        switch base {
        case .array(let list): return try element(of: list, at: key, node: node)
        case .string(let text): return try element(of: text, at: key, node: node)
        case .dictionary(let dictionary):
            if let index = try index(of: key, in: dictionary, at: node) {
                let value = dictionary.pairs[index].value
                return initial == nil ? .optional(value) : value
            }
            return initial ?? .none
        default:
            return .unknown(unknown(node, "this kind of subscript is not evaluated"))
        }
    }

    private func element(
        of list: ListValue, at key: Value, node: Syntax
    ) throws(Interruption) -> Value {
        if let missing = list.missing { return .unknown(missing) }
        if list.isShuffled || list.isSlice {
            return .unknown(unknown(node, "what stands where is not known"))
        }
        switch key {
        case .integer(let index):
            guard list.elements.indices.contains(index) else {
                throw .failed(unknown(node, "the index is out of range"))
            }
            return list.elements[index]
        case .range(let range):
            let whole = RangeValue(
                lower: range.lower ?? .integer(0),
                upper: range.upper ?? .integer(list.elements.count),
                isClosed: range.isClosed && range.upper != nil)
            guard let bounds = whole.integers, bounds.lowerBound >= 0,
                bounds.upperBound <= list.elements.count
            else { throw .failed(unknown(node, "the range is out of bounds")) }
            var slice = ListValue(
                elements: Array(list.elements[bounds]), elementType: list.elementType)
            slice.isSlice = true
            return .array(slice)
        default:
            return .unknown(unknown(node, "the index is not a number"))
        }
    }

    /// Where a key stands in a dictionary.
    func index(
        of key: Value, in dictionary: DictionaryValue, at node: Syntax
    ) throws(Interruption) -> Int? {
        for (index, pair) in dictionary.pairs.enumerated() {
            switch try areEqual(pair.key, key, at: node) {
            case .yes: return index
            case .no: continue
            case .unknown(let unknown): throw .lost(unknown)
            }
        }
        return nil
    }
}
