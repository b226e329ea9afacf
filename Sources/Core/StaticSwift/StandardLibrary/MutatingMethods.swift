import SwiftSyntax

/// Methods of standard types that change the value they are called on.
extension Interpreter {
    /// Calls a mutating method; `nil` if the value's type has none of this name.
    func callMutating(
        _ name: String, on value: inout Value, _ arguments: [Argument], site: Syntax
    ) throws(Interruption) -> Value? {
        switch value {
        case .array(var list):
            guard let result = try mutate(&list, name, arguments, site: site) else { return nil }
            value = .array(list)
            return result
        case .set(var list):
            guard let result = try mutateSet(&list, name, arguments, site: site) else { return nil }
            value = .set(list)
            return result
        case .dictionary(var dictionary):
            guard let result = try mutate(&dictionary, name, arguments, site: site) else {
                return nil
            }
            value = .dictionary(dictionary)
            return result
        case .string(var text):
            guard let result = try mutate(&text, name, arguments, site: site) else { return nil }
            value = .string(text)
            return result
        case .record: return try mutateOptionSet(&value, name, arguments, site: site)
        case .bool(let flag):
            guard name == "toggle" else { return nil }
            value = .bool(!flag)
            return .void
        default: return nil
        }
    }

    private func mutate(
        _ list: inout ListValue, _ name: String, _ arguments: [Argument], site: Syntax
    ) throws(Interruption) -> Value? {
        if list.isShuffled || list.isSlice,
            ["remove", "insert", "swapAt"].contains(name)
                || list.isShuffled
                    && (name.hasPrefix("pop")
                        || name.hasPrefix("remove")
                            && name != "removeAll")
        {
            let cause = unknown(site, "what stands where is not known")
                .foreign(isPlain(.array(list)))
            list = ListValue(
                elements: [.unknown(cause)], elementType: list.elementType, isPartial: true)
            return .unknown(cause)
        }
        switch (name, arguments.first) {
        case ("append", let argument?) where argument.label == "contentsOf":
            try append(argument.value, to: &list, at: site)
        case ("append", let argument?):
            try checkSize(list.elements.count + 1, at: site)
            let element = try convert(argument.value, to: list.elementType ?? .any, at: site)
            list.elements.append(element)
        case ("insert", let argument?):
            try insert(argument, at: arguments.last?.value, into: &list, site: site)
        case ("reserveCapacity", _): break
        case ("removeAll", let argument)
        where argument != nil && argument?.label != "keepingCapacity":
            guard let argument else { return nil }
            try removeAll(from: &list, where: argument.value, site: site)
        case ("removeAll", _): list = ListValue(elements: [], elementType: list.elementType)
        case ("sort", let argument):
            try replace(&list, with: sorted(list, by: argument?.value, site: site))
        case ("reverse", nil): list = list.with(list.elements.reversed())
        case ("removeFirst", _), ("removeLast", _), ("popLast", nil), ("popFirst", nil),
            ("remove", _):
            return try remove(from: &list, name, arguments.first, site: site)
        case ("swapAt", .some) where arguments.count == 2 && list.missing == nil:
            guard case .integer(let one) = arguments[0].value,
                case .integer(let two) = arguments[1].value,
                list.elements.indices.contains(one), list.elements.indices.contains(two)
            else { fallthrough }
            list.elements.swapAt(one, two)
        case ("removeSubrange", .some), ("replaceSubrange", .some):
            guard let new = try replaced(list, name, arguments, site: site) else { fallthrough }
            list = new
        case ("swapAt", _), ("shuffle", _), ("replaceSubrange", _), ("removeSubrange", _),
            ("partition", _):
            let cause = unknown(site, "`\(name)` is not evaluated")
                .foreign(isPlain(.array(list)))
            if name == "replaceSubrange" || name == "partition" {
                for argument in arguments where acts(argument.value) { try lose(cause) }
            }
            list = ListValue(
                elements: [.unknown(cause)], elementType: list.elementType, isPartial: true)
            if name == "partition" { return .unknown(cause) }
        default: return nil
        }
        return .void
    }

    /// A list with a range of its elements replaced or left out; nil if it is not known which.
    private func replaced(
        _ list: ListValue, _ name: String, _ arguments: [Argument], site: Syntax
    ) throws(Interruption) -> ListValue? {
        guard list.missing == nil, !list.isShuffled, !list.isSlice,
            case .range(let range)? = arguments.first?.value,
            let bounds = range.bounds(in: list.elements.count)
        else { return nil }
        guard bounds.lowerBound >= 0, bounds.upperBound <= list.elements.count else {
            throw .failed(unknown(site, "the range is out of bounds"))
        }
        var added = ListValue(elements: [], elementType: list.elementType)
        if name == "replaceSubrange" {
            guard arguments.count == 2, arguments[1].label == "with" else { return nil }
            try append(arguments[1].value, to: &added, at: site)
        }
        var result = list
        result.elements.replaceSubrange(bounds, with: added.elements)
        result.isPartial = added.isPartial
        return result
    }

    private func replace(_ list: inout ListValue, with value: Value) {
        switch value {
        case .array(let sorted): list = sorted
        case .unknown(let cause):
            list = ListValue(
                elements: [.unknown(cause)], elementType: list.elementType, isPartial: true)
        default: break
        }
    }

