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
        guard parts.line > 0 else { return }
        facts.noteImport(
            parts.path, parts.kind, attributes: parts.attributes, access: parts.access,
            line: parts.line, column: parts.column)
    }

    private mutating func note(_ child: RawSyntax, in parts: inout ImportParts) {
        guard let token = child.tokenView, token.presence == .present else { return }
        guard parts.line != 0 else {
            let start = offset + token.leadingTriviaByteLength
            parts.line = facts.lines.line(at: start)
            parts.column = facts.lines.column(at: start)
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
                if !awaitsCondition { facts.conditions.next(nil, isCompound: false) }
            } else if awaitsCondition, child.kind != .unexpectedNodes {
                awaitsCondition = false
                let isCompound = child.kind == .sequenceExpr || child.kind == .infixOperatorExpr
                facts.conditions.next(
                    facts.onOneLine(extent(of: child, at: offset)), isCompound: isCompound)
                offset += child.byteLength
                continue
            }
            walk(child)
        }
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
}
