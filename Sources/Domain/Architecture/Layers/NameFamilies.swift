import Codebase

/// The ends of names that several modules share, though one alone would say nothing: `ApiClient`
/// beside `AudioClient` and `FileClient`.
struct NameFamilies {
    /// The fewest modules that make a family.
    private static let least = 3

    private static let known: [(word: String, category: LayerCategory)] = [
        ("Middleware", .middleware), ("Client", .clients), ("Kit", .core),
    ]

    private let found: [(word: String, category: LayerCategory)]

    /// The families of some modules.
    init(of modules: [Module]) {
        let names = modules.map { ModuleNaming(of: $0) }
        found = Self.known.filter { family in
            names.count { $0.ends(withWordAfterStem: [family.word]) } >= Self.least
        }
    }

    /// What the family of a module tells; nil if it is of none.
    func clue(for naming: ModuleNaming) -> LayerClue? {
        found.first { naming.ends(withWordAfterStem: [$0.word]) }
            .map { LayerClue($0.category, .suffix($0.word), isFirm: false) }
    }
}
