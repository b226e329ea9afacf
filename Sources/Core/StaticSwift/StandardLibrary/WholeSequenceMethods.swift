import SwiftSyntax

/// Methods that need every element of a sequence.
extension Interpreter {
    func whole(
        _ list: ListValue, _ name: String, _ arguments: [Argument], site: Syntax
    ) throws(Interruption) -> Value {
        let elements = list.elements
        try tick(elements.count, at: site)
        if list.isShuffled, !["reduce", "sorted", "min", "max", "reversed"].contains(name) {
            return .unknown(unknown(site, "the order of its elements is not known"))
        }
        switch name {
        case "reduce": return try reduce(elements, arguments, site: site)
        case "sorted": return try sorted(list, by: arguments.first?.value, site: site)
        case "joined": return try joined(list, by: arguments.first?.value, site: site)
        case "reversed":
            var reversed = list.with(elements.reversed())
            reversed.isSlice = false
            return .array(reversed)
        case "enumerated":
            return .array(
                elements.enumerated().map {
                    .tuple([Field("offset", .integer($0)), Field("element", $1)])
                })
        case "min", "max":
            if let order = arguments.first, arguments.count == 1 {
                return try extreme(list, by: order.value, isMin: name == "min", site: site)
            }
            guard arguments.isEmpty else { break }
            let best = try extreme(elements, isMin: name == "min", at: site)
            return elements.isEmpty || best.isUnknown ? best : .optional(best)
        case "elementsEqual":
            guard let other = arguments.first?.value else { break }
            return value(of: try areEqual(.array(list), other, at: site))
        case "split": return try split(list, arguments, isText: false, site: site)
        case "drop", "prefix":
            if let condition = arguments.first, arguments.count == 1, isClosure(condition) {
                return try part(list, while: condition.value, isKept: name == "prefix", site: site)
            }
            return try part(list, name, arguments, site: site)
        case "suffix", "dropFirst", "dropLast":
            return try part(list, name, arguments, site: site)
        default: break
        }
        return .unknown(unknown(site, "`\(name)` is not evaluated with these arguments"))
    }

    /// The first least or greatest element in an order that a function says.
    private func extreme(
        _ list: ListValue, by order: Value, isMin: Bool, site: Syntax
    ) throws(Interruption) -> Value {
        if list.isShuffled {
            return .unknown(unknown(site, "the order of its elements is not known"))
        }
        guard var best = list.elements.first else { return .none }
        for element in list.elements.dropFirst() {
            let pair = isMin ? [element, best] : [best, element]
            let replaces = try call(order, pair.map { Argument(nil, $0) }, at: site)
            switch truth(of: replaces, at: site) {
            case .yes: best = element
            case .no: continue
            case .unknown(let unknown): return .unknown(unknown)
            }
        }
        return .optional(best)
    }

    /// The elements before, or from, the first that does not meet a condition.
    private func part(
        _ list: ListValue, while condition: Value, isKept: Bool, site: Syntax
    ) throws(Interruption) -> Value {
        var count = 0
        loop: for element in list.elements {
            switch truth(of: try call(condition, [Argument(nil, element)], at: site), at: site) {
            case .yes: count += 1
            case .no: break loop
            case .unknown(let unknown): return .unknown(unknown)
            }
        }
        var slice = list.with(
            isKept ? Array(list.elements.prefix(count)) : Array(list.elements.dropFirst(count)))
        slice.isSlice = !isKept
        return .array(slice)
    }

    private func reduce(
        _ elements: [Value], _ arguments: [Argument], site: Syntax
    ) throws(Interruption) -> Value {
        guard arguments.count == 2 else {
            return .unknown(unknown(site, "it is called without a function"))
        }
        var result = arguments[0].value
        guard arguments[0].label == "into" else {
            for element in elements {
                result = try call(
                    arguments[1].value, [Argument(nil, result), Argument(nil, element)], at: site)
            }
            return result
        }
        guard case .function(let function) = arguments[1].value,
            case .closure(let closure, let scope) = function.body
        else { return .unknown(unknown(site, "it is called without a closure")) }
        for element in elements {
            result = try reduceStep(closure, result, element, in: scope)
        }
        return result
    }

    /// Runs a closure whose first parameter is `inout`.
    private func reduceStep(
        _ closure: ClosureExprSyntax, _ result: Value, _ element: Value, in scope: Scope
    ) throws(Interruption) -> Value {
        let inner = Scope(parent: scope)
        let slot = allocate(result)
        let names: [String]
        switch closure.signature?.parameterClause {
        case .simpleInput(let list): names = list.map { $0.name.identifierText }
        case .parameterClause(let clause):
            names = clause.parameters.map { ($0.secondName ?? $0.firstName).identifierText }
        case nil: names = ["$0", "$1"]
        }
        guard names.count == 2 else {
            return .unknown(unknown(closure, "it does not take two parameters"))
        }
        inner.declare(names[0], slot: slot)
        inner.declare(names[1], slot: allocate(element))
        _ = try runBody(closure.statements, in: inner, at: Syntax(closure))
        return heap[slot].value ?? result
    }

