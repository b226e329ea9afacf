import SwiftSyntax

/// Initializers and static members of standard types.
extension Interpreter {
    func constructStandard(
        _ type: TypeReference, _ arguments: [Argument], at node: Syntax
    ) throws(Interruption) -> Value {
        let first = arguments.first?.value
        if case .unknown(let cause)? = first {
            return .unknown(
                cause.foreign(cause.isForeign && arguments.allSatisfy { isPlain($0.value) }))
        }
        switch type {
        case .array(let element): return try array(of: element, arguments, at: node)
        case .named("Array"): return try array(of: nil, arguments, at: node)
        case .set, .named("Set"):
            guard case .array(let list) = try array(of: nil, arguments, at: node) else { break }
            return try convert(.set(unique(list, at: node)), to: type, at: node)
        case .dictionary, .named("Dictionary"):
            return try dictionary(type, arguments, at: node)
        case .named("String"), .named("Substring"), .named("Character"), .named("NSString"):
            return try string(arguments, at: node)
        case .named("Int") where arguments.count == 1 && arguments[0].label == nil:
            return number(first, at: node)
        case .named("Bool"):
            if case .string(let text)? = first { return .optional(Bool(text).map { .bool($0) }) }
            return first ?? .bool(false)
        case .named("Double"):
            if case .string(let text)? = first {
                return .optional(Double(text).map { .double($0) })
            }
            return try convert(first ?? .double(0), to: type, at: node)
        case .named("Optional"): return .optional(first)
        case .named("URL"): return url(arguments, at: node)
        case .named("CharacterSet"):
            guard case .string(let text)? = first, arguments[0].label == "charactersIn" else {
                break
            }
            return CharacterClass(text: text).value
        case .named("Data") where arguments.first?.label == "contentsOf":
            return try contents(arguments, asData: true, at: node)
        case .named("Regex"):
            guard case .string(let text)? = first, arguments.count == 1 else { break }
            return .pattern(text)
        default: break
        }
        return .unknown(unknown(node, "this initialiser is not known"))
    }

    private func array(
        of element: TypeReference?, _ arguments: [Argument], at node: Syntax
    ) throws(Interruption) -> Value {
        guard let first = arguments.first else {
            return .array(ListValue(elements: [], elementType: element))
        }
        if first.label == "repeating", arguments.count == 2 {
            return try repeated(first.value, arguments[1].value, at: node)
        }
        guard first.label == nil, arguments.count == 1 else {
            return .unknown(unknown(node, "this initialiser is not known"))
        }
        switch try elements(of: first.value, at: node) {
        case .unknown(let unknown): return .unknown(unknown)
        case .known(var list):
            list.isSlice = false
            return try convert(.array(list), to: element.map { .array($0) } ?? .any, at: node)
        }
    }

    private func dictionary(
        _ type: TypeReference, _ arguments: [Argument], at node: Syntax
    ) throws(Interruption) -> Value {
        guard let first = arguments.first else {
            return try convert(.dictionary(DictionaryValue(pairs: [])), to: type, at: node)
        }
        guard case .known(let list) = try elements(of: first.value, at: node), list.missing == nil
        else { return .unknown(unknown(node, "its elements are not known")) }
        var result = DictionaryValue(pairs: [])
        for element in list.elements {
            switch first.label {
            case "grouping" where arguments.count == 2:
                let key = try call(arguments[1].value, [Argument(nil, element)], at: node)
                try add(element, under: key, to: &result, at: node)
            case nil where arguments.count == 2:
                let pairs = Value.array([element])
                guard
                    let merged = try merged(
                        pairs, into: result, by: arguments[1].value, site: node)
                else { return .unknown(unknown(node, "its elements are not pairs")) }
                result = merged
            case "uniqueKeysWithValues":
                guard case .tuple(let pair) = element, pair.count == 2 else {
                    return .unknown(unknown(node, "its elements are not pairs"))
                }
                guard try index(of: pair[0].value, in: result, at: node) == nil else {
                    throw .failed(unknown(node, "two of its keys are equal"))
                }
                result = try setting(pair[1].value, for: pair[0].value, in: result, at: node)
            default: return .unknown(unknown(node, "this initialiser is not known"))
            }
        }
        return try convert(.dictionary(result), to: type, at: node)
    }

