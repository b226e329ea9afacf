import StaticSwift

/// What Strata evaluates a program of the corpus to, as `CompiledCorpus` writes the same value.
enum CorpusText {
    /// The text of the program's `x`; nil if Strata says that it does not evaluate it.
    static func x(helper: String, program: String) -> String? {
        var sources = [SourceText(path: "main.swift", text: program)]
        if !helper.isEmpty {
            sources.insert(
                SourceText(path: "Helper.swift", text: helper, isMain: false), at: 0)
        }
        let evaluation = Program(
            sources: sources, library: Library(modules: [], types: [])
        ).evaluate()
        guard evaluation.problems.isEmpty else { return nil }
        return evaluation.globals.last { $0.name == "x" }.flatMap { text($0.value) }
    }

    private static func text(_ value: Value) -> String? {
        switch value {
        case .unknown, .function, .implicit, .sum, .type, .reference: nil
        case .bool(let flag): String(flag)
        case .integer(let number): String(number)
        case .double(let number): String(number)
        case .string(let text): text.debugDescription
        case .optional(nil): "nil"
        case .optional(let wrapped?): text(wrapped).map { $0 + "?" }
        case .array(let list):
            list.isPartial || list.isShuffled ? nil : texts(list.elements).map { "[\($0)]" }
        case .set(let list):
            list.isPartial
                ? nil : all(list.elements).map { "{\($0.sorted().joined(separator: ", "))}" }
        case .dictionary(let dictionary): text(dictionary)
        case .tuple(let fields): labelled(fields).map { "(\($0))" }
        case .record(let record): text(record)
        case .range(let range): text(range)
        }
    }

    private static func text(_ dictionary: DictionaryValue) -> String? {
        if dictionary.pairs.isEmpty { return "[:]" }
        let pairs = dictionary.pairs.map { pair -> String? in
            guard let key = text(pair.key), let value = text(pair.value) else { return nil }
            return key + ": " + value
        }
        guard !pairs.contains(nil) else { return nil }
        return "[\(pairs.compactMap(\.self).sorted().joined(separator: ", "))]"
    }

    private static func text(_ record: Record) -> String? {
        let name = record.type.split(separator: ".").last ?? ""
        if record.member == "init" { return labelled(record.fields).map { "\(name)(\($0))" } }
        if record.fields.isEmpty { return ".\(record.member)" }
        return labelled(record.fields).map { ".\(record.member)(\($0))" }
    }

    private static func text(_ range: RangeValue) -> String? {
        guard let lower = range.lower.flatMap(text), let upper = range.upper.flatMap(text) else {
            return nil
        }
        return lower + (range.isClosed ? "..." : "..<") + upper
    }

    private static func labelled(_ fields: [Field]) -> String? {
        let parts = fields.map { field in
            text(field.value).map { (field.label.map { $0 + ": " } ?? "") + $0 }
        }
        return parts.contains(nil) ? nil : parts.compactMap(\.self).joined(separator: ", ")
    }

    private static func texts(_ values: [Value]) -> String? {
        all(values)?.joined(separator: ", ")
    }

    private static func all(_ values: [Value]) -> [String]? {
        let texts = values.map(text)
        return texts.contains(nil) ? nil : texts.compactMap(\.self)
    }
}
