import SwiftSyntax

/// Methods of sequences and collections.
extension Interpreter {
    func sequenceMethod(
        _ name: String, of value: Value, _ arguments: [Argument], site: Syntax
    ) throws(Interruption) -> Value? {
        guard Self.sequenceMethods.contains(name) else { return nil }
        switch try elements(of: value, at: site) {
        case .unknown(let unknown): return .unknown(unknown)
        case .known(let list):
            // What stands for elements that are not known may be given to a closure any number of
            // times.
            for case .unknown(let cause) in list.elements
            where (list.isPartial || name != "forEach" && name != "map")
                && arguments.contains(where: { acts($0.value) })
            {
                try lose(cause)
            }
            if Self.transforms.contains(name) {
                return try inAnyOrder(list, at: site) { () throws(Interruption) in
                    try transform(list, name, arguments, site: site)
                }
            }
            if name == "contains", let first = arguments.first, !isClosure(first) {
                return self.value(of: try contains(list.elements, first.value, at: site))
            }
            if Self.searches.contains(name) {
                return try search(list, name, arguments, site: site)
            }
            if let missing = list.missing { return .unknown(missing) }
            return try whole(list, name, arguments, site: site)
        }
    }

    private static let transforms: Set<String> = [
        "map", "flatMap", "compactMap", "filter", "forEach", "lazy",
    ]

    private static let searches: Set<String> = [
        "first", "last", "firstIndex", "lastIndex", "contains", "allSatisfy", "count",
    ]

    private static let sequenceMethods: Set<String> = transforms.union(searches).union([
        "reduce", "sorted", "joined", "reversed", "enumerated", "prefix", "suffix", "dropFirst",
        "dropLast", "min", "max", "elementsEqual", "starts", "split", "makeIterator", "shuffled",
        "randomElement", "union", "subtracting", "drop",
    ])

    func isClosure(_ argument: Argument) -> Bool {
        if argument.label == "where" || argument.isTrailing { return true }
        if case .function = argument.value { return true }
        return false
    }

    // MARK: Element by element

    private func transform(
        _ list: ListValue, _ name: String, _ arguments: [Argument], site: Syntax
    ) throws(Interruption) -> Value {
        guard let function = arguments.first?.value else {
            return .unknown(unknown(site, "it is called without a function"))
        }
        var result = ListValue(elements: [], isPartial: list.isPartial)
        result.isUnordered = list.isUnordered
        if name == "filter" { result.elementType = list.elementType }
        for (index, element) in list.elements.enumerated() {
            try tick(at: site)
            if element.isUnknown, list.isPartial || (name != "map" && name != "forEach") {
                result.elements.append(element)
                result.isPartial = true
                continue
            }
            let value = listed(
                try call(function, [Argument(nil, element)], at: site),
                at: list.place(of: index) ?? element.made)
            try collect(value, from: element, name, into: &result, site: site)
            try checkSize(result.elements.count, at: site)
        }
        return name == "forEach" ? .void : .array(result)
    }

    private func collect(
        _ value: Value, from element: Value, _ name: String, into result: inout ListValue,
        site: Syntax
    ) throws(Interruption) {
        switch name {
        case "map": result.elements.append(value)
        case "filter":
            switch truth(of: value, at: site) {
            case .yes: result.elements.append(element)
            case .no: break
            case .unknown(let unknown):
                result.elements.append(
                    .unknown(unknown.foreign(unknown.isForeign && isPlain(element))))
                result.isPartial = true
            }
        case "compactMap": try collectUnwrapped(value, into: &result)
        case "flatMap":
            if case .optional = value {
                try collectUnwrapped(value, into: &result)
            } else {
                try append(value, to: &result, at: site)
            }
        default: break
        }
    }

    private func collectUnwrapped(
        _ value: Value, into result: inout ListValue
    ) throws(Interruption) {
        switch value {
        case .optional(nil): return
        case .optional(let wrapped?): result.elements.append(wrapped)
        case .unknown:
            result.elements.append(value)
            result.isPartial = true
        default: result.elements.append(value)
        }
    }

    // MARK: Searching

    private func search(
        _ list: ListValue, _ name: String, _ arguments: [Argument], site: Syntax
    ) throws(Interruption) -> Value {
        let isPlace = name.hasSuffix("Index")
        if isPlace && list.isSlice
            || list.isShuffled && (isPlace || ["first", "last"].contains(name))
        {
            return .unknown(unknown(site, "what stands where is not known"))
        }
        guard let argument = arguments.first else {
            return try standardProperty(name, of: .array(list), at: site) ?? .none
        }
        var doubt: Unknown?
        var count = 0
        let isBackward = name.hasPrefix("last")
        let indices =
            isBackward ? Array(list.elements.indices.reversed()) : Array(list.elements.indices)
        for index in indices {
            try tick(at: site)
            switch try matches(list.elements[index], argument, site: site) {
            case .unknown(let unknown): doubt = doubt ?? unknown
            case .yes where name == "allSatisfy", .no where name != "allSatisfy": continue
            default:
                count += 1
                guard name != "count" else { continue }
                if name == "contains" { return .bool(true) }
                if name == "allSatisfy" { return .bool(false) }
                if let doubt { return .unknown(doubt) }
                return .optional(name.hasSuffix("Index") ? .integer(index) : list.elements[index])
            }
        }
        if let doubt { return .unknown(doubt) }
        switch name {
        case "contains": return .bool(false)
        case "allSatisfy": return .bool(true)
        case "count": return .integer(count)
        default: return .none
        }
    }

    private func matches(
        _ element: Value, _ argument: Argument, site: Syntax
    ) throws(Interruption) -> Truth {
        if case .unknown(let unknown) = element { return .unknown(unknown) }
        guard isClosure(argument) else {
            return try areEqual(element, argument.value, at: site)
        }
        return truth(of: try call(argument.value, [Argument(nil, element)], at: site), at: site)
    }
}
