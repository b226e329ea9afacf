import Codebase
@_spi(RawSyntax) import SwiftSyntax

extension FactsExtractor {
    /// The body of a type, whose heading says what it inherits and whether it is a preview.
    mutating func walkBody(_ body: RawSyntax, under heading: TypeHeading) {
        guard !heading.type.isEmpty, !scope.isLocal else { return walk(body) }
        let outer = draft
        let place = inheritances.count
        let isNoted = !heading.names.isEmpty || heading.kind == .extension
        if isNoted { inheritances.append(heading.inheritance(to: heading.line)) }
        if let kind = heading.preview {
            draft = PreviewDraft(kind, name: heading.type, line: heading.line)
        }
        let end = offset + body.byteLength - body.trailingTriviaByteLength
        walk(body)
        if isNoted {
            inheritances[place] = heading.inheritance(to: lines.line(at: max(0, end - 1)))
        }
        guard heading.preview != nil else { return }
        if let draft, !heading.names.isEmpty || draft.hasParts { previews.append(draft.statement) }
        draft = outer
    }

    /// `#Preview("Name", traits: .landscapeLeft) { … }`, or any other macro.
    mutating func walkMacro(_ layout: RawSyntaxLayoutView) {
        guard draft == nil, !scope.isLocal, isPreview(layout) else { return walkNaming(layout) }
        let line = lines.line(at: offset + layout.leadingTrivia)
        let arguments = arguments(of: layout) ?? []
        let name = arguments.first.flatMap { $0.label == nil ? $0.literal : nil }
        draft = PreviewDraft(.macro, name: name, traits: traits(among: arguments), line: line)
        walkNaming(layout)
        draft?.uses.remove("Preview")
        if let found = draft { previews.append(found.statement) }
        draft = nil
    }

    /// A call inside a preview, which may name a state or begin a part.
    mutating func walkPreviewCall(_ layout: RawSyntaxLayoutView) {
        let called = calledName(in: layout)
        let isPart = called == "part" && draft?.kind == .list
        let isState =
            called == "previewDisplayName" && draft?.kind == .provider
            || called == "state" && draft?.kind == .part
        guard isPart || isState, let first = arguments(of: layout)?.first, first.label == nil,
            let literal = first.literal
        else { return walkChildren(layout) }
        let line = lines.line(at: first.start)
        if isState {
            draft?.states.append(PreviewStatement.State(name: literal, line: line))
            return walkChildren(layout)
        }
        var outer = draft
        draft = PreviewDraft(.part, name: outer?.name.map { $0 + "." + literal }, line: line)
        walkChildren(layout)
        if let part = draft {
            previews.append(part.statement)
            outer?.add(part)
        }
        draft = outer
    }

    /// A case of an enum, which is a state if the enum lists previews.
    mutating func noteCase(_ token: RawSyntaxTokenView) {
        guard draft?.kind == .list, draft?.name == scope.container else { return }
        let line = lines.line(at: offset + token.leadingTriviaByteLength)
        let state = PreviewStatement.State(name: name(of: token), line: line)
        draft?.states.append(state)
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

    /// What the traits of a preview are: all that follows their label, and a widget's family.
    private func traits(among arguments: [Argument]) -> [String] {
        var isTrait = false
        return arguments.compactMap { argument in
            if let label = argument.label { isTrait = label == "traits" || label == "as" }
            return isTrait ? argument.text : nil
        }
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

/// One argument of a call.
private struct Argument {
    let label: String?
    let text: String
    /// The first byte.
    let start: Int

    /// What stands between the quotes, if it is a text on one line.
    var literal: String? {
        let inside = text.drop { $0 == "#" }
        guard inside.hasPrefix("\""), !inside.hasPrefix("\"\"\"") else { return nil }
        let hashes = text.count - inside.count
        return String(inside.dropFirst().dropLast(hashes + 1))
    }
}

extension FactsExtractor {
    /// The arguments of a call or macro that starts at the current place; nil if it has none.
    private func arguments(of layout: RawSyntaxLayoutView) -> [Argument]? {
        var place = offset
        for case let child? in layout.children {
            if child.kind == .labeledExprList { return arguments(in: child, at: place) }
            place += child.byteLength
        }
        return nil
    }

    private func arguments(in list: RawSyntax, at start: Int) -> [Argument] {
        var place = start
        var found: [Argument] = []
        for case let element? in list.layoutView.map({ Array($0.children) }) ?? [] {
            if let argument = argument(in: element, at: place) { found.append(argument) }
            place += element.byteLength
        }
        return found
    }

    private func argument(in element: RawSyntax, at start: Int) -> Argument? {
        var place = start
        var label: String?
        for case let child? in element.layoutView.map({ Array($0.children) }) ?? [] {
            if child.kind == .token {
                if label == nil { label = text(of: child, at: place) }
            } else if child.kind != .unexpectedNodes {
                return Argument(
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
