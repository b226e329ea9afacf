/// A type as it is written, taken apart as far as the names of its members need it.
///
/// Optional marks, attributes and specifiers are left out: they change none of the members that a
/// codebase declares.
struct WrittenType: Hashable {
    /// What ``name`` is for a type that has no name of its own.
    enum Shape {
        static let function = "->"
        static let composition = "&"
    }

    /// The name with the types around it, joined by dots, without generic arguments; `Array` for
    /// `[Int]`.
    let name: String
    /// The generic arguments; the result of a function and then its parameters; the parts of a
    /// composition. Nil for a tuple.
    let arguments: [WrittenType?]
    /// Whether it is the type of a type, `A.Type`.
    let isMetatype: Bool

    init(name: String, arguments: [WrittenType?] = [], isMetatype: Bool = false) {
        self.name = name
        self.arguments = arguments
        self.isMetatype = isMetatype
    }

    /// Takes a type apart; nil for a tuple and for what is no type.
    init?(_ text: some StringProtocol) {
        let rest = Substring(text).withoutSpecifiers
        if let (parameters, result) = rest.function {
            let types = [result] + parameters
            self.init(name: Shape.function, arguments: types.map { WrittenType($0) })
            return
        }
        let parts = rest.split(atTopLevel: "&")
        if parts.count > 1 {
            self.init(name: Shape.composition, arguments: parts.map { WrittenType($0) })
            return
        }
        self.init(plain: rest.withoutMarks)
    }

    private init?(plain text: Substring) {
        if text.hasPrefix("["), text.hasSuffix("]") {
            let parts = text.dropFirst().dropLast().split(atTopLevel: ":")
            let name = parts.count == 2 ? "Dictionary" : "Array"
            self.init(name: name, arguments: parts.map { WrittenType($0) })
            return
        }
        if text.hasPrefix("("), text.hasSuffix(")") {
            let parts = text.dropFirst().dropLast().split(atTopLevel: ",")
            guard parts.count == 1, let only = WrittenType(parts[0]) else { return nil }
            self = only
            return
        }
        var (names, arguments): ([Substring], [WrittenType?]) = ([], [])
        for part in text.split(atTopLevel: ".") {
            guard let start = part.firstIndex(of: "<"), part.last == ">" else {
                names.append(part)
                continue
            }
            names.append(part[..<start])
            arguments = part[part.index(after: start)...].dropLast().split(atTopLevel: ",")
                .map { WrittenType($0) }
        }
        let isMetatype = names.count > 1 && ["Type", "Protocol"].contains(names.last)
        if isMetatype { names.removeLast() }
        guard let first = names.first?.first, first.isLetter || first == "_" else { return nil }
        self.init(
            name: names.joined(separator: "."), arguments: arguments, isMetatype: isMetatype)
    }
}

extension Substring {
    /// Without attributes and words before it: `any`, `inout`.
    fileprivate var withoutSpecifiers: Substring {
        var rest = trimmed
        while let end = rest.firstIndex(of: " ") {
            let word = rest[..<end]
            guard word.hasPrefix("@") || Self.specifiers.contains(word) else { break }
            rest = rest[end...].trimmed
        }
        return rest
    }

    /// Without the marks of optionals after it and without `any` inside of parentheses.
    fileprivate var withoutMarks: Substring {
        var rest = self
        while let last = rest.last, "?! ".contains(last) { rest.removeLast() }
        return rest
    }

    private static let specifiers: Set<Substring> = [
        "any", "some", "inout", "borrowing", "consuming", "sending", "__owned", "isolated", "each",
        "repeat",
    ]

    fileprivate var trimmed: Substring {
        var rest = self
        while rest.first == " " || rest.first == "\n" { rest.removeFirst() }
        while rest.last == " " || rest.last == "\n" { rest.removeLast() }
        return rest
    }

    /// What stands before and after the arrow, if it is the type of a function.
    fileprivate var function: (parameters: [Substring], result: Substring)? {
        var (depth, before): (Int, Character) = (0, " ")
        for index in indices {
            let character = self[index]
            if before == "-", character == ">" {
                if depth == 0 {
                    return (self[..<index].parameters, self[self.index(after: index)...])
                }
            } else if "([<".contains(character) {
                depth += 1
            } else if ")]>".contains(character) {
                depth -= 1
            }
            before = character
        }
        return nil
    }

    /// The types in the first parentheses, without labels and names.
    private var parameters: [Substring] {
        guard let start = firstIndex(of: "(") else { return [] }
        var depth = 0
        for index in self[start...].indices {
            if "([<".contains(self[index]) { depth += 1 }
            if ")]".contains(self[index]) { depth -= 1 }
            guard depth == 0 else { continue }
            let list = self[self.index(after: start)..<index]
            if list.trimmed.isEmpty { return [] }
            return list.split(atTopLevel: ",").map { $0.split(atTopLevel: ":").last ?? $0 }
        }
        return []
    }

    /// The parts between a character that stands in no bracket.
    fileprivate func split(atTopLevel separator: Character) -> [Substring] {
        var (parts, start, depth): ([Substring], Index, Int) = ([], startIndex, 0)
        var before: Character = " "
        for index in indices {
            let character = self[index]
            if "([<".contains(character) {
                depth += 1
            } else if ")]".contains(character) || character == ">" && before != "-" {
                depth -= 1
            } else if character == separator, depth == 0 {
                parts.append(self[start..<index].trimmed)
                start = self.index(after: index)
            }
            before = character
        }
        return parts + [self[start...].trimmed]
    }
}

extension StringProtocol {
    /// Whether a type as written is a function, in parentheses or not: `@Sendable (Int) -> Void`. An
    /// optional one and a list of them are none.
    package var isFunctionType: Bool {
        let rest = Substring(self).withoutSpecifiers
        if rest.function != nil { return true }
        guard rest.hasPrefix("("), rest.hasSuffix(")") else { return false }
        let parts = rest.dropFirst().dropLast().split(atTopLevel: ",")
        return parts.count == 1 && parts[0].isFunctionType
    }
}
