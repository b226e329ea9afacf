@testable import BazelPackages

/// What Strata evaluates a program of the corpus to.
enum StarCorpusText {
    /// The text of the program's `x`; nil if Strata says that it does not evaluate it.
    static func x(_ program: String) -> String? {
        let scope = StarScope()
        let host = StarInterpreter.Host(
            load: { _ in nil }, glob: { include, _ in include }, fileCount: 1, package: "a/b",
            declare: { _ in })
        let parsed = StarParser.parse(program)
        let errors = StarInterpreter(host: host).runFile(parsed.statements, in: scope)
        guard (parsed.errors + errors).isEmpty else { return nil }
        return scope.values["x"].flatMap(text)
    }

    private static func text(_ value: StarValue) -> String? {
        switch value {
        case .none: "None"
        case .bool(let flag): flag ? "True" : "False"
        case .number(let number): String(number)
        case .string(let text): quoted(text)
        case .list(let list): texts(list.items).map { "[\($0.joined(separator: ", "))]" }
        case .tuple(let tuple):
            texts(tuple.items).map {
                $0.count == 1 ? "(\($0[0]),)" : "(\($0.joined(separator: ", ")))"
            }
        case .dictionary(let dictionary):
            texts(dictionary.entries.flatMap { [$0.key, $0.value] }).map { parts in
                let pairs = stride(from: 0, to: parts.count, by: 2).map {
                    parts[$0] + ": " + parts[$0 + 1]
                }
                return "{\(pairs.joined(separator: ", "))}"
            }
        case .function, .builtin, .rule, .method, .record, .choice, .unknown: nil
        }
    }

    private static func texts(_ values: [StarValue]) -> [String]? {
        let texts = values.map(text)
        return texts.contains(nil) ? nil : texts.compactMap(\.self)
    }

    private static func quoted(_ text: String) -> String {
        var result = ""
        for letter in text.unicodeScalars {
            switch letter {
            case "\\": result += "\\\\"
            case "\"": result += "\\\""
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            default: result.unicodeScalars.append(letter)
            }
        }
        return "\"\(result)\""
    }
}
