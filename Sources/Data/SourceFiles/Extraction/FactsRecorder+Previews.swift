import Codebase

extension FactsRecorder {
    /// What was known before the body of a type.
    struct Body {
        fileprivate let draft: PreviewDraft?
        fileprivate let place: Int
        fileprivate let isNoted: Bool
        fileprivate let isRead: Bool
    }

    /// Goes into the body of a type, whose heading says what it inherits and whether it is a preview.
    mutating func beginBody(under heading: TypeHeading) -> Body {
        let isRead = !heading.type.isEmpty && !scope.isLocal
        let isNoted = isRead && (!heading.names.isEmpty || heading.kind == .extension)
        let body = Body(
            draft: draft, place: inheritances.count, isNoted: isNoted, isRead: isRead)
        if isNoted { inheritances.append(heading.inheritance(to: heading.line)) }
        if isRead, let kind = heading.preview {
            draft = PreviewDraft(kind, name: heading.type, line: heading.line)
        }
        return body
    }

    /// Comes out of the body of a type.
    mutating func endBody(_ body: Body, under heading: TypeHeading, closedAt end: Int) {
        if body.isNoted {
            inheritances[body.place] = heading.inheritance(to: lines.line(at: max(0, end)))
        }
        guard body.isRead, heading.preview != nil else { return }
        if let draft, !heading.names.isEmpty || draft.hasParts { previews.append(draft.statement) }
        draft = body.draft
    }

    /// A case of an enum, which is a state if the enum lists previews.
    mutating func noteCase(_ name: Range<Int>) {
        guard draft?.kind == .list, draft?.name == scope.container else { return }
        let line = lines.line(at: name.lowerBound)
        let state = PreviewStatement.State(name: text(bare(name)), line: line)
        draft?.append(state, at: name.lowerBound)
    }
}

extension TypeHeading {
    func inheritance(to last: Int) -> Inheritance {
        Inheritance(
            type: type, kind: kind, names: names, access: access,
            lines: line...max(line, last))
    }
}

/// An argument of a preview.
struct PreviewArgument {
    let label: String?
    let text: String
    /// The first byte of its text.
    let start: Int

    /// What stands between the quotes, if it is a text on one line.
    var literal: String? {
        let inside = text.drop { $0 == "#" }
        guard inside.hasPrefix("\""), !inside.hasPrefix("\"\"\"") else { return nil }
        let hashes = text.count - inside.count
        return String(inside.dropFirst().dropLast(hashes + 1))
    }
}

extension FactsRecorder {
    /// Ends `#Preview("Name", traits: .landscapeLeft) { … }`.
    mutating func endPreviewMacro(_ arguments: [PreviewArgument]) {
        guard let read = draft else { return }
        draft = nil
        let name = arguments.first.flatMap { $0.label == nil ? $0.literal : nil }
        var ended = PreviewDraft(
            .macro, name: name, traits: Self.traits(among: arguments), line: read.line)
        ended.uses = read.uses
        ended.uses.remove("Preview")
        previews.append(ended.statement)
    }

    /// What the traits of a preview are: all that follows their label, and a widget's family.
    private static func traits(among arguments: [PreviewArgument]) -> [String] {
        var isTrait = false
        return arguments.compactMap { argument in
            if let label = argument.label { isTrait = label == "traits" || label == "as" }
            return isTrait ? argument.text : nil
        }
    }
}
