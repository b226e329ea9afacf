/// The build settings of one target, from the project's file to the target's own.
struct BuildSettings {
    /// From the weakest to the strongest.
    private let layers: [[String: String]]
    /// How many names are looked up at most, so that settings that lead to each other end.
    private static let mostSteps = 500
    private static let longest = 4096

    init(layers: [[String: String]]) {
        self.layers = layers
    }

    /// The value of a setting with all names in it replaced; nil if nothing sets it.
    func value(of name: String) -> String? {
        var steps = 0
        return value(of: name, below: layers.count, &steps, nil)
    }

    /// Names in the value of a setting that nothing sets.
    func unknownNames(in name: String) -> [String] {
        var steps = 0
        let unknown = Unknown()
        _ = value(of: name, below: layers.count, &steps, unknown)
        return unknown.names
    }

    private final class Unknown {
        var names: [String] = []
    }

    private func value(
        of name: String, below top: Int, _ steps: inout Int, _ unknown: Unknown?
    ) -> String? {
        steps += 1
        guard steps < Self.mostSteps,
            let layer = layers[..<top].lastIndex(where: { $0[name] != nil })
        else { return nil }
        guard let raw = layers[layer][name] else { return nil }
        return expanded(Array(raw.utf8)[...], in: name, at: layer, &steps, unknown)
    }

    /// Replaces `$(NAME)`, `${NAME}` and `$(NAME:operator)`.
    private func expanded(
        _ text: ArraySlice<UInt8>, in name: String, at layer: Int, _ steps: inout Int,
        _ unknown: Unknown?
    ) -> String {
        var result: [UInt8] = []
        var rest = text
        while let byte = rest.popFirst(), result.count < Self.longest {
            guard byte == UInt8(ascii: "$"), let inner = Self.reference(&rest) else {
                result.append(byte)
                continue
            }
            steps += 1
            if steps >= Self.mostSteps { break }
            let content = expanded(
                Self.namePart(of: inner), in: name, at: layer, &steps, unknown)
            var value = resolved(content, in: name, at: layer, &steps, unknown)
            for step in Self.operators(of: inner) {
                let parts = step.split(separator: UInt8(ascii: "="), maxSplits: 1)
                let argument =
                    parts.count > 1 || step.last == UInt8(ascii: "=")
                    ? expanded(parts.dropFirst().first ?? [], in: name, at: layer, &steps, unknown)
                    : nil
                value = SettingOperator.apply(
                    String(decoding: parts.first ?? [], as: UTF8.self), argument, to: value)
            }
            if value == nil, content != "inherited" { unknown?.names.append(content) }
            result += Array((value ?? "").utf8)
        }
        return String(decoding: result, as: UTF8.self)
    }

    private func resolved(
        _ reference: String, in name: String, at layer: Int, _ steps: inout Int,
        _ unknown: Unknown?
    ) -> String? {
        let isItself = reference == "inherited" || reference == name
        return value(
            of: isItself ? name : reference, below: isItself ? layer : layers.count, &steps,
            unknown)
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

    private static func namePart(of reference: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        parts(of: reference).first ?? []
    }

    private static func operators(of reference: ArraySlice<UInt8>) -> ArraySlice<ArraySlice<UInt8>>
    {
        parts(of: reference).dropFirst()
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
