import Codebase

/// The folder that a target's sources are in.
enum CommonFolder {
    /// The deepest folder that holds all files; where that says no more than the project's own
    /// folder, the deepest that holds at least three quarters of them.
    ///
    /// - Returns: nil if there are no files.
    static func folder(of files: Set<RelativePath>, in project: RelativePath) -> RelativePath? {
        if files.isEmpty { return nil }
        var folder = RelativePath.root
        var inside = files.map(\.parent.components)
        while true {
            let depth = folder.components.count
            var counts: [Substring: Int] = [:]
            for path in inside where path.count > depth { counts[path[depth], default: 0] += 1 }
            let enough = project.isInside(folder) ? (files.count * 3 + 3) / 4 : inside.count
            guard let best = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }),
                best.value >= enough
            else { return folder }
            folder = folder.appending(RelativePath(String(best.key)))
            inside = inside.filter { $0.count > depth && $0[depth] == best.key }
        }
    }
}
