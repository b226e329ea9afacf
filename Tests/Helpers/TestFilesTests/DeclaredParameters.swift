/// A function, initializer, subscript or case of an enumeration, with how many of its parameters have no label.
struct DeclaredParameters: Equatable {
    let name: String
    let line: Int
    let unlabelled: Int

    /// All of a source, in the order of their lines.
    static func all(in text: String) -> [DeclaredParameters] {
        let tokens = SourceToken.all(in: text)
        return tokens.indices.flatMap { index -> [DeclaredParameters] in
            if index > 0, tokens[index - 1].text == "." { return [] }
            let rest = tokens[index...]
            switch tokens[index].text {
            case "func": return function(rest.dropFirst()) { $0.first == "_" }
            case "init": return function(rest) { $0.first == "_" }
            // One name alone is no label there.
            case "subscript":
                return function(rest) { $0.first == "_" || $0.dropFirst().first == ":" }
            case "case": return cases(rest.dropFirst())
            default: return []
            }
        }
    }

    /// What begins with its name; nothing if no parameters follow.
    private static func function(
        _ tokens: ArraySlice<SourceToken>, isUnlabelled: ([String]) -> Bool
    ) -> [DeclaredParameters] {
        guard let name = tokens.first, name.isWord else { return [] }
        var rest = tokens.dropFirst()
        if let mark = rest.first?.text, ["?", "!"].contains(mark) { rest.removeFirst() }
        if rest.first?.text == "<" { rest = rest.dropFirst(list(rest).length) }
        guard rest.first?.text == "(" else { return [] }
        let unlabelled = list(rest).elements.count(where: isUnlabelled)
        return [DeclaredParameters(name: name.text, line: name.line, unlabelled: unlabelled)]
    }

    /// The cases that a line declares; none where it is a pattern of a `switch`.
    private static func cases(_ tokens: ArraySlice<SourceToken>) -> [DeclaredParameters] {
        guard let name = tokens.first, name.isWord else { return [] }
        var rest = tokens.dropFirst()
        var found: [DeclaredParameters] = []
        if rest.first?.text == "(" {
            let (values, length) = list(rest)
            rest = rest.dropFirst(length)
            let types = values.filter { $0.first == "_" || $0.dropFirst().first != ":" }
            if rest.first?.text == ":" || !types.allSatisfy(isType) { return [] }
            found = [DeclaredParameters(name: name.text, line: name.line, unlabelled: types.count)]
        }
        return rest.first?.text == "," ? found + cases(rest.dropFirst()) : found
    }

    /// Whether an associated value is a type, and no expression or pattern.
    private static func isType(_ value: [String]) -> Bool {
        guard let first = value.first, let letter = first.first else { return false }
        return letter.isUppercase || ["[", "(", "any", "some", "_"].contains(first)
    }

    /// What stands between a bracket and the one that closes it, by commas and without attributes, and how
    /// many tokens all of it is.
    private static func list(
        _ tokens: ArraySlice<SourceToken>
    ) -> (elements: [[String]], length: Int) {
        var elements: [[String]] = [[]]
        var depth = 0
        for (offset, token) in tokens.enumerated() {
            if ["(", "[", "{", "<"].contains(token.text) { depth += 1 }
            if [")", "]", "}", ">"].contains(token.text) { depth -= 1 }
            if depth == 0 { return (elements.filter { !$0.isEmpty }, offset + 1) }
            if offset == 0 { continue }
            if depth == 1, token.text == "," {
                elements.append([])
            } else {
                elements[elements.count - 1].append(token.text)
            }
        }
        return ([], tokens.count)
    }
}
