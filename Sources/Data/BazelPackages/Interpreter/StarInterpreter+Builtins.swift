extension StarInterpreter {
    func callBuiltin(
        _ name: String, _ arguments: Arguments, line: Int
    ) throws(StarError) -> StarValue {
        let first = arguments.positional.first
        switch name {
        case "glob": return try glob(arguments, line: line)
        case "select": return select(first ?? arguments["x"])
        case "package_name": return .string(host.package)
        case "repository_name", "repo_name", "module_name": return .string("")
        case "subpackages", "package_default_visibility": return .list(StarList([]))
        case "existing_rules": return .dictionary(StarDictionary())
        case "existing_rule", "print": return .none
        case "Label": return first ?? .unknown("a label")
        case "rule": return .rule(StarRule(name: ""))
        case "macro":
            guard case .function(let function)? = arguments["implementation"] else {
                return .rule(StarRule(name: ""))
            }
            return .rule(StarRule(name: "", implementation: function))
        case "fail":
            var message = String((first?.text ?? "").prefix(200))
            while message.last.map({ $0 == "." || $0.isWhitespace }) == true {
                message.removeLast()
            }
            let words = message.isEmpty ? "The file calls fail()" : "fail(): " + message
            throw StarError(line: line, reason: words + ".")
        case "struct":
            return .record(StarDictionary(arguments.named.map { (.string($0.name), $0.value) }))
        default:
            try spend(first.map(size) ?? 0, line)
            return try collection(name, arguments, line: line)
        }
    }

    private func glob(
        _ arguments: Arguments, line: Int
    ) throws(StarError) -> StarValue {
        let include = arguments.value("include", at: 0) ?? .list(StarList([]))
        let exclude = arguments.value("exclude", at: 1) ?? .list(StarList([]))
        if include.hasUnknown || exclude.hasUnknown { return .unknown("a pattern") }
        let includes = include.conditionalTexts.map(\.text)
        let excludes = exclude.conditionalTexts.map(\.text)
        try spend((includes.count + excludes.count + 1) * host.fileCount, line)
        let files = host.glob(includes, excludes)
        return .list(StarList(files.map { .string($0) }))
    }

    private func select(_ branches: StarValue?) -> StarValue {
        guard case .dictionary(let branches)? = branches else { return .unknown("a select") }
        return .choice(
            StarParts([
                .select(
                    branches.entries.flatMap { entry in
                        (entry.key.elements ?? [entry.key]).map {
                            (condition: $0.shown, value: entry.value)
                        }
                    })
            ]))
    }

    private func collection(
        _ name: String, _ arguments: Arguments, line: Int
    ) throws(StarError) -> StarValue {
        let first = arguments.positional.first
        let items = first?.elements
        switch name {
        case "len": return length(first)
        case "list", "set", "depset", "reversed": return list(name, first)
        case "tuple": return .tuple(StarList(items ?? []))
        case "dict": return dictionary(arguments)
        case "sorted": return try sorted(arguments, line: line)
        case "range": return try range(arguments, line: line)
        case "enumerate" where arguments.positional.count > 1 || !arguments.named.isEmpty:
            return .unknown(name)
        case "enumerate":
            return .list(
                StarList((items ?? []).enumerated().map { .tuple(StarList([.number($0), $1])) }))
        case "zip": return zip(arguments)
        case "repr":
            return first.map { $0.isUnknown ? $0 : .string($0.identity) } ?? .unknown(name)
        case "str":
            return first.map { $0.isUnknown ? $0 : .string($0.shown) } ?? .string("")
        case "int":
            return number(arguments)
        case "bool": return .bool(first?.isTrue ?? false)
        case "type":
            guard let first, !first.isUnknown else { return .unknown("a type") }
            return .string(first.typeName)
        case "any": return .bool((items ?? []).contains { $0.isTrue })
        case "all": return .bool((items ?? []).allSatisfy { $0.isTrue })
        case "hasattr", "getattr": return attribute(name, arguments)
        case "min", "max": return extreme(name, items ?? arguments.positional)
        default: return library(name, arguments)
        }
    }

    private func list(_ name: String, _ value: StarValue?) -> StarValue {
        guard let value else { return .list(StarList([])) }
        if case .choice = value { return value }
        guard let items = value.elements else { return .unknown("a list") }
        if name == "set" { return .list(StarList(unique(items))) }
        return .list(StarList(name == "reversed" ? items.reversed() : items))
    }

    private func length(_ value: StarValue?) -> StarValue {
        switch value {
        case .string(let text): .number(text.unicodeScalars.count)
        case .list, .tuple, .dictionary: value.map { .number(size(of: $0)) } ?? .none
        default: .unknown("a length")
        }
    }

    private func number(_ arguments: Arguments) -> StarValue {
        guard arguments.positional.count == 1, arguments.named.isEmpty else {
            return .unknown("a number")
        }
        switch arguments.positional[0] {
        case .number(let number): return .number(number)
        case .bool(let flag): return .number(flag ? 1 : 0)
        case .string(let text): return Int(text).map { .number($0) } ?? .unknown("a number")
        default: return .unknown("a number")
        }
    }

    private func unique(_ items: [StarValue]) -> [StarValue] {
        var seen: Set<String> = []
        return items.filter { seen.insert($0.identity).inserted }
    }

    private func dictionary(_ arguments: Arguments) -> StarValue {
        let dictionary = StarDictionary()
        switch arguments.positional.first {
        case .dictionary(let base)?:
            for entry in base.entries { dictionary[entry.key] = entry.value }
        case let value?:
            for pair in value.elements ?? [] {
                guard let parts = pair.elements, parts.count == 2 else {
                    return .unknown("a dictionary")
                }
                dictionary[parts[0]] = parts[1]
            }
        case nil: break
        }
        for (name, value) in arguments.named { dictionary[.string(name)] = value }
        return .dictionary(dictionary)
    }

    private func sorted(_ arguments: Arguments, line: Int) throws(StarError) -> StarValue {
        guard let items = arguments.positional.first?.elements else { return .unknown("a list") }
        var keyed: [(key: StarValue, item: StarValue)] = []
        for item in items {
            let key = try arguments["key"].map { key throws(StarError) in
                try call(key, Arguments(positional: [item]), line: line)
            }
            keyed.append((key ?? item, item))
        }
        let isReversed = arguments["reverse"]?.isTrue == true
        var isOrdered = true
        keyed.sort { left, right in
            let isBefore =
                isReversed ? right.key.isLess(than: left.key) : left.key.isLess(than: right.key)
            if isBefore == nil { isOrdered = false }
            return isBefore ?? false
        }
        return isOrdered ? .list(StarList(keyed.map(\.item))) : .unknown("a sorted list")
    }

    private func range(_ arguments: Arguments, line: Int) throws(StarError) -> StarValue {
        let numbers = arguments.positional.map { value -> Int? in
            if case .number(let number) = value { number } else { nil }
        }
        let known = numbers.compactMap(\.self)
        guard known.count == numbers.count, let first = known.first else {
            return .unknown("a range")
        }
        let start = known.count > 1 ? first : 0
        let end = known.count > 1 ? known[1] : first
        let step = known.count > 2 ? known[2] : 1
        let isBearable = [start, end].allSatisfy { (-1_000_000...1_000_000).contains($0) }
        guard step != 0, isBearable, step.magnitude < 1_000_000, (end - start) / step < 100_000
        else {
            throw StarError(line: line, reason: "A range is too long.")
        }
        return .list(StarList(stride(from: start, to: end, by: step).map { .number($0) }))
    }

    private func zip(_ arguments: Arguments) -> StarValue {
        let lists = arguments.positional.map { $0.elements ?? [] }
        let count = lists.map(\.count).min() ?? 0
        return .list(
            StarList((0..<count).map { index in .tuple(StarList(lists.map { $0[index] })) }))
    }

    private func attribute(_ name: String, _ arguments: Arguments) -> StarValue {
        guard arguments.positional.count > 1, let field = arguments.positional[1].text else {
            return .unknown(name)
        }
        let owner = arguments.positional[0]
        let value = StarLibrary.member(field, of: owner)
        if name == "hasattr" { return .bool(!value.isUnknown) }
        return value.isUnknown ? arguments.value("default", at: 2) ?? value : value
    }

    private func extreme(_ name: String, _ items: [StarValue]) -> StarValue {
        let numbers = items.compactMap { value -> Int? in
            if case .number(let number) = value { number } else { nil }
        }
        guard let best = name == "min" ? numbers.min() : numbers.max(), numbers.count == items.count
        else { return .unknown(name) }
        return .number(best)
    }

    /// The most used of Bazel's common library.
    private func library(_ name: String, _ arguments: Arguments) -> StarValue {
        let texts = arguments.positional.compactMap(\.text)
        switch name {
        case "paths.join": return .string(texts.joined(separator: "/"))
        case "paths.basename":
            return .string(texts.first?.split(separator: "/").last.map(String.init) ?? "")
        case "paths.dirname":
            return .string(
                (texts.first ?? "").split(separator: "/").dropLast().joined(separator: "/"))
        case "dicts.add":
            let entries = arguments.positional.flatMap { value -> [(StarValue, StarValue)] in
                guard case .dictionary(let dictionary) = value else { return [] }
                return dictionary.entries.map { ($0.key, $0.value) }
            }
            let named = arguments.named.map { (StarValue.string($0.name), $0.value) }
            return .dictionary(StarDictionary(entries + named))
        case "selects.with_or": return select(arguments.positional.first)
        case "collections.uniq":
            return .list(StarList(unique(arguments.positional.first?.elements ?? [])))
        default:
            let kind = "types.is_"
            guard name.hasPrefix(kind), let first = arguments.positional.first, !first.isUnknown
            else { return .unknown(name) }
            let type = first.typeName == "NoneType" ? "none" : first.typeName
            return .bool(type == name.dropFirst(kind.count))
        }
    }
}
