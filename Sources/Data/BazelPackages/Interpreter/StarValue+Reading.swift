extension StarValue {
    var text: String? {
        if case .string(let text) = self { text } else { nil }
    }

    var isTrue: Bool {
        switch self {
        case .none: false
        case .bool(let value): value
        case .number(let number): number != 0
        case .string(let text): !text.isEmpty
        case .list(let list): !list.items.isEmpty
        case .tuple(let tuple): !tuple.items.isEmpty
        case .dictionary(let dictionary): dictionary.count > 0
        case .unknown: false
        default: true
        }
    }

    var isUnknown: Bool {
        if case .unknown = self { true } else { false }
    }

    /// What a loop goes through; nil if there is nothing to go through.
    var elements: [StarValue]? {
        switch self {
        case .list(let list), .tuple(let list): list.items
        case .dictionary(let dictionary): dictionary.keys
        default: nil
        }
    }

    /// Whether two values are equal; nil if that is not known.
    func isEqual(to other: StarValue) -> Bool? {
        var budget = 100_000
        return isEqual(to: other, depth: 0, &budget)
    }

    private func isEqual(to other: StarValue, depth: Int, _ budget: inout Int) -> Bool? {
        budget -= 1
        if depth > 60 || budget < 0 { return nil }
        switch (self, other) {
        case (.unknown, _), (_, .unknown), (.choice, _), (_, .choice): return nil
        case (.list(let one), .list(let two)), (.tuple(let one), .tuple(let two)):
            if one === two { return true }
            guard one.items.count == two.items.count else { return false }
            var result: Bool? = true
            for (first, second) in zip(one.items, two.items) {
                switch first.isEqual(to: second, depth: depth + 1, &budget) {
                case true?: continue
                case false?: return false
                case nil: result = nil
                }
            }
            return result
        case (.dictionary(let one), .dictionary(let two)), (.record(let one), .record(let two)):
            if one === two { return true }
            guard one.count == two.count else { return false }
            var result: Bool? = true
            for entry in one.entries {
                guard let second = two[entry.key] else { return false }
                switch entry.value.isEqual(to: second, depth: depth + 1, &budget) {
                case true?: continue
                case false?: return false
                case nil: result = nil
                }
            }
            return result
        default: return identity == other.identity
        }
    }

    /// Whether a value comes before another; nil if the two are not in order, or that is not known.
    func isLess(than other: StarValue) -> Bool? {
        switch (self, other) {
        case (.number(let one), .number(let two)): return one < two
        case (.bool(let one), .bool(let two)): return !one && two
        case (.string(let one), .string(let two)):
            return one.unicodeScalars.lexicographicallyPrecedes(two.unicodeScalars)
        case (.list(let one), .list(let two)), (.tuple(let one), .tuple(let two)):
            for (first, second) in zip(one.items, two.items) {
                guard let isEqual = first.isEqual(to: second) else { return nil }
                if !isEqual { return first.isLess(than: second) }
            }
            return one.items.count < two.items.count
        default: return nil
        }
    }

    /// A text that two values share only if they are equal.
    ///
    /// Of very large values the first parts count.
    var identity: String {
        var budget = 5_000
        return described(depth: 0, &budget)
    }

    private func described(depth: Int, _ budget: inout Int) -> String {
        budget -= 1
        if depth > 20 || budget < 0 { return "…" }
        switch self {
        case .none: return "None"
        case .bool(let value): return value ? "True" : "False"
        case .number(let number): return String(number)
        case .string(let text): return Self.quoted(text)
        case .list(let list):
            return "[" + Self.joined(list.items, depth: depth, within: &budget) + "]"
        case .tuple(let tuple):
            let end = tuple.items.count == 1 ? ",)" : ")"
            return "(" + Self.joined(tuple.items, depth: depth, within: &budget) + end
        case .dictionary(let dictionary):
            return "{" + Self.joined(dictionary.entries, with: ": ", depth: depth, within: &budget)
                + "}"
        case .function(let function): return "<function \(function.name)>"
        case .builtin(let name): return "<built-in \(name)>"
        case .rule(let rule): return "<rule \(rule.name)>"
        case .method(_, let name): return "<method \(name)>"
        case .record(let fields):
            let entries = fields.entries.sorted { $0.key.shown < $1.key.shown }
            return "struct(" + Self.joined(entries, with: " = ", depth: depth, within: &budget)
                + ")"
        case .choice: return "select(…)"
        case .unknown(let reason): return "<unknown \(reason)>"
        }
    }

    /// A text as a literal.
    private static func quoted(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": result += "\\\\"
            case "\"": result += "\\\""
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case "\r": result += "\\r"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return "\"\(result)\""
    }

    private static func joined(
        _ entries: [(key: StarValue, value: StarValue)], with mark: String, depth: Int,
        within budget: inout Int
    ) -> String {
        var texts: [String] = []
        for (key, value) in entries where budget > 0 {
            let name = mark == ": " ? key.described(depth: depth + 1, &budget) : key.shown
            texts.append(name + mark + value.described(depth: depth + 1, &budget))
        }
        return texts.joined(separator: ", ")
    }

    private static func joined(
        _ items: [StarValue], depth: Int, within budget: inout Int
    ) -> String {
        var texts: [String] = []
        for item in items where budget > 0 {
            texts.append(item.described(depth: depth + 1, &budget))
        }
        return texts.joined(separator: ", ")
    }

    /// As `str()` shows it.
    var shown: String { text ?? identity }

    var typeName: String {
        switch self {
        case .none: "NoneType"
        case .bool: "bool"
        case .number: "int"
        case .string: "string"
        case .list: "list"
        case .tuple: "tuple"
        case .dictionary: "dict"
        case .function: "function"
        case .builtin, .method, .rule: "builtin_function_or_method"
        case .record: "struct"
        case .choice: "select"
        case .unknown: "unknown"
        }
    }

    /// Whether something that stands in it, or is joined with it, is not known.
    var hasUnknown: Bool {
        switch self {
        case .unknown: true
        case .list, .tuple: elements?.contains { $0.isUnknown || $0.isUnknownChoice } ?? false
        case .choice: isUnknownChoice
        default: false
        }
    }

    private var isUnknownChoice: Bool {
        guard case .choice(let parts) = self else { return false }
        return parts.all.flatMap(\.values).contains { value in
            value.isUnknown || value.elements?.contains { $0.isUnknown } == true
        }
    }

    /// The texts in it with the condition under which each is there.
    ///
    /// What all branches of a choice have in common is there in any case.
    var conditionalTexts: [StarText] { texts(depth: 0) }

    private func texts(depth: Int) -> [StarText] {
        if depth > 3 { return [] }
        switch self {
        case .string(let text): return [StarText(text: text)]
        case .list, .tuple: return (elements ?? []).flatMap { $0.texts(depth: depth + 1) }
        case .dictionary(let dictionary):
            return dictionary.keys.compactMap(\.text).map { StarText(text: $0) }
        case .choice(let parts): return parts.all.flatMap { Self.texts(of: $0, depth: depth + 1) }
        default: return []
        }
    }

    private static func texts(of part: StarChoice, depth: Int) -> [StarText] {
        switch part {
        case .always(let value): return value.texts(depth: depth)
        case .select(let branches):
            var conditions: [String: [String]] = [:]
            var order: [String] = []
            for branch in branches {
                for found in branch.value.texts(depth: depth) {
                    if conditions[found.text] == nil { order.append(found.text) }
                    conditions[found.text, default: []].append(branch.condition)
                }
            }
            let hasDefault = branches.contains { $0.condition.hasSuffix("conditions:default") }
            return order.map { text in
                let found = conditions[text] ?? []
                let isAlways = hasDefault && Set(found).count == branches.count
                return StarText(
                    text: text, condition: isAlways ? nil : found.joined(separator: ", "))
            }
        }
    }
}

/// A text of a list, and when it is there.
struct StarText {
    let text: String
    /// The labels of the settings, one of which has to hold; nil if it is always there.
    var condition: String?
}
