import Codebase

/// A module of which files were moved away in thought, with what each part declares.
struct SplitModule {
    /// The modules that have the parts now; the first is the module itself.
    let homes: [ModuleID]
    /// Every file of every part, with the part's number.
    let files: [(file: RelativePath, part: Int)]
    private let types: FolderTypes
    /// The names of types that were moved, ascending.
    private let moved: [String]
    private let names: NameIndex

    /// - Parameters:
    ///   - moved: The files that were moved, each in its new home.
    ///   - names: What modules declare after all moves.
    init(
        _ origin: ModuleID, moved: [FileHome], modules: [ModuleID: Module],
        facts: [RelativePath: SourceFacts], names: NameIndex
    ) {
        let parts = Dictionary(grouping: moved, by: \.module).sorted { $0.key < $1.key }
        let sources =
            [modules[origin]?.sources ?? []] + parts.map { $0.value.map(\.file).sorted() }
        homes = [origin] + parts.map(\.key)
        files = sources.enumerated().flatMap { part, files in files.map { ($0, part) } }
        let known = sources.map { $0.compactMap { facts[$0] } }
        self.types = FolderTypes(of: known)
        self.names = names
        let types = known.dropFirst().joined().flatMap(\.declarations)
            .filter { $0.container == nil && $0.kind.isType }.map(\.name)
        self.moved = Set(types).sorted()
    }

    /// What a file of a part names in other parts.
    func uses(
        in facts: SourceFacts, of part: Int
    ) -> [(home: ModuleID, use: Reference.Use)] {
        let candidates =
            part == 0 ? facts.uses.positions(of: moved) : Array(facts.uses.names.indices)
        return uses(in: facts, candidates) { types.meaning(of: $0, in: part, of: facts) }
    }

    /// What a file of another module names in the parts that were moved.
    ///
    /// - Parameter least: The narrowest access level that the file sees.
    func uses(
        in facts: SourceFacts, least: AccessLevel
    ) -> [(home: ModuleID, use: Reference.Use)] {
        uses(in: facts, facts.uses.positions(of: moved)) {
            types.meaning(of: $0, least: least)
        }.filter { $0.home != homes[0] }
    }

    /// Whether what is left of the module declares anything that a file names.
    func stillShows(_ facts: SourceFacts, least: AccessLevel, owner: String?) -> Bool {
        let rest = names.names(of: homes[0])
        return facts.uses.names.contains { rest.shows($0, least: least, owner: owner) }
    }

    private func uses(
        in facts: SourceFacts, _ candidates: [Int], meaning: (String) -> FolderTypes.Meaning
    ) -> [(home: ModuleID, use: Reference.Use)] {
        candidates.flatMap { index -> [(home: ModuleID, use: Reference.Use)] in
            let name = facts.uses.names[index]
            guard case .folder(let part) = meaning(name), !facts.declares(name) else { return [] }
            return facts.uses.lines(at: index).map {
                (homes[part], Reference.Use(line: Int($0), name: name))
            }
        }
    }
}

extension NameUses {
    /// The positions of those of some names that are used; both are in ascending order.
    fileprivate func positions(of others: [String]) -> [Int] {
        var found: [Int] = []
        var (index, other) = (0, 0)
        while index < names.count, other < others.count {
            if names[index] == others[other] {
                found.append(index)
                index += 1
                other += 1
            } else if names[index] < others[other] {
                index += 1
            } else {
                other += 1
            }
        }
        return found
    }
}

extension SourceFacts {
    /// Whether the file itself declares something of a name, at any depth.
    func declares(_ name: String) -> Bool {
        declarations.contains { $0.name == name && $0.kind != .extension }
    }
}
