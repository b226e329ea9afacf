import SwiftSyntax

extension Interpreter {
    /// How a value reads in a string interpolation; `nil` if that is not known.
    func describe(_ value: Value, at node: some SyntaxProtocol) throws(Interruption) -> String? {
        try nested(at: node) { () throws(Interruption) in
            try plainDescription(value, at: node)
        }
    }

    private func plainDescription(
        _ value: Value, at node: some SyntaxProtocol
    ) throws(Interruption) -> String? {
        let lineage = lineage(of: value)
        for type in lineage
        where type.computed["description"] != nil && lineage.contains(where: \.isDescribed) {
            guard
                case .string(let text)? = try member(
                    "description", of: value, selfSlot: nil, at: Syntax(node))
            else { return nil }
            return text
        }
        switch value {
        case .string(let text): return text
        case .integer(let number): return String(number)
        case .double(let number): return String(number)
        case .bool(let flag): return String(flag)
        case .optional(nil): return "nil"
        case .optional(let wrapped?):
            return try debugDescription(wrapped, at: node).map { "Optional(\($0))" }
        case .array(let list) where !list.isPartial:
            return try join(list.elements, at: node).map { "[\($0)]" }
        case .type(.named(let name)):
            return name.split(separator: ".").last.map(String.init) ?? name
        case .record(let record):
            guard let type = declarations.type(record.type), type.kind == .enumeration,
                record.fields.isEmpty
            else { return nil }
            return record.member
        default: return nil
        }
    }

    private func debugDescription(
        _ value: Value, at node: some SyntaxProtocol
    ) throws(Interruption) -> String? {
        if case .string(let text) = value { return text.debugDescription }
        // What does not say itself how it reads names its module here.
        if case .record = value, !lineage(of: value).contains(where: \.isDescribed) { return nil }
        return try describe(value, at: node)
    }

    private func join(
        _ values: [Value], at node: some SyntaxProtocol
    ) throws(Interruption) -> String? {
        var parts: [String] = []
        for value in values {
            guard let part = try debugDescription(value, at: node) else { return nil }
            parts.append(part)
        }
        return parts.joined(separator: ", ")
    }
}

extension TypeDeclaration {
    /// Whether its instances say themselves how they read.
    fileprivate var isDescribed: Bool {
        inherited.contains(.named("CustomStringConvertible"))
            || inherited.contains(.named("LosslessStringConvertible"))
    }
}
