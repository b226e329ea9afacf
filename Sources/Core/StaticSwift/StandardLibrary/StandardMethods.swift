import SwiftSyntax

/// Methods of standard types that change nothing.
extension Interpreter {
    /// Calls a method of a standard type; `nil` if the value's type has none of this name.
    func callStandard(
        _ name: String, of value: Value, _ arguments: [Argument], site: Syntax
    ) throws(Interruption) -> Value? {
        switch value {
        case .string(let text):
            if let result = try stringMethod(name, of: text, arguments, site: site) {
                return result
            }
            return try sequenceMethod(name, of: value, arguments, site: site)
        case .set(let list):
            if let result = try setMethod(name, of: list, arguments, site: site) {
                return result
            }
            return try sequenceMethod(name, of: value, arguments, site: site)
        case .dictionary(let dictionary):
            if let result = try dictionaryMethod(name, of: dictionary, arguments, site: site) {
                return result
            }
            return try sequenceMethod(name, of: value, arguments, site: site)
        case .range(let range):
            if name == "contains", let first = arguments.first {
                return self.value(of: try contains(range, first.value, at: site))
            }
            return try sequenceMethod(name, of: value, arguments, site: site)
        case .array: return try sequenceMethod(name, of: value, arguments, site: site)
        case .optional(let wrapped):
            return try optionalMethod(name, of: wrapped, arguments, site: site)
        case .record(let record) where isOptionSet(record.type):
            return try optionSetMethod(name, of: record, arguments, site: site)
        case .record(let record) where record.type == "FileManager":
            return fileManagerMethod(name, arguments, site: site)
        case .record(let record) where record.type == "URL":
            return urlMethod(name, of: record, arguments)
        default: return nil
        }
    }

    private func optionalMethod(
        _ name: String, of wrapped: Value?, _ arguments: [Argument], site: Syntax
    ) throws(Interruption) -> Value? {
        guard name == "map" || name == "flatMap", let transform = arguments.first else {
            return nil
        }
        guard let wrapped else { return Value.none }
        let result = try call(transform.value, [Argument(nil, wrapped)], at: site)
        switch result {
        case .unknown, .optional: return result
        default: return .optional(result)
        }
    }

    private func setMethod(
        _ name: String, of list: ListValue, _ arguments: [Argument], site: Syntax
    ) throws(Interruption) -> Value? {
        if name == "filter" {
            guard
                case .array(let kept)? = try sequenceMethod(
                    name, of: .set(list), arguments, site: site)
            else { return nil }
            return .set(kept)
        }
        let methods = [
            "union", "subtracting", "intersection", "isSubset", "isSuperset",
            "symmetricDifference", "isDisjoint",
        ]
        guard methods.contains(name),
            let argument = arguments.first
        else { return nil }
        guard case .known(let other) = try elements(of: argument.value, at: site),
            list.missing == nil, other.missing == nil
        else {
            return .unknown(
                unknown(
                    site,
                    "the elements of the other collection are not "
                        + "known"))
        }
        var result = list
        switch name {
        case "union":
            try append(.array(other), to: &result, at: site)
            return .set(try unique(result, at: site))
        case "isSubset": return value(of: try contains(other, all: list, site))
        case "isSuperset": return value(of: try contains(list, all: other, site))
        case "isDisjoint":
            let shared = try common(list, other, site, isWanted: true)
            return shared.missing.map { .unknown($0) } ?? .bool(shared.elements.isEmpty)
        case "symmetricDifference":
            result = try common(list, other, site, isWanted: false)
            let added = try common(try unique(other, at: site), list, site, isWanted: false)
            try append(.array(added), to: &result, at: site)
            return .set(result)
        default: return .set(try common(list, other, site, isWanted: name == "intersection"))
        }
    }

