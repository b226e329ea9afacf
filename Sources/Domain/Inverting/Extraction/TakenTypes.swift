import Codebase

/// The types that move and that others may make without naming them, as `.init()`: something that is
/// named outside takes values of them.
struct TakenTypes: Sendable {
    private var names: Set<String> = []

    init(_ split: Split, _ moved: MovedDeclarations, _ outside: OutsideNames) {
        // Structures without a written initializer have one that takes what they store.
        let written = Set(
            moved.all.lazy.filter { $0.details.kind == .`init` }.map { Place($0) })
        for entry in moved.all {
            let details = entry.details
            let isNamed =
                outside.all.contains(details.name)
                || [.`init`, .subscript].contains(details.kind)
            let parent = split.sources.files[entry.declared.file]?.details
                .declaration(details.parent)
            let isTaken =
                parent?.kind == .struct && details.value?.isStored == true && !details.isStatic
                && !written.contains(Place(entry))
            for text in Self.taken(by: details, isNamed: isNamed, isParameter: isTaken) {
                names.formUnion(
                    text.identifiers.map(String.init))
            }
        }
    }

    func contains(_ type: String) -> Bool { names.contains(type) }

    /// What a declaration stands in.
    private struct Place: Hashable {
        let file: RelativePath
        let parent: Int?

        init(_ entry: (declared: Declared, details: DeclarationDetails)) {
            file = entry.declared.file
            parent = entry.details.parent
        }
    }

    /// The types as written of which a declaration takes values.
    private static func taken(
        by details: DeclarationDetails, isNamed: Bool, isParameter: Bool
    ) -> [String] {
        let value = details.value?.type?.text ?? details.value?.inferredType
        if isParameter { return [value].compactMap(\.self) }
        guard isNamed else { return [] }
        let given = [value, details.signature?.result?.text].compactMap(\.self)
        let parameters = details.signature?.parameters.map(\.type.text) ?? []
        let canBeSet =
            details.kind == .typealias
            || details.value?.isSettable == true
                && (details.access?.setter?.rank ?? 0) >= AccessLevel.internal.rank
        // What is given may take values itself: a function, a subject, a collection.
        return parameters
            + given.filter { canBeSet || $0.contains("->") || $0.contains("<") }
    }
}
