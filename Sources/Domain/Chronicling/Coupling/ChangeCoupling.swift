import Codebase

/// Two modules, or two files of different modules, that change in the same commits.
///
/// What changes together belongs together, whatever names what (H. Gall, K. Hajek and M. Jazayeri,
/// "Detection of Logical Coupling Based on Product Release History", ICSM 1998).
package struct ChangeCoupling: Equatable, Sendable, Identifiable {
    /// What changes together.
    package enum Pair: Hashable, Sendable {
        case modules(ModuleID, ModuleID)
        case files(RelativePath, RelativePath)
    }

    /// The two, in order.
    package let pair: Pair
    /// The commits that changed both, the latest first.
    package let commits: [CommitName]
    /// How many commits changed the first, and the second.
    package let changes: (one: Int, other: Int)
    /// Whether an edge joins them, in either direction; of files, their modules.
    package let isJoined: Bool

    /// A coupling of its parts.
    package init(
        pair: Pair, commits: [CommitName], changes: (one: Int, other: Int), isJoined: Bool
    ) {
        self.pair = pair
        self.commits = commits
        self.changes = changes
        self.isJoined = isJoined
    }

    package var id: Pair { pair }

    /// How many commits changed both.
    package var support: Int { commits.count }

    /// The share of the commits of the one that changes less often that changed the other, in
    /// percent, rounded down.
    package var confidence: Int {
        let least = min(changes.one, changes.other)
        return least == 0 ? 0 : support * 100 / least
    }

    /// The share of all commits of either that changed both, in percent, rounded down.
    package var overlap: Int {
        let either = changes.one + changes.other - support
        return either == 0 ? 0 : support * 100 / either
    }

    /// The two modules; nil for files.
    package var modules: (one: ModuleID, other: ModuleID)? {
        if case .modules(let one, let other) = pair { (one, other) } else { nil }
    }

    package static func == (left: ChangeCoupling, right: ChangeCoupling) -> Bool {
        left.pair == right.pair && left.commits == right.commits
            && left.changes == right.changes && left.isJoined == right.isJoined
    }
}
