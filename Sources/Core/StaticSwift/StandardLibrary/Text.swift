/// What Foundation does to strings and paths.
enum Text {
    static func capitalized(_ text: String) -> String {
        var result = ""
        var startsWord = true
        for character in text {
            result += startsWord ? character.uppercased() : character.lowercased()
            startsWord = !character.isLetter && !character.isNumber && character != "'"
        }
        return result
    }

    static func lastPathComponent(_ path: String) -> String {
        path.split(separator: "/").last.map(String.init) ?? (path.hasPrefix("/") ? "/" : "")
    }

    static func deletingLastPathComponent(_ path: String) -> String {
        let start = path.hasPrefix("/") ? "/" : ""
        return start + path.split(separator: "/").dropLast().joined(separator: "/")
    }

    static func appending(_ component: String, to path: String) -> String {
        if path.isEmpty { return component }
        return path.hasSuffix("/") ? path + component : path + "/" + component
    }

    static func pathExtension(_ path: String) -> String {
        let name = lastPathComponent(path)
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
        return String(name[name.index(after: dot)...])
    }

    static func deletingPathExtension(_ path: String) -> String {
        let suffix = pathExtension(path)
        return suffix.isEmpty ? path : String(path.dropLast(suffix.count + 1))
    }

    /// The parts between occurrences of a separator, empty ones included.
    static func components(of text: String, separatedBy separator: String) -> [String] {
        guard !separator.isEmpty else { return [text] }
        return split(text, at: separator)
    }

    static func replacing(_ old: String, with new: String, in text: String) -> String {
        guard !old.isEmpty else { return text }
        return split(text, at: old).joined(separator: new)
    }

    static func contains(_ part: String, in text: String) -> Bool {
        part.isEmpty || split(text, at: part).count > 1
    }

    static func trimmed(_ text: String, where drops: (Character) -> Bool) -> String {
        let end = text.drop(while: drops)
        guard let last = end.lastIndex(where: { !drops($0) }) else { return "" }
        return String(end[...last])
    }

    private static func split(_ text: String, at separator: String) -> [String] {
        let characters = Array(text)
        let pattern = Array(separator)
        var parts: [String] = []
        var start = 0
        var index = 0
        while index + pattern.count <= characters.count {
            if characters[index] == pattern[0],
                characters[index..<(index + pattern.count)].elementsEqual(pattern)
            {
                parts.append(String(characters[start..<index]))
                index += pattern.count
                start = index
            } else {
                index += 1
            }
        }
        return parts + [String(characters[start...])]
    }
}
