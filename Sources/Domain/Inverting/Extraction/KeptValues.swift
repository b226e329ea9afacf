import Codebase
import Editing

/// Values that are kept for the whole program and whose types are public once they move.
///
/// A structure or an enumeration that others of its module see is sendable if all in it is; a public one only if
/// it says so. In the language mode 6 a constant of a type that is not sendable may not be kept globally.
struct KeptValues {
    let access: ExtractedAccess

    /// Refuses the first value that the language mode 6 would not keep any more.
    ///
    /// - Parameter changes: What describes the new module.
    /// - Throws: ``PlanStop`` with the value and its type.
    func check(describedBy changes: [FileChange]) throws(PlanStop) {
        guard changes.contains(where: { Self.isOfModeSix($0.after ?? "") }) else { return }
        let (moved, sources) = (access.moved, access.split.sources)
        for (declared, details) in moved.all
        where details.kind == .let && (details.isStatic || details.container == nil) {
            guard !Self.isIsolated(details), let type = type(of: details, in: moved) else {
                continue
            }
            let place = sources.place(declared.file, details.place.name)
            throw .obstacle(
                "\(place): \(details.name) keeps values of \(type), which is public in a module of its own "
                    + "and then not sendable by itself. Let \(type) conform to Sendable first.")
        }
    }

    /// The name of a type that moves, becomes public and does not say that it is sendable, in what a constant
    /// says of its type; nil if there is none.
    private func type(of constant: DeclarationDetails, in moved: MovedDeclarations) -> String? {
        let text = constant.value?.type?.text ?? constant.value?.inferredType ?? ""
        let words = text.identifiers.map(String.init)
        return words.first { word in
            (moved.types[word] ?? []).contains { declared in
                guard access.raised[declared]?.rank ?? 0 >= AccessLevel.public.rank,
                    let type = access.split.sources.declaration(declared),
                    [.struct, .enum].contains(type.kind), !Self.isIsolated(type)
                else { return false }
                let inherited = moved.inherited[type.typePath] ?? []
                return inherited.isDisjoint(with: [
                    "Sendable", "Error", "CodingKey", "LocalizedError",
                ])
            }
        }
    }

    /// Whether an actor guards it, so that nothing is sent.
    private static func isIsolated(_ details: DeclarationDetails) -> Bool {
        details.attributes.contains { $0.name.hasSuffix("Actor") || $0.name == "frozen" }
            || details.has(modifier: "nonisolated")
    }

    /// Whether a manifest or a specification has the language mode 6, and no actor for all.
    private static func isOfModeSix(_ text: String) -> Bool {
        if text.contains("defaultIsolation(MainActor") { return false }
        if text.hasPrefix("// swift-tools-version: 6") { return !text.contains(".v5") }
        return text.split(whereSeparator: \.isNewline).contains { line in
            let words = line.split { " :\"'".contains($0) }
            return words.first == "SWIFT_VERSION" && words.last?.hasPrefix("6") == true
        }
    }
}
