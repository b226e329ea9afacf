import Codebase

extension ImportStatement {
    /// Whether it holds only where the module is there, on some platforms, or in builds that set a
    /// flag of their own: then no target need declare the module for all.
    var isOptional: Bool { conditions.contains(where: Self.isOptional) }

    /// Whether it holds only in builds for debugging.
    var isForDebugging: Bool {
        conditions.contains { $0.first != "!" && Self.flags(in: $0).contains("DEBUG") }
    }

    /// Whether it holds only in builds that do not set a flag of their own.
    var dependsOnFlag: Bool {
        conditions.contains { condition in
            Self.flags(in: condition).contains { !Self.usual.contains($0) }
        }
    }

    private static func isOptional(_ condition: String) -> Bool {
        if platformQuestions.contains(where: condition.contains) { return true }
        if condition.first != "!" { return asksForFlag(condition) }
        return conjuncts(of: condition).contains { part in
            part.first != "!" && asksForFlag(part)
        }
    }

    private static func asksForFlag(_ condition: String) -> Bool {
        flags(in: condition).contains { !usual.contains($0) }
    }

    /// What has to hold at the same time: an `#elseif B` after `#if A` is `!(A) && B`.
    private static func conjuncts(of condition: String) -> [String] {
        var parts = [""]
        var depth = 0
        var previous: Character?
        for character in condition {
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            if depth == 0, character == "&", previous == "&" {
                parts[parts.count - 1].removeLast()
                parts.append("")
            } else if !(character == " " && parts[parts.count - 1].isEmpty) {
                parts[parts.count - 1].append(character)
            }
            previous = character
        }
        return parts
    }

    private static let platformQuestions = ["canImport(", "os(", "targetEnvironment(", "arch("]

    /// What every build can hold.
    private static let usual: Set<Substring> = ["DEBUG", "RELEASE", "true", "false"]

    /// The names in a condition that are no questions to the compiler, such as `compiler(>=6)`.
    private static func flags(in condition: String) -> [Substring] {
        var flags: [Substring] = []
        var rest = condition[...]
        while let start = rest.firstIndex(where: { $0.isLetter || $0 == "_" }) {
            let name = rest[start...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            rest = rest[name.endIndex...]
            if rest.first == "(" {
                rest = rest.drop { $0 != ")" }
            } else {
                flags.append(name)
            }
        }
        return flags
    }
}
