import Codebase

extension SpecNode {
    /// With `${name}` replaced wherever the variable is known, in keys too.
    func expanding(_ variables: [String: String]) -> SpecNode {
        if variables.isEmpty { return self }
        switch content {
        case .nothing: return self
        case .text(let text):
            return SpecNode(content: .text(text.expanding(variables)), place: place)
        case .list(let items):
            return SpecNode(content: .list(items.map { $0.expanding(variables) }), place: place)
        case .mapping(let entries):
            let expanded = entries.map {
                SpecEntry(key: $0.key.expanding(variables), value: $0.value.expanding(variables))
            }
            return SpecNode(content: .mapping(expanded), place: place)
        }
    }
}

extension String {
    /// With `${name}` replaced wherever the variable is known.
    func expanding(_ variables: [String: String]) -> String {
        guard hasScalars("${"), utf8.contains(UInt8(ascii: "}")) else { return self }
        var result = ""
        var rest = self[...]
        while let start = rest.firstIndex(of: "$") {
            result += rest[..<start]
            rest = rest[start...]
            guard rest.hasPrefix("${") else {
                result.append("$")
                rest = rest.dropFirst()
                continue
            }
            guard let end = rest.firstIndex(of: "}") else { break }
            let name = rest[rest.index(start, offsetBy: 2)..<end]
            result += variables[String(name)] ?? String(rest[...end])
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    /// The first `${name}` that is left, without its braces.
    var openVariable: String? {
        guard hasScalars("${"), let start = firstIndex(of: "$") else { return nil }
        let rest = self[start...]
        guard rest.hasPrefix("${") else { return String(rest.dropFirst()).openVariable }
        guard let end = rest.firstIndex(of: "}") else { return nil }
        return String(rest[rest.index(start, offsetBy: 2)..<end])
    }
}