    func sorted(
        _ list: ListValue, by comparison: Value?, site: Syntax
    ) throws(Interruption) -> Value {
        // Insertion keeps equal elements in order, as the standard library does.
        var result: [Value] = []
        for element in list.elements {
            var index = result.count
            while index > 0 {
                let isBefore: Truth
                if let comparison {
                    let arguments = [Argument(nil, element), Argument(nil, result[index - 1])]
                    isBefore = truth(of: try call(comparison, arguments, at: site), at: site)
                } else {
                    isBefore = try isLess(element, result[index - 1], at: site)
                }
                if case .unknown(let unknown) = isBefore { return .unknown(unknown) }
                guard case .yes = isBefore else { break }
                index -= 1
            }
            result.insert(element, at: index)
        }
        return .array(list.ordered(result))
    }

    private func joined(
        _ list: ListValue, by separator: Value?, site: Syntax
    ) throws(Interruption) -> Value {
        if case .string(let separator)? = separator {
            return try joined(list, by: separator, at: site)
        }
        guard separator == nil else {
            return .unknown(unknown(site, "the separator is not known"))
        }
        if list.elements.contains(where: { if case .string = $0 { true } else { false } }) {
            return try joined(list, by: "", at: site)
        }
        var result = ListValue(elements: [])
        for element in list.elements { try append(element, to: &result, at: site) }
        return .array(result)
    }

    func joined(
        _ list: ListValue, by separator: String, at node: Syntax
    ) throws(Interruption) -> Value {
        var parts: [String] = []
        var size = 0
        for element in list.elements {
            if case .unknown = element { return element }
            guard case .string(let text) = element else {
                return .unknown(unknown(node, "not all of its elements are strings"))
            }
            size += text.utf8.count + separator.utf8.count
            parts.append(text)
        }
        try checkText(size, at: node)
        return .string(parts.joined(separator: separator))
    }

    func split(
        _ list: ListValue, _ arguments: [Argument], isText: Bool, site: Syntax
    ) throws(Interruption) -> Value {
        guard let splitting = Splitting(arguments) else {
            return .unknown(unknown(site, "it is not evaluated with these arguments"))
        }
        var parts: [[Value]] = [[]]
        for element in list.elements {
            var isSeparator = Truth.no
            if splitting.allows(after: parts) {
                isSeparator =
                    try splitting.isFunction
                    ? truth(
                        of: call(splitting.separator, [Argument(nil, element)], at: site), at: site)
                    : areEqual(element, splitting.separator, at: site)
            }
            switch isSeparator {
            case .unknown(let unknown): return .unknown(unknown)
            case .no: parts[parts.count - 1].append(element)
            case .yes: splitting.end(&parts)
            }
        }
        if splitting.omitsEmpty, parts[parts.count - 1].isEmpty { parts.removeLast() }
        return .array(
            parts.map { part in
                var slice = list.with(part)
                slice.isSlice = true
                return isText ? .string(text(of: part)) : .array(slice)
            })
    }

    private func text(of letters: [Value]) -> String {
        letters.map { if case .string(let text) = $0 { text } else { "" } }.joined()
    }

    private func part(
        _ list: ListValue, _ name: String, _ arguments: [Argument], site: Syntax
    ) throws(Interruption) -> Value {
        let count: Int
        switch arguments.first {
        case nil: count = 1
        case let argument? where argument.label == nil || argument.label == "maxLength":
            guard case .integer(let number) = argument.value, number >= 0 else {
                return .unknown(unknown(site, "the number of elements is not known"))
            }
            count = number
        default: return .unknown(unknown(site, "it is not evaluated with these arguments"))
        }
        switch name {
        case "prefix": return .array(list.with(Array(list.elements.prefix(count))))
        case "suffix", "dropFirst":
            var slice = list.with(
                Array(
                    name == "suffix"
                        ? list.elements.suffix(count) : list.elements.dropFirst(count)))
            slice.isSlice = true
            return .array(slice)
        default: return .array(list.with(Array(list.elements.dropLast(count))))
        }
    }
}

extension ListValue {
    /// The same list with other elements of the same type.
    func with(_ elements: [Value]) -> ListValue {
        var list = ListValue(elements: elements, elementType: elementType, isPartial: isPartial)
        list.isSlice = isSlice
        list.isUnordered = isUnordered
        return list
    }

    /// The same list in an order that is left to chance.
    var unordered: ListValue {
        var list = self
        list.isUnordered = true
        return list
    }

    /// The same elements in an order of their own, with indices from 0.
    func ordered(_ elements: [Value]) -> ListValue {
        ListValue(elements: elements, elementType: elementType, isPartial: isPartial)
    }
}

/// How `split` is asked to split.
private struct Splitting {
    let separator: Value
    let isFunction: Bool
    private(set) var most = Int.max
    private(set) var omitsEmpty = true

    /// nil with arguments that are not known.
    init?(_ arguments: [Argument]) {
        var found: Argument?
        for argument in arguments {
            switch (argument.label, argument.value) {
            case ("maxSplits", .integer(let most)): self.most = most
            case ("omittingEmptySubsequences", .bool(let omits)): omitsEmpty = omits
            case ("separator", let value) where !value.isUnknown: found = argument
            case ("whereSeparator", .function), (nil, .function): found = argument
            default: return nil
            }
        }
        guard let found else { return nil }
        separator = found.value
        isFunction = found.label != "separator"
    }

    /// Whether there may be another part.
    func allows(after parts: [[Value]]) -> Bool { parts.count - 1 < most }

    /// Ends a part at a separator.
    func end(_ parts: inout [[Value]]) {
        if omitsEmpty, parts[parts.count - 1].isEmpty { return }
        parts.append([])
    }
}
