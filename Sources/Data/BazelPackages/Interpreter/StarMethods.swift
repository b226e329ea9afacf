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
            let changes = ["append", "extend", "insert", "pop", "remove", "clear"].contains(name)
            guard list.loops == 0 || !changes else {
                throw StarError(line: line, reason: "A list changes while it is looped over.")
            }
            return try call(name, on: list, arguments, line)
        case .dictionary(let dictionary):
            return try call(name, on: dictionary, arguments, line)
        default: return .unknown(name)
        }
    }

    private static func call(
        _ name: String, on list: StarList, _ arguments: Arguments, _ line: Int
    ) throws(StarError) -> StarValue {
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
            guard !list.items.isEmpty else {
                throw StarError(line: line, reason: "An element is taken from an empty list.")
            }
            guard case .number(let index)? = first else { return list.items.removeLast() }
            guard index >= -list.items.count, index < list.items.count else {
                return .unknown("an element")
            }
            return list.items.remove(at: index < 0 ? index + list.items.count : index)
        case "remove":
            guard let index = list.items.firstIndex(where: { isEqual($0, first) }) else {
                throw StarError(line: line, reason: "An element is removed that is not there.")
            }
            list.items.remove(at: index)
        case "clear": list.items = []
        case "index" where arguments.positional.count == 1:
            return list.items.firstIndex { isEqual($0, first) }.map { .number($0) }
                ?? .unknown("a place")
        default: return .unknown(name)
        }
        return .none
    }

    private static func isEqual(_ value: StarValue, _ wanted: StarValue?) -> Bool {
        wanted.flatMap { value.isEqual(to: $0) } ?? false
    }

    private static func call(
        _ name: String, on dictionary: StarDictionary, _ arguments: Arguments, _ line: Int
    ) throws(StarError) -> StarValue {
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
            guard let value = dictionary[key] ?? other else {
                throw StarError(line: line, reason: "A key is taken out that is not there.")
            }
            dictionary[key] = nil
            return value
        case "setdefault":
            guard let key else { return .none }
            if let value = dictionary[key] { return value }
            dictionary[key] = other ?? StarValue.none
            return other ?? .none
        case "update":
            if case .dictionary(let more)? = key {
                for entry in more.entries { dictionary[entry.key] = entry.value }
            } else {
                for pair in key?.elements ?? [] {
                    guard let parts = pair.elements, parts.count == 2 else {
                        return .unknown(name)
                    }
                    dictionary[parts[0]] = parts[1]
                }
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