    private func add(
        _ element: Value, under key: Value, to groups: inout DictionaryValue, at node: Syntax
    ) throws(Interruption) {
        guard let index = try index(of: key, in: groups, at: node),
            case .array(var list) = groups.pairs[index].value
        else {
            groups.pairs.append(.init(key: key, value: .array([element])))
            return
        }
        list.elements.append(element)
        groups.pairs[index].value = .array(list)
    }

    private func string(
        _ arguments: [Argument], at node: Syntax
    ) throws(Interruption) -> Value {
        guard let first = arguments.first else { return .string("") }
        let unreadable = Value.unknown(unknown(node, "its text form is not known"))
        switch first.label {
        case "repeating":
            guard case .string(let text) = first.value, arguments.count == 2,
                case .integer(let count) = arguments[1].value, count >= 0
            else { break }
            try checkSize(count, at: node)
            try checkText(text.utf8.count * count, at: node)
            return .string(String(repeating: text, count: count))
        case nil where arguments.count == 2 && arguments[1].label == "radix":
            guard case .integer(let number) = first.value,
                case .integer(let radix) = arguments[1].value, (2...36).contains(radix)
            else { break }
            return .string(String(number, radix: radix))
        case nil where arguments.count > 1: break
        case nil, "describing", "cString", "stringLiteral", "string", "validatingUTF8":
            let value =
                if case .optional(let wrapped?) = first.value, first.label == "cString" {
                    wrapped
                } else {
                    first.value
                }
            if case .array(let list) = value, first.label == nil {
                return try joined(list, by: "", at: node)
            }
            guard let text = try describe(value, at: node) else { break }
            return .string(text)
        case "contentsOf", "contentsOfFile":
            return try contents(arguments, asData: false, at: node)
        case "data": return text(ofData: first.value).map { .optional(.string($0)) } ?? unreadable
        case "decoding": return text(ofData: first.value).map { .string($0) } ?? unreadable
        default: break
        }
        return unreadable
    }

    private func number(_ value: Value?, at node: Syntax) -> Value {
        switch value {
        case .integer: return value ?? .void
        case .string(let text): return .optional(Int(text).map { .integer($0) })
        case .double(let number):
            guard let exact = Int(exactly: number.rounded(.towardZero)) else { break }
            return .integer(exact)
        default: break
        }
        return .unknown(unknown(node, "it is not a number"))
    }

    private func url(_ arguments: [Argument], at node: Syntax) -> Value {
        guard let first = arguments.first, case .string(let text) = first.value,
            first.label == "fileURLWithPath" || first.label == "filePath"
        else { return .unknown(unknown(node, "only file URLs are evaluated")) }
        return .record(Record(type: "URL", member: "init", fields: [Field("path", .string(text))]))
    }

    /// `Type.name` of standard types.
    func standardStatic(
        _ name: String, of type: TypeReference, arguments: [Argument]?, at node: Syntax
    ) throws(Interruption) -> Value {
        switch (type, name) {
        case (.named("ProcessInfo"), "processInfo"):
            return .record(
                Record(
                    type: "ProcessInfo", member: "init",
                    fields: [Field("environment", environmentValue)]))
        case (.named("FileManager"), "default") where library.fileSystem != nil:
            return .record(Record(type: "FileManager", member: "default"))
        case (.named("FileManager"), _), (.named("Bundle"), _), (.named("Process"), _):
            return .unknown(unknown(node, "its value depends on the machine").foreign())
        case (.named("CommandLine"), _):
            return .unknown(
                unknown(node, "its value depends on how the program was started").foreign())
        case (.named("CharacterSet"), _):
            if let known = CharacterClass(named: name) { return known.value }
        case (.optional, "none"), (.named("Optional"), "none"): return .none
        case (.named("Optional"), "some"):
            if let value = arguments?.first?.value { return .optional(value) }
        case (.optional(let wrapped), "some"):
            guard let value = arguments?.first?.value else { break }
            return .optional(try convert(value, to: wrapped, at: node))
        case (.named("Int"), "max"): return .integer(.max)
        case (.named("Int"), "min"): return .integer(.min)
        default: break
        }
        if case .optional(let wrapped) = type {
            return .optional(
                try staticMember(name, of: wrapped, arguments: arguments, at: node))
        }
        return .unknown(unknown(node, "`\(name)` is not a member the evaluator knows"))
    }

    private var environmentValue: Value {
        let pairs = environment.sorted { $0.key < $1.key }
        return .dictionary(
            DictionaryValue(
                pairs: pairs.map { .init(key: .string($0.key), value: .string($0.value)) }))
    }
}
