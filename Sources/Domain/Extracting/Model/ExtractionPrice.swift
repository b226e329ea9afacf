import Codebase

/// What it costs to extract a candidate, as far as it can be counted in sources.
package struct ExtractionPrice: Equatable, Sendable {
    /// The types that are named from outside, so that they must become `package` or `public`.
    package let types: [String]
    /// The members of these types that such files name as well: an estimate, as a member of that
    /// name may be another type's.
    package let members: Int
    /// The edges to turn around.
    package let cutEdges: Int
    /// The lines behind these edges.
    package let cutSites: Int
    /// How many of these edges lie on a cycle with the group.
    package let onCycles: Int
    /// What turning them around costs, for comparing: an estimate.
    package let cutCost: Int
    /// The files that stay, or stand elsewhere, and have to import the new module.
    package let imports: Int
    /// The files of tests that name mainly the group and could follow it, in path order: an estimate,
    /// as they are read by name.
    package let tests: [RelativePath]
    /// The files in C's family of languages that stand between the files that move.
    package let objectiveC: Int
    /// What goes along besides plain Swift files, and what has to be divided first.
    package var baggage = ExtractionBaggage()
    /// The shortest way around for some edges that lie on a cycle: the file that moves, those between,
    /// and the file that moves again.
    package var cycles: [[RelativePath]] = []
    /// How often the files changed in the commits that were looked at; nil without a repository.
    package var changes: Changes?
    /// Who told the edges that begin in the files.
    package var edges = EdgeAccuracy([])
    /// The names in the files that may mean several things, so that more may be used than is counted.
    package var unclear = 0

    /// The cycles by the names of their files, long ones shortened.
    package var cycleWords: String {
        let ways = cycles.map { way in
            if way.count == 3, way[0] == way[2] { return "\(way[0].name) ↔ \(way[1].name)" }
            let names = way.map(\.name)
            return names.count < 6
                ? names.joined(separator: " → ")
                : (names.prefix(3) + ["…"] + names.suffix(1)).joined(separator: " → ")
        }
        return ways.joined(separator: "; ")
    }

    /// How often some files changed.
    package struct Changes: Equatable, Sendable {
        /// The commits that changed any of them.
        package let all: Int
        /// The commits among these that changed several of them.
        package let together: Int
        /// The commits among these that changed nothing else of the module.
        package let alone: Int
    }

    /// A price as it was counted.
    package init(
        types: [String], members: Int, cutEdges: Int, cutSites: Int, onCycles: Int, cutCost: Int,
        imports: Int, tests: [RelativePath], objectiveC: Int
    ) {
        self.types = types
        self.members = members
        self.cutEdges = cutEdges
        self.cutSites = cutSites
        self.onCycles = onCycles
        self.cutCost = cutCost
        self.imports = imports
        self.tests = tests
        self.objectiveC = objectiveC
    }
}
