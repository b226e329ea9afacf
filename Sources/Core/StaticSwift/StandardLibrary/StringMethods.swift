import SwiftSyntax

/// Methods of strings; `nil` for those a string shares with other sequences.
extension Interpreter {
    func stringMethod(
        _ name: String, of text: String, _ arguments: [Argument], site: Syntax
    ) throws(Interruption) -> Value? {
        try tick(text.utf8.count / 64, at: site)
        if arguments.isEmpty { return plainStringMethod(name, of: text) }
        for argument in arguments where argument.value.isUnknown { return argument.value }
        if let result = try indexMethod(name, of: text, arguments, site: site) { return result }
        switch (name, arguments[0].value) {
        case ("hasPrefix", .string(let other)): return .bool(text.hasPrefix(other))
        case ("hasSuffix", .string(let other)): return .bool(text.hasSuffix(other))
        case ("contains", .string(let other)): return .bool(Text.contains(other, in: text))
        case ("starts", .string(let other)): return .bool(text.hasPrefix(other))
        case ("caseInsensitiveCompare", _): return nil
        case ("appending", .string(let other)):
            try checkText(text.utf8.count + other.utf8.count, at: site)
            return .string(text + other)
        case ("appendingPathComponent", .string(let other)):
            return .string(Text.appending(other, to: text))
        case ("components", .string(let separator)):
            return .array(
                Text.components(of: text, separatedBy: separator).map { .string($0) })
        case ("split", .string(let separator)) where separator.count > 1:
            return split(text, separator, arguments)
        case ("split", .record): return nil
        case ("split", _):
            let letters = ListValue(elements: text.map { .string(String($0)) })
            return try split(letters, arguments, isText: true, site: site)
        case ("contains", .record(let pattern)) where arguments.count == 1:
            return try contains(pattern, in: text, site: site)
        case ("trimmingCharacters", let value):
            guard let set = CharacterClass(value) else { return nil }
            return .string(Text.trimmed(text) { $0.unicodeScalars.allSatisfy(set.contains) })
        case ("components", let value):
            guard let set = CharacterClass(value) else { return nil }
            return .array(set.components(of: text).map { .string($0) })
        case ("replacingOccurrences", .string), ("replacing", .string):
            return try replacing(in: text, arguments, site: site)
        case ("replacing", .record(let pattern)):
            return try replacing(pattern, in: text, with: arguments[1...], site: site)
        case ("dropFirst", .integer(let count)) where count >= 0:
            return .string(String(text.dropFirst(count)))
        case ("dropLast", .integer(let count)) where count >= 0:
            return .string(String(text.dropLast(count)))
        case ("prefix", .integer(let count)) where count >= 0 && arguments[0].label == nil:
            return .string(String(text.prefix(count)))
        case ("suffix", .integer(let count)) where count >= 0 && arguments[0].label == nil:
            return .string(String(text.suffix(count)))
        case ("filter", _): return try filter(text, arguments, site: site)
        case ("drop", .function), ("prefix", .function):
            let letters = ListValue(elements: text.map { .string(String($0)) })
            guard
                case .array(let list)? = try sequenceMethod(
                    name, of: .array(letters), arguments, site: site)
            else { return nil }
            return try joined(list, by: "", at: site)
        case ("trimmingPrefix", .string(let other)):
            return .string(text.hasPrefix(other) ? String(text.dropFirst(other.count)) : text)
        default: return nil
        }
    }

    private func plainStringMethod(_ name: String, of text: String) -> Value? {
        switch name {
        case "lowercased": .string(text.lowercased())
        case "uppercased": .string(text.uppercased())
        case "dropFirst": .string(String(text.dropFirst()))
        case "dropLast": .string(String(text.dropLast()))
        case "reversed": .string(String(text.reversed()))
        default: nil
        }
    }

    private func split(_ text: String, _ separator: String, _ arguments: [Argument]) -> Value? {
        guard arguments.count == 1, arguments[0].label == "separator" else { return nil }
        let parts = Text.components(of: text, separatedBy: separator).filter { !$0.isEmpty }
        return .array(parts.map { .string($0) })
    }

    private func replacing(
        in text: String, _ arguments: [Argument], site: Syntax
    ) throws(Interruption) -> Value? {
        if arguments.count == 3, arguments[2].label == "options" {
            return try replacingPattern(in: text, arguments, site: site)
        }
        guard arguments.count == 2, case .string(let old) = arguments[0].value,
            case .string(let new) = arguments[1].value, arguments[1].label == "with"
        else { return nil }
        let result = Text.replacing(old, with: new, in: text)
        try checkText(result.utf8.count, at: site)
        return .string(result)
    }

    private func filter(
        _ text: String, _ arguments: [Argument], site: Syntax
    ) throws(Interruption) -> Value? {
        var result = ""
        for character in text {
            let argument = Argument(nil, .string(String(character)))
            let keeps = try call(arguments[0].value, [argument], at: site)
            switch truth(of: keeps, at: site) {
            case .yes: result.append(character)
            case .no: continue
            case .unknown(let unknown): return .unknown(unknown)
            }
        }
        return .string(result)
    }
}
