import Codebase

/// What the files of modules that were split in thought name of each other: kept from one linking
/// to the next, as long as the same files stand in the same modules.
final class MovedUses {
    /// A module of which files were moved away, with what its parts name of each other.
    final class Found {
        let split: SplitModule
        private var known: [Uses]?

        /// What a file of one part names of the others, by the modules that have these.
        typealias Uses = (
            file: RelativePath, own: ModuleID, uses: [(home: ModuleID, use: Reference.Use)]
        )

        private struct Outsider: Hashable {
            let file: RelativePath
            let least: AccessLevel
            let owner: String?
        }

        private var outside: [Outsider: Outside] = [:]

        init(_ split: SplitModule) { self.split = split }

        /// What is known of a file of another module, or is found now.
        func outside(
            _ file: RelativePath, atLeast least: AccessLevel, of owner: String?,
            orFind find: () -> Outside
        ) -> Outside {
            let key = Outsider(file: file, least: least, owner: owner)
            if let known = outside[key] { return known }
            let found = find()
            outside[key] = found
            return found
        }

        /// The files of all parts that name something of another one.
        func uses(in facts: [RelativePath: SourceFacts]) -> [Uses] {
            if let known { return known }
            let found = split.files.compactMap { file, part -> Uses? in
                guard let facts = facts[file] else { return nil }
                let own = split.homes[part]
                let uses = split.uses(in: facts, of: part).filter { $0.home != own }
                return uses.isEmpty ? nil : (file, own, uses)
            }
            known = found
            return found
        }
    }

    /// What a file of another module that imports the one that was split names of what moved.
    struct Outside {
        let uses: [(home: ModuleID, use: Reference.Use)]
        /// Whether it still needs the import for what stayed, or for all that is known.
        let isKept: Bool
    }

    private var known: [ModuleID: Found] = [:]

    /// What is known of a module that was split, or is found now.
    func uses(of origin: ModuleID, _ split: () -> SplitModule) -> Found {
        if let found = known[origin] { return found }
        let found = Found(split())
        known[origin] = found
        return found
    }
}
