import Codebase
@_spi(RawSyntax) import SwiftSyntax

extension FactsExtractor {
    /// The body of a type, whose heading says what it inherits and whether it is a preview.
    mutating func walkBody(_ body: RawSyntax, under heading: TypeHeading) {
        let outside = facts.beginBody(under: heading)
        let end = offset + body.byteLength - body.trailingTriviaByteLength
        walk(body)
        facts.endBody(outside, under: heading, closedAt: end - 1)
    }

    /// `#Preview("Name", traits: .landscapeLeft) { … }`, or any other macro.
    mutating func walkMacro(_ layout: RawSyntaxLayoutView) {
        guard facts.draft == nil, !facts.scope.isLocal, isPreview(layout) else {
            return walkNaming(layout)
        }
        let line = facts.lines.line(at: offset + layout.leadingTrivia)
        let arguments = arguments(of: layout) ?? []
        facts.draft = PreviewDraft(.macro, name: nil, line: line)
        walkNaming(layout)
        facts.endPreviewMacro(arguments)
    }

    /// A call inside a preview, which may name a state or begin a part.
    mutating func walkPreviewCall(_ layout: RawSyntaxLayoutView) {
        let called = calledName(in: layout)
        let isPart = called == "part" && facts.draft?.kind == .list
        let isState =
            called == "previewDisplayName" && facts.draft?.kind == .provider
            || called == "state" && facts.draft?.kind == .part
        guard isPart || isState, let first = arguments(of: layout)?.first, first.label == nil,
            let literal = first.literal
        else { return walkChildren(layout) }
        let line = facts.lines.line(at: first.start)
        if isState {
            facts.draft?.append(
                PreviewStatement.State(name: literal, line: line), at: first.start)
            return walkChildren(layout)
        }
        var outer = facts.draft
        facts.draft = PreviewDraft(.part, name: outer?.name.map { $0 + "." + literal }, line: line)
        walkChildren(layout)
        if let part = facts.draft {
            facts.previews.append(part.statement)
            outer?.add(part)
        }
        facts.draft = outer
    }

    private func isPreview(_ layout: RawSyntaxLayoutView) -> Bool {
        layout.children.contains { child in
            child?.tokenView.map {
                $0.rawKind == .identifier && $0.rawText.elementsEqual("Preview".utf8)
            } ?? false
        }
    }

    /// The last part of the name that a call begins with: `state` of `.state(…)`.
    private func calledName(in layout: RawSyntaxLayoutView) -> String {
        guard let called = layout.children.compactMap(\.self).first else { return "" }
        let reference =
            called.kind == .memberAccessExpr
            ? called.layoutView?.children.last { $0?.kind == .declReferenceExpr } ?? nil : called
        guard let reference, reference.kind == .declReferenceExpr,
            let token = reference.layoutView?.children.lazy.compactMap(\.?.tokenView).first
        else { return "" }
        return token.rawText.withContiguousStorageIfAvailable {
            String(decoding: $0, as: UTF8.self)
        } ?? ""
    }

    /// The names in an inheritance clause that starts at the current place.
    func inheritedNames(in clause: RawSyntax) -> [String] {
        var names: [String] = []
        collectNames(clause, at: offset, into: &names)
        return names
    }

    private func collectNames(_ node: RawSyntax, at start: Int, into names: inout [String]) {
        switch node.kind {
        case .identifierType, .memberType:
            let text = bytes[extent(of: node, at: start)].prefix { $0 != UInt8(ascii: "<") }
            let name = text.filter { $0 > UInt8(ascii: " ") && $0 != UInt8(ascii: "`") }
            names.append(String(decoding: name, as: UTF8.self))
        case .attributeList, .typeSpecifierList, .suppressedType, .unexpectedNodes: break
        default:
            var place = start
            for case let child? in node.layoutView.map({ Array($0.children) }) ?? [] {
                collectNames(child, at: place, into: &names)
                place += child.byteLength
            }
        }
    }
}

extension FactsExtractor {
    /// The arguments of a call or macro that starts at the current place; nil if it has none.
    private func arguments(of layout: RawSyntaxLayoutView) -> [PreviewArgument]? {
        var place = offset
        for case let child? in layout.children {
            if child.kind == .labeledExprList { return arguments(in: child, at: place) }
            place += child.byteLength
        }
        return nil
    }

    private func arguments(in list: RawSyntax, at start: Int) -> [PreviewArgument] {
        var place = start
        var found: [PreviewArgument] = []
        for case let element? in list.layoutView.map({ Array($0.children) }) ?? [] {
            if let argument = argument(in: element, at: place) { found.append(argument) }
            place += element.byteLength
        }
        return found
    }

    private func argument(in element: RawSyntax, at start: Int) -> PreviewArgument? {
        var place = start
        var label: String?
        for case let child? in element.layoutView.map({ Array($0.children) }) ?? [] {
            if child.kind == .token {
                if label == nil { label = text(of: child, at: place) }
            } else if child.kind != .unexpectedNodes {
                return PreviewArgument(
                    label: label, text: text(of: child, at: place),
                    start: place + child.leadingTriviaByteLength)
            }
            place += child.byteLength
        }
        return nil
    }
}

extension RawSyntaxLayoutView {
    /// The bytes before the first token.
    fileprivate var leadingTrivia: Int {
        children.lazy.compactMap(\.self).first { $0.byteLength > 0 }?.leadingTriviaByteLength ?? 0
    }
}
