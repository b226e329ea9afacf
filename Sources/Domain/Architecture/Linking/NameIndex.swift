import Synchronization

/// The names that the modules of a codebase declare, indexed a module at a time when first needed.
final class NameIndex: Sendable {
    private let codebase: Codebase
    private let facts: [RelativePath: SourceFacts]

    init(codebase: Codebase, facts: [RelativePath: SourceFacts]) {
        self.codebase = codebase
        self.facts = facts
    }
}
