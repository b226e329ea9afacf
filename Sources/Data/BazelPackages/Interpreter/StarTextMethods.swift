enum StarTextMethods {
    static func call(
        _ name: String, on text: String, _ arguments: StarInterpreter.Arguments, line: Int
    ) throws(StarError) -> StarValue {
        let first = arguments.positional.first
        // Where only a part of the text is looked at.
        let parts = [
            "find", "rfind", "index", "rindex", "count", "startswith", "endswith",
        ]
        if parts.contains(name), arguments.positional.count > 1 || !arguments.named.isEmpty {
            return .unknown(name)
        }
        switch name {
        case "format": return StarFormat.braces(text, arguments)
        case "join": return join(text, first)
        case "split", "rsplit":
            if arguments.value("sep", at: 0)?.text?.isEmpty == true {
                throw StarError(line: line, reason: "A text is split by an empty one.")
            }
            return split(text, arguments, fromEnd: name == "rsplit")
        case "splitlines":
            guard arguments.positional.isEmpty, arguments.named.isEmpty else {
                return .unknown(name)
            }
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            return list(text.isEmpty || text.hasSuffix("\n") ? lines.dropLast() : lines[...])
        case "replace": return try replace(text, arguments, line: line)
        case "startswith", "endswith": return matches(name, text, first)
        case "partition", "rpartition": return partition(name, text, first)
        case "elems": return .list(StarList(text.map { .string(String($0)) }))
        case "find", "index", "rfind", "rindex":
            guard let wanted = first?.text, !wanted.isEmpty else { return .unknown(name) }
            let offset = offset(of: wanted, in: text, last: name.hasPrefix("r"))
            guard offset >= 0 || !name.hasSuffix("index") else {
                throw StarError(line: line, reason: "A text is looked for that is not there.")
            }
            return .number(offset)
        case "count": return count(text, first)
        case "isdigit": return .bool(!text.isEmpty && text.allSatisfy(\.isNumber))
        case "isalpha": return .bool(!text.isEmpty && text.allSatisfy(\.isLetter))
        case "isalnum":
            return .bool(!text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber })
        case "isupper": return .bool(text != text.lowercased() && text == text.uppercased())
        case "islower": return .bool(text != text.uppercased() && text == text.lowercased())
        case "lower", "upper", "capitalize", "title":
            return first == nil ? changed(name, text, nil) : .unknown(name)
        default: return changed(name, text, first?.text)
        }
    }

    private static func changed(_ name: String, _ text: String, _ argument: String?) -> StarValue {
        switch name {
        case "lower": .string(text.lowercased())
        case "upper": .string(text.uppercased())
        case "capitalize": .string(text.prefix(1).uppercased() + text.dropFirst().lowercased())
        case "title": .string(titled(text))
        case "strip": .string(String(stripped(text[...], argument, start: true, end: true)))
        case "lstrip": .string(String(stripped(text[...], argument, start: true, end: false)))
        case "rstrip": .string(String(stripped(text[...], argument, start: false, end: true)))
        case "removeprefix":
            .string(
                text.hasPrefix(argument ?? "") ? String(text.dropFirst(argument?.count ?? 0)) : text
            )
        case "removesuffix":
            .string(
                text.hasSuffix(argument ?? "") ? String(text.dropLast(argument?.count ?? 0)) : text)
        default: .unknown(name)
        }
    }

    private static func titled(_ text: String) -> String {
        var isStart = true
        return String(
            text.flatMap { letter -> String in
                defer { isStart = !letter.isLetter }
                return isStart ? letter.uppercased() : letter.lowercased()
            })
    }

    private static func stripped(
        _ text: Substring, _ letters: String?, start: Bool, end: Bool
    ) -> Substring {
        let isStripped: (Character) -> Bool = { letter in
            letters.map { $0.contains(letter) } ?? letter.isWhitespace
        }
        var text = start ? text.drop(while: isStripped) : text
        while end, let last = text.last, isStripped(last) { text.removeLast() }
        return text
    }

    private static func join(_ separator: String, _ values: StarValue?) -> StarValue {
        guard let items = values?.elements else { return .unknown("a joined text") }
        let texts = items.compactMap(\.text)
        return texts.count == items.count
            ? .string(texts.joined(separator: separator)) : .unknown("a joined text")
    }

    private static func split(
        _ text: String, _ arguments: StarInterpreter.Arguments, fromEnd: Bool
    ) -> StarValue {
        var limit = Int.max
        if case .number(let number)? = arguments.value("maxsplit", at: 1), number >= 0 {
            limit = number
        }
        guard let separator = arguments.value("sep", at: 0)?.text, !separator.isEmpty else {
            return limit == .max
                ? list(text.split(whereSeparator: \.isWhitespace)) : .unknown("a split text")
        }
        var parts = pieces(of: text, by: separator)
        guard parts.count - 1 > limit else { return list(parts) }
        if fromEnd {
            let head = parts.dropLast(limit).joined(separator: separator)
            parts = [head] + parts.suffix(limit)
        } else {
            let tail = parts.dropFirst(limit).joined(separator: separator)
            parts = parts.prefix(limit) + [tail]
        }
        return list(parts)
    }

    private static func list(_ parts: some Sequence<some StringProtocol>) -> StarValue {
        .list(StarList(parts.map { .string(String($0)) }))
    }

    /// The text cut at every separator, byte by byte.
    private static func pieces(of text: String, by separator: String) -> [String] {
        let bytes = Array(text.utf8)
        let mark = Array(separator.utf8)
        var pieces: [String] = []
        var start = 0
        var index = 0
        while index + mark.count <= bytes.count {
            if bytes[index..<index + mark.count].elementsEqual(mark) {
                pieces.append(String(decoding: bytes[start..<index], as: UTF8.self))
                index += mark.count
                start = index
            } else {
                index += 1
            }
        }
        return pieces + [String(decoding: bytes[start...], as: UTF8.self)]
    }

    private static func replace(
        _ text: String, _ arguments: StarInterpreter.Arguments, line: Int
    ) throws(StarError) -> StarValue {
        guard arguments.positional.count + arguments.named.count == 2,
            let old = arguments.value("old", at: 0)?.text, !old.isEmpty,
            let new = arguments.value("new", at: 1)?.text
        else { return .unknown("a changed text") }
        let pieces = pieces(of: text, by: old)
        guard pieces.count * new.utf8.count < 1_000_000 else {
            throw StarError(line: line, reason: "A text is too long.")
        }
        return .string(pieces.joined(separator: new))
    }

    private static func matches(_ name: String, _ text: String, _ wanted: StarValue?) -> StarValue {
        let all = wanted?.text.map { [$0] } ?? wanted?.elements?.compactMap(\.text) ?? []
        return .bool(
            all.contains { name == "startswith" ? text.hasPrefix($0) : text.hasSuffix($0) })
    }

    private static func partition(
        _ name: String, _ text: String, _ separator: StarValue?
    ) -> StarValue {
        guard let mark = separator?.text, !mark.isEmpty else { return .unknown("a part") }
        let parts = pieces(of: text, by: mark)
        guard parts.count > 1 else {
            let empty = StarValue.string("")
            return .tuple(
                StarList(
                    name == "partition"
                        ? [.string(text), empty, empty] : [empty, empty, .string(text)]))
        }
        let head = name == "partition" ? parts.prefix(1) : parts.dropLast()
        let tail = parts.dropFirst(head.count)
        return .tuple(
            StarList([
                .string(head.joined(separator: mark)), .string(mark),
                .string(tail.joined(separator: mark)),
            ]))
    }

    private static func offset(of wanted: String, in text: String, last: Bool) -> Int {
        let pieces = wanted.isEmpty ? [text] : pieces(of: text, by: wanted)
        guard pieces.count > 1, let first = pieces.first, let final = pieces.last else { return -1 }
        return last ? text.count - final.count - wanted.count : first.count
    }

    private static func count(_ text: String, _ wanted: StarValue?) -> StarValue {
        guard let wanted = wanted?.text, !wanted.isEmpty else { return .unknown("a count") }
        return .number(pieces(of: text, by: wanted).count - 1)
    }
}
