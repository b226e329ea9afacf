import Codebase
@_spi(RawSyntax) import SwiftSyntax

extension FactsExtractor {
    /// Deals with an import.
    mutating func walkImport(_ layout: RawSyntaxLayoutView) {
        var parts = ImportParts()
        for case let child? in layout.children {
            switch child.kind {
            case .attributeList: parts.attributes = attributes(in: child)
            case .declModifierList: parts.access = access(in: child)
            case .importPathComponentList: parts.path = text(of: child)
            case .token: note(child, in: &parts)
            default: break
            }
            walk(child)
        }
        if let found = parts.statement(under: conditions.conditions) { imports.append(found) }
    }

    private mutating func note(_ child: RawSyntax, in parts: inout ImportParts) {
        guard let token = child.tokenView, token.presence == .present else { return }
        guard parts.line != 0 else {
            let start = offset + token.leadingTriviaByteLength
            parts.line = lines.line(at: start)
            parts.column = lines.column(at: start)
            return
        }
        parts.kind = ImportStatement.Kind(keyword: text(of: child))
    }

    /// The attributes of a list that starts at the current place, those under `#if` included.
    private func attributes(in list: RawSyntax) -> [String] {
        var ahead = self
        var found: [String] = []
        ahead.collectAttributes(list, into: &found)
        return found
    }

    private mutating func collectAttributes(_ node: RawSyntax, into found: inout [String]) {
        if node.kind == .attribute {
            found.append(text(of: node))
            offset += node.byteLength
        } else if let layout = node.layoutView {
            for case let child? in layout.children { collectAttributes(child, into: &found) }
        } else {
            offset += node.byteLength
        }
    }

    /// Deals with `#if A`, `#elseif B` or `#else` and what stands under it.
    mutating func walkClause(_ layout: RawSyntaxLayoutView) {
        var awaitsCondition = false
        for case let child? in layout.children {
            if let token = child.tokenView {
                awaitsCondition = token.rawKind != .poundElse
                if !awaitsCondition { conditions.next(nil, isCompound: false) }
            } else if awaitsCondition, child.kind != .unexpectedNodes {
                awaitsCondition = false
                let isCompound = child.kind == .sequenceExpr || child.kind == .infixOperatorExpr
                conditions.next(onOneLine(text(of: child)), isCompound: isCompound)
                offset += child.byteLength
                continue
            }
            walk(child)
        }
    }

    private func onOneLine(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}

/// What is known of an import while it is being read.
private struct ImportParts {
    var attributes: [String] = []
    var access: AccessLevel?
    var kind = ImportStatement.Kind.module
    var path = ""
    var line = 0
    var column = 0

    func statement(under conditions: [String]) -> ImportStatement? {
        guard line > 0, let module = firstPart, !module.isEmpty else { return nil }
        return ImportStatement(
            module: module, path: path, kind: kind, attributes: attributes, access: access,
            conditions: conditions, line: line, column: column)
    }

    /// The module; its name may stand in backticks, with dots that do not count.
    private var firstPart: String? {
        let bytes = path.utf8
        if bytes.first == UInt8(ascii: "`") {
            let parts = bytes.dropFirst().split(separator: UInt8(ascii: "`"), maxSplits: 1)
            return parts.first.map { String(Substring($0)) }
        }
        let part = bytes.prefix { $0 != UInt8(ascii: ".") }
        return part.split { $0 <= UInt8(ascii: " ") }.first.map { String(Substring($0)) }
    }
}
