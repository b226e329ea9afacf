import SwiftSyntax

/// Places in texts. A place belongs to the text that it was asked of, and means nothing in others.
extension Interpreter {
    /// A place before a letter of a text, or past its end.
    func index(_ offset: Int, in text: String) -> Value {
        .record(
            Record(
                type: "String.Index", member: "init",
                fields: [Field("offset", .integer(offset)), Field("text", .string(text))]))
    }

    /// How many letters stand before a place; nil if it is none of this text.
    func offset(of value: Value?, in text: String) -> Int? {
        guard case .record(let record)? = value, record.type == "String.Index",
            case .string(text)? = record["text"], case .integer(let offset)? = record["offset"]
        else { return nil }
        return offset
    }

    /// `text[index]` and `text[range]`.
    func element(of text: String, at key: Value, node: Syntax) throws(Interruption) -> Value {
        let letters = Array(text)
        if let offset = offset(of: key, in: text) {
            guard letters.indices.contains(offset) else {
                throw .failed(unknown(node, "the index is out of range"))
            }
            return .string(String(letters[offset]))
        }
        guard case .range(let range) = key, let bounds = bounds(of: range, in: text) else {
            return .unknown(unknown(node, "the index is none of this text"))
        }
        guard letters.indices.contains(bounds.lowerBound) || bounds.isEmpty,
            bounds.upperBound <= letters.count
        else { throw .failed(unknown(node, "the range is out of bounds")) }
        return .string(String(letters[bounds]))
    }

    func bounds(of range: RangeValue, in text: String) -> Range<Int>? {
        let lower = range.lower == nil ? 0 : offset(of: range.lower, in: text)
        let upper = range.upper == nil ? text.count : offset(of: range.upper, in: text)
        guard let lower, let upper else { return nil }
        let end = range.isClosed && range.upper != nil ? upper + 1 : upper
        return lower <= end ? lower..<end : nil
    }

    /// Properties of texts that are places.
    func indexProperty(_ name: String, of text: String) -> Value? {
        switch name {
        case "startIndex": index(0, in: text)
        case "endIndex": index(text.count, in: text)
        case "indices": .array(text.indices.enumerated().map { index($0.offset, in: text) })
        default: nil
        }
    }

    /// Methods of texts that take places or give them; nil for all others.
    func indexMethod(
        _ name: String, of text: String, _ arguments: [Argument], site: Syntax
    ) throws(Interruption) -> Value? {
        let first = arguments.first
        switch (name, first?.label) {
        case ("index", "after"), ("index", "before"):
            guard let offset = offset(of: first?.value, in: text) else { return nil }
            return try place(name: offset + (first?.label == "after" ? 1 : -1), text, site)
        case ("index", nil) where arguments.count == 2 && arguments[1].label == "offsetBy":
            guard let offset = offset(of: first?.value, in: text),
                case .integer(let distance) = arguments[1].value
            else { return nil }
            return try place(name: offset + distance, text, site)
        case ("firstIndex", _), ("lastIndex", _):
            let letters = ListValue(elements: text.map { .string(String($0)) })
            let found = try sequenceMethod(name, of: .array(letters), arguments, site: site)
            guard case .optional(.integer(let offset)?)? = found else { return found }
            return .optional(index(offset, in: text))
        case ("prefix", "upTo"), ("prefix", "through"), ("suffix", "from"):
            guard let offset = offset(of: first?.value, in: text), offset <= text.count else {
                return nil
            }
            return name == "suffix"
                ? .string(String(text.dropFirst(offset)))
                : .string(String(text.prefix(offset + (first?.label == "through" ? 1 : 0))))
        case ("distance", "from") where arguments.count == 2:
            guard let start = offset(of: first?.value, in: text),
                let end = offset(of: arguments[1].value, in: text)
            else { return nil }
            return .integer(end - start)
        case ("range", "of") where arguments.count == 1:
            guard case .string(let part)? = first?.value, !part.isEmpty else { return nil }
            return range(of: part, in: text)
        default: return nil
        }
    }

    private func place(name offset: Int, _ text: String, _ site: Syntax) throws(Interruption)
        -> Value
    {
        guard offset >= 0, offset <= text.count else {
            throw .failed(unknown(site, "the index is out of range"))
        }
        return index(offset, in: text)
    }

    private func range(of part: String, in text: String) -> Value {
        let (letters, wanted) = (Array(text), Array(part))
        let starts = letters.indices.filter { $0 + wanted.count <= letters.count }
        let found = starts.first { letters[$0..<($0 + wanted.count)].elementsEqual(wanted) }
        guard let found else { return .none }
        return .optional(
            .range(
                RangeValue(
                    lower: index(found, in: text), upper: index(found + wanted.count, in: text),
                    isClosed: false)))
    }

    /// Methods that change a text; nil for all others.
    func mutate(
        _ text: inout String, _ name: String, _ arguments: [Argument], site: Syntax
    ) throws(Interruption) -> Value? {
        let first = arguments.first
        switch (name, first?.label, first?.value) {
        case ("append", _, .string(let other)?) where arguments.count == 1:
            try checkSize(text.utf8.count + other.utf8.count, at: site)
            try tick(other.utf8.count / 64, at: site)
            text += other
            return .void
        case ("removeLast", nil, nil), ("removeFirst", nil, nil):
            guard !text.isEmpty else { throw .failed(unknown(site, "there are too few letters")) }
            let letter = name == "removeLast" ? text.removeLast() : text.removeFirst()
            return .string(String(letter))
        case ("popLast", nil, nil): return .optional(text.popLast().map { .string(String($0)) })
        case ("removeLast", nil, .integer(let count)?), ("removeFirst", nil, .integer(let count)?):
            guard count >= 0, count <= text.count else {
                throw .failed(unknown(site, "there are too few letters"))
            }
            if name == "removeLast" { text.removeLast(count) } else { text.removeFirst(count) }
            return .void
        case ("removeAll", nil, nil):
            text = ""
            return .void
        case ("insert", _, .string(let other)?) where arguments.count == 2:
            guard let offset = offset(of: arguments[1].value, in: text) else { return nil }
            text.insert(contentsOf: other, at: text.index(text.startIndex, offsetBy: offset))
            return .void
        case ("remove", "at", _):
            guard let offset = offset(of: first?.value, in: text), offset < text.count else {
                return nil
            }
            return .string(String(text.remove(at: text.index(text.startIndex, offsetBy: offset))))
        default: return nil
        }
    }
}