    private func contains(
        _ whole: ListValue, all part: ListValue, _ site: Syntax
    ) throws(Interruption) -> Truth {
        var result = Truth.yes
        for element in part.elements {
            switch try contains(whole.elements, element, at: site) {
            case .yes: continue
            case .no: return .no
            case .unknown(let unknown): result = .unknown(unknown)
            }
        }
        return result
    }

    private func common(
        _ one: ListValue, _ two: ListValue, _ site: Syntax, isWanted: Bool
    ) throws(Interruption) -> ListValue {
        var result = one.with([])
        for element in one.elements {
            switch try contains(two.elements, element, at: site) {
            case .yes: if isWanted { result.elements.append(element) }
            case .no: if !isWanted { result.elements.append(element) }
            case .unknown(let unknown):
                result.elements.append(.unknown(unknown.foreign(isPlain(element))))
                result.isPartial = true
            }
        }
        return result
    }

    private func dictionaryMethod(
        _ name: String, of dictionary: DictionaryValue, _ arguments: [Argument], site: Syntax
    ) throws(Interruption) -> Value? {
        guard let first = arguments.first else { return nil }
        var result = dictionary
        switch name {
        case "mapValues", "compactMapValues":
            result.valueType = nil
            result.pairs = []
            for pair in dictionary.pairs {
                let value = try call(first.value, [Argument(nil, pair.value)], at: site)
                if name == "compactMapValues", case .unknown = value { return value }
                if name == "compactMapValues", case .optional(let wrapped) = value {
                    if let wrapped { result.pairs.append(.init(key: pair.key, value: wrapped)) }
                } else {
                    result.pairs.append(.init(key: pair.key, value: value))
                }
            }
            return .dictionary(result)
        case "merging" where arguments.count == 2:
            let merged = try merged(
                first.value, into: result, by: arguments[1].value, site: site)
            return merged.map { .dictionary($0) }
                ?? .unknown(unknown(site, "what is merged is not known"))
        case "filter":
            result.pairs = []
            for pair in dictionary.pairs {
                let element = Value.tuple([Field("key", pair.key), Field("value", pair.value)])
                let keeps = try call(first.value, [Argument(nil, element)], at: site)
                switch truth(of: keeps, at: site) {
                case .yes: result.pairs.append(pair)
                case .no: continue
                case .unknown(let unknown): return .unknown(unknown)
                }
            }
            return .dictionary(result)
        default: return nil
        }
    }

    /// Adds the pairs of a sequence; `combine` decides between two values of one key.
    ///
    /// - Returns: The pairs of both; nil if one of them is not known.
    func merged(
        _ other: Value, into dictionary: DictionaryValue, by combine: Value, site: Syntax
    ) throws(Interruption) -> DictionaryValue? {
        guard case .known(let list) = try elements(of: other, at: site), list.missing == nil
        else { return nil }
        var result = dictionary
        for element in list.elements {
            guard case .tuple(let pair) = element, pair.count == 2 else { return nil }
            var value = pair[1].value
            if let index = try index(of: pair[0].value, in: result, at: site) {
                let old = result.pairs[index].value
                value = try call(combine, [Argument(nil, old), Argument(nil, value)], at: site)
            }
            result = try setting(value, for: pair[0].value, in: result, at: site)
        }
        return result
    }

    private func urlMethod(_ name: String, of url: Record, _ arguments: [Argument]) -> Value? {
        guard case .string(let path)? = url["path"] else { return nil }
        var text: String?
        if case .string(let argument)? = arguments.first?.value { text = argument }
        let changed: String
        switch (name, text) {
        case ("deletingLastPathComponent", nil): changed = Text.deletingLastPathComponent(path)
        case ("deletingPathExtension", nil): changed = Text.deletingPathExtension(path)
        case ("standardized", nil): changed = path
        case ("appendingPathComponent", let text?), ("appending", let text?):
            changed = Text.appending(text, to: path)
        case ("path", _): return .string(path)
        default: return nil
        }
        return .record(
            Record(type: "URL", member: "init", fields: [Field("path", .string(changed))]))
    }
}
