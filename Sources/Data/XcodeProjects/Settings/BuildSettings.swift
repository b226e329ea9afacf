/// The build settings of one target, from the project's file to the target's own.
struct BuildSettings {
    /// From the weakest to the strongest.
    private let layers: [[String: String]]
    /// How many names are looked up at most, so that settings that lead to each other end.
    private static let mostSteps = 500
    private static let deepest = 100
    private static let longest = 4096

    init(layers: [[String: String]]) {
        self.layers = layers
    }

    /// The value of a setting with all names in it replaced; nil if nothing sets it.
    func value(of name: String) -> String? {
        var lookup = Lookup()
        return value(of: name, below: layers.count, &lookup)
    }

    /// Names in the value of a setting that nothing sets.
    func unknownNames(in name: String) -> [String] {
        var lookup = Lookup()
        _ = value(of: name, below: layers.count, &lookup)
        return lookup.unknown
    }

    /// One question, with the names on the way to the answer.
    private struct Lookup {
        var steps = 0
        var open: [String] = []
        var unknown: [String] = []
    }

    private func value(of name: String, below top: Int, _ lookup: inout Lookup) -> String? {
        lookup.steps += 1
        guard lookup.steps < Self.mostSteps, lookup.open.count < Self.deepest,
            let layer = layers[..<top].lastIndex(where: { $0[name] != nil }),
            let raw = layers[layer][name]
        else { return nil }
        lookup.open.append(name)
        defer { lookup.open.removeLast() }
        return expanded(Array(raw.utf8)[...], in: name, at: layer, &lookup)
    }

    /// Replaces `$(NAME)`, `${NAME}` and `$(NAME:operator)`.
    private func expanded(
        _ text: ArraySlice<UInt8>, in name: String, at layer: Int, _ lookup: inout Lookup
    ) -> String {
        var result: [UInt8] = []
        var rest = text
        while let byte = rest.popFirst(), result.count < Self.longest {
            guard byte == UInt8(ascii: "$"), let inner = Self.reference(&rest) else {
                result.append(byte)
                continue
            }
            lookup.steps += 1
            if lookup.steps >= Self.mostSteps { break }
            result += Array(replacement(for: inner, in: name, at: layer, &lookup).utf8)
        }
        return String(decoding: result, as: UTF8.self)
    }

    private func replacement(
        for reference: ArraySlice<UInt8>, in name: String, at layer: Int, _ lookup: inout Lookup
    ) -> String {
        let parts = Self.parts(of: reference)
        let content = expanded(parts[0], in: name, at: layer, &lookup)
        var value = resolved(content, in: name, at: layer, &lookup)
        for step in parts.dropFirst() {
            let equals = step.firstIndex(of: UInt8(ascii: "="))
            let argument = equals.map {
                expanded(step[($0 + 1)...], in: name, at: layer, &lookup)
            }
            value = SettingOperator.apply(
                String(decoding: step[..<(equals ?? step.endIndex)], as: UTF8.self), argument,
                to: value)
        }
        if value == nil, content != "inherited" { lookup.unknown.append(content) }
        return value ?? ""
    }

    /// A setting that names itself means its next weaker value; what leads back to a name on the
    /// way is nothing.
    private func resolved(
        _ reference: String, in name: String, at layer: Int, _ lookup: inout Lookup
    ) -> String? {
        if reference == "inherited" || reference == name {
            return value(of: name, below: layer, &lookup)
        }
        if lookup.open.contains(reference) { return nil }
        return value(of: reference, below: layers.count, &lookup)
    }

    /// What stands in the brackets that open here; nil if none do.
    private static func reference(_ rest: inout ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        guard let open = rest.first, open == UInt8(ascii: "(") || open == UInt8(ascii: "{") else {
            return nil
        }
        let close = open == UInt8(ascii: "(") ? UInt8(ascii: ")") : UInt8(ascii: "}")
        var depth = 0
        for index in rest.indices {
            if rest[index] == open { depth += 1 }
            if rest[index] == close { depth -= 1 }
            if depth == 0 {
                let inner = rest[(rest.startIndex + 1)..<index]
                rest = rest[(index + 1)...]
                return inner
            }
        }
        return nil
    }

    /// The parts between the colons that stand in no brackets.
    private static func parts(of reference: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
        var parts: [ArraySlice<UInt8>] = []
        var start = reference.startIndex
        var depth = 0
        for index in reference.indices {
            switch reference[index] {
            case UInt8(ascii: "("), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "}"): depth -= 1
            case UInt8(ascii: ":") where depth == 0:
                parts.append(reference[start..<index])
                start = index + 1
            default: break
            }
        }
        return parts + [reference[start...]]
    }
}
