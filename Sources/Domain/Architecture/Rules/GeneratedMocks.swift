import Codebase

/// Mocks that a generator writes: no file declares them, and one declares the protocol that they are
/// called after.
final class GeneratedMocks {
    private let facts: [RelativePath: SourceFacts]
    /// What generators would call the mocks of the protocols, without those that are declared. Seldom asked
    /// for, and all declarations have to be looked at.
    private lazy var missing: [String] = {
        var types: Set<String> = []
        var protocols: Set<String> = []
        for declaration in facts.values.lazy.flatMap(\.declarations) {
            if declaration.kind.isType { types.insert(declaration.name) }
            if declaration.kind == .protocol { protocols.insert(declaration.name) }
        }
        return protocols.flatMap { [$0 + "Mock", "Mock" + $0] }.filter { !types.contains($0) }
    }()

    init(_ facts: [RelativePath: SourceFacts]) { self.facts = facts }

    /// Whether tests use one: its file is not there, and may import anything.
    func areUsed(by module: Module) -> Bool {
        guard module.kind == .test || module.role == .testing else { return false }
        return module.sources.contains { file in
            guard let uses = facts[file]?.uses else { return false }
            return missing.contains(where: uses.contains)
        }
    }
}
