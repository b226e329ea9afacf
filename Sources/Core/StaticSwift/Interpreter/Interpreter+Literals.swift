import SwiftParser
import SwiftSyntax

extension Interpreter {
    func evaluate(
        _ node: StringLiteralExprSyntax, in scope: Scope
    ) throws(Interruption) -> Value {
        if let text = node.representedLiteralValue { return .string(text) }
        var text = ""
        var missing: Unknown?
        for segment in node.segments {
            switch segment {
            case .stringSegment(let segment):
                guard let part = plainText(of: segment, in: node) else {
                    return .unknown(unknown(node, "the literal is malformed"))
                }
                text += part
            case .expressionSegment(let segment):
                guard segment.expressions.count == 1, let only = segment.expressions.first else {
                    let cause = unknown(node, "this kind of interpolation is not evaluated")
                    try loseIfActing(node, cause)
                    return .unknown(cause.foreign())
                }
                let value = try evaluate(only.expression, in: scope)
                if case .unknown(let cause) = value {
                    missing = missing ?? cause
                } else if let part = try describe(value, at: only) {
                    text += part
                } else {
                    missing = missing ?? unknown(only, "its text form is not known")
                }
            }
            try checkSize(text.utf8.count, at: node)
        }
        try checkText(text.utf8.count, at: node)
        return missing.map { .unknown($0.foreign()) } ?? .string(text)
    }

    /// The text of one segment with escapes and the indentation of multi-line literals removed.
    private func plainText(
        of segment: StringSegmentSyntax, in node: StringLiteralExprSyntax
    ) -> String? {
        let text = segment.content.text
        let isPlain = text.utf8.allSatisfy { $0 != UInt8(ascii: "\\") && $0 >= 0x20 }
        if isPlain, node.openingQuote.tokenKind != .multilineStringQuote { return text }
        // Only whole literals can say what they represent, so each segment is wrapped in one.
        let single = StringLiteralExprSyntax(
            openingPounds: node.openingPounds, openingQuote: node.openingQuote.trimmed,
            segments: [.stringSegment(segment)],
            closingQuote: node.closingQuote.trimmed, closingPounds: node.closingPounds)
        return single.representedLiteralValue
    }

    func integer(_ node: IntegerLiteralExprSyntax) -> Value {
        node.representedLiteralValue.map { .integer($0) }
            ?? .unknown(unknown(node, "the number is out of range"))
    }

    func double(_ node: FloatLiteralExprSyntax) -> Value {
        node.representedLiteralValue.map { .double($0) }
            ?? .unknown(unknown(node, "the number is out of range"))
    }

    func evaluate(_ node: ArrayExprSyntax, in scope: Scope) throws(Interruption) -> Value {
        var elements: [Value] = []
        for element in node.elements {
            let value = try evaluate(element.expression, in: scope)
            elements.append(listed(value, at: Syntax(element.expression)))
        }
        if elements.contains(where: { if case .double = $0 { true } else { false } }) {
            // Numbers beside one with a point are of its type.
            elements = elements.map {
                if case .integer(let number) = $0 { .double(Double(number)) } else { $0 }
            }
        }
        var list = ListValue(elements: elements)
        if elements.contains(where: { if case .string = $0 { true } else { false } }) {
            list.places = node.elements.map { ownPosition(of: Syntax($0.expression)) }
        }
        // `.name` beside other elements is of their type.
        if elements.contains(where: \.isImplicit), !elements.allSatisfy(\.isImplicit),
            let type = staticType(of: ExprSyntax(node), in: scope)
        {
            return try convert(.array(list), to: type, at: node)
        }
        return .array(list)
    }

    func evaluate(_ node: DictionaryExprSyntax, in scope: Scope) throws(Interruption) -> Value {
        var dictionary = DictionaryValue(pairs: [])
        guard case .elements(let elements) = node.content else { return .dictionary(dictionary) }
        var missing: Value?
        var texts: Set<String> = []
        for element in elements {
            let key = try evaluate(element.key, in: scope)
            let value = try evaluate(element.value, in: scope)
            if case .unknown(let cause) = key {
                missing = missing ?? .unknown(cause.foreign(false))
            }
            if case .string(let text) = key, !texts.insert(text).inserted {
                missing = missing ?? .unknown(unknown(node, "two of its keys are equal"))
            }
            dictionary.pairs.append(.init(key: key, value: value))
        }
        return missing ?? .dictionary(dictionary)
    }

    func evaluate(_ node: TupleExprSyntax, in scope: Scope) throws(Interruption) -> Value {
        if node.elements.count == 1, let only = node.elements.first, only.label == nil {
            return try evaluate(only.expression, in: scope)
        }
        var fields: [Field] = []
        for element in node.elements {
            let value = try evaluate(element.expression, in: scope)
            fields.append(Field(element.label?.identifierText, value))
        }
        return .tuple(fields)
    }

    func keyPath(_ node: KeyPathExprSyntax) -> Value {
        var names: [String] = []
        for component in node.components {
            guard case .property(let property) = component.component else {
                return .unknown(unknown(node, "this kind of key path is not evaluated"))
            }
            names.append(property.declName.baseName.identifierText)
        }
        return .function(FunctionValue(body: .keyPath(names.filter { $0 != "self" })))
    }

    /// The value of a macro that asks for a place.
    func macro(_ node: MacroExpansionExprSyntax, at site: Syntax) -> Value {
        let position = position(of: site)
        switch node.macroName.text {
        case "file", "filePath", "fileID": return .string(position.file)
        case "line": return .integer(position.line)
        case "column": return .integer(position.column)
        case "warning": return .void
        default: return .unknown(unknown(node, "macros are not expanded"))
        }
    }
}
