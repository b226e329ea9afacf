import Codebase

/// A type of the composition root that lets the near end have one of the far end, and translates what
/// that gives.
struct AdapterDraft: Sendable {
    /// Its name.
    let name: String
    private let draft: ProtocolDraft
    private let translated: TranslatedTypes

    /// - Throws: An obstacle where values could not be handed through.
    init(
        of draft: ProtocolDraft, translating translated: TranslatedTypes, named name: String
    ) throws(PlanStop) {
        self.name = name
        self.draft = draft
        self.translated = translated
        let refusal = "Write the adapter by hand."
        if draft.isHandedOn || !draft.isSet.isEmpty {
            throw .obstacle(
                "\(draft.type) is handed on whole or has members that are set, and an adapter is "
                    + "another object. \(refusal)")
        }
        for member in draft.members {
            guard let details = draft.sources.declaration(member) else { continue }
            let parameters = details.signature?.parameters ?? []
            let isPlain = parameters.allSatisfy { parameter in
                parameter.name != nil && !parameter.isVariadic && parameter.attributes.isEmpty
                    && !["inout ", "@autoclosure", "borrowing ", "consuming ", "each "]
                        .contains(where: parameter.type.text.contains)
            }
            guard isPlain, !details.has(modifier: "mutating"),
                details.signature?.effects.throwing != .rethrows
            else {
                throw .obstacle(
                    "\(draft.type).\(details.name) takes something that an adapter cannot hand "
                        + "through. \(refusal)")
            }
        }
    }

    /// Whether a type gives values that are translated.
    static func isNeeded(for draft: ProtocolDraft, _ translated: TranslatedTypes) -> Bool {
        draft.members.contains { member in
            draft.sources.declaration(member).map {
                !ValueShape.names(in: type(of: $0)).isDisjoint(with: translated.types)
            } == true
        }
    }

    /// Its declaration.
    func text() throws(PlanStop) -> String {
        var members: [String] = []
        for member in draft.members.sorted() {
            guard let details = draft.sources.declaration(member) else { continue }
            let head = translated.renamed(try draft.requirement(member))
            members.append(
                details.signature == nil ? property(details, head) : function(details, head))
        }
        let actor = draft.globalActor.map { "@\($0)\n" } ?? ""
        let initialiser =
            actor.isEmpty
            ? "" : "    nonisolated init(base: \(draft.type)) { self.base = base }\n\n"
        return
            "/// Lets \(draft.sources.from.name) have \(draft.type.withArticle), and translates what it gives.\n"
            + "\(actor)struct \(name): \(draft.name) {\n    let base: \(draft.type)\n\n"
            + initialiser
            + members.joined(separator: "\n") + "}\n"
    }

    private static func type(of details: DeclarationDetails) -> String {
        details.signature?.result?.text ?? details.value?.type?.text
            ?? details.value?.inferredType ?? ""
    }

    private func property(_ details: DeclarationDetails, _ head: String) -> String {
        let getter = details.value?.accessors.first { $0.kind == "get" }
        let effects = getter?.effects ?? Effects()
        let value = value(of: details, "base.\(details.name)", effects)
        let start = head.prefix { $0 != "{" }
        let words = ProtocolDraft.words(effects, isOnActor: isOnActor(details))
        if words.isEmpty { return "    \(start){ \(value) }\n" }
        return "    \(start){\n        get\(words) { \(value) }\n    }\n"
    }

    private func function(_ details: DeclarationDetails, _ head: String) -> String {
        let arguments = details.signature?.parameters.map { parameter in
            (parameter.label.map { $0 + ": " } ?? "") + (parameter.name ?? "")
        }
        let call = "base.\(details.name)(\((arguments ?? []).joined(separator: ", ")))"
        let value = value(of: details, call, details.signature?.effects ?? Effects())
        let line = "    \(head) { \(value) }\n"
        return line.count <= 100 ? line : "    \(head) {\n        \(value)\n    }\n"
    }

    private func isOnActor(_ details: DeclarationDetails) -> Bool {
        draft.declaration.kind == .actor && !details.has(modifier: "nonisolated")
    }

    private func value(
        of details: DeclarationDetails, _ expression: String, _ effects: Effects
    ) -> String {
        let words =
            (effects.throwing == .never ? "" : "try ")
            + (effects.isAsync || isOnActor(details) ? "await " : "")
        guard let shape = ValueShape(Self.type(of: details), of: translated.types) else {
            return words + expression
        }
        return words
            + shape.translated(expression, into: translated.names[shape.type] ?? shape.type)
    }
}
