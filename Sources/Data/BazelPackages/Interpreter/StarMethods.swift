/// The methods of texts, lists and dictionaries.
enum StarMethods {
    typealias Arguments = StarInterpreter.Arguments

    static func call(
        _ name: String, on owner: StarValue, _ arguments: Arguments, line: Int
    ) throws(StarError) -> StarValue {
        switch owner {
        case .string(let text):
            return try StarTextMethods.call(name, on: text, arguments, line: line)
        case .list(let list):
            // Lists grow by what is put into them, and a list may be put into itself.
            guard list.items.count < 100_000 else {
                throw StarError(line: line, reason: "A list is too long.")
            }
            return call(name, on: list, arguments)
        case .dictionary(let dictionary): return call(name, on: dictionary, arguments)
        default: return .unknown(name)
        }
    }

    private static func call(
        _ name: String, on list: StarList, _ arguments: Arguments
    ) -> StarValue {
        let first = arguments.positional.first
        switch name {
        case "append":
            if let first { list.items.append(first) }
        case "extend":
            if let more = first?.elements { list.items += more }
        case "insert":
            guard case .number(let index)? = first, arguments.positional.count > 1 else { break }
            let place = index < 0 ? max(list.items.count + max(index, -list.items.count), 0) : index
            list.items.insert(arguments.positional[1], at: min(place, list.items.count))
        case "pop":
            guard !list.items.isEmpty else { return .unknown("an element") }
            guard case .number(let index)? = first else { return list.items.removeLast() }
            guard index >= -list.items.count, index < list.items.count else {
                return .unknown("an element")
            }
            return list.items.remove(at: index < 0 ? index + list.items.count : index)
        case "remove":
            let identity = first?.identity
            if let index = list.items.firstIndex(where: { $0.identity == identity }) {
                list.items.remove(at: index)
            }
        case "clear": list.items = []
        case "index":
            let identity = first?.identity
            return list.items.firstIndex { $0.identity == identity }.map { .number($0) }
                ?? .unknown("a place")
        default: return .unknown(name)
        }
        return .none
    }

    private static func call(
        _ name: String, on dictionary: StarDictionary, _ arguments: Arguments
    ) -> StarValue {
        let key = arguments.positional.first
        let other = arguments.value("default", at: 1)
        switch name {
        case "keys": return .list(StarList(dictionary.keys))
        case "values": return .list(StarList(dictionary.entries.map(\.value)))
        case "items":
            return .list(StarList(dictionary.entries.map { .tuple(StarList([$0.key, $0.value])) }))
        case "get": return key.flatMap { dictionary[$0] } ?? other ?? .none
        case "pop":
            guard let key else { return .none }
            defer { dictionary[key] = nil }
            return dictionary[key] ?? other ?? .none
        case "setdefault":
            guard let key else { return .none }
            if let value = dictionary[key] { return value }
            dictionary[key] = other ?? StarValue.none
            return other ?? .none
        case "update":
            if case .dictionary(let more)? = key {
                for entry in more.entries { dictionary[entry.key] = entry.value }
            }
            for (name, value) in arguments.named { dictionary[.string(name)] = value }
            return .none
        case "clear":
            for key in dictionary.keys { dictionary[key] = nil }
            return .none
        default: return .unknown(name)
        }
    }
}