    private func insert(
        _ argument: Argument, at position: Value?, into list: inout ListValue, site: Syntax
    ) throws(Interruption) {
        var added = ListValue(elements: [], elementType: list.elementType)
        if argument.label == "contentsOf" {
            try append(argument.value, to: &added, at: site)
        } else {
            added.elements = [try convert(argument.value, to: list.elementType ?? .any, at: site)]
        }
        try checkSize(list.elements.count + added.elements.count, at: site)
        guard case .integer(let index)? = position, list.missing == nil || index == 0 else {
            list.elements.append(.unknown(unknown(site, "the insertion index is not known")))
            list.isPartial = true
            return
        }
        guard index >= 0, index <= list.elements.count else {
            throw .failed(unknown(site, "the index is out of range"))
        }
        list.elements.insert(contentsOf: added.elements, at: index)
        list.isPartial = list.isPartial || added.isPartial
    }

    private func removeAll(
        from list: inout ListValue, where condition: Value, site: Syntax
    ) throws(Interruption) {
        var kept: [Value] = []
        for case .unknown(let cause) in list.elements where acts(condition) {
            try lose(cause)
        }
        for element in list.elements {
            let value =
                try element.isUnknown
                ? element : call(condition, [Argument(nil, element)], at: site)
            switch truth(of: value, at: site) {
            case .yes: continue
            case .no: kept.append(element)
            case .unknown(let unknown):
                kept.append(.unknown(unknown.foreign(unknown.isForeign && isPlain(element))))
                list.isPartial = true
            }
        }
        list.elements = kept
    }

    private func remove(
        from list: inout ListValue, _ name: String, _ argument: Argument?, site: Syntax
    ) throws(Interruption) -> Value? {
        if let missing = list.missing {
            list = ListValue(
                elements: [.unknown(missing)], elementType: list.elementType, isPartial: true)
            return .unknown(missing)
        }
        if name.hasPrefix("pop") {
            guard !list.elements.isEmpty else { return Value.none }
            return .optional(
                name == "popLast" ? list.elements.removeLast() : list.elements.removeFirst())
        }
        var count = 1
        switch argument?.value {
        case .integer(let number)?: count = number
        case nil: break
        default:
            let cause = unknown(site, "which elements it removes is not known")
                .foreign(isPlain(.array(list)))
            list = ListValue(
                elements: [.unknown(cause)], elementType: list.elementType, isPartial: true)
            return .unknown(cause)
        }
        if name == "remove" {
            guard list.elements.indices.contains(count) else {
                throw .failed(unknown(site, "the index is out of range"))
            }
            return list.elements.remove(at: count)
        }
        guard count >= 0, count <= list.elements.count, count > 0 || argument != nil else {
            throw .failed(unknown(site, "there are too few elements"))
        }
        let removed = name == "removeFirst" ? list.elements.first : list.elements.last
        if name == "removeFirst" {
            list.elements.removeFirst(count)
        } else {
            list.elements.removeLast(count)
        }
        return argument == nil ? removed ?? .void : .void
    }

    private func mutateSet(
        _ list: inout ListValue, _ name: String, _ arguments: [Argument], site: Syntax
    ) throws(Interruption) -> Value? {
        guard let argument = arguments.first else {
            guard name == "removeAll" else { return nil }
            list = list.with([])
            return .void
        }
        switch name {
        case "insert":
            let element = try convert(argument.value, to: list.elementType ?? .any, at: site)
            let isNew = try contains(list.elements, element, at: site).negated
            list.elements.append(element)
            list = try unique(list, at: site)
            return .tuple([
                Field("inserted", value(of: isNew)), Field("memberAfterInsert", element),
            ])
        case "formUnion":
            try append(argument.value, to: &list, at: site)
            list = try unique(list, at: site)
            return .void
        case "subtract", "formIntersection", "formSymmetricDifference":
            let methods = [
                "subtract": "subtracting", "formIntersection": "intersection",
                "formSymmetricDifference": "symmetricDifference",
            ]
            guard let method = methods[name],
                case .set(let changed)? = try callStandard(
                    method, of: .set(list), arguments, site: site)
            else { return nil }
            list = changed
            return .void
        case "remove":
            for (index, element) in list.elements.enumerated() {
                switch try areEqual(element, argument.value, at: site) {
                case .yes: return .optional(list.elements.remove(at: index))
                case .no: continue
                case .unknown(let unknown):
                    let cause = unknown.foreign(isPlain(.set(list)))
                    list = ListValue(
                        elements: [.unknown(cause)], elementType: list.elementType,
                        isPartial: true)
                    return .unknown(cause)
                }
            }
            return Value.none
        default: return nil
        }
    }

    private func mutate(
        _ dictionary: inout DictionaryValue, _ name: String, _ arguments: [Argument], site: Syntax
    ) throws(Interruption) -> Value? {
        switch name {
        case "removeValue":
            guard let key = arguments.first?.value,
                let index = try index(of: key, in: dictionary, at: site)
            else { return Value.none }
            return .optional(dictionary.pairs.remove(at: index).value)
        case "updateValue" where arguments.count == 2:
            let old = try index(of: arguments[1].value, in: dictionary, at: site)
                .map { dictionary.pairs[$0].value }
            dictionary = try setting(
                arguments[0].value, for: arguments[1].value, in: dictionary, at: site)
            return .optional(old)
        case "merge" where arguments.count == 2:
            guard
                let merged = try merged(
                    arguments[0].value, into: dictionary, by: arguments[1].value, site: site)
            else { return nil }
            dictionary = merged
            return .void
        case "removeAll" where arguments.isEmpty:
            dictionary.pairs = []
            return .void
        default: return nil
        }
    }
}
